import { contentDigest } from '../http-signature/content-digest.ts'
import type { Covered } from '../http-signature/signature-base.ts'

export const MESSAGES_PATH = '/ring/v1/'
export const KEYS_PATH = '/ring/v1/keys'
export const payloadPath = (messageId: string): string => `/ring/v1/payloads/${messageId}`

/** Larger payloads are fetched by the receiver. */
export const MOST_INLINE = 65_536
export const REFERENCE_TYPE = 'application/vnd.tamga.ring-reference+json'
export const PAYLOAD_TYPE = 'application/json'

/** What the signature of each kind of message covers, in this order. */
export const MESSAGE_COMPONENTS = [
  '@method',
  '@authority',
  '@path',
  'content-type',
  'content-digest',
  'ring-id',
  'ring-from',
  'ring-to',
  'ring-service',
] as const
export const FETCH_COMPONENTS = ['@method', '@authority', '@path', 'ring-from', 'ring-to'] as const
export const ANSWER_COMPONENTS = [
  '@status',
  'content-digest',
  'ring-id',
  'ring-from',
  'ring-to',
  'ring-request-digest',
] as const

export type Envelope = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly service: string
}

export const authorityOf = (origin: string): string => new URL(origin).host

/** The headers of a message, and with them what is derived from its address. */
export function coverMessage(envelope: Envelope, body: Buffer, type: string): Covered {
  return {
    '@method': 'POST',
    '@authority': authorityOf(envelope.to),
    '@path': `${MESSAGES_PATH}${envelope.service}`,
    'content-type': type,
    'content-digest': contentDigest(body),
    'ring-id': envelope.id,
    'ring-from': envelope.from,
    'ring-to': envelope.to,
    'ring-service': envelope.service,
  }
}

/** The answer to a message; it names the request by the digest of what was signed there, so that it fits no other. */
export function coverAnswer(
  envelope: Omit<Envelope, 'service'>,
  { status, body, requestBase }: { status: number; body: Buffer; requestBase: string },
): Covered {
  return {
    '@status': String(status),
    'content-digest': contentDigest(body),
    'ring-id': envelope.id,
    'ring-from': envelope.from,
    'ring-to': envelope.to,
    'ring-request-digest': contentDigest(Buffer.from(requestBase)),
  }
}

/** What is sent of what is covered: names that begin with @ are no headers. */
export const headersOf = (covered: Covered): Record<string, string> =>
  Object.fromEntries(Object.entries(covered).filter(([name]) => !name.startsWith('@')))
