import { damaged, PdfError, tooComplex } from './pdf-error.ts'
import { isDictionary, isWholeNumber, type PdfDictionary } from './pdf-value.ts'
import { readIndirect } from './read-object.ts'
import { expectWhole, isSpace, type Reader, readerAt, takeWord } from './read-tokens.ts'
import { readSection, type XrefSection } from './read-xref.ts'

/** What one save of the file added: the bytes from `start` to `end`, and where its objects are. */
export type Revision = {
  readonly start: number
  /** Behind the last `%%EOF`, without and with the end of its line. */
  readonly mark: number
  readonly end: number
  /** Newest first; a linearised file begins with two that belong together. */
  readonly sections: readonly XrefSection[]
  readonly trailer: PdfDictionary
}

const MOST_REVISIONS = 500

/** The saves of a file, oldest first. */
export function readRevisions(bytes: Buffer): Revision[] {
  if (!/^%PDF-(1\.\d|2\.0)[\s%]/.test(bytes.toString('latin1', 0, 9)))
    throw new PdfError('not_pdf', 'the file does not begin as a PDF')
  const chains = readChains(bytes)
  const revisions: Revision[] = []
  let start = 0
  for (const sections of chains.toReversed()) {
    const { mark, end } = readEnd(bytes, sections)
    if (start > sections.at(-1)!.offset) throw damaged('cross-reference sections overlap')
    for (const section of sections) requireInside(section, end)
    revisions.push({ start, mark, end, sections, trailer: sections[0]!.trailer })
    start = end
  }
  for (let at = start; at < bytes.length; at += 1)
    if (!isSpace(bytes[at])) throw damaged('bytes behind the end of the file')
  return revisions
}

/** Follows /Prev from the newest section to the oldest; the sections of one save together. */
function readChains(bytes: Buffer): XrefSection[][] {
  const chains: XrefSection[][] = []
  let offset: number | undefined = lastStart(bytes)
  while (offset !== undefined) {
    if (chains.length >= MOST_REVISIONS) throw tooComplex('too many revisions')
    const section = readSection(bytes, offset)
    if (section.trailer.entries.has('Encrypt')) throw new PdfError('encrypted', 'the file is encrypted')
    const previous = previousOf(section)
    if (previous === undefined || previous < offset) {
      chains.push([section])
      offset = previous
      continue
    }
    chains.push([section, readMain(bytes, previous)])
    offset = undefined
  }
  return chains
}

function previousOf({ trailer }: XrefSection): number | undefined {
  const value = trailer.entries.get('Prev')
  if (value === undefined) return undefined
  if (!isWholeNumber(value) || value <= 0) throw damaged('Prev is malformed')
  return value
}

/** Only the first save may be linearised: then its first section stands before the one that it calls the previous. */
function readMain(bytes: Buffer, offset: number): XrefSection {
  const main = readSection(bytes, offset)
  if (!isLinearised(bytes) || previousOf(main) !== undefined)
    throw damaged('cross-reference sections form a circle')
  return main
}

function isLinearised(bytes: Buffer): boolean {
  const at = /\d+ \d+ obj/.exec(bytes.toString('latin1', 0, 1024))?.index
  if (at === undefined) return false
  const { value } = readIndirect(bytes, { offset: at, end: bytes.length, lengthOf: () => null })
  return isDictionary(value) && value.entries.has('Linearized')
}

/** The number behind the last `startxref` of the file. */
function lastStart(bytes: Buffer): number {
  const at = bytes.lastIndexOf('startxref')
  if (at < 0) throw damaged('the file does not say where its objects are')
  const { start } = readMark(readerAt(bytes, at))
  return start
}

const skipBlank = (reader: Reader): void => {
  while (reader.at < reader.end && isSpace(reader.bytes[reader.at])) reader.at += 1
}

/** `startxref`, a number, `%%EOF`. */
function readMark(reader: Reader): { start: number; mark: number } {
  skipBlank(reader)
  if (!takeWord(reader, 'startxref')) throw damaged(`expected startxref at ${reader.at}`)
  skipBlank(reader)
  const start = expectWhole(reader)
  skipBlank(reader)
  if (reader.bytes.toString('latin1', reader.at, reader.at + 5) !== '%%EOF')
    throw damaged(`expected the end of the file at ${reader.at}`)
  return { start, mark: reader.at + 5 }
}

function readEnd(bytes: Buffer, sections: readonly XrefSection[]): { mark: number; end: number } {
  const { start, mark } = readMark(readerAt(bytes, sections.at(-1)!.end))
  if (start !== sections[0]!.offset) throw damaged('startxref does not name its own section')
  const next = bytes[mark]
  const end = next === 13 && bytes[mark + 1] === 10 ? mark + 2 : next === 10 || next === 13 ? mark + 1 : mark
  return { mark, end }
}

/** What a save says may not depend on bytes that come after it. */
function requireInside({ entries }: XrefSection, end: number): void {
  for (const [number, entry] of entries)
    if (entry.kind === 'plain' && (entry.offset >= end || entry.offset === 0))
      throw damaged(`object ${number} is outside of its revision`)
}
