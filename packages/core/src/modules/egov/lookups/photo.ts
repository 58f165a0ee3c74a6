export type Photo = { readonly media_type: 'image/jpeg' | 'image/png'; readonly data: string }

const KINDS = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
] as const

/** Known by its first bytes; anything else, such as a picture that can hold scripts, is left out. */
export function photoOf(base64: string | null): Photo | null {
  const data = base64?.replace(/\s/g, '') ?? ''
  if (data === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return null
  const head = Buffer.from(data.slice(0, 8), 'base64')
  const kind = KINDS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))
  return kind ? { media_type: kind[0], data } : null
}
