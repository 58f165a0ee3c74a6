import { decodeStream } from './decode-stream.ts'
import { damaged, tooComplex } from './pdf-error.ts'
import {
  isArray,
  isDictionary,
  isName,
  isStream,
  isWholeNumber,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'
import { readIndirect } from './read-object.ts'
import { expectWhole, type Reader, readerAt, skipSpace, takeWhole, takeWord } from './read-tokens.ts'
import { readValue } from './read-value.ts'

/** Where an object is: at an offset, inside of an object stream, or nowhere any more. */
export type XrefEntry =
  | { readonly kind: 'free' }
  | { readonly kind: 'plain'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly container: number; readonly index: number }

export type XrefSection = {
  readonly kind: 'table' | 'stream'
  readonly offset: number
  /** Behind the trailer, or behind the stream's object. */
  readonly end: number
  readonly entries: ReadonlyMap<number, XrefEntry>
  readonly trailer: PdfDictionary
}

export const MOST_OBJECTS = 1_000_000

export function readSection(bytes: Buffer, offset: number): XrefSection {
  const reader = readerAt(bytes, offset)
  return takeWord(reader, 'xref') ? readTable(reader, offset) : readXrefStream(bytes, offset)
}

function readTable(reader: Reader, offset: number): XrefSection {
  const entries = new Map<number, XrefEntry>()
  for (;;) {
    skipSpace(reader)
    if (takeWord(reader, 'trailer')) break
    const first = takeWhole(reader)
    if (first === undefined) throw damaged(`cross-reference table is malformed at ${reader.at}`)
    const count = expectWhole(reader)
    if (entries.size + count > MOST_OBJECTS) throw tooComplex('too many objects')
    skipSpace(reader)
    for (let index = 0; index < count; index += 1) addEntry(entries, first + index, readRow(reader))
  }
  const trailer = readValue(reader)
  if (!isDictionary(trailer)) throw damaged('trailer is missing')
  const hidden = trailer.entries.get('XRefStm')
  if (hidden !== undefined) addHidden(entries, readHidden(reader.bytes, hidden))
  requireSize(entries, trailer)
  return { kind: 'table', offset, end: reader.at, entries, trailer }
}

const ROW = /^(\d{10}) (\d{5}) ([nf])(?: \n| \r|\r\n)$/

/** Rows have twenty bytes each (ISO 32000-1 §7.5.4). */
function readRow(reader: Reader): XrefEntry {
  const row = ROW.exec(reader.bytes.toString('latin1', reader.at, reader.at + 20))
  if (!row) throw damaged(`cross-reference table is malformed at ${reader.at}`)
  reader.at += 20
  if (row[3] === 'f') return { kind: 'free' }
  return { kind: 'plain', offset: Number(row[1]), generation: Number(row[2]) }
}

function addEntry(entries: Map<number, XrefEntry>, number: number, entry: XrefEntry): void {
  if (entries.has(number)) throw damaged(`object ${number} stands twice in one cross-reference section`)
  if (number === 0 && entry.kind !== 'free') throw damaged('object 0 is in use')
  entries.set(number, entry)
}

function readHidden(bytes: Buffer, offset: PdfValue): ReadonlyMap<number, XrefEntry> {
  if (!isWholeNumber(offset)) throw damaged('XRefStm is malformed')
  const section = readXrefStream(bytes, offset)
  return section.entries
}

/**
 * A file for two generations of readers: the table calls free what only the stream knows (ISO 32000-1 §7.5.8.4).
 * An object that both claim to know is two objects, one for each kind of reader.
 */
function addHidden(entries: Map<number, XrefEntry>, hidden: ReadonlyMap<number, XrefEntry>): void {
  for (const [number, entry] of hidden) {
    const known = entries.get(number)
    if (known && known.kind !== 'free' && !sameEntry(known, entry))
      throw damaged(`object ${number} is at two places`)
    if (entry.kind !== 'free' || !known) entries.set(number, entry)
  }
}

const sameEntry = (a: XrefEntry, b: XrefEntry): boolean =>
  a.kind === 'plain' && b.kind === 'plain' && a.offset === b.offset && a.generation === b.generation

function requireSize(entries: ReadonlyMap<number, XrefEntry>, { entries: trailer }: PdfDictionary): void {
  const size = trailer.get('Size')
  if (!isWholeNumber(size) || size > MOST_OBJECTS * 8) throw damaged('Size is malformed')
  for (const [number, { kind }] of entries)
    if (number >= size && kind !== 'free') throw damaged(`object ${number} is beyond Size`)
}

function readXrefStream(bytes: Buffer, offset: number): XrefSection {
  const { value, end } = readIndirect(bytes, {
    offset,
    end: bytes.length,
    lengthOf: () => {
      throw damaged('length of the cross-reference stream is not in it')
    },
  })
  if (!isStream(value) || !isName(value.dictionary.entries.get('Type'), 'XRef'))
    throw damaged(`no cross-reference section at ${offset}`)
  const { dictionary } = value
  const widths = wholeNumbers(dictionary.entries.get('W'))
  if (widths.length !== 3 || widths.some(width => width > 7)) throw damaged('W is malformed')
  const index = dictionary.entries.get('Index')
  const size = dictionary.entries.get('Size')
  const ranges = index === undefined ? [0, isWholeNumber(size) ? size : -1] : wholeNumbers(index)
  const entries = readRows(decodeStream(value), widths as [number, number, number], ranges)
  requireSize(entries, dictionary)
  return { kind: 'stream', offset, end, entries, trailer: dictionary }
}

function wholeNumbers(value: PdfValue | undefined): number[] {
  if (!isArray(value) || !value.every(one => isWholeNumber(one) && one >= 0))
    throw damaged('numbers are missing')
  return value as number[]
}

function readRows(
  rows: Buffer,
  widths: readonly [number, number, number],
  ranges: readonly number[],
): ReadonlyMap<number, XrefEntry> {
  const entries = new Map<number, XrefEntry>()
  let at = 0
  const field = (width: number, otherwise: number): number => {
    if (width === 0) return otherwise
    at += width
    let value = 0
    for (let index = at - width; index < at; index += 1) value = value * 256 + rows[index]!
    return value
  }
  const width = widths[0] + widths[1] + widths[2]
  if (width === 0 || ranges.length % 2 !== 0) throw damaged('cross-reference stream is malformed')
  for (let range = 0; range < ranges.length; range += 2) {
    const count = ranges[range + 1]!
    if (count < 0 || at + count * width > rows.length) throw damaged('cross-reference stream is cut off')
    if (entries.size + count > MOST_OBJECTS) throw tooComplex('too many objects')
    for (let index = 0; index < count; index += 1) {
      const [kind, second, third] = [field(widths[0], 1), field(widths[1], 0), field(widths[2], 0)]
      addEntry(entries, ranges[range]! + index, entryOf(kind, second, third))
    }
  }
  if (at !== rows.length) throw damaged('cross-reference stream has rows too many')
  return entries
}

function entryOf(kind: number, second: number, third: number): XrefEntry {
  if (kind === 0) return { kind: 'free' }
  if (kind === 1) return { kind: 'plain', offset: second, generation: third }
  if (kind === 2) return { kind: 'packed', container: second, index: third }
  throw damaged('unknown kind of cross-reference entry')
}
