import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay, today } from '../../../kernel/days/day.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound } from '../../../kernel/http/problem.ts'
import { requireContact } from '../../contacts/index.ts'
import { selectUsableAccounts } from '../chart/account-store.ts'
import { type Chart, requireChart } from '../chart/accounts.ts'
import { lockInvoice } from '../drafts/invoice-store.ts'
import { allocationOf } from '../drafts/invoice-view.ts'
import { postEntry } from '../journal/entries.ts'
import { BOOK_CURRENCY } from '../money.ts'
import { rateOn, takeNumber } from '../numbers/numbers.ts'
import type { PaymentRow } from '../tables.ts'
import { selectAllocationsBy } from './allocation-store.ts'
import { allocate } from './allocations.ts'
import type { Ageing, AgeingQuery, NewPayment, Payment, PaymentDetail, PaymentsQuery } from './contract.ts'
import * as store from './payment-store.ts'

const viewOf = (row: PaymentRow): Static<typeof Payment> => ({
  id: row.id,
  direction: row.direction,
  party: row.party,
  contact: { id: row.contact_id, name: row.contact_name },
  number: row.number,
  day: row.day,
  account: { id: row.account_id, name: row.account_name },
  amount: { amount: row.amount, currency: row.currency },
  unallocated: { amount: row.due, currency: row.currency },
  rate: row.rate,
  memo: row.memo,
  entry: row.entry_id,
  created_at: row.created_at,
  version: row.version,
})

export const listPayments = (
  ctx: SessionContext,
  query: Static<typeof PaymentsQuery>,
): Promise<Page<Static<typeof Payment>>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectPayments(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

async function viewPayment(tx: TenantTx, id: string): Promise<Static<typeof PaymentDetail>> {
  const payment = isUuid(id) ? await store.selectPayment(tx, id) : undefined
  if (!payment) throw notFound()
  return { ...viewOf(payment), allocations: (await selectAllocationsBy(tx, id)).map(allocationOf) }
}

export const readPayment = (ctx: SessionContext, id: string): Promise<Static<typeof PaymentDetail>> =>
  inTenant(ctx, tx => viewPayment(tx, id))

type Given = Static<typeof NewPayment>

async function requireSound(tx: TenantTx, given: Given, chart: Chart): Promise<string> {
  if (given.day !== undefined) requireDay('/day', given.day)
  for (const [path, amount] of [
    ['/amount', given.amount],
    ...(given.allocations ?? []).map(({ amount }, at) => [`/allocations/${at}/amount`, amount] as const),
  ] as const)
    if (/^[0.]*$/.test(amount)) throw invalid({ path, code: 'too_small', params: { min: 0 } })
  await requireContact(tx, given.contact).catch(() => {
    throw invalid({ path: '/contact', code: 'unknown_contact' })
  })
  const account = given.account ?? chart.bank
  if (!isUuid(account) || !(await selectUsableAccounts(tx, [account])).has(account))
    throw invalid({ path: '/account', code: 'unknown_account' })
  if (account === chart.receivable || account === chart.payable)
    throw invalid({ path: '/account', code: 'account_of_documents' })
  return account
}

/** Writes money down that came or went, with its number and its entry, and lets it settle documents. */
export async function recordPayment(
  tx: TenantTx,
  ctx: SessionContext,
  given: Given,
): Promise<Static<typeof PaymentDetail>> {
  const chart = await requireChart(tx, ctx)
  const account_id = await requireSound(tx, given, chart)
  const { direction, contact, amount, currency = BOOK_CURRENCY, memo = '', allocations = [] } = given
  const party = given.party ?? (direction === 'in' ? 'customer' : 'supplier')
  const day = given.day ?? today()
  for (const { invoice } of allocations)
    if (!isUuid(invoice)) throw invalid({ path: '/allocations', code: 'unknown_invoice' })
  for (const invoice of allocations.map(one => one.invoice).sort()) await lockInvoice(tx, invoice)
  const rate = await rateOn(tx, { currency, day }, given.rate)
  const book_total = await store.selectBookAmount(tx, amount, rate)
  const { number, series_id } = await takeNumber(tx, 'payment', given.series)
  const id = uuidv7()
  const control = party === 'customer' ? chart.receivable : chart.payable
  const [into, from] = direction === 'in' ? [account_id, control] : [control, account_id]
  const lines = [
    { account_id: into, amount: book_total },
    { account_id: from, amount: `-${book_total}` },
  ]
  const entry_id = await postEntry(tx, ctx, { day, source: 'payment', memo: number, source_id: id, lines })
  const payment = { direction, party, contact_id: contact, number, day, account_id, currency, rate, amount }
  await store.insertPayment(tx, { ...payment, id, series_id, memo: memo.trim(), book_total, entry_id })
  for (const one of allocations)
    await allocate(tx, ctx, {
      invoice_id: one.invoice,
      payment_id: id,
      credit_id: null,
      amount: one.amount,
      day,
    })
  await recordChange(tx, ctx, {
    action: 'invoicing.payment_created',
    target: { type: 'payment', id, name: number },
    changes: changesBetween<object>({}, { ...payment, allocations: allocations.length }),
  })
  return viewPayment(tx, id)
}

export const createPayment = (ctx: SessionContext, given: Given): Promise<Static<typeof PaymentDetail>> =>
  inTenant(ctx, tx => recordPayment(tx, ctx, given))

const KINDS = { receivable: ['invoice', 'credit_note'], payable: ['bill', 'bill_credit'] } as const

export const readAgeing = (
  ctx: SessionContext,
  { side = 'receivable', day = today() }: Static<typeof AgeingQuery>,
): Promise<Static<typeof Ageing>> =>
  inTenant(ctx, async tx => {
    requireDay('/day', day)
    const rows = await store.selectAgeing(tx, { kinds: KINDS[side], day })
    return {
      day,
      currency: BOOK_CURRENCY,
      items: rows.map(({ contact_id, contact_name, ...row }) => ({
        ...row,
        contact: { id: contact_id, name: contact_name },
      })),
    }
  })
