import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { requireChart } from '../chart/accounts.ts'
import type { NewAllocation } from '../contract.ts'
import { lockInvoice } from '../drafts/invoice-store.ts'
import type { InvoiceView } from '../drafts/invoice-view.ts'
import { viewInvoice } from '../drafts/invoices.ts'
import { refused } from '../errors.ts'
import { postEntry } from '../journal/entries.ts'
import { selectImbalance } from '../journal/journal-store.ts'
import { today } from '../money.ts'
import * as store from './allocation-store.ts'

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** Lets a payment or a credit note settle a part of a document. What the rates make differ goes to the account for that. */
export async function allocate(
  tx: TenantTx,
  ctx: SessionContext,
  settlement: store.NewAllocation,
): Promise<void> {
  const { invoice_id, payment_id, credit_id, amount, day } = settlement
  const claim = await store.lockInvoiceClaim(tx, invoice_id)
  const other = payment_id
    ? await store.lockPaymentClaim(tx, payment_id)
    : await store.lockInvoiceClaim(tx, credit_id!)
  if (!claim || !other) throw invalid({ path: claim ? '/credit' : '/invoice', code: 'unknown_invoice' })
  const isFitting =
    claim.party === other.party &&
    claim.contact_id === other.contact_id &&
    claim.currency === other.currency &&
    claim.sign === -other.sign
  if (!isFitting) throw refused('allocation_mismatch')
  const book = await store.updateDue(tx, { of: 'invoice', id: invoice_id }, amount)
  const settling = payment_id ? ({ of: 'payment', id: payment_id } as const) : null
  const otherBook = await store.updateDue(tx, settling ?? { of: 'invoice', id: credit_id! }, amount)
  if (book === undefined || otherBook === undefined) throw refused('allocation_too_large')
  await store.insertAllocation(tx, settlement, { invoice: book, other: otherBook })
  const [plus, minus] = claim.sign > 0 ? [book, otherBook] : [otherBook, book]
  const chart = await requireChart(tx, ctx)
  const account_id = claim.party === 'customer' ? chart.receivable : chart.payable
  const rest = await selectImbalance(tx, [
    { account_id, amount: plus },
    { account_id, amount: negated(minus) },
  ])
  if (rest === '0') return
  const lines = [
    { account_id, amount: rest },
    { account_id: chart.exchange, amount: negated(rest) },
  ]
  const memo = `${claim.number} · ${other.number}`
  await postEntry(tx, ctx, { day, source: 'exchange', memo, source_id: invoice_id, lines })
}

export const createAllocation = (
  ctx: SessionContext,
  { invoice, payment, credit, amount }: Static<typeof NewAllocation>,
): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    if ((payment === undefined) === (credit === undefined))
      throw invalid({ path: '/payment', code: 'payment_or_credit' })
    if (/^[0.]*$/.test(amount)) throw invalid({ path: '/amount', code: 'too_small', params: { limit: 0 } })
    if (![invoice, payment ?? invoice, credit ?? invoice].every(isUuid) || invoice === credit)
      throw invalid({ path: '/invoice', code: 'unknown_invoice' })
    for (const one of [invoice, ...(credit ? [credit] : [])].sort()) await lockInvoice(tx, one)
    await allocate(tx, ctx, {
      invoice_id: invoice,
      payment_id: payment ?? null,
      credit_id: credit ?? null,
      amount,
      day: today(),
    })
    const view = await viewInvoice(tx, invoice)
    await recordChange(tx, ctx, {
      action: 'invoicing.allocated',
      target: { type: 'invoice', id: invoice, name: view.number ?? '' },
      changes: { due: [null, view.due.amount], amount: [null, amount] },
    })
    return view
  })
