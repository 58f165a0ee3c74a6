import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound, wrongState } from '../../../kernel/http/problem.ts'
import { selectAccountHolders } from '../../contacts/index.ts'
import { selectUsableAccounts } from '../chart/account-store.ts'
import { requireChart } from '../chart/accounts.ts'
import { requireInvoice } from '../drafts/invoices.ts'
import { BOOK_CURRENCY } from '../money.ts'
import { recordPayment } from '../payments/payments.ts'
import * as store from './bank-store.ts'
import type {
  BankLine,
  BankLineChange,
  BankLinesQuery,
  MatchAsked,
  NewStatement,
  StatementTaken,
} from './contract.ts'
import { hashesOf, parseStatement } from './parse-statement.ts'

type BankLineView = Static<typeof BankLine>

const unsigned = (amount: string): string => amount.replace('-', '')

/** A word with digits in it may be the number of a document. */
const wordsIn = ({ description, reference }: store.BankLineRow): string[] => [
  ...new Set(`${description} ${reference}`.match(/[\p{L}\p{N}][\p{L}\p{N}/-]*\d{2,}/gu) ?? []),
]

const weight = ({ by_number, by_account, by_amount }: store.SuggestionRow): number =>
  (by_number ? 4 : 0) + (by_amount ? 2 : 0) + (by_account ? 1 : 0)

const MOST_SUGGESTIONS = 3

const MOST_OF_ONE_AMOUNT = 5

const amountKey = ({ kind, currency, due }: Omit<store.OpenAmount, 'id'>): string =>
  `${kind} ${currency} ${due}`

function askedOf(
  line: store.BankLineRow,
  owners: ReadonlyMap<string, string[]>,
  byAmount: ReadonlyMap<string, store.OpenAmount[]>,
): store.Asked {
  const kind = line.amount.startsWith('-') ? 'bill' : 'invoice'
  const { currency } = line
  const amount = unsigned(line.amount)
  const same = byAmount.get(amountKey({ kind, currency, due: amount })) ?? []
  return {
    id: line.id,
    kind,
    currency,
    amount,
    words: wordsIn(line),
    contacts: owners.get(line.counterparty_account) ?? [],
    same: same.slice(0, MOST_OF_ONE_AMOUNT).map(({ id }) => id),
  }
}

/** Only for lines that wait for somebody. */
async function suggestionsFor(
  tx: TenantTx,
  lines: readonly store.BankLineRow[],
): Promise<Map<string, BankLineView['suggestions']>> {
  const open = lines.filter(({ state }) => state === 'open')
  const owners = await selectAccountHolders(tx, open.map(line => line.counterparty_account).filter(Boolean))
  const byAmount = Map.groupBy(open.length > 0 ? await store.selectOpenAmounts(tx) : [], amountKey)
  const found = await store.selectSuggestions(
    tx,
    open.map(line => askedOf(line, owners, byAmount)),
  )
  const suggestions = new Map<string, BankLineView['suggestions']>()
  for (const row of found.toSorted((a, b) => weight(b) - weight(a))) {
    const known = suggestions.get(row.line_id) ?? []
    if (known.length < MOST_SUGGESTIONS) suggestions.set(row.line_id, [...known, suggestionOf(row)])
  }
  return suggestions
}

const suggestionOf = (row: store.SuggestionRow): BankLineView['suggestions'][number] => ({
  invoice: { id: row.id, number: row.number },
  contact: { id: row.contact_id, name: row.contact_name },
  due: { amount: row.due, currency: row.currency },
  amount: row.amount,
  reasons: [
    ...(row.by_number ? (['number'] as const) : []),
    ...(row.by_account ? (['account'] as const) : []),
    ...(row.by_amount ? (['amount'] as const) : []),
  ],
})

