export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/svg+xml'

const startsWith = (body: Buffer, bytes: string, at = 0): boolean =>
  body.subarray(at, at + bytes.length).toString('latin1') === bytes

/** What may stand before the first element; a document type that declares something of its own may not. */
const BEFORE = [/^\ufeff?\s+/, /^<\?xml[^>]*>/, /^<!DOCTYPE svg[^>[]*>/i]

/** In single steps instead of one pattern, so that no input makes it backtrack. */
function isSvg(text: string): boolean {
  let rest = text
  for (;;) {
    const known = BEFORE.map(part => part.exec(rest)?.[0].length ?? 0).find(length => length > 0)
    const remark = rest.startsWith('<!--') ? rest.indexOf('-->', 4) + 3 : 0
    const skipped = known ?? (remark > 3 ? remark : 0)
    if (skipped === 0) return /^<svg[\s>]/.test(rest)
    rest = rest.slice(skipped)
  }
}

/** By the first bytes: the content type of a host proves nothing. */
export function pictureType(body: Buffer): PictureType | null {
  if (startsWith(body, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(body, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(body, 'GIF87a') || startsWith(body, 'GIF89a')) return 'image/gif'
  if (startsWith(body, 'RIFF') && startsWith(body, 'WEBP', 8)) return 'image/webp'
  return isSvg(body.toString('utf8')) ? 'image/svg+xml' : null
}
