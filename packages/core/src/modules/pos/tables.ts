export type TillRow = {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly location_id: string
  readonly location_name: string
  readonly is_archived: boolean
  readonly version: number
  readonly lease_id: string | null
  readonly device_name: string | null
  readonly taken_by: string | null
  readonly taken_at: string | null
  readonly open_shift: string | null
}

export type LeaseRow = {
  readonly id: string
  readonly till_id: string
  readonly device_id: string
  readonly device_name: string
  readonly series_id: string
  readonly prefix: string
  readonly state: 'held' | 'released' | 'taken_over'
  readonly next_number: number
  readonly taken_by: string
  readonly taken_at: string
  readonly ended_at: string | null
}

export type Method = 'cash' | 'card' | 'transfer'

export type ShiftRow = {
  readonly id: string
  readonly recorded_id: string
  readonly till_id: string
  readonly till_name: string
  readonly seller_id: string
  readonly seller_name: string
  readonly may_discount: boolean
  readonly opened_at: string
  readonly opening_cash: string
  readonly closed_at: string | null
  readonly closed_by: string | null
  readonly note: string
  readonly sales: number
}

export type SumRow = {
  readonly method: Method
  readonly expected: string
  readonly counted: string | null
  readonly difference: string | null
}

export type CashMoveRow = {
  readonly id: string
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly note: string
  readonly moved_at: string
  readonly made_by: string
}

export type IssueCode =
  | 'oversold'
  | 'product_missing'
  | 'product_archived'
  | 'unit_missing'
  | 'price_changed'
  | 'customer_missing'
  | 'period_closed'
  | 'shift_closed'
  | 'clock_ahead'

export type IssueRow = { readonly code: IssueCode; readonly line: number | null }

export type SaleRow = {
  readonly id: string
  readonly recorded_id: string
  readonly till_id: string
  readonly till_name: string
  readonly shift_id: string
  readonly kind: 'sale' | 'return'
  readonly number: string
  readonly seller_name: string
  readonly customer_id: string | null
  readonly customer_name: string | null
  readonly sold_at: string
  readonly received_at: string
  readonly total: string
  readonly issues: readonly IssueRow[]
}

export type SaleLineRow = {
  readonly product: string | null
  readonly unit: string | null
  readonly name: string
  readonly quantity: string
  readonly unit_price: string
  readonly discount: string
  readonly tax_class: 'standard' | 'exempt' | 'zero'
  readonly tax_rate: string
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly returned: string
  readonly refunded: string
}

export type SalePaymentRow = {
  readonly method: Method
  readonly amount: string
  readonly tendered: string | null
  readonly reference: string
}

export type SaleDetailRow = SaleRow & {
  readonly net: string
  readonly tax: string
  readonly discount: string
  readonly granted_by: string | null
  readonly returns_id: string | null
  readonly returns_number: string | null
  readonly buyer_number: string | null
  readonly note: string
  readonly posting_id: string | null
  readonly entry_id: string | null
  readonly lines: readonly SaleLineRow[]
  readonly payments: readonly SalePaymentRow[]
}
