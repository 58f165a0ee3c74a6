import { damaged, tooComplex } from './pdf-error.ts'
import type { PdfDictionary, PdfValue } from './pdf-value.ts'
import {
  type Reader,
  readHexString,
  readLiteralString,
  readName,
  readNumber,
  skipSpace,
  takeWhole,
  takeWord,
} from './read-tokens.ts'

const DEEPEST = 64

/** One value without what may follow it; a dictionary may be the beginning of a stream. */
export function readValue(reader: Reader, depth = 0): PdfValue {
  if (depth > DEEPEST) throw tooComplex('values are nested too deeply')
  skipSpace(reader)
  const byte = reader.at < reader.end ? reader.bytes[reader.at] : undefined
  switch (byte) {
    case 0x2f:
      return { kind: 'name', value: readName(reader) }
    case 0x28:
      return readString(reader, false)
    case 0x5b:
      return readArray(reader, depth)
    case 0x3c:
      return reader.bytes[reader.at + 1] === 0x3c ? readDictionary(reader, depth) : readString(reader, true)
    case 0x74:
      if (takeWord(reader, 'true')) return true
      break
    case 0x66:
      if (takeWord(reader, 'false')) return false
      break
    case 0x6e:
      if (takeWord(reader, 'null')) return null
      break
    case undefined:
      throw damaged('value is missing')
  }
  return readNumberOrRef(reader)
}

function readString(reader: Reader, isHex: boolean): PdfValue {
  const start = reader.at
  const bytes = isHex ? readHexString(reader) : readLiteralString(reader)
  return { kind: 'string', bytes, isHex, start, end: reader.at }
}

function readArray(reader: Reader, depth: number): PdfValue[] {
  const found: PdfValue[] = []
  reader.at += 1
  for (;;) {
    skipSpace(reader)
    if (reader.at < reader.end && reader.bytes[reader.at] === 0x5d) {
      reader.at += 1
      return found
    }
    found.push(readValue(reader, depth + 1))
  }
}

/** A key that stands twice would be read one way here and another way elsewhere: it is refused. */
function readDictionary(reader: Reader, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>()
  reader.at += 2
  for (;;) {
    skipSpace(reader)
    const byte = reader.at < reader.end ? reader.bytes[reader.at] : undefined
    if (byte === 0x3e && reader.bytes[reader.at + 1] === 0x3e && reader.at + 1 < reader.end) {
      reader.at += 2
      return { kind: 'dictionary', entries }
    }
    if (byte !== 0x2f) throw damaged(`dictionary is malformed at ${reader.at}`)
    const key = readName(reader)
    if (entries.has(key)) throw damaged(`the key ${key} stands twice at ${reader.at}`)
    entries.set(key, readValue(reader, depth + 1))
  }
}

function readNumberOrRef(reader: Reader): PdfValue {
  const start = reader.at
  const number = takeWhole(reader)
  if (number !== undefined) {
    const after = reader.at
    skipSpace(reader)
    const generation = reader.at > after ? takeWhole(reader) : undefined
    if (generation !== undefined && generation <= 65_535) {
      const behind = reader.at
      skipSpace(reader)
      if (reader.at > behind && takeWord(reader, 'R')) return { kind: 'ref', number, generation }
    }
    reader.at = after
    return number
  }
  reader.at = start
  return readNumber(reader)
}
