import { volumeId } from '../volume/ids.ts'
import type { Call } from './calls.ts'

const contact = volumeId('contact', 7)
const customer = { from: contact, into: volumeId('contact', 8) }

/** The stores of business apps: what only a merge, the registry or a second product brings about. */
export const BUSINESS_CALLS: Readonly<Record<string, Call>> = {
  updateRegistryAnswer: ['tenant', contact, 'Алтан тариа'],
  updateMergedCustomer: ['tenant', customer],
  hasPriceListFor: ['tenant', contact],
  updateMergedContact: ['tenant', customer],
  hasPostingFor: ['tenant', contact],
  hasStock: ['tenant', volumeId('stock_location', 1)],
  deleteReorderRule: [
    'tenant',
    { product_id: volumeId('product', 7), location_id: volumeId('stock_location', 2) },
  ],
  hasMoved: ['tenant', volumeId('product', 7)],
  selectBySku: ['tenant', 'S7'],
  hasInvoiceFor: ['tenant', contact],
  hasLineWith: ['tenant', volumeId('product', 7)],
  selectSettleable: ['tenant', volumeId('invoice', 50), volumeId('invoice', 100)],
  updateDue: ['tenant', { of: 'invoice', id: volumeId('invoice', 50) }, '10'],
  updateGivenBack: ['tenant', { of: 'payment', id: volumeId('payment', 51) }, { amount: '10', book: null }],
  selectTaken: ['tenant', volumeId('payment_allocation', 50)],
  hasSaleTo: ['tenant', contact],
  hasSold: ['tenant', volumeId('product', 7)],
  selectDueReminders: ['tenant', { day: '2026-11-17', days: [1, 14, 30], after: null, limit: 100 }],
  selectRate: ['tenant', 'USD', '2026-11-17'],
}
