export type AccountType = 'asset' | 'liability' | 'equity' | 'income' | 'expense'
export type AccountRole =
  | 'receivable'
  | 'payable'
  | 'cash'
  | 'bank'
  | 'sales'
  | 'purchases'
  | 'sales_tax'
  | 'purchase_tax'
  | 'exchange'
  | 'opening'
  | 'cash_difference'

export type AccountRow = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: AccountType
  readonly role: AccountRole | null
  readonly is_archived: boolean
  readonly version: number
}

export type PeriodRow = {
  readonly month: string
  readonly closed_at: string | null
  readonly closed_by: string | null
  readonly version: number
}

export type DocumentKind = 'invoice' | 'bill' | 'credit_note' | 'bill_credit'
export type SeriesKind = DocumentKind | 'payment' | 'sale'
export type TaxClass = 'standard' | 'exempt' | 'zero'

export type SeriesRow = {
  readonly id: string
  readonly kind: SeriesKind
  readonly prefix: string
  readonly next_number: number
  readonly is_default: boolean
}

export type RateRow = { readonly currency: string; readonly valid_from: string; readonly rate: string }

export type LineRow = {
  readonly product_id: string | null
  readonly product_name: string | null
  readonly description: string
  readonly quantity: string
  readonly unit_price: string
  readonly discount: string
  readonly tax_class: TaxClass
  readonly tax_rate: string
  readonly account_id: string
  readonly account_code: string
  readonly net: string
  readonly tax: string
  readonly total: string
}

/** What people fill in beside the lines. */
export type InvoiceContent = {
  readonly kind: DocumentKind
  readonly contact_id: string
  readonly reference: string
  readonly issued_on: string
  readonly due_on: string
  readonly currency: string
  readonly rate: string
  readonly includes_tax: boolean
  readonly note: string
  readonly credits_id: string | null
}

export type InvoiceRow = InvoiceContent & {
  readonly id: string
  readonly state: 'draft' | 'posted'
  readonly contact_name: string
  readonly credits_number: string | null
  readonly number: string | null
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly due: string
  readonly book_total: string
  readonly is_overdue: boolean
  readonly entry_id: string | null
  readonly posted_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

export type AllocationRow = {
  readonly id: string
  readonly invoice_id: string
  readonly invoice_number: string
  readonly invoice_kind: DocumentKind
  readonly payment_id: string | null
  readonly payment_number: string | null
  readonly credit_id: string | null
  readonly credit_number: string | null
  readonly amount: string
  readonly day: string | null
  readonly undone_on: string | null
  readonly created_at: string
}

export type PaymentRow = {
  readonly id: string
  readonly direction: 'in' | 'out'
  readonly party: 'customer' | 'supplier'
  readonly contact_id: string
  readonly contact_name: string
  readonly number: string
  readonly day: string
  readonly account_id: string
  readonly account_name: string
  readonly currency: string
  readonly rate: string
  readonly amount: string
  readonly memo: string
  readonly due: string
  readonly entry_id: string
  readonly created_at: string
  readonly version: number
}

export type EntrySource = 'document' | 'payment' | 'exchange' | 'manual' | 'opening' | 'sale' | 'till'

export type EntryRow = {
  readonly id: string
  readonly day: string
  readonly source: EntrySource
  readonly memo: string
  readonly source_id: string | null
  readonly made_by: string
  readonly created_at: string
  readonly lines: readonly {
    readonly account_id: string
    readonly code: string
    readonly name: string
    readonly debit: string | null
    readonly credit: string | null
  }[]
}
