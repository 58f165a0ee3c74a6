import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the values that every authenticator app knows: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks may differ by one step in either direction. */
const DRIFT = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base32 without padding: the form in which people type a secret. */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map(group => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

export const stepAt = (time: number): number => Math.floor(time / 1000 / STEP_SECONDS)

/** RFC 4226 §5.3 */
function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The step that the code was made for, near the given time; undefined when it is none of them. */
export function findStep(secret: Buffer, code: string, time: number): number | undefined {
  const given = Buffer.from(code)
  const now = stepAt(time)
  let found: number | undefined
  for (let step = now - DRIFT; step <= now + DRIFT; step++) {
    const expected = Buffer.from(codeAt(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}

export function otpauthUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({
    secret: encodeBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  })
  // Authenticator apps show a + as it is.
  return `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}`
}
