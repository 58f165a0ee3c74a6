/** Text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

const NEEDS_QUOTES = /[",\r\n]/

/** One line of RFC 4180. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | null): string {
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '')
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The first line of a file. Excel reads UTF-8 only behind this mark. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${csvLine(columns)}`
