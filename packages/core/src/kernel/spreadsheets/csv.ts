import { type SheetCell, type SheetRows, wallText } from './cell.ts'

/** Spreadsheet programs read a file without it in the encoding of the country. */
export const BYTE_ORDER_MARK = '\ufeff'

// A cell that begins so would be run as a formula by a spreadsheet program, also in the wide forms of East Asian keyboards.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const QUOTED = /[",\r\n]/

/** RFC 4180; formulas are disarmed with an apostrophe. */
export function csvLine(cells: readonly (SheetCell | undefined)[]): string {
  let line = ''
  for (let index = 0; index < cells.length; index++) {
    if (index > 0) line += ','
    line += csvCell(cells[index] ?? null)
  }
  return `${line}\r\n`
}

function csvCell(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return wallText(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The first line of a file, with the mark before it. */
export const csvHead = (columns: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLine(columns)}`

const CHUNK = 64 * 1024

/** A file in chunks. */
export async function* csvFile(rows: SheetRows): AsyncGenerator<Buffer> {
  let text = BYTE_ORDER_MARK
  for await (const batch of rows) {
    for (const { cells } of batch) {
      text += csvLine(cells)
      if (text.length < CHUNK) continue
      yield Buffer.from(text)
      text = ''
    }
  }
  if (text !== '') yield Buffer.from(text)
}
