import { isDay } from '../../../kernel/days/day.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { readXml, type XmlElement, XmlRefused } from '../../../kernel/xml/read-xml.ts'
import type { ParsedLine } from './parse-mt940.ts'

/** More than a file of the size that is taken can hold. */
const MOST_ELEMENTS = 80_000

const childrenOf = (of: XmlElement | undefined, name: string): XmlElement[] =>
  of?.children.filter(child => child.name === name) ?? []

/** What stands at the end of a path; the first of several. */
const at = (of: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], of)

const textAt = (of: XmlElement | undefined, ...path: readonly string[]): string =>
  at(of, ...path)?.text.trim() ?? ''

const firstText = (of: XmlElement | undefined, paths: readonly (readonly string[])[]): string =>
  paths.map(path => textAt(of, ...path)).find(text => text !== '') ?? ''

type Amount = { readonly amount: string; readonly currency: string }

/** As the books keep it: four digits behind the point. Null: no amount, or a finer one. */
function amountOf(element: XmlElement | undefined): Amount | null {
  const [, whole, part = ''] = /^(\d{1,14})(?:\.(\d{1,5}))?$/.exec(element?.text.trim() ?? '') ?? []
  const currency = element?.attributes.get('Ccy') ?? ''
  const fraction = part.replace(/0+$/, '')
  if (whole === undefined || fraction.length > 4 || !/^[A-Z]{3}$/.test(currency)) return null
  return { amount: `${whole.replace(/^0+(?=\d)/, '')}${fraction && `.${fraction}`}`, currency }
}

const tenThousandths = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(4, '0'))
}

/** Who paid or was paid; later versions put one element more around the name. */
function otherSide(details: XmlElement | undefined, isIn: boolean) {
  const parties = at(details, 'RltdPties')
  const role = isIn ? 'Dbtr' : 'Cdtr'
  return {
    counterparty: firstText(parties, [
      [role, 'Nm'],
      [role, 'Pty', 'Nm'],
    ]),
    counterparty_account: firstText(parties, [
      [`${role}Acct`, 'Id', 'IBAN'],
      [`${role}Acct`, 'Id', 'Othr', 'Id'],
    ]),
  }
}

function descriptionOf(entry: XmlElement, details: XmlElement | undefined): string {
  const about = childrenOf(at(details, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim())
  const structured = textAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')
  const known = [...about, structured].filter(Boolean).join(' ')
  return known || textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')
}

const referenceOf = (entry: XmlElement, details: XmlElement | undefined): string => {
  const endToEnd = textAt(details, 'Refs', 'EndToEndId')
  if (endToEnd !== '' && endToEnd !== 'NOTPROVIDED') return endToEnd
  return firstText(details, [['Refs', 'AcctSvcrRef']]) || firstText(entry, [['AcctSvcrRef'], ['NtryRef']])
}

type Line = ParsedLine & { readonly currency: string }

const bad = (number: number) => invalid({ path: '/content', code: 'bad_line', params: { line: number } })

function dayOf(entry: XmlElement): string | null {
  const day = firstText(entry, [
    ['BookgDt', 'Dt'],
    ['BookgDt', 'DtTm'],
    ['ValDt', 'Dt'],
    ['ValDt', 'DtTm'],
  ]).slice(0, 10)
  return isDay(day) ? day : null
}

const amountIn = (details: XmlElement): Amount | null =>
  amountOf(at(details, 'Amt')) ?? amountOf(at(details, 'AmtDtls', 'TxAmt', 'Amt'))

/** The payments of a collective entry, where they come to just what was booked; else the entry stands for them. */
function partsOf(entry: XmlElement, booked: Amount): { details: XmlElement | undefined; amount: string }[] {
  const all = childrenOf(entry, 'NtryDtls').flatMap(details => childrenOf(details, 'TxDtls'))
  const parts = all.map(details => ({ details, sum: amountIn(details) }))
  const total = parts.reduce((sum, part) => sum + tenThousandths(part.sum?.amount ?? '0'), 0n)
  const isSplit =
    parts.length > 1 &&
    parts.every(({ sum }) => sum?.currency === booked.currency) &&
    total === tenThousandths(booked.amount)
  return isSplit
    ? parts.map(({ details, sum }) => ({ details, amount: sum!.amount }))
    : [{ details: all.length === 1 ? all[0] : undefined, amount: booked.amount }]
}

function linesOf(entry: XmlElement, number: number): Line[] {
  // What is not booked yet may still change.
  if (!['BOOK', ''].includes(firstText(entry, [['Sts', 'Cd'], ['Sts']]))) return []
  const booked = amountOf(at(entry, 'Amt'))
  const mark = textAt(entry, 'CdtDbtInd')
  const day = dayOf(entry)
  if (booked === null || day === null || (mark !== 'CRDT' && mark !== 'DBIT')) throw bad(number)
  const isIn = mark === 'CRDT'
  return partsOf(entry, booked)
    .filter(({ amount }) => !/^[0.]*$/.test(amount))
    .map(({ details, amount }) => ({
      day,
      amount: isIn ? amount : `-${amount}`,
      currency: booked.currency,
      description: descriptionOf(entry, details),
      reference: referenceOf(entry, details),
      ...otherSide(details, isIn),
    }))
}

function rootOf(content: string): XmlElement {
  try {
    return readXml(content.replace(/^\ufeff/, ''), MOST_ELEMENTS)
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error
    throw invalid({ path: '/content', code: 'malformed' })
  }
}

/** The bank-to-customer statement of ISO 20022. One file is of one currency. */
export function readCamt053(content: string): { lines: ParsedLine[]; currency: string | undefined } {
  const root = rootOf(content)
  const statements = root.name === 'Document' ? childrenOf(at(root, 'BkToCstmrStmt'), 'Stmt') : []
  const entries = statements.flatMap(statement => childrenOf(statement, 'Ntry'))
  const lines = entries.flatMap((entry, index) => linesOf(entry, index + 1))
  const [first, ...others] = new Set(lines.map(({ currency }) => currency))
  if (others.length > 0)
    throw invalid({ path: '/content', code: 'other_currency', params: { currency: others.join(', ') } })
  return { lines: lines.map(({ currency: _, ...line }) => line), currency: first }
}
