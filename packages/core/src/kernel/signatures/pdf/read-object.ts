import { damaged } from './pdf-error.ts'
import {
  isDictionary,
  isRef,
  isWholeNumber,
  type PdfDictionary,
  type PdfRef,
  type PdfValue,
} from './pdf-value.ts'
import { expectWhole, expectWord, type Reader, readerAt, skipSpace, takeWord } from './read-tokens.ts'
import { readValue } from './read-value.ts'

export type IndirectObject = {
  readonly number: number
  readonly generation: number
  readonly value: PdfValue
  /** Behind `endobj`. */
  readonly end: number
}

/** Where an object stands, and how the length of its stream is found when another object holds it. */
export type ObjectPlace = {
  readonly offset: number
  readonly end: number
  lengthOf(ref: PdfRef): PdfValue
}

/** `12 0 obj … endobj`, from its first digit on. */
export function readIndirect(bytes: Buffer, { offset, end, lengthOf }: ObjectPlace): IndirectObject {
  const first = bytes[offset]
  if (offset >= end || first === undefined || first < 0x30 || first > 0x39)
    throw damaged(`no object at ${offset}`)
  const reader = readerAt(bytes, offset, end)
  const number = expectWhole(reader)
  const generation = expectWhole(reader)
  expectWord(reader, 'obj')
  const given = readValue(reader)
  skipSpace(reader)
  const value =
    isDictionary(given) && takeWord(reader, 'stream') ? readStream(reader, given, lengthOf) : given
  expectWord(reader, 'endobj')
  return { number, generation, value, end: reader.at }
}

/** The length has to be right: who searches for `endstream` instead reads something else than the next program. */
function readStream(
  reader: Reader,
  dictionary: PdfDictionary,
  lengthOf: (ref: PdfRef) => PdfValue,
): PdfValue {
  const { bytes, end } = reader
  if (bytes[reader.at] === 13 && bytes[reader.at + 1] === 10) reader.at += 2
  else if (bytes[reader.at] === 10) reader.at += 1
  else throw damaged(`stream does not begin on a line of its own at ${reader.at}`)
  const given = dictionary.entries.get('Length')
  const length = isRef(given) ? lengthOf(given) : given
  if (!isWholeNumber(length) || length < 0 || reader.at + length > end)
    throw damaged(`length of the stream is wrong at ${reader.at}`)
  const data = bytes.subarray(reader.at, reader.at + length)
  reader.at += length
  if (bytes[reader.at] === 13) reader.at += 1
  if (bytes[reader.at] === 10) reader.at += 1
  if (!takeWord(reader, 'endstream')) throw damaged(`length of the stream is wrong at ${reader.at}`)
  return { kind: 'stream', dictionary, data }
}
