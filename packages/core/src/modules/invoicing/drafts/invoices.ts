import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay, today } from '../../../kernel/days/day.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { requireContact } from '../../contacts/index.ts'
import { requireChart } from '../chart/accounts.ts'
import type { InvoiceChange, InvoicesQuery, NewInvoice } from '../contract.ts'
import { receiptsOf } from '../ereceipts/ereceipts.ts'
import { refused } from '../errors.ts'
import { BOOK_CURRENCY, digitsOf } from '../money.ts'
import { rateOn } from '../numbers/numbers.ts'
import { selectAllocationsOf } from '../payments/allocation-store.ts'
import type { InvoiceContent, InvoiceRow } from '../tables.ts'
import * as store from './invoice-store.ts'
import { contentIn, type InvoiceView, type SummaryView, summaryOf, targetOf, viewOf } from './invoice-view.ts'
import { linesOf } from './lines.ts'

export const listInvoices = (
  ctx: SessionContext,
  query: Static<typeof InvoicesQuery>,
): Promise<Page<SummaryView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectInvoices(tx, { ...query, day: today() })
    return { ...page, items: page.items.map(summaryOf) }
  })

export const readInvoice = (ctx: SessionContext, id: string): Promise<InvoiceView> =>
  inTenant(ctx, async tx => viewInvoice(tx, id))

export async function requireInvoice(tx: TenantTx, id: string): Promise<InvoiceRow> {
  const invoice = isUuid(id) ? await store.selectInvoice(tx, id, today()) : undefined
  if (!invoice) throw notFound()
  return invoice
}

export async function viewInvoice(tx: TenantTx, id: string): Promise<InvoiceView> {
  const invoice = await requireInvoice(tx, id)
  const lines = await store.selectLines(tx, invoice.id)
  const receipts = await receiptsOf(tx, 'invoice', [invoice.id])
  const allocations = await selectAllocationsOf(tx, invoice.id)
  return { ...viewOf(invoice, lines, allocations), receipt: receipts.get(id) ?? null }
}

/** Locked, of the version that the caller saw, and not yet posted. */
export async function lockDraft(tx: TenantTx, id: string, version: number | undefined): Promise<InvoiceRow> {
  if (!isUuid(id) || !(await store.lockInvoice(tx, id))) throw notFound()
  const invoice = await requireInvoice(tx, id)
  if (invoice.state === 'posted') throw refused('posted')
  if (version !== undefined && version !== invoice.version) throw staleVersion()
  return invoice
}

type Given = Omit<Static<typeof InvoiceChange>, 'version' | 'lines'>

/** What a request says, over what was there before. */
async function contentOf(tx: TenantTx, given: Given, before: InvoiceContent): Promise<InvoiceContent> {
  const { contact, rate, ...rest } = given
  const merged = { ...before, ...rest, contact_id: contact ?? before.contact_id }
  requireDay('/issued_on', merged.issued_on)
  requireDay('/due_on', merged.due_on)
  if (merged.due_on < merged.issued_on) throw invalid({ path: '/due_on', code: 'period_backwards' })
  if (contact !== undefined)
    await requireContact(tx, contact).catch(() => {
      throw invalid({ path: '/contact', code: 'unknown_contact' })
    })
  const isSame = merged.currency === before.currency && merged.issued_on === before.issued_on
  const known = rate ?? (isSame ? before.rate : undefined)
  return {
    ...merged,
    reference: merged.reference.trim(),
    rate: await rateOn(tx, { currency: merged.currency, day: merged.issued_on }, known),
  }
}

export const createInvoice = (ctx: SessionContext, given: Static<typeof NewInvoice>): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    const { lines = [], kind, ...rest } = given
    const issued_on = rest.issued_on ?? today()
    const beginning: InvoiceContent = {
      kind,
      contact_id: rest.contact,
      reference: '',
      issued_on,
      due_on: rest.due_on ?? issued_on,
      currency: BOOK_CURRENCY,
      // Asked for anew where the currency is another.
      rate: '1',
      includes_tax: true,
      note: '',
      credits_id: null,
    }
    const content = await contentOf(tx, rest, beginning)
    return createDraft(tx, ctx, { content, lines })
  })

type Draft = {
  readonly content: InvoiceContent
  readonly lines: NonNullable<Static<typeof NewInvoice>['lines']>
}

export async function createDraft(
  tx: TenantTx,
  ctx: SessionContext,
  { content, lines }: Draft,
): Promise<InvoiceView> {
  const id = uuidv7()
  const chart = await requireChart(tx, ctx)
  const wanted = await linesOf(tx, lines, { kind: content.kind, chart })
  await store.insertInvoice(tx, id, content)
  await saveLines(tx, id, { content, lines: wanted })
  const view = await viewInvoice(tx, id)
  await recordChange(tx, ctx, {
    action: 'invoicing.invoice_created',
    target: targetOf({ id, number: null, contact_name: view.contact.name }),
    changes: changesBetween<object>({}, { ...content, total: view.total.amount }),
  })
  return view
}

const saveLines = (
  tx: TenantTx,
  id: string,
  { content, lines }: { readonly content: InvoiceContent; readonly lines: readonly store.NewLine[] },
): Promise<void> =>
  store.updateLines(tx, id, {
    lines,
    digits: digitsOf(content.currency),
    includes_tax: content.includes_tax,
  })

export const changeInvoice = (
  ctx: SessionContext,
  id: string,
  { version, lines, ...given }: Static<typeof InvoiceChange>,
): Promise<InvoiceView> =>
  inTenant(ctx, async tx => {
    const before = await lockDraft(tx, id, version)
    const content = await contentOf(tx, given, contentIn(before))
    const chart = await requireChart(tx, ctx)
    const wanted = lines
      ? await linesOf(tx, lines, { kind: before.kind, chart })
      : await store.selectLines(tx, id)
    await store.updateInvoice(tx, id, content)
    await saveLines(tx, id, { content, lines: wanted })
    const view = await viewInvoice(tx, id)
    await recordChange(tx, ctx, {
      action: 'invoicing.invoice_changed',
      target: targetOf(before),
      changes: changesBetween<object>(
        { ...contentIn(before), total: before.total },
        { ...content, total: view.total.amount },
      ),
    })
    return view
  })

/** A draft alone: what was posted is taken back by a credit note. */
export const removeInvoice = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const invoice = await lockDraft(tx, id, undefined)
    await store.deleteInvoice(tx, id)
    await recordChange(tx, ctx, { action: 'invoicing.invoice_deleted', target: targetOf(invoice) })
  })
