import { hash, randomFillSync } from 'node:crypto'

const TOKEN_BYTES = 32

/** Filled for many tokens at once: a call of the generator costs far more than the bytes. */
const pool = Buffer.alloc(128 * TOKEN_BYTES)
let used = pool.length

/** Each byte is given out once, and wiped then. */
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
