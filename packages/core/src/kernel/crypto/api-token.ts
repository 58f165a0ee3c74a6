import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Whose rights the token carries: those of a person, or of a service account. */
export type ApiTokenKind = 'pat' | 'svc'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 256 bits, and the 32 bits of the checksum, in base 62. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
/** What lists show of a token: enough to tell it from others, too little to guess it. */
const SHOWN_LENGTH = 'tamga_pat_'.length + 6

const PATTERN = /^tamga_(?:pat|svc)_[0-9A-Za-z]{49}$/

/**
 * `tamga_pat_` or `tamga_svc_`, 256 random bits, and the CRC-32 of all that stands before it: whoever finds such a text in a file knows
 * what it is, and without asking us whether it was copied whole. No character ends a word, so that a double click selects it.
 */
export function newApiToken(kind: ApiTokenKind): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH)
  const body = `tamga_${kind}_${secret}`
  return body + checksumOf(body)
}

export const hasApiTokenPrefix = (token: string): boolean =>
  token.startsWith('tamga_pat_') || token.startsWith('tamga_svc_')

/** False for what was mistyped, cut or made up: it need not be looked for. */
export function isApiToken(token: string): boolean {
  if (!PATTERN.test(token)) return false
  const body = token.slice(0, -CHECKSUM_LENGTH)
  return checksumOf(body) === token.slice(-CHECKSUM_LENGTH)
}

export const shownPrefix = (token: string): string => token.slice(0, SHOWN_LENGTH)

const checksumOf = (body: string): string => inBase62(BigInt(crc32(body)), CHECKSUM_LENGTH)

function inBase62(number: bigint, length: number): string {
  let rest = number
  let text = ''
  for (; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}
