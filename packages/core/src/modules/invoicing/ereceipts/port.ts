/** One receipt as the tax authority is told of it. Decimals are text, in tögrög, with every tax in them. */
export type ReceiptToSend = {
  readonly suffix: string
  readonly subject_type: 'invoice' | 'pos_sale'
  readonly customer_tin: string | null
  /** The number of the receipt that this one puts right. */
  readonly replaces: string | null
  readonly total: string
  readonly tax: string
  readonly groups: readonly ReceiptGroup[]
  readonly payments: readonly ReceiptPayment[]
  readonly merchant: Merchant
}

export type Merchant = {
  readonly tin: string
  readonly pos_number: string
  readonly branch_number: string
  readonly district_code: string
  readonly classification_code: string
  readonly exempt_code: string
  readonly zero_code: string
}

export type TaxClass = 'standard' | 'exempt' | 'zero'

export type ReceiptLine = {
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly unit_price: string
  readonly total: string
  readonly tax: string
  readonly tax_class: TaxClass
  readonly barcode?: string
}

export type ReceiptGroup = {
  readonly tax_class: TaxClass
  readonly total: string
  readonly tax: string
  readonly lines: readonly ReceiptLine[]
}

export type ReceiptPayment = { readonly method: string; readonly amount: string }

export type IssuedReceipt = {
  readonly number: string
  readonly lottery: string | null
  readonly qr: string | null
  /** As the service writes it, in the time of Ulaanbaatar; a cancellation repeats it. */
  readonly issued_at: string
}

/** What became of a call. `unknown`: it may have arrived; nobody can say. */
export type Outcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'not_sent'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string }

/** The service of the tax authority that issues receipts. */
export type ReceiptPort = {
  send(request: string): Promise<Outcome<IssuedReceipt>>
  cancel(receipt: { readonly number: string; readonly issued_at: string }): Promise<Outcome<null>>
  /** The number of a taxpayer by a registry number; null: there is none. */
  findTin(registryNumber: string): Promise<Outcome<string | null>>
}
