import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { today } from '../../../kernel/days/day.ts'
import { notFound, wrongState } from '../../../kernel/http/problem.ts'
import { type Chart, requireChart } from '../chart/accounts.ts'
import type { CreditAsked, PostAsked } from '../contract.ts'
import { lockInvoice, selectLines } from '../drafts/invoice-store.ts'
import { contentIn, type InvoiceView, targetOf } from '../drafts/invoice-view.ts'
import { createDraft, lockDraft, requireInvoice, viewInvoice } from '../drafts/invoices.ts'
import { refused } from '../errors.ts'
import { documentPosted } from '../events.ts'
import { postEntry } from '../journal/entries.ts'
import { takeNumber } from '../numbers/numbers.ts'
import { selectSettleable } from '../payments/allocation-store.ts'
import { allocate } from '../payments/allocations.ts'
import type { DocumentKind, InvoiceRow } from '../tables.ts'
import { type PostingAccounts, selectPostingLines, updatePosted } from './posting-store.ts'

/** Customers owe us what we invoice, we owe suppliers what they bill; a credit note is the same the other way. */
const accountsOf = (kind: DocumentKind, chart: Chart): PostingAccounts =>
  ({
    invoice: { control: chart.receivable, tax: chart.sales_tax, sign: 1 },
    credit_note: { control: chart.receivable, tax: chart.sales_tax, sign: -1 },
    bill: { control: chart.payable, tax: chart.purchase_tax, sign: -1 },
    bill_credit: { control: chart.payable, tax: chart.purchase_tax, sign: 1 },
  })[kind] as PostingAccounts

/** In the order of their ids, so that two who post at once do not wait for each other. */
async function lockBoth(tx: TenantTx, id: string): Promise<void> {
  const { credits_id } = await requireInvoice(tx, id)
  for (const one of [id, ...(credits_id ? [credits_id] : [])].sort()) await lockInvoice(tx, one)
}

/** From here on it stays as it is: a number of its series, and an entry in the journal, in one transaction. */
export const postInvoice = (
  ctx: SessionContext,
  id: string,
  { version, series }: Static<typeof PostAsked>,
): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    if (!isUuid(id)) throw notFound()
    await lockBoth(tx, id)
    const draft = await lockDraft(tx, id, version)
    if ((await selectLines(tx, id)).length === 0) throw refused('nothing_to_post')
    const { number, series_id } = await takeNumber(tx, draft.kind, series)
    const chart = await requireChart(tx, ctx)
    const { lines, book_total } = await selectPostingLines(tx, id, accountsOf(draft.kind, chart))
    const entry = { day: draft.issued_on, source: 'document', memo: number, source_id: id, lines } as const
    const entry_id = await postEntry(tx, ctx, entry)
    await updatePosted(tx, id, { number, series_id, entry_id, book_total })
    await recordChange(tx, ctx, {
      action: 'invoicing.invoice_posted',
      target: targetOf({ ...draft, number }),
      changes: { number: [null, number], total: [null, draft.total] },
    })
    await settleCredited(tx, ctx, draft)
    await documentPosted.emit(tx, ctx, { id, kind: draft.kind })
    return viewInvoice(tx, id)
  })

/** A credit note settles what it takes back, as far as that is still due. */
async function settleCredited(
  tx: TenantTx,
  ctx: SessionContext,
  { id, credits_id, issued_on }: InvoiceRow,
): Promise<void> {
  const amount = credits_id === null ? undefined : await selectSettleable(tx, credits_id, id)
  if (credits_id !== null && amount !== undefined)
    await allocate(tx, ctx, {
      invoice_id: credits_id,
      credit_id: id,
      payment_id: null,
      amount,
      day: issued_on,
    })
}

const CREDITS: Partial<Record<DocumentKind, DocumentKind>> = { invoice: 'credit_note', bill: 'bill_credit' }

/** A draft that takes a posted document back, line by line; what is kept after all is taken out of it. */
export const createCredit = (
  ctx: SessionContext,
  id: string,
  { issued_on = today() }: Static<typeof CreditAsked>,
): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    const invoice = await requireInvoice(tx, id)
    const kind = CREDITS[invoice.kind]
    if (invoice.state !== 'posted' || kind === undefined) throw wrongState()
    const lines = (await selectLines(tx, id)).map(({ product_id, account_id, ...line }) => ({
      description: line.description,
      quantity: line.quantity,
      unit_price: line.unit_price,
      discount: line.discount,
      tax_class: line.tax_class,
      product: product_id,
      account: account_id,
    }))
    const content = { ...contentIn(invoice), kind, issued_on, due_on: issued_on, credits_id: id, note: '' }
    return createDraft(tx, ctx, { content, lines })
  })
