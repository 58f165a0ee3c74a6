import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import { type Credentials, signRequest } from './aws-signature.ts'

type Scope = Pick<Context, 'services'>
export type ObjectRef = { readonly tenant_id: string; readonly sha256: string }

const TIMEOUT_MS = 60_000
/** SHA-256 of nothing. */
const NO_PAYLOAD = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const unavailable = () => new AppError(503, 'document_store_unavailable', { headers: { 'retry-after': '5' } })

/** Whether files lie in a bucket instead of the database. */
export const hasBucket = ({ services: { settings } }: Scope): boolean => settings.DOCUMENT_STORE !== undefined

/** Under the tenant and the hash: what is there already is the same. */
export async function putObject(ctx: Scope, { tenant_id, sha256 }: ObjectRef, bytes: Buffer): Promise<void> {
  const status = (await send(ctx, { tenant_id, sha256 }, { method: 'PUT', payload: sha256, body: bytes }))
    .status
  if (status !== 200) throw unavailable()
}

export async function readObjectPart(
  ctx: Scope,
  ref: ObjectRef,
  { from, length }: { from: number; length: number },
): Promise<Buffer> {
  const range = `bytes=${from}-${from + length - 1}`
  const answer = await send(ctx, ref, { method: 'GET', payload: NO_PAYLOAD, range, maxBytes: length })
  if (answer.status !== 206 && answer.status !== 200) throw unavailable()
  return Buffer.from(answer.body)
}

export async function removeObject(ctx: Scope, ref: ObjectRef): Promise<void> {
  const { status } = await send(ctx, ref, { method: 'DELETE', payload: NO_PAYLOAD })
  if (status !== 204 && status !== 200 && status !== 404) throw unavailable()
}

type Request = { method: string; payload: string; body?: Buffer; range?: string; maxBytes?: number }

async function send({ services }: Scope, ref: ObjectRef, { range, payload, ...request }: Request) {
  const { settings, operatorOutbound } = services
  const url = addressOf(settings.DOCUMENT_STORE!, settings.DOCUMENT_STORE_ENDPOINT!, ref)
  const credentials: Credentials = {
    key: settings.DOCUMENT_STORE_KEY!,
    secret: settings.DOCUMENT_STORE_SECRET!,
    region: settings.DOCUMENT_STORE_REGION,
  }
  const signed = signRequest({ method: request.method, url, payload, at: new Date() }, credentials)
  try {
    return await operatorOutbound.to(url.href, ref.tenant_id).request({
      url: url.href,
      ...request,
      headers: { ...signed, ...(range && { range }) },
      timeout: TIMEOUT_MS,
    })
  } catch (error) {
    if (error instanceof OutboundError) throw unavailable()
    throw error
  }
}

function addressOf(store: string, endpoint: string, { tenant_id, sha256 }: ObjectRef): URL {
  const base = endpoint.replace(/\/$/, '')
  return new URL(`${base}/${store.slice('s3://'.length)}/${tenant_id}/${sha256}`)
}
