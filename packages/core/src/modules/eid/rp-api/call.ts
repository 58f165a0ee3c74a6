import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import { EidRefused, EidUnavailable } from '../provider/port.ts'

export type RelyingParty = {
  readonly base_url: string
  readonly uuid: string
  readonly secret: string
  readonly name: string
}

export const PROMPT_TIMEOUT_MS = 15_000
/** What Smart-ID shows of a text. */
const LONGEST_TEXT = 60

/** What the phone shows and asks for. */
export const interactionsOf = (text: string): string =>
  Buffer.from(
    JSON.stringify([{ type: 'displayTextAndPIN', displayText60: text.slice(0, LONGEST_TEXT) }]),
    'utf8',
  ).toString('base64')

/** As the server says it: its length differs from vendor to vendor. */
export function codeIn(vc: unknown): string | null {
  const value = typeof vc === 'object' && vc !== null ? (vc as { value?: unknown }).value : vc
  return typeof value === 'string' && /^\d{2,10}$/.test(value) ? value : null
}

export function requiredText(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new EidRefused('answer_malformed')
  return value
}

type Call = {
  readonly body?: object
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** Statuses beside success that the caller reads itself. */
  readonly accepts?: readonly number[]
}

export async function call(
  { relyingParty, calls }: { readonly relyingParty: RelyingParty; readonly calls: OutboundCalls },
  path: string,
  { body, timeout = PROMPT_TIMEOUT_MS, signal, accepts = [] }: Call,
): Promise<OutboundResponse> {
  let reply: OutboundResponse
  try {
    reply = await calls.request({
      url: `${relyingParty.base_url}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${relyingParty.secret}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeout,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof OutboundError) throw new EidUnavailable(error.reason)
    throw error
  }
  if (reply.status === 200 || accepts.includes(reply.status)) return reply
  // 404: nobody has this number, or no e-ID. 401 and 403 are about us, and 480 and 580 about the service.
  if (reply.status === 404) throw new EidRefused('not_registered')
  throw new EidUnavailable(`status ${reply.status}`)
}

export function jsonOf(reply: OutboundResponse): unknown {
  try {
    return reply.json()
  } catch {
    throw new EidRefused('answer_malformed')
  }
}
