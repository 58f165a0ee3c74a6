import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay, today } from '../../../kernel/days/day.ts'
import { invalid, notFound, staleVersion, wrongState } from '../../../kernel/http/problem.ts'
import { requireChart } from '../chart/accounts.ts'
import { lockInvoice } from '../drafts/invoice-store.ts'
import type { InvoiceView } from '../drafts/invoice-view.ts'
import { viewInvoice } from '../drafts/invoices.ts'
import { refused } from '../errors.ts'
import { postEntry } from '../journal/entries.ts'
import { selectImbalance } from '../journal/journal-store.ts'
import * as store from './allocation-store.ts'
import type { NewAllocation, UndoAsked } from './contract.ts'

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

type Sides = { readonly claim: store.Claim; readonly other: store.Claim }

/** Held until the end of the transaction, documents in the order of their ids before payments: so nobody waits for each other. */
async function lockSides(
  tx: TenantTx,
  { invoice_id, payment_id, credit_id }: Pick<store.NewAllocation, 'invoice_id' | 'payment_id' | 'credit_id'>,
): Promise<Sides> {
  for (const one of [invoice_id, ...(credit_id ? [credit_id] : [])].sort()) await lockInvoice(tx, one)
  const claim = await store.lockInvoiceClaim(tx, invoice_id)
  const other = payment_id
    ? await store.lockPaymentClaim(tx, payment_id)
    : await store.lockInvoiceClaim(tx, credit_id!)
  if (!claim || !other) throw invalid({ path: claim ? '/credit' : '/invoice', code: 'unknown_invoice' })
  return { claim, other }
}

type Settled = Pick<store.NewAllocation, 'invoice_id' | 'day'> &
  Sides & { readonly books: store.AllocatedBooks }

/** What the rates make differ between both sides goes to the account for that. */
async function postDifference(tx: TenantTx, ctx: SessionContext, settled: Settled): Promise<void> {
  const { claim, other, books, day, invoice_id } = settled
  const [plus, minus] = claim.sign > 0 ? [books.invoice, books.other] : [books.other, books.invoice]
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

/** What settles: a payment, or a credit note. */
const settlerOf = ({ payment_id, credit_id }: Pick<store.NewAllocation, 'payment_id' | 'credit_id'>) =>
  payment_id ? ({ of: 'payment', id: payment_id } as const) : ({ of: 'invoice', id: credit_id! } as const)

/** Lets a payment or a credit note settle a part of a document. */
export async function allocate(
  tx: TenantTx,
  ctx: SessionContext,
  { version, ...settlement }: store.NewAllocation & { readonly version?: number | undefined },
): Promise<void> {
  const { invoice_id, amount, day } = settlement
  const { claim, other } = await lockSides(tx, settlement)
  if (version !== undefined && version !== other.version) throw staleVersion()
  const isFitting =
    claim.party === other.party &&
    claim.contact_id === other.contact_id &&
    claim.currency === other.currency &&
    claim.sign === -other.sign
  if (!isFitting) throw refused('allocation_mismatch')
  const book = await store.updateDue(tx, { of: 'invoice', id: invoice_id }, amount)
  const otherBook = await store.updateDue(tx, settlerOf(settlement), amount)
  if (book === undefined || otherBook === undefined) throw refused('allocation_too_large')
  const books = { invoice: book, other: otherBook }
  await store.insertAllocation(tx, settlement, books)
  await postDifference(tx, ctx, { claim, other, books, day, invoice_id })
}

export const createAllocation = (
  ctx: SessionContext,
  { invoice, payment, credit, amount, day = today(), version }: Static<typeof NewAllocation>,
): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    if ((payment === undefined) === (credit === undefined))
      throw invalid({ path: '/payment', code: 'payment_or_credit' })
    if (/^[0.]*$/.test(amount)) throw invalid({ path: '/amount', code: 'too_small', params: { min: 0 } })
    if (![invoice, payment ?? invoice, credit ?? invoice].every(isUuid) || invoice === credit)
      throw invalid({ path: '/invoice', code: 'unknown_invoice' })
    requireDay('/day', day)
    const sides = { invoice_id: invoice, payment_id: payment ?? null, credit_id: credit ?? null }
    await allocate(tx, ctx, { ...sides, amount, day, version })
    const view = await viewInvoice(tx, invoice)
    await recordChange(tx, ctx, {
      action: 'invoicing.allocated',
      target: { type: 'invoice', id: invoice, name: view.number ?? '' },
      changes: { due: [null, view.due.amount], amount: [null, amount] },
    })
    return view
  })

/** No earlier than what it undoes, so that what was due on any day can still be told. */
function undoDay(asked: string | undefined, settledOn: string): string {
  const now = today()
  const day = asked ?? (now < settledOn ? settledOn : now)
  requireDay('/day', day)
  if (day < settledOn) throw invalid({ path: '/day', code: 'before_settlement', params: { day: settledOn } })
  return day
}

/** What was settled is due again on both sides, by rows and an entry of their own: what was posted stays. */
export const undoAllocation = (
  ctx: SessionContext,
  id: string,
  { day: asked, version }: Static<typeof UndoAsked>,
): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    const known = isUuid(id) ? await store.selectTaken(tx, id) : undefined
    if (!known) throw notFound()
    const { claim, other } = await lockSides(tx, known)
    // Somebody else may have undone it while this one waited for the locks.
    const taken = (await store.selectTaken(tx, id))!
    if (taken.is_undone) throw wrongState()
    if (version !== undefined && version !== other.version) throw staleVersion()
    const { invoice_id, payment_id, credit_id, amount } = taken
    const day = undoDay(asked, taken.day ?? '')
    const back = { amount, book: taken.invoice_book }
    const books = {
      invoice: negated(await store.updateGivenBack(tx, { of: 'invoice', id: invoice_id }, back)),
      other: negated(await store.updateGivenBack(tx, settlerOf(taken), { amount, book: taken.other_book })),
    }
    const reversal = { invoice_id, payment_id, credit_id, amount: negated(amount), day, reverses_id: id }
    await store.insertAllocation(tx, reversal, books)
    await postDifference(tx, ctx, { claim, other, books, day, invoice_id })
    const view = await viewInvoice(tx, invoice_id)
    await recordChange(tx, ctx, {
      action: 'invoicing.allocation_undone',
      target: { type: 'invoice', id: invoice_id, name: claim.number },
      changes: { due: [null, view.due.amount], amount: [amount, null] },
    })
    return view
  })
