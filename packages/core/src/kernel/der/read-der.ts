/** One value: its whole encoding and what is inside. Both are slices of what was given, so a signature covers exactly them. */
export type DerValue = { readonly tag: number; readonly raw: Buffer; readonly body: Buffer }

export class DerError extends Error {
  override name = 'DerError'
}

/** Refuses what DER does not allow: indefinite and padded lengths, tags of several bytes. */
function readAt(bytes: Buffer, offset: number): DerValue {
  const tag = bytes[offset]
  const first = bytes[offset + 1]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new DerError('no value')
  const { size, start } = first < 0x80 ? { size: first, start: offset + 2 } : readLength(bytes, offset + 1)
  const end = start + size
  if (end > bytes.length) throw new DerError('value is cut off')
  return { tag, raw: bytes.subarray(offset, end), body: bytes.subarray(start, end) }
}

function readLength(bytes: Buffer, offset: number): { size: number; start: number } {
  const count = bytes[offset]! & 0x7f
  const digits = bytes.subarray(offset + 1, offset + 1 + count)
  if (count === 0 || count > 4 || digits.length !== count || digits[0] === 0)
    throw new DerError('length is malformed')
  const size = digits.readUIntBE(0, count)
  if (size < 0x80) throw new DerError('length is padded')
  return { size, start: offset + 1 + count }
}

/** The only value in these bytes. */
export function readDer(bytes: Buffer): DerValue {
  const value = readAt(bytes, 0)
  if (value.raw.length !== bytes.length) throw new DerError('bytes after the value')
  return value
}

/** The values inside of a constructed one. */
export function childrenOf({ tag, body }: DerValue): DerValue[] {
  if ((tag & 0x20) === 0) throw new DerError('value has no parts')
  const found: DerValue[] = []
  for (let offset = 0; offset < body.length; ) {
    const value = readAt(body, offset)
    found.push(value)
    offset += value.raw.length
  }
  return found
}

export function expect(value: DerValue | undefined, tag: number): DerValue {
  if (value?.tag !== tag) throw new DerError(`expected tag ${tag}, found ${value?.tag}`)
  return value
}

export const partsOf = (value: DerValue | undefined, tag = 0x30): DerValue[] => childrenOf(expect(value, tag))

/** What seven more bits still leave exact. */
const MOST_BEFORE_SHIFT = 2 ** 45

export function readObjectId(value: DerValue | undefined): string {
  const { body } = expect(value, 0x06)
  if (body.length > 60) throw new DerError('object id is too long')
  const numbers: (number | bigint)[] = []
  let current = 0
  let wide = 0n
  for (const byte of body) {
    if (current < MOST_BEFORE_SHIFT) current = current * 128 + (byte & 0x7f)
    else wide = ((wide || BigInt(current)) << 7n) | BigInt(byte & 0x7f)
    if (byte & 0x80) continue
    numbers.push(wide || current)
    current = 0
    wide = 0n
  }
  const joined = Number(numbers[0] ?? 0)
  const first = joined < 80 ? Math.floor(joined / 40) : 2
  return [first, joined - first * 40, ...numbers.slice(1)].join('.')
}

/** The digits of a number without the leading zero that only keeps it positive. */
export function readInteger(value: DerValue | undefined): Buffer {
  const { body } = expect(value, 0x02)
  if (body.length === 0 || body[0]! & 0x80) throw new DerError('number is negative')
  return body.length > 1 && body[0] === 0 ? body.subarray(1) : body
}

export function readBits(value: DerValue | undefined): Buffer {
  const { body } = expect(value, 0x03)
  if (body.length === 0 || body[0]! > 7) throw new DerError('bits are malformed')
  return body.subarray(1)
}

const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/

export function readTime(value: DerValue | undefined): Date {
  const text = value?.body.toString('latin1') ?? ''
  const digits =
    value?.tag === 0x17
      ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}`
      : value?.tag === 0x18
        ? text
        : ''
  const parts = TIME.exec(digits)
  if (!parts) throw new DerError('time is malformed')
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** UTF8String, PrintableString, IA5String, and BMPString of older authorities. */
export function readText({ tag, body }: DerValue): string {
  if (tag === 0x0c) return body.toString('utf8')
  if (tag === 0x13 || tag === 0x16 || tag === 0x14) return body.toString('latin1')
  if (tag === 0x1e) return Buffer.from(body).swap16().toString('utf16le')
  throw new DerError(`no text: tag ${tag}`)
}
