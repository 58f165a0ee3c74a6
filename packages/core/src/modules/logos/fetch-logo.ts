import type { Context } from '../../kernel/context.ts'
import type { OutboundCalls } from '../../kernel/outbound/outbound.ts'
import { OutboundError } from '../../kernel/outbound/outbound-error.ts'
import { pictureType } from './picture-type.ts'
import type { LogoProblem, Picture } from './store.ts'

const LARGEST = 256 * 1024
const TIMEOUT_MS = 5000

/** The picture, or why there is none. */
export async function fetchLogo(
  { services }: Context,
  address: string,
): Promise<Picture | { problem: LogoProblem }> {
  try {
    return await ask(services.outbound.of('logos'), address)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const { reason } = error
    const isTold = reason === 'address_not_allowed' || reason === 'too_large'
    return { problem: isTold ? reason : 'unreachable' }
  }
}

async function ask(outbound: OutboundCalls, url: string): Promise<Picture | { problem: LogoProblem }> {
  const headers = { accept: 'image/svg+xml, image/png, image/jpeg, image/webp, image/gif' }
  const { status, body } = await outbound.request({
    url,
    headers,
    maxBytes: LARGEST,
    timeout: TIMEOUT_MS,
    redirect: 'follow',
    decompress: true,
  })
  if (status !== 200) return { problem: 'http_status' }
  const type = pictureType(body)
  return type ? { type, body } : { problem: 'no_picture' }
}
