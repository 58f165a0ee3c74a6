import type { Static } from 'typebox'
import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { cancelReceipts, type NewReceipt, receiptsOf, requestReceipt } from '../../invoicing/index.ts'
import type { EReceipt } from '../contract.ts'
import { type SaleReceipt, selectSaleAndReturns, selectSaleReceipt } from './receipt-store.ts'

/**
 * The tax authority is told what was sold; it answers later. Where a part comes back, the rest is told in a receipt that puts the last one
 * right; where nothing is left, the last one is cancelled.
 */
export async function requestSaleReceipt(tx: TenantTx, ctx: SessionContext, id: string): Promise<void> {
  const told = await selectSaleReceipt(tx, id)
  if (told.returns_id === null) return requestReceipt(tx, ctx, receiptOf(id, told))
  const chain = await receiptChain(tx, told.returns_id)
  const last = chain.at(-1)
  if (last === undefined) return
  if (told.lines.length === 0) return cancelReceipts(tx, ctx, chain)
  await requestReceipt(tx, ctx, { ...receiptOf(id, told), replaces: last })
}

/** Those of the sale and its returns that have a receipt, the one in force last. */
async function receiptChain(tx: TenantTx, saleId: string): Promise<NewReceipt['subject'][]> {
  const ids = await selectSaleAndReturns(tx, saleId)
  const known = await receiptsOf(tx, 'pos_sale', ids)
  return ids.filter(one => known.has(one)).map(id => ({ type: 'pos_sale', id }))
}

const receiptOf = (id: string, told: SaleReceipt): NewReceipt => ({
  subject: { type: 'pos_sale', id },
  number: told.number,
  customer_tin: isRegistryNumber(told.buyer_number) ? null : told.buyer_number,
  customer_registry_number: isRegistryNumber(told.buyer_number)
    ? told.buyer_number
    : told.buyer_number === null
      ? told.customer_registry_number
      : null,
  lines: told.lines,
  payments: paymentsLeft(told.payments),
})

/** A company's has seven digits; the number of a taxpayer has more. */
const isRegistryNumber = (number: string | null): boolean => number?.length === 7

const METHODS = ['cash', 'card', 'transfer'] as const
/** In ten thousandths: no amount becomes a floating-point number. */
function parse(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(4, '0'))
}

function write(amount: bigint): string {
  const part = String(amount % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${amount / 10_000n}${part && `.${part}`}`
}

/** By kind of money, what is left after what was paid back; what went back in another kind lessens the others. */
function paymentsLeft(payments: SaleReceipt['payments']): NewReceipt['payments'] {
  const sums = METHODS.map(method => ({
    method,
    amount: payments.reduce((sum, one) => (one.method === method ? sum + parse(one.amount) : sum), 0n),
  }))
  let owed = sums.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n)
  return sums.flatMap(({ method, amount }) => {
    if (amount <= 0n) return []
    const less = owed < amount ? owed : amount
    owed -= less
    return amount > less ? [{ method, amount: write(amount - less) }] : []
  })
}

const NONE: Static<typeof EReceipt> = { state: 'none', number: null, lottery: null, qr: null }

/** The one in force: of a sale of which a part came back, the one that tells the rest. */
export async function readSaleReceipt(tx: TenantTx, id: string): Promise<Static<typeof EReceipt>> {
  const subject = (await receiptChain(tx, id)).at(-1)
  if (subject === undefined) return NONE
  const found = (await receiptsOf(tx, 'pos_sale', [subject.id])).get(subject.id)
  if (!found) return NONE
  const { state, number, lottery, qr } = found
  return { state, number, lottery, qr }
}
