import { lineTotal, toHundredths, toText } from './decimal.ts'
import type { GivenSale, KeptSale, Method, MethodSum, OpenShift, ShiftDetail, Tally } from './till-types.ts'

export const METHODS: readonly Method[] = ['cash', 'card', 'transfer']

export const EMPTY: Tally = {
  sales: 0,
  returns: 0,
  sold: '0',
  refunded: '0',
  discount: '0',
  tax: '0',
  methods: { cash: '0', card: '0', transfer: '0' },
  first: null,
  last: null,
}

const plus = (one: string, other: bigint): string => toText(toHundredths(one) + other)

const discountIn = ({ lines, kind }: GivenSale): bigint =>
  kind === 'return'
    ? 0n
    : lines.reduce(
        (sum, { quantity, unit_price, discount = '0' }) =>
          sum +
          lineTotal({ quantity, unit_price, discount: '0' }) -
          lineTotal({ quantity, unit_price, discount }),
        0n,
      )

/** With one more sale or return. */
export function tallied(tally: Tally, { sale, number, tax }: KeptSale): Tally {
  const isSale = sale.kind === 'sale'
  const sign = isSale ? 1n : -1n
  const methods = { ...tally.methods }
  for (const { method, amount } of sale.payments)
    methods[method] = plus(methods[method], sign * toHundredths(amount))
  return {
    ...tally,
    methods,
    sales: tally.sales + (isSale ? 1 : 0),
    returns: tally.returns + (isSale ? 0 : 1),
    sold: isSale ? plus(tally.sold, toHundredths(sale.total)) : tally.sold,
    refunded: isSale ? tally.refunded : plus(tally.refunded, toHundredths(sale.total)),
    discount: plus(tally.discount, discountIn(sale)),
    tax: plus(tally.tax, sign * toHundredths(tax)),
    first: tally.first ?? number,
    last: number,
  }
}

/** What the drawer and the slips should come to. */
export function expectedOf({ opening_cash, tally, moves }: OpenShift, method: Method): string {
  const taken = tally.methods[method]
  if (method !== 'cash') return taken
  const moved = moves.reduce(
    (sum, { direction, amount }) => sum + (direction === 'in' ? 1n : -1n) * toHundredths(amount),
    0n,
  )
  return toText(toHundredths(opening_cash) + toHundredths(taken) + moved)
}

/** What was counted beside what should be there. */
export const sumsOf = (shift: OpenShift, counted: Readonly<Record<Method, string>>): MethodSum[] =>
  METHODS.map(method => {
    const expected = expectedOf(shift, method)
    const difference = toText(toHundredths(counted[method]) - toHundredths(expected))
    return { method, expected, counted: counted[method], difference }
  })

/** A shift that another device opened, as the server knows it: what it came to there is in what should be in the drawer. */
export function adopted(shift: ShiftDetail): OpenShift {
  const expected = (method: Method) => shift.sums.find(sum => sum.method === method)?.expected ?? '0'
  const moves = shift.cash_moves.map(({ made_by: _, ...move }) => move)
  const moved = moves.reduce(
    (sum, { direction, amount }) => sum + (direction === 'in' ? 1n : -1n) * toHundredths(amount),
    0n,
  )
  const cash = toText(toHundredths(expected('cash')) - toHundredths(shift.opening_cash) - moved)
  return {
    id: shift.id,
    seller: shift.seller,
    opened_at: shift.opened_at,
    opening_cash: shift.opening_cash,
    may_discount: shift.may_discount,
    is_known: true,
    moves,
    tally: {
      ...EMPTY,
      sales: shift.sales,
      methods: { cash, card: expected('card'), transfer: expected('transfer') },
    },
  }
}
