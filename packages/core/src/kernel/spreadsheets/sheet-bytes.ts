import type { SheetCell, SheetRow } from './cell.ts'

/** A piece of a sheet that is being written. */
export type SheetBytes = { bytes: Buffer; at: number }

/** Limit of the format. */
const LONGEST_CELL = 32_767
const DAY_MS = 86_400_000
/** Serial numbers of days begin here: the format takes 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
/** Beside its text, a cell takes fewer bytes than this; a character of the text takes six at most. */
const MARKUP_BYTES = 128
const BYTES_PER_CHARACTER = 6

const STYLE_TIME = 1
const STYLE_DAY = 2
const STYLE_HEAD = 3

export const createSheetBytes = (size: number): SheetBytes => ({ bytes: Buffer.allocUnsafe(size), at: 0 })

/**
 * A row as XML, written straight into bytes. To glue texts together and to encode them afterwards costs several times as much, and
 * leaves as much for the collector.
 */
export function putRow(sheet: SheetBytes, { cells, isHead }: SheetRow): void {
  putMarkup(sheet, '<row>')
  for (let index = 0; index < cells.length; index++) putCell(sheet, cells[index]!, isHead === true)
  putMarkup(sheet, '</row>')
}

/** Markup of our own: one byte for each character. */
export function putMarkup(sheet: SheetBytes, text: string): void {
  makeRoom(sheet, text.length)
  const { bytes } = sheet
  let { at } = sheet
  for (let index = 0; index < text.length; index++) bytes[at++] = text.charCodeAt(index)
  sheet.at = at
}

function makeRoom(sheet: SheetBytes, wanted: number): void {
  if (sheet.bytes.length - sheet.at >= wanted) return
  const wider = Buffer.allocUnsafe(2 * (sheet.bytes.length + wanted))
  sheet.bytes.copy(wider, 0, 0, sheet.at)
  sheet.bytes = wider
}

/** A text is always an inline string, so that nothing in it can be a formula. */
function putCell(sheet: SheetBytes, cell: SheetCell, isHead: boolean): void {
  if (typeof cell === 'string') putText(sheet, cell, isHead)
  else if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) putMarkup(sheet, '<c/>')
  else {
    putMarkup(sheet, typeof cell === 'number' ? '<c><v>' : STYLED[cell.isDay ? STYLE_DAY : STYLE_TIME]!)
    putMarkup(sheet, typeof cell === 'number' ? String(cell) : serialOf(cell.wall))
    putMarkup(sheet, '</v></c>')
  }
}

const STYLED: Readonly<Record<number, string>> = {
  [STYLE_TIME]: `<c s="${STYLE_TIME}"><v>`,
  [STYLE_DAY]: `<c s="${STYLE_DAY}"><v>`,
}

const FRACTIONS = 1e11

/** Days since the first; eleven digits behind the point tell microseconds, and whole numbers are printed much faster than others. */
function serialOf(wall: number): string {
  const since = wall - FIRST_DAY
  const day = Math.floor(since / DAY_MS)
  const rest = since - day * DAY_MS
  // One before the digits keeps the zeros that they begin with.
  return rest === 0
    ? String(day)
    : `${day}.${String(FRACTIONS + Math.round((rest * FRACTIONS) / DAY_MS)).slice(1)}`
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d

/** Programs drop what is blank at the ends of a text, and some join its lines, unless they are told. */
const hasSpaceToKeep = (text: string): boolean =>
  isSpace(text.charCodeAt(0)) || isSpace(text.charCodeAt(text.length - 1)) || text.includes('\n')

function putText(sheet: SheetBytes, text: string, isHead: boolean): void {
  const whole = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text
  makeRoom(sheet, MARKUP_BYTES + BYTES_PER_CHARACTER * whole.length)
  putMarkup(sheet, isHead ? `<c t="inlineStr" s="${STYLE_HEAD}"><is>` : '<c t="inlineStr"><is>')
  putMarkup(sheet, hasSpaceToKeep(whole) ? '<t xml:space="preserve">' : '<t>')
  putCharacters(sheet, whole)
  putMarkup(sheet, '</t></is></c>')
}

/** UTF-8 of a text, in one pass: what XML gives a meaning is escaped, what it cannot hold is left out, half a pair is replaced. */
function putCharacters(sheet: SheetBytes, text: string): void {
  const { bytes } = sheet
  let { at } = sheet
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x80) {
      if (code > 0x3e || PLAIN[code] === 1) bytes[at++] = code
      else if (code in ESCAPES) at += bytes.write(ESCAPES[code]!, at, 'latin1')
    } else if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6)
      bytes[at++] = 0x80 | (code & 0x3f)
    } else if (code < 0xd800) {
      at = putThree(bytes, at, code)
    } else {
      const point = text.codePointAt(index)!
      if (point > 0xffff) index++
      at = putRare(bytes, at, point)
    }
  }
  sheet.at = at
}

const ESCAPES: Readonly<Record<number, string>> = { 38: '&amp;', 60: '&lt;', 62: '&gt;' }

/** Of the first characters, those that stand for themselves in XML 1.0. */
const PLAIN = Uint8Array.from({ length: 0x3f }, (_, code) =>
  (code >= 0x20 && !(code in ESCAPES)) || code === 0x09 || code === 0x0a || code === 0x0d ? 1 : 0,
)

function putThree(bytes: Buffer, at: number, code: number): number {
  bytes[at] = 0xe0 | (code >> 12)
  bytes[at + 1] = 0x80 | ((code >> 6) & 0x3f)
  bytes[at + 2] = 0x80 | (code & 0x3f)
  return at + 3
}

const REPLACEMENT = 0xfffd

/** Behind the halves of pairs, or a pair. */
function putRare(bytes: Buffer, at: number, point: number): number {
  if (point > 0xffff) return at + bytes.write(String.fromCodePoint(point), at)
  if (point < 0xe000) return putThree(bytes, at, REPLACEMENT)
  return point > REPLACEMENT ? at : putThree(bytes, at, point)
}
