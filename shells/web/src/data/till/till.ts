import { taxOf, totalOf } from './cart.ts'
import { toText } from './decimal.ts'
import type { TillDatabase } from './till-database.ts'
import type {
  CartLine,
  ClosedCounts,
  GivenSale,
  KeptSale,
  Lease,
  OpenShift,
  TillPayment,
} from './till-types.ts'

export const numberText = ({ prefix }: Pick<Lease, 'prefix'>, number: number): string =>
  `${prefix}${String(number).padStart(6, '0')}`

export type Sold = { readonly lines: readonly CartLine[]; readonly payments: readonly TillPayment[] }

const lineOf = (line: CartLine): GivenSale['lines'][number] => ({
  product: line.product,
  unit: line.unit,
  name: line.name,
  quantity: line.quantity,
  unit_price: line.unit_price,
  ...(line.discount !== '0' && { discount: line.discount }),
  tax_class: line.tax_class,
})

/** The number, the sale and its place in the queue are one write: none of them is there without the others. */
export const recordSale = (database: TillDatabase, { lines, payments }: Sold): Promise<KeptSale> =>
  database.change(async work => {
    const [lease, shift] = await Promise.all([work.get('lease'), work.get('shift')])
    if (!lease || !shift) throw new Error('no till or no shift')
    const sale: GivenSale = {
      id: crypto.randomUUID(),
      shift: shift.id,
      kind: 'sale',
      number: lease.next_number,
      sold_at: new Date().toISOString(),
      lines: lines.map(lineOf),
      payments: payments.map(payment => ({ ...payment })),
      total: toText(totalOf(lines)),
    }
    const kept: KeptSale = {
      id: sale.id,
      number: numberText(lease, sale.number),
      sale,
      tax: toText(taxOf(lines)),
      state: 'queued',
      reason: null,
      issues: [],
    }
    work.put('lease', { ...lease, next_number: lease.next_number + 1 })
    work.putSale(kept)
    work.enqueue({ kind: 'sale', id: sale.id })
    work.put('cart', [])
    return kept
  })

export const openShift = (database: TillDatabase, opening_cash: string): Promise<void> =>
  database.change(work => {
    const shift: OpenShift = {
      id: crypto.randomUUID(),
      opened_at: new Date().toISOString(),
      opening_cash,
      may_discount: false,
      is_known: false,
    }
    work.put('shift', shift)
    work.enqueue({ kind: 'open', shift })
  })

export const closeShift = (database: TillDatabase, counts: ClosedCounts): Promise<void> =>
  database.change(async work => {
    const shift = await work.get('shift')
    if (!shift) return
    work.enqueue({ kind: 'close', shift: shift.id, closed_at: new Date().toISOString(), counts })
    work.forget('shift')
  })

export const keepCart = (database: TillDatabase, lines: readonly CartLine[]): Promise<void> =>
  database.change(work => work.put('cart', lines))

export const holdCart = (database: TillDatabase, lines: readonly CartLine[]): Promise<void> =>
  database.change(work => {
    work.hold({ id: crypto.randomUUID(), held_at: new Date().toISOString(), lines })
    work.put('cart', [])
  })

export const takeHeld = (database: TillDatabase, id: string): Promise<void> =>
  database.change(async work => {
    const [held, cart] = await Promise.all([work.held(), work.get('cart')])
    const wanted = held.find(one => one.id === id)
    if (!wanted) return
    work.unhold(id)
    // What is in the cart now is not lost for it.
    if (cart && cart.length > 0)
      work.hold({ id: crypto.randomUUID(), held_at: new Date().toISOString(), lines: cart })
    work.put('cart', wanted.lines)
  })
