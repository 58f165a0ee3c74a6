import { randomUUID } from 'node:crypto'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { actingAs, type DemoContribution } from '../../kernel/module/demo-contribution.ts'
import { readSaleItems, type SaleItemRow } from '../goods/index.ts'
import { listLocations } from '../warehouse/index.ts'
import { recordSales } from './sales/sales.ts'
import { closeShift, createShift } from './shifts/shifts.ts'
import { createLease, removeLease } from './tills/leases.ts'
import { createTill } from './tills/tills.ts'

const WORDING = {
  mn: { till: 'Касс 1', device: 'Үзүүлэх касс' },
  en: { till: 'Till 1', device: 'Demo till' },
} as const
const SALES = 14
const MINUTE = 60_000

/** A till in the shop, with a day of sales; its shift is closed and no device holds it, so that whoever looks can take it. */
export const demoTill: DemoContribution = async (given, { administrator, language }) => {
  const ctx = actingAs({ ...given, language }, administrator, [
    'pos.read',
    'pos.manage',
    'pos.sell',
    'pos.discount',
  ])
  const { items: places } = await listLocations(ctx, {})
  const place = places.filter(({ kind }) => kind === 'internal').at(-1)
  const { items } = await inTenant(ctx, tx => readSaleItems(tx, { cursor: undefined, limit: 200 }))
  const sold = items.filter(({ prices, tracking }) => prices.length > 0 && tracking === 'none')
  if (!place || sold.length === 0) return
  const text = WORDING[language]
  const till = (await createTill(ctx, { name: text.till, prefix: 'K1-', location: place.id })).id
  const device = randomUUID()
  const lease = await createLease(ctx, till, { device, device_name: text.device })
  await sellForADay(ctx, { till, lease: lease.id, first: lease.next_number, sold })
  await removeLease(ctx, lease.id, { device })
}

type Day = {
  readonly till: string
  readonly lease: string
  readonly first: number
  readonly sold: readonly SaleItemRow[]
}

async function sellForADay(ctx: SessionContext, { till, lease, first, sold }: Day): Promise<void> {
  const begun = Date.now() - SALES * 25 * MINUTE - 60 * MINUTE
  const at = (minutes: number) => new Date(begun + minutes * MINUTE).toISOString()
  const shift = randomUUID()
  await createShift(ctx, till, { id: shift, lease, opened_at: at(0), opening_cash: '50000' })
  const sales = Array.from({ length: SALES }, (_, n) => ({
    ...{ id: randomUUID(), shift, kind: 'sale' as const, number: first + n, sold_at: at(10 + n * 25) },
    ...basketOf(sold, n),
  }))
  await recordSales(ctx, till, { lease, sales })
  await closeShift(ctx, shift, { closed_at: at(20 + SALES * 25), counts: [] })
}

/** One to three things, paid in cash or by card. */
function basketOf(sold: readonly SaleItemRow[], n: number) {
  const lines = Array.from({ length: 1 + (n % 3) }, (_, k) => {
    const item = sold[(n * 5 + k * 11) % sold.length]!
    return {
      ...{
        product: item.id,
        name: item.name,
        quantity: String(1 + ((n + k) % 3)),
        tax_class: item.tax_class,
      },
      unit_price: item.prices[0]!.amount,
    }
  })
  const total = String(lines.reduce((sum, line) => sum + Number(line.quantity) * Number(line.unit_price), 0))
  return {
    lines,
    total,
    payments: [{ method: n % 2 === 0 ? ('cash' as const) : ('card' as const), amount: total }],
  }
}
