/** Builds DER (ITU-T X.690) by hand: certificates, revocation lists and OCSP messages need a dozen kinds of values. */

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size])
  const digits = size.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

export function writeDer(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

export const sequence = (...content: readonly Buffer[]): Buffer => writeDer(0x30, ...content)

export const setOf = (...content: readonly Buffer[]): Buffer =>
  writeDer(0x31, ...content.toSorted(Buffer.compare))

/** A number that is not negative, from its big-endian bytes. */
export function integer(value: number | Buffer): Buffer {
  const given = typeof value === 'number' ? Buffer.from([value >> 16, value >> 8, value]) : value
  const first = given.findIndex(byte => byte !== 0)
  const digits = first === -1 ? Buffer.from([0]) : given.subarray(first)
  return writeDer(0x02, ...(digits[0]! & 0x80 ? [Buffer.from([0])] : []), digits)
}

export const enumerated = (value: number): Buffer => writeDer(0x0a, Buffer.from([value]))

export const boolean = (value: boolean): Buffer => writeDer(0x01, Buffer.from([value ? 0xff : 0]))

export const nothing = (): Buffer => writeDer(0x05)

export const octets = (bytes: Buffer): Buffer => writeDer(0x04, bytes)

export const bits = (bytes: Buffer, unused = 0): Buffer => writeDer(0x03, Buffer.from([unused]), bytes)

export const utf8 = (text: string): Buffer => writeDer(0x0c, Buffer.from(text, 'utf8'))

export const printable = (text: string): Buffer => writeDer(0x13, Buffer.from(text, 'latin1'))

export function objectId(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(BigInt) as [bigint, bigint, ...bigint[]]
  return writeDer(0x06, ...[first * 40n + second, ...rest].map(base128))
}

function base128(value: bigint): Buffer {
  const digits = [Number(value & 0x7fn)]
  for (let left = value >> 7n; left > 0n; left >>= 7n) digits.unshift(Number(left & 0x7fn) | 0x80)
  return Buffer.from(digits)
}

/** UTCTime until 2049, GeneralizedTime after it (RFC 5280 §4.1.2.5). */
export function moment(at: Date): Buffer {
  const digits = `${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}Z`
  return at.getUTCFullYear() < 2050
    ? writeDer(0x17, Buffer.from(digits.slice(2)))
    : writeDer(0x18, Buffer.from(digits))
}

export const generalizedTime = (at: Date): Buffer =>
  writeDer(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}Z`))

/** A context tag around whole values. */
export const explicit = (number: number, ...content: readonly Buffer[]): Buffer =>
  writeDer(0xa0 | number, ...content)

/** A context tag in place of the tag of a primitive value. */
export const implicit = (number: number, bytes: Buffer): Buffer => writeDer(0x80 | number, bytes)
