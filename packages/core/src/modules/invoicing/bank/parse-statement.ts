import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import { isDay } from '../../../kernel/days/day.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { type ParsedRow, parseCsv } from '../../../kernel/spreadsheets/csv-import.ts'
import type { StatementColumns } from './contract.ts'
import { readCamt053 } from './parse-camt053.ts'
import { currencyOfMt940, type ParsedLine, readMt940 } from './parse-mt940.ts'

type Columns = Static<typeof StatementColumns>

const MOST_LINES = 5000

/** Thousands are parted by spaces, points or commas; the last mark before one or two digits parts the decimals. */
export function amountIn(text: string): string | null {
  const bare = text.replace(/[\s\u00a0'₮$€]/g, '')
  const [, sign, digits] = /^([-+]?)([\d.,]+)$/.exec(bare) ?? []
  if (digits === undefined) return null
  const [, whole = digits, part = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const plain = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0'
  if (plain.length > 14) return null
  const amount = part ? `${plain}.${part}` : plain
  return /^[0.]*$/.test(amount) ? '0' : `${sign === '-' ? '-' : ''}${amount}`
}

export function dayIn(text: string): string | null {
  const given = text.trim()
  const [, year, month, date] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})/.exec(given) ?? []
  const [, lastDate, lastMonth, lastYear] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})/.exec(given) ?? []
  const day = [year ?? lastYear, month ?? lastMonth, date ?? lastDate]
    .map(part => part?.padStart(2, '0'))
    .join('-')
  return isDay(day) ? day : null
}

function readRows(content: string): ParsedRow[] {
  const rows = parseCsv(content)
  if (!Array.isArray(rows)) throw invalid({ path: '/content', code: 'malformed' })
  return rows
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** What went is below zero, whichever way the bank writes it. */
function amountOf(cell: (name: keyof Columns) => string, columns: Columns): string | null {
  if (columns.amount !== undefined) return amountIn(cell('amount'))
  const credit = amountIn(cell('credit')) ?? '0'
  const debit = amountIn(cell('debit')) ?? '0'
  if (credit !== '0') return credit
  return debit === '0' ? null : negated(debit.replace('-', ''))
}

function readCsv(content: string, columns: Columns): ParsedLine[] {
  const [header, ...rows] = readRows(content)
  const positions = new Map(
    Object.entries(columns).map(([name, heading]) => [name, header?.record.indexOf(heading) ?? -1]),
  )
  for (const [name, position] of positions)
    if (position === -1) throw invalid({ path: `/columns/${name}`, code: 'missing_column' })
  if (columns.amount === undefined && (columns.debit === undefined || columns.credit === undefined))
    throw invalid({ path: '/columns/amount', code: 'required' })
  return rows.flatMap(({ info, record }) => {
    const cell = (name: keyof Columns) => record[positions.get(name) ?? -1] ?? ''
    const day = dayIn(cell('day'))
    const amount = amountOf(cell, columns)
    // Totals and remarks below the list have no day.
    if (day === null) return []
    if (amount === null) throw invalid({ path: '/content', code: 'bad_line', params: { line: info.lines } })
    if (amount === '0') return []
    const [description, counterparty, reference] = [
      cell('description'),
      cell('counterparty'),
      cell('reference'),
    ]
    return [
      {
        day,
        amount,
        description,
        counterparty,
        reference,
        counterparty_account: cell('counterparty_account'),
      },
    ]
  })
}

type Given = {
  readonly format: 'csv' | 'mt940' | 'camt053'
  readonly content: string
  readonly currency?: string | undefined
  readonly columns?: Columns | undefined
}

export type Statement = { readonly lines: ParsedLine[]; readonly currency: string | undefined }

/** Its lines, and the currency that it says itself. */
function read({ format, content, columns }: Given): Statement {
  if (format === 'camt053') return readCamt053(content)
  if (format === 'mt940') return { lines: readMt940(content), currency: currencyOfMt940(content) }
  if (!columns) throw invalid({ path: '/columns', code: 'required' })
  return { lines: readCsv(content, columns), currency: undefined }
}

export function parseStatement(given: Given): Statement {
  const { lines, currency } = read(given)
  if (lines.length === 0) throw invalid({ path: '/content', code: 'malformed' })
  if (lines.length > MOST_LINES)
    throw invalid({ path: '/content', code: 'too_many_lines', params: { max: MOST_LINES } })
  if (given.format === 'camt053' && given.currency !== undefined && given.currency !== currency)
    throw invalid({ path: '/content', code: 'other_currency', params: { currency: currency ?? '' } })
  return { lines: lines.map(shortened), currency: given.currency ?? currency }
}

const shortened = (line: ParsedLine): ParsedLine => ({
  ...line,
  description: line.description.replace(/\s+/g, ' ').trim().slice(0, 500),
  counterparty: line.counterparty.slice(0, 200),
  counterparty_account: line.counterparty_account.replace(/[\s-]/g, '').toUpperCase().slice(0, 34),
  reference: line.reference.slice(0, 100),
})

/**
 * What a line is known by. Two that are the same to the letter in one file are two; the same file again brings the same ones, because they
 * are counted in each day alike.
 */
export function hashesOf(lines: readonly ParsedLine[], currency: string): string[] {
  const seen = new Map<string, number>()
  return lines.map(line => {
    const fields = [
      line.day,
      line.amount,
      currency,
      line.description,
      line.counterparty_account,
      line.reference,
    ]
    const text = fields.join('\u0000')
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return createHash('sha256').update(`${text}\u0000${count}`).digest('hex')
  })
}
