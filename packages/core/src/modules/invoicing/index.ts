export { Receipt } from './contract.ts'
export type { NewReceipt, Subject as ReceiptSubject } from './ereceipts/ereceipt-store.ts'
export { cancelReceipt, type ReceiptView, receiptsOf, requestReceipt } from './ereceipts/ereceipts.ts'
export { documentPosted } from './events.ts'
