import { isMailAddress } from '../../../kernel/mail/mail-address.ts'
import {
  type CsvRow,
  type LineError,
  readCsvFile,
  textErrors,
} from '../../../kernel/spreadsheets/csv-import.ts'
import { normaliseEmail } from '../../tenancy/index.ts'
import { EMPTY, normaliseRegistryNumber, numberFault } from '../contact/contact-content.ts'
import { inOrder } from '../contact/contact-view.ts'
import type { Address, BankAccount, ContactContent, ContactKind } from '../tables.ts'

export const COLUMNS = [
  'kind',
  'name',
  'registry_number',
  'email',
  'phone',
  'labels',
  'customer',
  'supplier',
  'country',
  'city',
  'district',
  'street',
  'bank',
  'account_number',
  'currency',
  'note',
] as const

type Column = (typeof COLUMNS)[number]

const HEADINGS: Readonly<Record<string, Column>> = {
  ...(Object.fromEntries(COLUMNS.map(name => [name, name])) as Record<Column, Column>),
  төрөл: 'kind',
  нэр: 'name',
  'регистрийн дугаар': 'registry_number',
  регистр: 'registry_number',
  'и-мэйл': 'email',
  'e-mail': 'email',
  утас: 'phone',
  шошго: 'labels',
  харилцагч: 'customer',
  худалдан_авагч: 'customer',
  нийлүүлэгч: 'supplier',
  улс: 'country',
  хот: 'city',
  дүүрэг: 'district',
  хаяг: 'street',
  банк: 'bank',
  данс: 'account_number',
  валют: 'currency',
  тэмдэглэл: 'note',
}

export type ImportLine = {
  readonly line: number
  readonly content: ContactContent
  readonly columns: ReadonlySet<Column>
}
export type ImportFile = {
  readonly count: number
  readonly lines: readonly ImportLine[]
  readonly errors: readonly LineError[]
}

const KINDS: Readonly<Record<string, ContactKind>> = {
  person: 'person',
  хүн: 'person',
  иргэн: 'person',
  organisation: 'organisation',
  organization: 'organisation',
  company: 'organisation',
  байгууллага: 'organisation',
  компани: 'organisation',
}

const YES = ['1', 'yes', 'true', 'x', 'тийм', '+']
const NO = ['', '0', 'no', 'false', 'үгүй', '-']

/** Says everything that is wrong with a file at once; what is right is ready to be kept. */
export function readContactFile(text: string): ImportFile {
  const { count, rows, columns, errors } = readCsvFile(text, { headings: HEADINGS, required: ['name'] })
  const seen = new Set<string>()
  const found = rows.map(row => {
    const { content, errors: wrong } = readLine(row)
    const number = content.registry_number
    const twice =
      number !== null && seen.has(number)
        ? [{ line: row.line, path: '/registry_number', code: 'duplicate_line' }]
        : []
    if (number !== null) seen.add(number)
    return { line: row.line, content, columns, errors: [...row.errors, ...wrong, ...twice] }
  })
  return {
    count,
    lines: found.filter(({ errors: wrong }) => wrong.length === 0),
    errors: [...errors, ...found.flatMap(({ errors: wrong }) => wrong)],
  }
}

/** A spreadsheet program is told by an apostrophe that `+976…` is no formula: the export writes it, and people keep it. */
const withoutMark = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

function readLine({ line, cell: given }: CsvRow<Column>): { content: ContactContent; errors: LineError[] } {
  const cell = (name: Column) => withoutMark(given(name))
  const kind = cell('kind') === '' ? 'organisation' : KINDS[cell('kind').toLowerCase()]
  const number = cell('registry_number')
  const country = cell('country').toUpperCase() || 'MN'
  const isHere = country === 'MN'
  const registry_number =
    number === ''
      ? null
      : (normaliseRegistryNumber(kind ?? 'organisation', number) ?? (isHere ? null : number))
  const content: ContactContent = {
    ...EMPTY,
    kind: kind ?? 'organisation',
    name: cell('name').normalize('NFC'),
    registry_number,
    email: cell('email') === '' ? null : normaliseEmail(cell('email')),
    phone: cell('phone') || null,
    note: cell('note').slice(0, 5000),
    labels: labelsOf(cell('labels')),
    is_customer: YES.includes(cell('customer').toLowerCase()),
    is_supplier: YES.includes(cell('supplier').toLowerCase()),
    addresses: addressesOf(cell, country).map(inOrder),
    bank_accounts: accountsOf(cell).map(inOrder),
  }
  return { content, errors: faultsOf({ line, cell, content, kind, country }) }
}

type Read = {
  readonly line: number
  readonly cell: Cell
  readonly content: ContactContent
  readonly kind: ContactKind | undefined
  readonly country: string
}

function faultsOf({ line, cell, content, kind, country }: Read): LineError[] {
  const { name, registry_number, email, phone, labels, bank_accounts } = content
  const fault = (column: Column, code: string) => [{ line, path: `/${column}`, code }]
  return [
    ...(kind ? [] : fault('kind', 'contact_kind')),
    ...(name === '' ? fault('name', 'required') : textErrors({ line }, '/name', name)),
    ...(cell('registry_number') !== '' && registry_number === null
      ? fault('registry_number', numberFault(content.kind))
      : []),
    ...(email !== null && !isMailAddress(email) ? fault('email', 'email') : []),
    ...(phone !== null && !PHONE.test(phone) ? fault('phone', 'pattern') : []),
    ...(labels.length > 20 ? fault('labels', 'pattern') : []),
    ...(/^[A-Z]{2}$/.test(country) ? [] : fault('country', 'pattern')),
    ...(['customer', 'supplier'] as const).flatMap(column =>
      [...YES, ...NO].includes(cell(column).toLowerCase()) ? [] : fault(column, 'yes_or_no'),
    ),
    ...bank_accounts.flatMap(({ account_number, currency }) =>
      /^[0-9A-Z]{4,34} [A-Z]{3}$/.test(`${account_number} ${currency}`)
        ? []
        : fault('account_number', 'pattern'),
    ),
    ...(['city', 'district', 'street', 'bank'] as const).flatMap(column =>
      textErrors({ line }, `/${column}`, cell(column)),
    ),
  ]
}

const PHONE = /^\+?[0-9][0-9 ()-]{3,28}$/

type Cell = CsvRow<Column>['cell']

const labelsOf = (cell: string): string[] => [
  ...new Set(
    cell
      .normalize('NFC')
      .split(/[;,|]/)
      .map(label => label.trim())
      .filter(Boolean),
  ),
]

const addressesOf = (cell: Cell, country: string): Address[] =>
  [cell('city'), cell('district'), cell('street')].every(part => part === '') && cell('country') === ''
    ? []
    : [
        {
          kind: 'office',
          country,
          city: cell('city'),
          district: cell('district'),
          street: cell('street'),
          postal_code: '',
        },
      ]

const accountsOf = (cell: Cell): BankAccount[] =>
  cell('account_number') === ''
    ? []
    : [
        {
          bank: cell('bank'),
          account_number: cell('account_number').replace(/[\s-]/g, '').toUpperCase(),
          currency: cell('currency').toUpperCase() || 'MNT',
          holder: '',
        },
      ]
