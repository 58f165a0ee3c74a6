import type { Static } from 'typebox'
import type { Invoice, InvoiceSummary } from '../contract.ts'
import type { Allocation } from '../payments/contract.ts'
import type { AllocationRow, InvoiceContent, InvoiceRow, LineRow } from '../tables.ts'

export type SummaryView = Static<typeof InvoiceSummary>
export type InvoiceView = Static<typeof Invoice>

export const summaryOf = (row: InvoiceRow): SummaryView => {
  const money = (amount: string) => ({ amount, currency: row.currency })
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    number: row.number,
    contact: { id: row.contact_id, name: row.contact_name },
    reference: row.reference,
    issued_on: row.issued_on,
    due_on: row.due_on,
    overdue: row.is_overdue,
    total: money(row.total),
    due: money(row.due),
    posted_at: row.posted_at,
    version: row.version,
  }
}

export const allocationOf = (row: AllocationRow): Static<typeof Allocation> => ({
  id: row.id,
  invoice: { id: row.invoice_id, number: row.invoice_number, kind: row.invoice_kind },
  payment: row.payment_id === null ? null : { id: row.payment_id, number: row.payment_number ?? '' },
  credit: row.credit_id === null ? null : { id: row.credit_id, number: row.credit_number ?? '' },
  amount: row.amount,
  day: row.day,
  undone_on: row.undone_on,
  created_at: row.created_at,
})

export const viewOf = (
  row: InvoiceRow,
  lines: readonly LineRow[],
  allocations: readonly AllocationRow[],
): Omit<InvoiceView, 'receipt'> => ({
  ...summaryOf(row),
  currency: row.currency,
  rate: row.rate,
  includes_tax: row.includes_tax,
  note: row.note,
  credits: row.credits_id === null ? null : { id: row.credits_id, number: row.credits_number },
  net: { amount: row.net, currency: row.currency },
  tax: { amount: row.tax, currency: row.currency },
  lines: lines.map(({ product_id, product_name, account_id, account_code, ...line }) => ({
    ...line,
    product: product_id === null ? null : { id: product_id, name: product_name ?? '' },
    account: { id: account_id, code: account_code },
  })),
  allocations: allocations.map(allocationOf),
  entry: row.entry_id,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export const contentIn = (row: InvoiceRow): InvoiceContent => ({
  kind: row.kind,
  contact_id: row.contact_id,
  reference: row.reference,
  issued_on: row.issued_on,
  due_on: row.due_on,
  currency: row.currency,
  rate: row.rate,
  includes_tax: row.includes_tax,
  note: row.note,
  credits_id: row.credits_id,
})

export const targetOf = (row: Pick<InvoiceRow, 'id' | 'number' | 'contact_name'>) => ({
  type: 'invoice',
  id: row.id,
  name: row.number ?? row.contact_name,
})
