export type LocationKind = 'internal' | 'supplier' | 'customer' | 'loss'
export type PostingKind =
  | 'receipt'
  | 'delivery'
  | 'transfer'
  | 'adjustment'
  | 'correction'
  | 'count'
  | 'inventory'

export type LocationRow = {
  readonly id: string
  readonly kind: LocationKind
  readonly name: string
  readonly is_archived: boolean
  readonly version: number
}

/** What a row says of the product it is about. */
export type ProductOfRow = {
  readonly product_id: string
  readonly product_name: string
  readonly sku: string | null
  readonly unit_code: string
}

export type MoveRow = ProductOfRow & {
  readonly id: string
  readonly posting_id: string
  readonly posting_kind: PostingKind
  readonly reference: string
  readonly on_day: string
  readonly lot: string
  readonly from_id: string
  readonly from_kind: LocationKind
  readonly from_name: string
  readonly to_id: string
  readonly to_kind: LocationKind
  readonly to_name: string
  readonly quantity: string
  readonly cost: string
}

export type PostingRow = {
  readonly id: string
  readonly kind: PostingKind
  readonly on_day: string
  readonly contact_id: string | null
  readonly contact_name: string | null
  readonly reference: string
  readonly note: string
  readonly corrects_id: string | null
  readonly corrected_by: string | null
  readonly made_by: string
  readonly created_at: string
  readonly lines: number
  readonly cost: string
}

export type LevelRow = ProductOfRow & {
  readonly location_id: string
  readonly lot: string
  readonly expires_on: string | null
  readonly quantity: string
}

export type ReservationRow = ProductOfRow & {
  readonly id: string
  readonly location_id: string
  readonly location_name: string
  readonly quantity: string
  readonly contact_id: string | null
  readonly contact_name: string | null
  readonly reference: string
  readonly until: string | null
  readonly made_by: string
  readonly created_at: string
}
