import { normaliseDecimal } from '@tamga/formats'
import { isDay } from '../../../kernel/days/day.ts'
import {
  type CsvRow,
  type LineError,
  readCsvFile,
  textErrors,
} from '../../../kernel/spreadsheets/csv-import.ts'

const COLUMNS = ['sku', 'location', 'quantity', 'unit_cost', 'lot', 'expires_on'] as const
type Column = (typeof COLUMNS)[number]

const HEADINGS: Readonly<Record<string, Column>> = {
  ...(Object.fromEntries(COLUMNS.map(name => [name, name])) as Record<Column, Column>),
  'барааны дугаар': 'sku',
  дугаар: 'sku',
  байршил: 'location',
  'тоо хэмжээ': 'quantity',
  тоо: 'quantity',
  'нэгжийн өртөг': 'unit_cost',
  өртөг: 'unit_cost',
  цуврал: 'lot',
  'дуусах хугацаа': 'expires_on',
}

export type InventoryLine = { readonly line: number } & Readonly<Record<Column, string>>

export type InventoryFile = {
  readonly count: number
  readonly lines: readonly InventoryLine[]
  readonly errors: readonly LineError[]
}

/** Says everything that is wrong with a file at once; what is right is ready to be posted. */
export function readInventoryFile(text: string): InventoryFile {
  const file = readCsvFile(text, { headings: HEADINGS, required: ['sku', 'location', 'quantity'] })
  const read = file.rows.map(row => ({ row, line: lineOf(row) }))
  const faults = read.map(({ row, line }) => [...row.errors, ...faultsOf(line)])
  return {
    count: file.count,
    lines: read.filter((_one, at) => faults[at]!.length === 0).map(({ line }) => line),
    errors: [...file.errors, ...faults.flat()],
  }
}

const lineOf = ({ line, cell }: CsvRow<Column>): InventoryLine => ({
  line,
  sku: cell('sku').normalize('NFC'),
  location: cell('location').normalize('NFC'),
  quantity: normaliseDecimal(cell('quantity')),
  unit_cost: normaliseDecimal(cell('unit_cost')),
  lot: cell('lot').normalize('NFC'),
  expires_on: cell('expires_on'),
})

const QUANTITY = /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/
const AMOUNT = /^((0|[1-9]\d{0,13})(\.\d{1,4})?)?$/

function faultsOf({ line, ...cells }: InventoryLine): LineError[] {
  const fault = (column: Column, code: string) => [{ line, path: `/${column}`, code }]
  return [
    ...(['sku', 'location'] as const).flatMap(column =>
      cells[column] === '' ? fault(column, 'required') : [],
    ),
    ...(QUANTITY.test(cells.quantity) && !/^[0.]+$/.test(cells.quantity) ? [] : fault('quantity', 'pattern')),
    ...(AMOUNT.test(cells.unit_cost) ? [] : fault('unit_cost', 'pattern')),
    ...(cells.lot.length > 64 ? fault('lot', 'pattern') : textErrors({ line }, '/lot', cells.lot)),
    ...(cells.expires_on === '' || isDay(cells.expires_on) ? [] : fault('expires_on', 'pattern')),
  ]
}
