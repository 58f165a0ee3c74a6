import { createHash, timingSafeEqual } from 'node:crypto'
import { writeBytes } from './structured-fields.ts'

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** RFC 9530. */
export const contentDigest = (body: Uint8Array): string => `sha-256=${writeBytes(sha256(body))}`

export function isDigestOf(header: string, body: Uint8Array): boolean {
  const [, bytes] = /^sha-256=:([A-Za-z0-9+/]{43}=):$/.exec(header.trim()) ?? []
  return bytes !== undefined && timingSafeEqual(Buffer.from(bytes, 'base64'), sha256(body))
}
