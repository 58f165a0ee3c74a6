import type { Static } from 'typebox'
import { changeRecord, noteRecord } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { BOOK_CURRENCY } from '../../invoicing/index.ts'
import type {
  EReceipt,
  Sale,
  SaleDetail,
  SaleOutcome,
  SaleOutcomes,
  SalesGiven,
  SalesQuery,
} from '../contract.ts'
import type { SaleDetailRow, SaleRow } from '../tables.ts'
import { readSaleReceipt, requestSaleReceipt } from './sale-receipts.ts'
import * as store from './sale-store.ts'

const viewOf = (row: SaleRow): Static<typeof Sale> => ({
  id: row.id,
  till: { id: row.till_id, name: row.till_name },
  shift: row.shift_id,
  kind: row.kind,
  number: row.number,
  seller: row.seller_name,
  customer: row.customer_id === null ? null : { id: row.customer_id, name: row.customer_name ?? '' },
  sold_at: row.sold_at,
  received_at: row.received_at,
  total: { amount: row.total, currency: BOOK_CURRENCY },
  issues: [...row.issues],
})

const detailOf = (row: SaleDetailRow, receipt: Static<typeof EReceipt>): Static<typeof SaleDetail> => ({
  ...viewOf(row),
  net: row.net,
  tax: row.tax,
  discount: { amount: row.discount, granted_by: row.granted_by },
  returns: row.returns_id === null ? null : { id: row.returns_id, number: row.returns_number ?? '' },
  buyer_number: row.buyer_number,
  note: row.note,
  posting: row.posting_id,
  entry: row.entry_id,
  receipt,
  lines: [...row.lines],
  payments: [...row.payments],
})

/**
 * What a till sold, perhaps hours ago: each is there once, however often it is sent, and none is refused because the world is not what
 * it was. A refused one took no number.
 */
export const recordSales = (
  ctx: SessionContext,
  tillId: string,
  batch: Static<typeof SalesGiven>,
): Promise<Static<typeof SaleOutcomes>> =>
  inTenant(ctx, async tx => {
    if (!isUuid(tillId)) throw notFound()
    const record = changeRecord(ctx, { action: 'pos.sale_recorded' })
    const mayGrant = ctx.permissions.has('pos.discount')
    const sales = batch.sales.map(({ grants_discount, ...sale }) => ({
      ...sale,
      granted_by: grants_discount && mayGrant ? ctx.person.name : null,
      ...{ handed_by: ctx.person.id, handed_by_name: ctx.person.name, may_discount: mayGrant },
    }))
    const rows = await store.insertSales(tx, tillId, { batch: { ...batch, sales }, record })
    const last = rows.at(-1)
    if (!last) throw notFound()
    const recorded = rows.filter(({ outcome }) => outcome === 'recorded')
    if (recorded.length > 0) noteRecord(ctx, record)
    for (const { id, gives_receipts } of recorded) if (gives_receipts) await requestSaleReceipt(tx, ctx, id)
    return {
      results: rows.map(
        ({ next_number: _, gives_receipts: __, ...row }) => row as Static<typeof SaleOutcome>,
      ),
      next_number: last.next_number,
    }
  })

export const listSales = (
  ctx: SessionContext,
  query: Static<typeof SalesQuery>,
): Promise<Page<Static<typeof Sale>>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectSales(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

export const readSale = (ctx: SessionContext, id: string): Promise<Static<typeof SaleDetail>> =>
  inTenant(ctx, async tx => {
    const sale = isUuid(id) ? await store.selectSale(tx, id) : undefined
    if (!sale) throw notFound()
    return detailOf(sale, await readSaleReceipt(tx, id))
  })
