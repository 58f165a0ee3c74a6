import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { actingAs, type DemoContribution, daysAgo } from '../../kernel/module/demo-contribution.ts'
import { listContacts } from '../contacts/index.ts'
import { readSaleItems, type SaleItemRow } from '../goods/index.ts'
import { createCount } from './counts/counts.ts'
import { createLocation } from './locations/locations.ts'
import { createAdjustment, createDelivery, createReceipt, createTransfer } from './postings/postings.ts'
import { changeReorderRule } from './reorder/reorder.ts'
import { createReservation } from './reservations/reservations.ts'

const WORDING = {
  mn: { store: 'Төв агуулах', shop: 'Дэлгүүр', broken: 'Савлагаа нь гэмтсэн', count: 'Сарын тооллого' },
  en: { store: 'Main store', shop: 'Shop', broken: 'Damaged packaging', count: 'Monthly stock-taking' },
} as const

/** What a product costs to buy: some two thirds of what it sells for, a little more each time. */
const costOf = ({ prices }: SaleItemRow, share: number): string =>
  String(Math.round(Number(prices[0]?.amount ?? 0) * share))

type Stock = { readonly ctx: SessionContext; readonly items: readonly SaleItemRow[]; readonly store: string }

const linesOf = (
  { items }: Stock,
  { quantity, share, month }: { quantity: (n: number) => number; share: number; month: number },
) =>
  items.map((item, n) => ({
    ...{ product: item.id, quantity: String(quantity(n)), unit_cost: costOf(item, share) },
    ...(item.tracking === 'expiry' && {
      lot: `L${month}-${n + 1}`,
      expires_on: daysAgo(-12 - n * 9 - month * 5),
    }),
  }))

/** A store and a shop, goods that came twice and went on, what is to be ordered, and a count that is under way. */
export const demoStock: DemoContribution = async (given, { administrator, language }) => {
  const ctx = actingAs({ ...given, language }, administrator, ['warehouse.read', 'warehouse.manage'])
  const { items } = await inTenant(ctx, tx => readSaleItems(tx, { cursor: undefined, limit: 200 }))
  const stocked = items.filter(item => item.is_stocked)
  if (stocked.length === 0) return
  const text = WORDING[language]
  const store = (await createLocation(ctx, { name: text.store })).id
  const shop = (await createLocation(ctx, { name: text.shop })).id
  const stock = { ctx, items: stocked, store }
  await receive(stock)
  await createTransfer(ctx, {
    ...{ from: store, to: shop, on: daysAgo(11), reference: 'T-1' },
    lines: stocked.map(({ id }, n) => ({ product: id, quantity: String(12 + ((n * 7) % 14)) })),
  })
  await deliver(stock)
  await createAdjustment(ctx, {
    ...{ location: store, direction: 'lost', on: daysAgo(4), note: text.broken },
    lines: [{ product: stocked[3]!.id, quantity: '2' }],
  })
  for (const [n, { id }] of stocked.slice(0, 12).entries())
    await changeReorderRule(ctx, id, {
      location: store,
      minimum: n % 4 === 0 ? '180' : '10',
      target: n % 4 === 0 ? '260' : '60',
    })
  await createCount(ctx, { location: shop, blind: true, note: text.count })
}

async function receive(stock: Stock): Promise<void> {
  const { items: suppliers } = await listContacts(stock.ctx, { role: 'supplier' })
  for (const [month, day] of [45, 15].entries()) {
    const supplier = suppliers[month]?.id ?? null
    const lines = linesOf(stock, { quantity: n => 40 + ((n * 13) % 60), share: 0.64 + month * 0.03, month })
    await createReceipt(stock.ctx, {
      ...{ to: stock.store, supplier, on: daysAgo(day), reference: `R-${month + 1}` },
      lines,
    })
  }
}

async function deliver({ ctx, items, store }: Stock): Promise<void> {
  const { items: customers } = await listContacts(ctx, { role: 'customer' })
  for (const [n, customer] of customers.slice(0, 3).entries())
    await createDelivery(ctx, {
      ...{ from: store, customer: customer.id, on: daysAgo(9 - n * 3), reference: `D-${n + 1}` },
      lines: items.slice(n * 5, n * 5 + 5).map(({ id }) => ({ product: id, quantity: String(6 + n * 2) })),
    })
  const kept = customers[3]
  if (kept)
    await createReservation(ctx, {
      ...{ product: items[0]!.id, location: store, quantity: '10', contact: kept.id, until: daysAgo(-7) },
    })
}
