import type { Params } from '@tamga/formats'
import { CsvError, parse } from 'csv-parse/sync'

export type LineError = { line: number; path: string; code: string; params?: Params }

export const MOST_LINES = 5000

export type CsvColumns<Column extends string> = {
  /** Headings, in lower case, and what they stand for. */
  readonly headings: Readonly<Record<string, Column>>
  readonly required: readonly Column[]
}

export type CsvRow<Column extends string> = {
  readonly line: number
  /** Empty where the file has no such column. */
  cell(name: Column): string
  readonly errors: readonly LineError[]
}

/** `count` are the lines with something in them. Without sound headings there are no rows. */
export type CsvFile<Column extends string> = {
  readonly count: number
  readonly rows: readonly CsvRow<Column>[]
  readonly columns: ReadonlySet<Column>
  readonly errors: readonly LineError[]
}

/** A line of a file: where it stands, and its cells. */
export type ParsedRow = { readonly info: { readonly lines: number }; readonly record: readonly string[] }

/** Reads a file that people made with a spreadsheet, and says everything that is wrong with it at once. */
export function readCsvFile<Column extends string>(
  text: string,
  { headings, required }: CsvColumns<Column>,
): CsvFile<Column> {
  const parsed = parseCsv(text)
  if (!Array.isArray(parsed)) return refused(0, [parsed])
  const [header, ...lines] = parsed.filter(row => row.record.some(cell => cell !== ''))
  const { names, errors } = readHeader(header, { headings, required })
  if (errors.length > 0) return refused(lines.length, errors)
  if (lines.length > MOST_LINES) {
    const { lines: line } = lines[MOST_LINES]!.info
    return refused(lines.length, [{ line, path: '', code: 'too_many_lines', params: { max: MOST_LINES } }])
  }
  const rows = lines.map(row => ({
    line: row.info.lines,
    cell: (name: Column) => row.record[names.indexOf(name)] ?? '',
    errors: shapeErrors(row, names.length),
  }))
  return { count: rows.length, rows, columns: new Set(names), errors: [] }
}

const refused = <Column extends string>(count: number, errors: LineError[]): CsvFile<Column> => ({
  count,
  rows: [],
  columns: new Set(),
  errors,
})

/** The lines of a file with whichever separator, without empty ones; or where it is broken. */
export function parseCsv(text: string): ParsedRow[] | LineError {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as never
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { line: Number(error['lines'] ?? 1), path: '', code: 'malformed' }
  }
}

/** The separator depends on the country that a spreadsheet is set to. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 1000).split(/\r?\n/, 1)[0]!
  const countOf = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

function readHeader<Column extends string>(
  header: ParsedRow | undefined,
  { headings, required }: CsvColumns<Column>,
): { names: Column[]; errors: LineError[] } {
  const line = header?.info.lines ?? 1
  const cells = header?.record ?? []
  const names = cells.map(cell => headings[cell.normalize('NFC').toLowerCase()])
  const allowed = [...new Set(Object.values(headings))].join(', ')
  const errors = cells.flatMap<LineError>((cell, index) => {
    if (names[index] === undefined)
      return [{ line, path: `/${cell.slice(0, 100)}`, code: 'unknown_column', params: { allowed } }]
    return names.indexOf(names[index]) < index
      ? [{ line, path: `/${names[index]}`, code: 'repeated_column' }]
      : []
  })
  const missing = required.filter(name => !names.includes(name))
  return {
    names: names as Column[],
    errors: [...errors, ...missing.map(name => ({ line, path: `/${name}`, code: 'missing_column' }))],
  }
}

const shapeErrors = (row: ParsedRow, columns: number): LineError[] =>
  row.record.slice(columns).some(cell => cell !== '')
    ? [{ line: row.info.lines, path: '', code: 'extra_cells' }]
    : []

/** A line of text that people read; what a single request may say is what a file may. */
export function textErrors(row: { line: number }, path: string, text: string): LineError[] {
  if (text.length > 200) return [{ line: row.line, path, code: 'too_long', params: { max: 200 } }]
  return /\p{Cc}/u.test(text) ? [{ line: row.line, path, code: 'pattern' }] : []
}
