import { isMailAddress } from '../../../kernel/mail/mail-address.ts'
import {
  type CsvRow,
  type LineError,
  readCsvFile,
  textErrors,
} from '../../../kernel/spreadsheets/csv-import.ts'
import { normaliseEmail } from '../../tenancy/index.ts'

export type ImportLine = {
  line: number
  email: string
  name: string
  roles: string[]
  /** Code or path of a unit, as the file names it. */
  unit: string | null
  position: string | null
  /** Address of a member, or of somebody in the same file. */
  manager: string | null
  employee_number: string | null
}
/** `people` counts the lines that name a person, `lines` are those without errors. */
export type ImportFile = { people: number; lines: ImportLine[]; errors: LineError[] }

type Column = 'email' | 'name' | 'roles' | 'unit' | 'position' | 'manager' | 'employee_number'

const HEADINGS: Readonly<Record<string, Column>> = {
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
  unit: 'unit',
  department: 'unit',
  нэгж: 'unit',
  position: 'position',
  title: 'position',
  'албан тушаал': 'position',
  manager: 'manager',
  удирдлага: 'manager',
  employee_number: 'employee_number',
  'ажилтны дугаар': 'employee_number',
}

/** Reads a list of people and returns all errors at once, by line. */
export function readImportFile(text: string): ImportFile {
  const { count, rows, errors } = readCsvFile(text, { headings: HEADINGS, required: ['email', 'name'] })
  const seen = new Set<string>()
  const file: ImportFile = { people: count, lines: [], errors: [...errors] }
  for (const row of rows) {
    const person = readPerson(row)
    const found = [...row.errors, ...personErrors(person)]
    if (person.email !== '' && seen.has(person.email))
      found.push({ line: person.line, path: '/email', code: 'duplicate_line' })
    seen.add(person.email)
    file.errors.push(...found)
    if (found.length === 0) file.lines.push(person)
  }
  return file
}

const readPerson = ({ line, cell }: CsvRow<Column>): ImportLine => ({
  line,
  email: normaliseEmail(cell('email')),
  name: cell('name').normalize('NFC'),
  roles: rolesOf(cell('roles')),
  unit: cell('unit').normalize('NFC') || null,
  position: cell('position').normalize('NFC') || null,
  manager: normaliseEmail(cell('manager')) || null,
  employee_number: cell('employee_number').normalize('NFC') || null,
})

const rolesOf = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;,|]/)
      .map(role => role.trim())
      .filter(Boolean),
  ),
]

function personErrors(person: ImportLine): LineError[] {
  const { line, email, name } = person
  const errors: LineError[] = []
  if (email === '') errors.push({ line, path: '/email', code: 'required' })
  else if (!isPlainAddress(email)) errors.push({ line, path: '/email', code: 'email' })
  if (name === '') errors.push({ line, path: '/name', code: 'required' })
  errors.push(...textErrors(person, '/name', name))
  if (person.position) errors.push(...textErrors(person, '/position', person.position))
  if (person.employee_number && !/^[^\p{Cc}\p{Z}]{1,64}$/u.test(person.employee_number))
    errors.push({ line, path: '/employee_number', code: 'pattern' })
  return errors
}

/** The same check as for a single invitation. */
const isPlainAddress = (email: string): boolean =>
  isMailAddress(email) && /^[\x21-\x7e]+@[a-z0-9.-]+\.[a-z0-9-]+$/.test(email)
