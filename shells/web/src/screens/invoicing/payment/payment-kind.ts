import type { DocumentSummary, Payment } from '../../../data/business/invoicing.ts'

/** Money and whose debt it settles: what is paid, and what is paid back. */
export const PAYMENT_KINDS = ['in_customer', 'out_supplier', 'out_customer', 'in_supplier'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

type Parts = Pick<Payment, 'direction' | 'party'>

export function partsOf(kind: PaymentKind): Parts {
  const [direction, party] = kind.split('_') as [Parts['direction'], Parts['party']]
  return { direction, party }
}

export const kindOf = ({ direction, party }: Parts): PaymentKind => `${direction}_${party}`

/** Which documents a payment can settle. */
export const SETTLED_BY = {
  in_customer: 'invoice',
  out_supplier: 'bill',
  out_customer: 'credit_note',
  in_supplier: 'bill_credit',
} as const satisfies Record<PaymentKind, DocumentSummary['kind']>
