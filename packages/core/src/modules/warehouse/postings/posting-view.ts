import type { Static } from 'typebox'
import type { SessionContext } from '../../../kernel/context.ts'
import type { Move, Posting } from '../contract.ts'
import { nameOf } from '../locations/locations.ts'
import type { LocationKind, MoveRow, PostingRow, ProductOfRow } from '../tables.ts'

export type PostingView = Static<typeof Posting>
export type MoveView = Static<typeof Move>

/** The currency of the books: what goods cost is kept in it. */
export const moneyOf = (amount: string) => ({ amount, currency: 'MNT' })

export const productOf = (row: ProductOfRow) => ({
  id: row.product_id,
  name: row.product_name,
  sku: row.sku,
  unit: row.unit_code,
})

type Place = { readonly id: string; readonly kind: LocationKind; readonly name: string }

export const placeOf = (ctx: SessionContext, place: Place) => ({ ...place, name: nameOf(ctx, place) })

export const lotOf = (lot: string): string | null => (lot === '' ? null : lot)

export const moveView = (ctx: SessionContext, row: MoveRow): MoveView => ({
  id: row.id,
  posting: { id: row.posting_id, kind: row.posting_kind, reference: row.reference },
  on: row.on_day,
  product: productOf(row),
  lot: lotOf(row.lot),
  from: placeOf(ctx, { id: row.from_id, kind: row.from_kind, name: row.from_name }),
  to: placeOf(ctx, { id: row.to_id, kind: row.to_kind, name: row.to_name }),
  quantity: row.quantity,
  cost: moneyOf(row.cost),
})

export const postingView = (row: PostingRow): PostingView => ({
  id: row.id,
  kind: row.kind,
  on: row.on_day,
  contact: row.contact_id === null ? null : { id: row.contact_id, name: row.contact_name ?? '' },
  reference: row.reference,
  note: row.note,
  corrects: row.corrects_id,
  corrected_by: row.corrected_by,
  made_by: row.made_by,
  created_at: row.created_at,
  lines: row.lines,
  cost: moneyOf(row.cost),
})
