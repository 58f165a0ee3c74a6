import { createHash, randomBytes } from 'node:crypto'
import type { OutboundCalls } from '../../outbound/outbound.ts'
import type { HashName } from '../cms/signature-algorithm.ts'
import { readTimestampReply } from './timestamp-reply.ts'
import { writeTimestampRequest } from './timestamp-request.ts'

/** The timestamp authority cannot be asked, or its answer is none: worth another try. */
export class TimestampUnavailable extends Error {
  override name = 'TimestampUnavailable'
}

export type TimestampAuthority = {
  readonly url: string
  readonly calls: OutboundCalls
}

const HASH: HashName = 'sha256'
const TIMEOUT_MS = 10_000
const LARGEST_REPLY = 64 * 1024

/** Asks the authority to confirm that these bytes exist now (RFC 3161 §3.4, over HTTP). Only their digest leaves. */
export const requestTimestamp = (authority: TimestampAuthority, bytes: Buffer): Promise<Buffer> =>
  requestTimestampOfDigest(authority, createHash(HASH).update(bytes).digest())

/** The same of a SHA-256 that is known already. */
export async function requestTimestampOfDigest(
  { url, calls }: TimestampAuthority,
  digest: Buffer,
): Promise<Buffer> {
  const question = { hash: HASH, digest, nonce: randomBytes(16) }
  try {
    const { status, body } = await calls.request({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: writeTimestampRequest(question),
      timeout: TIMEOUT_MS,
      maxBytes: LARGEST_REPLY,
      retries: 1,
      retryAnyMethod: true,
    })
    if (status !== 200) throw new Error(`status ${status}`)
    return readTimestampReply(body, question)
  } catch (error) {
    throw new TimestampUnavailable((error as Error).message)
  }
}
