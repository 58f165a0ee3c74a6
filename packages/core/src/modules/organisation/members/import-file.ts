import type { Params } from '@tamga/formats'
import { CsvError, parse } from 'csv-parse/sync'
import { isMailAddress } from '../../../kernel/mail/mail-address.ts'
import { normaliseEmail } from '../../tenancy/index.ts'

export type LineError = { line: number; path: string; code: string; params?: Params }
export type ImportLine = { line: number; email: string; name: string; roles: string[] }
/** `people` counts the lines that name a person, `lines` are those without errors. */
export type ImportFile = { people: number; lines: ImportLine[]; errors: LineError[] }

export const MOST_LINES = 5000

type Column = 'email' | 'name' | 'roles'

const COLUMNS: Readonly<Record<string, Column>> = {
  email: 'email',
  'e-mail': 'email',
  'и-мэйл': 'email',
  имэйл: 'email',
  name: 'name',
  нэр: 'name',
  roles: 'roles',
  role: 'roles',
  үүрэг: 'roles',
  үүргүүд: 'roles',
}

type ParsedRow = { info: { lines: number }; record: string[] }

/** Reads a list of people and returns all errors at once, by line. */
export function readImportFile(text: string): ImportFile {
  let rows: ParsedRow[]
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as never
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      people: 0,
      lines: [],
      errors: [{ line: Number(error['lines'] ?? 1), path: '', code: 'malformed' }],
    }
  }
  const [header, ...people] = rows.filter(row => row.record.some(cell => cell !== ''))
  const columns = readHeader(header)
  if (columns.errors.length > 0) return { people: people.length, lines: [], errors: columns.errors }
  if (people.length > MOST_LINES) {
    return {
      people: people.length,
      lines: [],
      errors: [
        {
          line: people[MOST_LINES]!.info.lines,
          path: '',
          code: 'too_many_lines',
          params: { max: MOST_LINES },
        },
      ],
    }
  }
  return readPeople(people, columns.names)
}

/** The separator depends on the country that a spreadsheet is set to. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 1000).split(/\r?\n/, 1)[0]!
  return [',', ';', '\t'].find(mark => header.includes(mark)) ?? ','
}

function readHeader(header: ParsedRow | undefined): { names: (Column | undefined)[]; errors: LineError[] } {
  const line = header?.info.lines ?? 1
  const cells = header?.record ?? []
  const names = cells.map(cell => COLUMNS[cell.normalize('NFC').toLowerCase()])
  const errors = cells.flatMap<LineError>((cell, index) => {
    if (names[index] === undefined) return [{ line, path: `/${cell.slice(0, 100)}`, code: 'unknown_column' }]
    return names.indexOf(names[index]) < index
      ? [{ line, path: `/${names[index]}`, code: 'repeated_column' }]
      : []
  })
  const missing = (['email', 'name'] as const).filter(name => !names.includes(name))
  return {
    names,
    errors: [...errors, ...missing.map(name => ({ line, path: `/${name}`, code: 'missing_column' }))],
  }
}

function readPeople(rows: readonly ParsedRow[], names: readonly (Column | undefined)[]): ImportFile {
  const seen = new Set<string>()
  const file: ImportFile = { people: rows.length, lines: [], errors: [] }
  for (const row of rows) {
    const cell = (name: Column) => row.record[names.indexOf(name)] ?? ''
    const email = normaliseEmail(cell('email'))
    const person = {
      line: row.info.lines,
      email,
      name: cell('name').normalize('NFC'),
      roles: rolesOf(cell('roles')),
    }
    const found = [...shapeErrors(row, names.length), ...personErrors(person)]
    if (email !== '' && seen.has(email))
      found.push({ line: person.line, path: '/email', code: 'duplicate_line' })
    seen.add(email)
    file.errors.push(...found)
    if (found.length === 0) file.lines.push(person)
  }
  return file
}

const rolesOf = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;,|]/)
      .map(role => role.trim())
      .filter(Boolean),
  ),
]

const shapeErrors = (row: ParsedRow, columns: number): LineError[] =>
  row.record.slice(columns).some(cell => cell !== '')
    ? [{ line: row.info.lines, path: '', code: 'extra_cells' }]
    : []

function personErrors({ line, email, name }: ImportLine): LineError[] {
  const errors: LineError[] = []
  if (email === '') errors.push({ line, path: '/email', code: 'required' })
  else if (!isPlainAddress(email)) errors.push({ line, path: '/email', code: 'email' })
  if (name === '') errors.push({ line, path: '/name', code: 'required' })
  else if (name.length > 200) errors.push({ line, path: '/name', code: 'too_long', params: { max: 200 } })
  else if (/\p{Cc}/u.test(name)) errors.push({ line, path: '/name', code: 'pattern' })
  return errors
}

/** The same check as for a single invitation. */
const isPlainAddress = (email: string): boolean =>
  isMailAddress(email) && /^[\x21-\x7e]+@[a-z0-9.-]+\.[a-z0-9-]+$/.test(email)
