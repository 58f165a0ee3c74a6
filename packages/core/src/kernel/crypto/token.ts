import { hash, randomBytes } from 'node:crypto'

/** 256 random bits; a prefix tells people and secret scanners what the token is for. */
export const newToken = (prefix?: string): string => {
  const random = randomBytes(32).toString('base64url')
  return prefix ? `${prefix}_${random}` : random
}

/** What is stored instead of a token. A plain hash will do, since a token is too random to be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
