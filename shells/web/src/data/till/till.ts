import { taxOf, totalOf } from './cart.ts'
import { toText } from './decimal.ts'
import { EMPTY, sumsOf, tallied } from './tally.ts'
import type { TillDatabase } from './till-database.ts'
import type {
  Buyer,
  CartLine,
  CashMove,
  ClosedShift,
  Direction,
  GivenSale,
  KeptSale,
  Lease,
  Method,
  OpenShift,
  TillPayment,
} from './till-types.ts'

export const numberText = ({ prefix }: Pick<Lease, 'prefix'>, number: number): string =>
  `${prefix}${String(number).padStart(6, '0')}`

export type Sold = {
  readonly lines: readonly CartLine[]
  readonly payments: readonly TillPayment[]
}

const lineOf = (line: CartLine): GivenSale['lines'][number] => ({
  product: line.product,
  unit: line.unit,
  ...(line.lot && { lot: line.lot }),
  name: line.name,
  quantity: line.quantity,
  unit_price: line.unit_price,
  ...(line.discount !== '0' && { discount: line.discount }),
  tax_class: line.tax_class,
})

/** What the receipt says of who bought. */
export const buyerText = (buyer: Buyer | null | undefined): string | null =>
  buyer ? [buyer.contact?.name, buyer.number].filter(Boolean).join(' · ') || null : null

/** The number, the sale and its place in the queue are one write: none of them is there without the others. */
export const recordSale = (database: TillDatabase, { lines, payments }: Sold): Promise<KeptSale> =>
  database.change(async work => {
    const [lease, shift, buyer] = await Promise.all([work.get('lease'), work.get('shift'), work.get('buyer')])
    if (!lease || !shift) throw new Error('no till or no shift')
    const sale: GivenSale = {
      id: crypto.randomUUID(),
      shift: shift.id,
      kind: 'sale',
      number: lease.next_number,
      sold_at: new Date().toISOString(),
      ...(buyer?.contact && { customer: buyer.contact.id }),
      ...(buyer?.number && { buyer_number: buyer.number }),
      lines: lines.map(lineOf),
      payments: payments.map(payment => ({ ...payment })),
      total: toText(totalOf(lines)),
    }
    const kept: KeptSale = {
      id: sale.id,
      lease: lease.id,
      number: numberText(lease, sale.number),
      sale,
      buyer: buyerText(buyer),
      returns: null,
      tax: toText(taxOf(lines)),
      state: 'queued',
      reason: null,
      issues: [],
    }
    work.put('lease', { ...lease, next_number: lease.next_number + 1 })
    work.put('shift', { ...shift, tally: tallied(shift.tally, kept) })
    work.putSale(kept)
    work.enqueue({ kind: 'sale', id: sale.id })
    work.put('cart', [])
    work.forget('buyer')
    return kept
  })

export const openShift = (database: TillDatabase, opening_cash: string): Promise<void> =>
  database.change(async work => {
    const seller = await work.get('seller')
    const shift: OpenShift = {
      id: crypto.randomUUID(),
      seller: seller?.seller.name ?? '',
      opened_at: new Date().toISOString(),
      opening_cash,
      may_discount: false,
      is_known: false,
      tally: EMPTY,
      moves: [],
    }
    work.put('shift', shift)
    work.enqueue({ kind: 'open', shift })
  })

/** What was counted is written down first; only then is it known what should have been there. */
export const closeShift = (
  database: TillDatabase,
  counted: Readonly<Record<Method, string>>,
): Promise<ClosedShift | undefined> =>
  database.change(async work => {
    const shift = await work.get('shift')
    if (!shift) return undefined
    const closed_at = new Date().toISOString()
    const sums = sumsOf(shift, counted)
    const closed = { ...shift, closed_at, sums }
    const counts = sums.map(({ method, counted: amount }) => ({ method, counted: amount }))
    work.enqueue({ kind: 'close', shift: shift.id, closed_at, counts })
    work.put('closed', closed)
    work.forget('shift')
    return closed
  })

export type Moved = { readonly direction: Direction; readonly amount: string; readonly note: string }

/** Cash that is put into the drawer or taken out of it, and why. */
export const moveCash = (database: TillDatabase, moved: Moved): Promise<void> =>
  database.change(async work => {
    const shift = await work.get('shift')
    if (!shift) throw new Error('no shift')
    const move: CashMove = { id: crypto.randomUUID(), ...moved, moved_at: new Date().toISOString() }
    work.put('shift', { ...shift, moves: [...shift.moves, move] })
    work.enqueue({ kind: 'cash', shift: shift.id, move })
  })

export const keepCart = (database: TillDatabase, lines: readonly CartLine[]): Promise<void> =>
  database.change(work => work.put('cart', lines))

export const keepBuyer = (database: TillDatabase, buyer: Buyer | null): Promise<void> =>
  database.change(work => (buyer ? work.put('buyer', buyer) : work.forget('buyer')))

export const holdCart = (database: TillDatabase, lines: readonly CartLine[]): Promise<void> =>
  database.change(async work => {
    const buyer = (await work.get('buyer')) ?? null
    work.hold({ id: crypto.randomUUID(), held_at: new Date().toISOString(), lines, buyer })
    work.put('cart', [])
    work.forget('buyer')
  })

export const takeHeld = (database: TillDatabase, id: string): Promise<void> =>
  database.change(async work => {
    const [held, cart, buyer] = await Promise.all([work.held(), work.get('cart'), work.get('buyer')])
    const wanted = held.find(one => one.id === id)
    if (!wanted) return
    work.unhold(id)
    // What is in the cart now is not lost for it.
    if (cart && cart.length > 0)
      work.hold({
        ...{ id: crypto.randomUUID(), held_at: new Date().toISOString() },
        ...{ lines: cart, buyer: buyer ?? null },
      })
    work.put('cart', wanted.lines)
    if (wanted.buyer) work.put('buyer', wanted.buyer)
    else work.forget('buyer')
  })
