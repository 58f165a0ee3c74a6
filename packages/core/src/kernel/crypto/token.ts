import { hash, randomFillSync } from 'node:crypto'

const TOKEN_BYTES = 32

/** Asking the generator costs the same for a hundred tokens as for one. */
const pool = Buffer.alloc(128 * TOKEN_BYTES)
let used = pool.length

/** Random bytes of which nobody has had any, and of which none stay behind. */
function takeRandom(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const end = used + TOKEN_BYTES
  const text = pool.toString('base64url', used, end)
  pool.fill(0, used, end)
  used = end
  return text
}

/** 256 random bits; a prefix tells people and secret scanners what the token is for. */
export const newToken = (prefix?: string): string => {
  const random = takeRandom()
  return prefix ? `${prefix}_${random}` : random
}

/** What is stored instead of a token. A plain hash will do, since a token is too random to be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