const viewOf = (row: store.BankLineRow, suggestions: BankLineView['suggestions']): BankLineView => ({
  id: row.id,
  account: { id: row.account_id, name: row.account_name },
  day: row.day,
  direction: row.amount.startsWith('-') ? 'out' : 'in',
  amount: { amount: unsigned(row.amount), currency: row.currency },
  description: row.description,
  counterparty: row.counterparty,
  counterparty_account: row.counterparty_account,
  reference: row.reference,
  state: row.state,
  payment: row.payment_id === null ? null : { id: row.payment_id, number: row.payment_number ?? '' },
  suggestions,
  imported_by: row.imported_by,
  imported_at: row.imported_at,
})

export const listBankLines = (
  ctx: SessionContext,
  query: Static<typeof BankLinesQuery>,
): Promise<Page<BankLineView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectBankLines(tx, query)
    const suggestions = await suggestionsFor(tx, page.items)
    return { ...page, items: page.items.map(row => viewOf(row, suggestions.get(row.id) ?? [])) }
  })

export const importStatement = (
  ctx: SessionContext,
  given: Static<typeof NewStatement>,
): Promise<Static<typeof StatementTaken>> =>
  inTenant(ctx, async tx => {
    const account_id = given.account ?? (await requireChart(tx, ctx)).bank
    if (!isUuid(account_id) || !(await selectUsableAccounts(tx, [account_id])).has(account_id))
      throw invalid({ path: '/account', code: 'unknown_account' })
    const { lines: parsed, currency = BOOK_CURRENCY } = parseStatement(given)
    const hashes = hashesOf(parsed, currency)
    const lines = parsed.map((line, at) => ({ ...line, hash: hashes[at]! }))
    const added = await store.insertBankLines(tx, { account_id, currency, by: ctx.actor.name, lines })
    if (added > 0)
      await recordChange(tx, ctx, {
        action: 'invoicing.statement_imported',
        target: { type: 'ledger_account', id: account_id, name: currency },
        changes: { lines: [null, added] },
      })
    return { added, known: lines.length - added }
  })

async function lockLine(tx: TenantTx, id: string): Promise<store.BankLineRow> {
  if (!isUuid(id)) throw notFound()
  await store.lockBankLine(tx, id)
  const line = await store.selectBankLine(tx, id)
  if (!line) throw notFound()
  return line
}

/** A line becomes a payment of its own day and account; which documents it settles is said by whoever confirms. */
export const matchBankLine = (
  ctx: SessionContext,
  id: string,
  { contact, party, allocations }: Static<typeof MatchAsked>,
): Promise<BankLineView> =>
  inTenant(ctx, async tx => {
    const line = await lockLine(tx, id)
    if (line.state !== 'open') throw wrongState()
    const [first] = allocations
    const owner = contact ?? (first && (await requireInvoice(tx, first.invoice)).contact_id)
    if (!owner) throw invalid({ path: '/contact', code: 'required' })
    const payment = await recordPayment(tx, ctx, {
      direction: line.amount.startsWith('-') ? 'out' : 'in',
      ...(party && { party }),
      contact: owner,
      day: line.day,
      account: line.account_id,
      amount: unsigned(line.amount),
      currency: line.currency,
      memo: line.description,
      allocations,
    })
    await store.updateBankLine(tx, id, { state: 'matched', payment_id: payment.id })
    return viewOf((await store.selectBankLine(tx, id))!, [])
  })

/** What is no payment of anybody, such as a fee of the bank, is put aside, and can be taken up again. */
export const changeBankLine = (
  ctx: SessionContext,
  id: string,
  { state }: Static<typeof BankLineChange>,
): Promise<BankLineView> =>
  inTenant(ctx, async tx => {
    const line = await lockLine(tx, id)
    if (line.state === 'matched') throw wrongState()
    if (line.state !== state) {
      await store.updateBankLine(tx, id, { state, payment_id: null })
      await recordChange(tx, ctx, {
        action: 'invoicing.bank_line_changed',
        target: { type: 'bank_line', id, name: line.description || line.day },
        changes: { state: [line.state, state] },
      })
    }
    const now = (await store.selectBankLine(tx, id))!
    return viewOf(now, (await suggestionsFor(tx, [now])).get(id) ?? [])
  })
