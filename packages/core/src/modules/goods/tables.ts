export type TaxClass = 'standard' | 'exempt' | 'zero'
export type Tracking = 'none' | 'lot' | 'expiry'

export type UnitRow = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly base_id: string | null
  readonly base_code: string | null
  readonly factor: string
  readonly version: number
}

export type CategoryRow = {
  readonly id: string
  readonly parent_id: string | null
  readonly name: string
  readonly version: number
}

export type Barcode = { readonly code: string; readonly unit_id: string; readonly unit_code: string }
export type Image = { readonly id: string; readonly address: string }

/** What people fill in. */
export type ProductContent = {
  readonly parent_id: string | null
  readonly sku: string | null
  readonly name: string
  readonly options: Readonly<Record<string, string>>
  readonly description: string
  readonly category_id: string | null
  readonly unit_id: string
  readonly tax_class: TaxClass
  readonly is_stocked: boolean
  readonly tracking: Tracking
}

export type ProductRow = ProductContent & {
  readonly id: string
  readonly parent_name: string | null
  readonly category_name: string | null
  readonly unit_code: string
  readonly barcodes: readonly Barcode[]
  readonly images: readonly Image[]
  readonly variants: number
  readonly is_archived: boolean
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

export type PriceListRow = {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly includes_tax: boolean
  readonly is_default: boolean
  readonly is_archived: boolean
  readonly customers: readonly { readonly id: string; readonly name: string }[]
  readonly version: number
}

export type PriceRow = {
  readonly price_list_id: string
  readonly price_list_name: string
  readonly currency: string
  readonly min_quantity: string
  readonly valid_from: string
  readonly valid_to: string | null
  readonly amount: string
}
