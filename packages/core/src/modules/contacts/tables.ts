import type { Language } from '@tamga/formats'

export type ContactKind = 'person' | 'organisation'

export type Address = {
  readonly kind: 'office' | 'billing' | 'delivery' | 'home'
  readonly country: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly postal_code: string
}

export type BankAccount = {
  readonly bank: string
  readonly account_number: string
  readonly currency: string
  readonly holder: string
}

/** What people fill in. */
export type ContactContent = {
  readonly kind: ContactKind
  readonly name: string
  readonly registry_number: string | null
  readonly organisation_id: string | null
  readonly email: string | null
  readonly phone: string | null
  /** In which they are written to; null: in that of the organisation. */
  readonly language: Language | null
  readonly note: string
  readonly labels: readonly string[]
  readonly is_customer: boolean
  readonly is_supplier: boolean
  readonly addresses: readonly Address[]
  readonly bank_accounts: readonly BankAccount[]
}

export type ContactRow = ContactContent & {
  readonly id: string
  readonly organisation_name: string | null
  readonly registry_name: string | null
  readonly registry_checked_at: string | null
  readonly is_archived: boolean
  readonly merged_into: string | null
  readonly merged_into_name: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}
