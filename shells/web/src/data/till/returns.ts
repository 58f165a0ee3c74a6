import { subtractDecimals } from '@tamga/formats'
import { api, dataOf } from '../../api/client.ts'
import { add, isAtLeast, shareOf, toHundredths, toText } from './decimal.ts'
import { synchronise } from './synchronise.ts'
import { numberText } from './till.ts'
import type { TillDatabase } from './till-database.ts'
import type { GivenSale, KeptSale, SaleDetail, TillPayment } from './till-types.ts'

export type SoldLine = SaleDetail['lines'][number]

/** A sale by what stands on its receipt; null where there is none of that number. */
export async function findSale(number: string): Promise<SaleDetail | null> {
  const { items } = await dataOf(api.GET('/api/v1/pos/sales', { params: { query: { number, limit: 2 } } }))
  const found = items.find(({ kind }) => kind === 'sale')
  if (!found) return null
  return dataOf(api.GET('/api/v1/pos/sales/{id}', { params: { path: { id: found.id } } }))
}

/** How much of a line can still come back. */
export const leftOf = ({ quantity, returned }: SoldLine): string => subtractDecimals(quantity, returned)

/** What is paid back for some of a line: all returns of a line together are exactly the line. */
export function refundOf(line: SoldLine, some: string): bigint {
  return (
    shareOf(toHundredths(line.total), add(line.returned, some), line.quantity) - toHundredths(line.refunded)
  )
}

const taxBack = (line: SoldLine, some: string): bigint =>
  shareOf(toHundredths(line.tax), add(line.returned, some), line.quantity) -
  shareOf(toHundredths(line.tax), line.returned, line.quantity)

/** Quantities by the place of the line in the sale, from zero; empty where nothing of it comes back. */
export type Chosen = ReadonlyMap<number, string>

export const canComeBack = (line: SoldLine, some: string): boolean => isAtLeast(leftOf(line), some)

export const refundTotal = ({ lines }: SaleDetail, chosen: Chosen): bigint =>
  [...chosen].reduce((sum, [at, some]) => sum + refundOf(lines[at]!, some), 0n)

const backLines = ({ lines }: SaleDetail, chosen: Chosen): GivenSale['lines'] =>
  [...chosen].map(([at, quantity]) => {
    const { product, unit, name, unit_price, discount, tax_class } = lines[at]!
    return {
      ...{ product, unit, name, quantity, unit_price, tax_class, returns: at + 1 },
      ...(discount !== '0' && { discount }),
    }
  })

export type Return = { readonly of: SaleDetail; readonly chosen: Chosen; readonly payment: TillPayment }

/** The number and its place in the queue are one write. Only the server knows what came back elsewhere, so nothing is printed before. */
async function write(database: TillDatabase, { of, chosen, payment }: Return): Promise<string> {
  return database.change(async work => {
    const [lease, shift] = await Promise.all([work.get('lease'), work.get('shift')])
    if (!lease || !shift) throw new Error('no till or no shift')
    const sale: GivenSale = {
      id: crypto.randomUUID(),
      shift: shift.id,
      kind: 'return',
      number: lease.next_number,
      sold_at: new Date().toISOString(),
      returns: of.id,
      ...(of.customer && { customer: of.customer.id }),
      lines: backLines(of, chosen),
      payments: [{ ...payment }],
      total: payment.amount,
    }
    const tax = [...chosen].reduce((sum, [at, some]) => sum + taxBack(of.lines[at]!, some), 0n)
    const kept: KeptSale = {
      ...{ id: sale.id, lease: lease.id, number: numberText(lease, sale.number), sale, tax: toText(tax) },
      ...{ buyer: of.buyer_number ?? of.customer?.name ?? null, returns: of.number },
      ...{ state: 'queued', reason: null, issues: [] },
    }
    work.put('lease', { ...lease, next_number: lease.next_number + 1 })
    work.putSale(kept)
    work.enqueue({ kind: 'sale', id: sale.id })
    return sale.id
  })
}

/** What became of it: recorded, refused with a reason, or still queued where the network went away meanwhile. */
export async function takeBack(database: TillDatabase, given: Return): Promise<KeptSale> {
  const id = await write(database, given)
  await synchronise(database).catch(() => {})
  const kept = await database.read(work => work.sale(id))
  if (!kept) throw new Error('not written')
  // It took no number and leaves nothing behind; who asked is told why.
  if (kept.state === 'refused') await database.change(work => work.deleteSale(id))
  return kept
}
