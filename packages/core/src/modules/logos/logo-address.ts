import { createHash } from 'node:crypto'

/** Where our own copy of a logo is found; an address on this origin needs none. */
export function logoAddress(uri: string | null): string | null {
  if (uri === null || !/^https?:/i.test(uri)) return uri
  return `/logos/${createHash('sha256').update(uri).digest('base64url')}`
}
