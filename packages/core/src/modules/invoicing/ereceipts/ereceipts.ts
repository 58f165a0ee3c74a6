import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound, staleVersion, wrongState } from '../../../kernel/http/problem.ts'
import type { Receipt } from '../contract.ts'
import { refused } from '../errors.ts'
import { BOOK_CURRENCY } from '../money.ts'
import type { DocumentKind } from '../tables.ts'
import type { ReceiptSettingsChange, ReceiptSettingsView, ReceiptSummary } from './contract.ts'
import { selectReceiptDocument } from './document-store.ts'
import * as store from './ereceipt-store.ts'

/** Named here and enqueued wherever there is something to tell the tax authority. */
export const SEND_RECEIPT = 'invoicing.send_receipt'

export type ReceiptView = Static<typeof Receipt>
type SettingsView = Static<typeof ReceiptSettingsView>

const enqueue = (tx: TenantTx, { services }: Pick<Context, 'services'>, id: string): Promise<void> =>
  services.jobs.enqueue(tx, SEND_RECEIPT, { payload: { id }, key: id })

/**
 * Asks for the receipt of a sale, inside the transaction that records it. Does nothing where the organisation gives none; asked twice,
 * it is one receipt all the same.
 */
export async function requestReceipt(
  tx: TenantTx,
  ctx: Pick<Context, 'services'>,
  receipt: store.NewReceipt,
): Promise<void> {
  const id = await store.insertReceipt(tx, receipt)
  if (id !== undefined) await enqueue(tx, ctx, id)
}

/** The whole sale is taken back, inside the transaction that says so. What was never sent never will be. */
export async function cancelReceipt(
  tx: TenantTx,
  ctx: Pick<Context, 'services'>,
  subject: store.Subject,
): Promise<void> {
  const receipt = await store.lockReceiptOf(tx, subject)
  if (!receipt || receipt.is_returned || receipt.state === 'cancelled') return
  await store.updateReturned(tx, receipt.id)
  if (receipt.state !== 'issued' && receipt.sent_on === null)
    return store.updateReceipt(tx, receipt.id, { state: 'cancelled', problem: null, detail: null })
  await enqueue(tx, ctx, receipt.id)
}

/** The same where receipts put one another right, the one in force last: it alone is known to the authority, unless it was never sent. */
export async function cancelReceipts(
  tx: TenantTx,
  ctx: Pick<Context, 'services'>,
  subjects: readonly store.Subject[],
): Promise<void> {
  for (const subject of subjects.toReversed()) {
    const receipt = await store.lockReceiptOf(tx, subject)
    await cancelReceipt(tx, ctx, subject)
    if (receipt && (receipt.receipt_number !== null || receipt.sent_on !== null)) return
  }
}

/** What sales show of their receipts; those without one are not in it. */
export async function receiptsOf(
  tx: TenantTx,
  type: store.Subject['type'],
  ids: readonly string[],
): Promise<Map<string, ReceiptView>> {
  const rows = ids.length === 0 ? [] : await store.selectReceiptsOf(tx, type, ids)
  return new Map(rows.map(row => [row.subject_id, { id: row.id, ...toldOf(row) }]))
}

const toldOf = (row: store.ReceiptRow) => ({
  state: row.state,
  number: row.receipt_number,
  lottery: row.lottery,
  qr: row.qr,
  issued_at: row.issued_at,
  problem: row.problem,
  detail: row.detail,
})

const summaryOf = (row: store.ReceiptRow): Static<typeof ReceiptSummary> => ({
  id: row.id,
  subject: { type: row.subject_type, id: row.subject_id, number: row.number },
  total: { amount: row.total, currency: BOOK_CURRENCY },
  tax: { amount: row.tax, currency: BOOK_CURRENCY },
  attempts: row.attempts,
  created_at: row.created_at,
  ...toldOf(row),
})

/** A sale on credit is told when it is posted, and taken back by a credit note over all of it. */
export async function requestForDocument(
  tx: TenantTx,
  ctx: Pick<Context, 'services'>,
  { id, kind }: { readonly id: string; readonly kind: DocumentKind },
): Promise<void> {
  if (kind !== 'invoice' && kind !== 'credit_note') return
  const document = await selectReceiptDocument(tx, id)
  if (!document) return
  if (kind === 'invoice')
    return requestReceipt(tx, ctx, {
      subject: { type: 'invoice', id },
      number: document.number,
      customer_tin: null,
      customer_registry_number: document.customer_registry_number,
      lines: document.lines,
      payments: [],
    })
  if (document.credits_id !== null && document.takes_all_back)
    await cancelReceipt(tx, ctx, { type: 'invoice', id: document.credits_id })
}

export const listReceipts = (
  ctx: SessionContext,
  query: PageQuery & { state?: store.ReceiptRow['state'] },
): Promise<Page<Static<typeof ReceiptSummary>>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectReceipts(tx, query)
    return { ...page, items: page.items.map(summaryOf) }
  })

/** Somebody looked at what failed, and it is to be sent again. */
export const retryReceipt = (ctx: SessionContext, id: string): Promise<Static<typeof ReceiptSummary>> =>
  inTenant(ctx, async tx => {
    const receipt = isUuid(id) ? await store.lockReceipt(tx, id) : undefined
    if (!receipt) throw notFound()
    if (receipt.state !== 'failed') throw wrongState()
    const state = receipt.receipt_number === null ? 'pending' : 'issued'
    await store.updateReceipt(tx, id, { state, problem: null, detail: null, isSettled: true })
    await enqueue(tx, ctx, id)
    await recordChange(tx, ctx, {
      action: 'invoicing.receipt_retried',
      target: { type: 'ereceipt', id, name: receipt.number },
    })
    return summaryOf({ ...receipt, state, problem: null, detail: null })
  })

const viewOf = (ctx: Context, row: store.MerchantRow | undefined): SettingsView => {
  const available = ctx.services.settings.EBARIMT_URL !== undefined
  if (!row) return { available, settings: null, version: 0 }
  const { is_enabled, version, ...merchant } = row
  return { available, settings: { ...merchant, enabled: is_enabled }, version }
}

export const readReceiptSettings = (ctx: SessionContext): Promise<SettingsView> =>
  inTenant(ctx, async tx => viewOf(ctx, await store.selectMerchant(tx)))

export const changeReceiptSettings = (
  ctx: SessionContext,
  { version, enabled, ...merchant }: Static<typeof ReceiptSettingsChange>,
): Promise<SettingsView> =>
  inTenant(ctx, async tx => {
    if (enabled && ctx.services.settings.EBARIMT_URL === undefined) throw refused('receipts_unavailable')
    const before = await store.selectMerchant(tx)
    if (version !== undefined && version !== (before?.version ?? 0)) throw staleVersion()
    const after = await store.upsertMerchant(tx, { ...merchant, is_enabled: enabled }, before?.version)
    if (!after) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'invoicing.receipts_set_up',
      target: { type: 'ereceipt_merchant', id: ctx.tenant.id, name: after.tin },
      changes: changesBetween<object>({ ...before, version: 0 }, { ...after, version: 0 }),
    })
    return viewOf(ctx, after)
  })
