import { damaged } from './pdf-error.ts'

/** A place in bytes from which values are read one after the other; `end` is where reading has to stop. */
export type Reader = { readonly bytes: Buffer; at: number; readonly end: number }

export const readerAt = (bytes: Buffer, at: number, end = bytes.length): Reader => ({ bytes, at, end })

// ISO 32000-1 §7.2.2: 1 white space, 2 delimiter, 0 all other bytes.
const CLASS = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) CLASS[byte] = 1
for (const byte of Buffer.from('()<>[]{}/%')) CLASS[byte] = 2

export const isSpace = (byte: number | undefined): boolean => byte !== undefined && CLASS[byte] === 1

const isRegular = (byte: number | undefined): boolean => byte !== undefined && CLASS[byte] === 0

/** White space and comments. */
export function skipSpace(reader: Reader): void {
  const { bytes, end } = reader
  while (reader.at < end) {
    const byte = bytes[reader.at]!
    if (byte === 0x25) {
      while (reader.at < end && bytes[reader.at] !== 10 && bytes[reader.at] !== 13) reader.at += 1
    } else if (CLASS[byte] === 1) reader.at += 1
    else return
  }
}

/** Moves behind the word if it stands here as a whole. */
export function takeWord(reader: Reader, word: string): boolean {
  const { bytes, at, end } = reader
  const after = at + word.length
  if (after > end) return false
  for (let index = 0; index < word.length; index += 1)
    if (bytes[at + index] !== word.charCodeAt(index)) return false
  if (after < end && isRegular(bytes[after]) && isRegular(bytes[after - 1])) return false
  reader.at = after
  return true
}

export function expectWord(reader: Reader, word: string): void {
  skipSpace(reader)
  if (!takeWord(reader, word)) throw damaged(`expected ${word} at ${reader.at}`)
}

/** Digits alone; undefined, and nothing read, where none stand. */
export function takeWhole(reader: Reader): number | undefined {
  const { bytes, end } = reader
  let at = reader.at
  let value = 0
  while (at < end && bytes[at]! >= 0x30 && bytes[at]! <= 0x39 && at - reader.at < 16) {
    value = value * 10 + bytes[at]! - 0x30
    at += 1
  }
  if (at === reader.at || (at < end && isRegular(bytes[at])) || !Number.isSafeInteger(value)) return undefined
  reader.at = at
  return value
}

export function expectWhole(reader: Reader): number {
  skipSpace(reader)
  const value = takeWhole(reader)
  if (value === undefined) throw damaged(`expected a number at ${reader.at}`)
  return value
}

export function readNumber(reader: Reader): number {
  const start = reader.at
  while (reader.at < reader.end && isRegular(reader.bytes[reader.at])) reader.at += 1
  const text = reader.bytes.toString('latin1', start, reader.at)
  if (text.length > 40 || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) throw damaged(`no number at ${start}`)
  return Number(text)
}

const hexDigit = (byte: number | undefined): number => {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

export function readName(reader: Reader): string {
  const { bytes, end } = reader
  reader.at += 1
  const start = reader.at
  let hasEscape = false
  while (reader.at < end && isRegular(bytes[reader.at])) {
    if (bytes[reader.at] === 0x23) hasEscape = true
    reader.at += 1
  }
  const text = bytes.toString('latin1', start, reader.at)
  if (!hasEscape) return text
  return text.replace(/#([0-9a-fA-F]{2})|#/g, (_all, digits: string | undefined) => {
    if (digits === undefined || digits === '00') throw damaged(`name is malformed at ${start}`)
    return String.fromCharCode(Number.parseInt(digits, 16))
  })
}

export function readHexString(reader: Reader): Buffer {
  const { bytes, end } = reader
  const close = bytes.indexOf(0x3e, reader.at)
  const digits = bytes.toString('latin1', reader.at + 1, close)
  // Signatures are long, and written without spaces.
  if (close > 0 && close < end && digits.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(digits)) {
    reader.at = close + 1
    return Buffer.from(digits, 'hex')
  }
  const found: number[] = []
  reader.at += 1
  let high = -1
  for (; reader.at < end; reader.at += 1) {
    const byte = bytes[reader.at]!
    if (byte === 0x3e) {
      reader.at += 1
      if (high >= 0) found.push(high * 16)
      return Buffer.from(found)
    }
    if (CLASS[byte] === 1) continue
    const digit = hexDigit(byte)
    if (digit < 0) throw damaged(`no hexadecimal digit at ${reader.at}`)
    if (high < 0) high = digit
    else {
      found.push(high * 16 + digit)
      high = -1
    }
  }
  throw damaged('string without an end')
}

const ESCAPES: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }

export function readLiteralString(reader: Reader): Buffer {
  const { bytes, end } = reader
  const found: number[] = []
  let depth = 0
  while (reader.at < end) {
    const byte = bytes[reader.at]!
    reader.at += 1
    if (byte === 0x28) {
      depth += 1
      if (depth > 1) found.push(byte)
    } else if (byte === 0x29) {
      depth -= 1
      if (depth === 0) return Buffer.from(found)
      found.push(byte)
    } else if (byte === 0x5c) readEscape(reader, found)
    else if (byte === 13) {
      if (bytes[reader.at] === 10) reader.at += 1
      found.push(10)
    } else found.push(byte)
  }
  throw damaged('string without an end')
}

function readEscape(reader: Reader, found: number[]): void {
  const { bytes } = reader
  const byte = bytes[reader.at]
  if (byte === undefined || reader.at >= reader.end) throw damaged('string without an end')
  reader.at += 1
  if (byte >= 0x30 && byte <= 0x37) {
    let value = byte - 0x30
    for (let more = 0; more < 2; more += 1) {
      const next = bytes[reader.at]
      if (next === undefined || next < 0x30 || next > 0x37) break
      value = value * 8 + next - 0x30
      reader.at += 1
    }
    found.push(value & 0xff)
  } else if (byte === 13) {
    if (bytes[reader.at] === 10) reader.at += 1
  } else if (byte !== 10) found.push(ESCAPES[byte] ?? byte)
}
