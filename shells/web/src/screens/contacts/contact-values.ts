import type { Address, BankAccount, Contact, NewContact } from '../../data/business/contacts.ts'

export type ContactValues = {
  kind: Contact['kind']
  name: string
  registry_number: string
  email: string
  phone: string
  /** Empty: the language of the organisation. */
  language: NonNullable<Contact['language']> | ''
  note: string
  labels: string[]
  is_customer: boolean
  is_supplier: boolean
  addresses: Address[]
  bank_accounts: BankAccount[]
}

export const EMPTY: ContactValues = {
  kind: 'organisation',
  name: '',
  registry_number: '',
  email: '',
  phone: '',
  language: '',
  note: '',
  labels: [],
  is_customer: false,
  is_supplier: false,
  addresses: [],
  bank_accounts: [],
}

export const NEW_ADDRESS: Address = {
  kind: 'office',
  country: 'MN',
  city: '',
  district: '',
  street: '',
  postal_code: '',
}

export const NEW_ACCOUNT: BankAccount = { bank: '', account_number: '', currency: 'MNT', holder: '' }

export const valuesOf = (contact: Contact): ContactValues => ({
  kind: contact.kind,
  name: contact.name,
  registry_number: contact.registry_number ?? '',
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  language: contact.language ?? '',
  note: contact.note,
  labels: contact.labels,
  is_customer: contact.is_customer,
  is_supplier: contact.is_supplier,
  addresses: contact.addresses,
  bank_accounts: contact.bank_accounts,
})

/** An empty field says that there is none. */
export const bodyOf = (values: ContactValues): NewContact => ({
  ...values,
  name: values.name.trim(),
  registry_number: values.registry_number.trim() || null,
  email: values.email.trim() || null,
  phone: values.phone.trim() || null,
  language: values.language || null,
  bank_accounts: values.bank_accounts.map(account => ({
    ...account,
    account_number: account.account_number.replace(/[\s-]/g, '').toUpperCase(),
  })),
})
