import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay, today } from '../../../kernel/days/day.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound } from '../../../kernel/http/problem.ts'
import { selectUsableAccounts } from '../chart/account-store.ts'
import { type Chart, requireChart } from '../chart/accounts.ts'
import type { Balances, BalancesQuery, EntriesQuery, Entry, NewEntry } from '../contract.ts'
import { refused } from '../errors.ts'
import { BOOK_CURRENCY } from '../money.ts'
import type { EntryRow, EntrySource } from '../tables.ts'
import * as store from './journal-store.ts'

type EntryView = Static<typeof Entry>

const viewOf = ({ lines, ...entry }: EntryRow): EntryView => ({
  ...entry,
  currency: BOOK_CURRENCY,
  lines: lines.map(({ account_id, code, name, debit, credit }) => ({
    account: { id: account_id, code, name },
    debit,
    credit,
  })),
})

export const listEntries = (
  ctx: SessionContext,
  query: Static<typeof EntriesQuery>,
): Promise<Page<EntryView>> =>
  inTenant(ctx, async tx => {
    if (query.from) requireDay('/from', query.from)
    if (query.to) requireDay('/to', query.to)
    const page = await store.selectEntries(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

async function requireEntry(tx: TenantTx, id: string): Promise<EntryRow> {
  const entry = isUuid(id) ? await store.selectEntry(tx, id) : undefined
  if (!entry) throw notFound()
  return entry
}

export const readEntry = (ctx: SessionContext, id: string): Promise<EntryView> =>
  inTenant(ctx, async tx => viewOf(await requireEntry(tx, id)))

export const readBalances = (
  ctx: SessionContext,
  { from, to = today() }: Static<typeof BalancesQuery>,
): Promise<Static<typeof Balances>> =>
  inTenant(ctx, async tx => {
    const begin = from ?? `${to.slice(0, 4)}-01-01`
    requireDay('/from', begin)
    requireDay('/to', to)
    const rows = await store.selectBalances(tx, { from: begin, to })
    return {
      from: begin,
      to,
      currency: BOOK_CURRENCY,
      items: rows.map(({ id, code, name, ...row }) => ({ ...row, account: { id, code, name } })),
    }
  })

export type Posting = {
  readonly day: string
  readonly source: EntrySource
  readonly memo: string
  readonly source_id: string | null
}

/** Writes an entry into an open month. */
export async function postEntry(
  tx: TenantTx,
  ctx: SessionContext,
  { lines, ...entry }: Posting & { readonly lines: readonly store.NewLine[] },
): Promise<string> {
  if (await store.lockPeriod(tx, entry.day)) throw refused('period_closed')
  const id = uuidv7()
  await store.insertEntry(tx, { ...entry, id, made_by: ctx.actor.name }, lines)
  return id
}

type Given = Static<typeof NewEntry>

/** Customers' and suppliers' accounts follow from documents and payments alone, so that they always agree. */
async function linesOf(tx: TenantTx, given: Given['lines'], chart: Chart): Promise<store.NewLine[]> {
  const known = await selectUsableAccounts(tx, given.map(({ account }) => account).filter(isUuid))
  return given.map(({ account, debit, credit }, at) => {
    if (!known.has(account)) throw invalid({ path: `/lines/${at}/account`, code: 'unknown_account' })
    if (account === chart.receivable || account === chart.payable)
      throw invalid({ path: `/lines/${at}/account`, code: 'account_of_documents' })
    if ((debit === undefined) === (credit === undefined))
      throw invalid({ path: `/lines/${at}/debit`, code: 'debit_or_credit' })
    return { account_id: account, amount: debit ?? `-${credit}` }
  })
}

/** Opening balances need not balance by themselves: the rest is what the owners put in. */
export const createEntry = (ctx: SessionContext, given: Given): Promise<EntryView> =>
  inTenant(ctx, async tx => {
    const { day, memo = '', source = 'manual' } = given
    requireDay('/day', day)
    const chart = await requireChart(tx, ctx)
    const lines = await linesOf(tx, given.lines, chart)
    const rest = await store.selectImbalance(tx, lines)
    if (rest !== '0' && source === 'manual') throw refused('entry_unbalanced')
    if (rest !== '0') lines.push({ account_id: chart.opening, amount: rest })
    const id = await postEntry(tx, ctx, { day, memo: memo.trim(), source, source_id: null, lines })
    await recordChange(tx, ctx, {
      action: 'invoicing.entry_created',
      target: { type: 'journal_entry', id, name: memo.trim() || day },
      changes: { day: [null, day], lines: [null, lines.length] },
    })
    return viewOf(await requireEntry(tx, id))
  })
