import type { NewStatement } from '../../../data/business/invoicing-bank.ts'

export const COLUMNS = [
  'day',
  'amount',
  'credit',
  'debit',
  'description',
  'counterparty',
  'counterparty_account',
  'reference',
] as const
type Column = (typeof COLUMNS)[number]

export type StatementValues = {
  name: string
  content: string
  account: string
  /** Of a table; none for a message of a bank. */
  headings: string[]
  columns: Record<Column, string>
}

const NONE: Record<Column, string> = {
  day: '',
  amount: '',
  credit: '',
  debit: '',
  description: '',
  counterparty: '',
  counterparty_account: '',
  reference: '',
}

export const EMPTY: StatementValues = { name: '', content: '', account: '', headings: [], columns: NONE }

/** How banks call their columns, in the languages that they write in; a person mends what is wrong. */
const KNOWN: Readonly<Record<Column, RegExp>> = {
  day: /огноо|date|дата|fecha/i,
  credit: /орлого|credit|кредит|приход/i,
  debit: /зарлага|debit|дебет|расход/i,
  amount: /дүн|amount|сумма|montant|importe/i,
  description: /утга|descr|назначение|libell|concepto|memo/i,
  counterparty_account: /харьцсан данс|account|счет|compte|cuenta/i,
  counterparty: /нэр|name|наименование|nom/i,
  reference: /журнал|reference|лавлагаа|референс/i,
}

function guessed(headings: readonly string[]): Record<Column, string> {
  const taken = new Set<string>()
  const columns = { ...NONE }
  for (const column of COLUMNS) {
    const found = headings.find(heading => KNOWN[column].test(heading) && !taken.has(heading))
    if (found === undefined || (column === 'amount' && headings.some(one => KNOWN.credit.test(one)))) continue
    columns[column] = found
    taken.add(found)
  }
  return columns
}

/** Older programs of banks write Cyrillic in a code page of its own. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

const isXml = (content: string): boolean => /^\ufeff?\s*</.test(content)

/** A message of a bank says itself what its parts mean. */
const isMessage = (content: string): boolean => isXml(content) || /^:(20|25|60F|61):/m.test(content)

/** Names that a cell repeats or leaves empty stand for no column. */
function headingsOf(content: string): string[] {
  const header = content.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? ''
  const mark = [';', '\t', ','].find(one => header.includes(one)) ?? ','
  const cells = header.split(mark).map(cell => cell.trim().replace(/^"|"$/g, ''))
  return [...new Set(cells.filter(Boolean))]
}

export async function readStatement(file: File): Promise<Partial<StatementValues>> {
  const content = textOf(await file.arrayBuffer())
  const headings = isMessage(content) ? [] : headingsOf(content)
  return { name: file.name, content, headings, columns: guessed(headings) }
}

export function bodyOf({ content, account, headings, columns }: StatementValues): NewStatement {
  const given = Object.fromEntries(Object.entries(columns).filter(([, heading]) => heading !== ''))
  return {
    content,
    ...(account !== '' && { account }),
    ...(headings.length === 0
      ? { format: isXml(content) ? ('camt053' as const) : ('mt940' as const) }
      : { format: 'csv' as const, columns: { day: '', ...given } }),
  }
}
