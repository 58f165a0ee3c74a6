import type { SessionContext } from '../../../kernel/context.ts'
import { actingAs, type DemoContribution, daysAgo } from '../../../kernel/module/demo-contribution.ts'
import { createCategory } from '../categories/categories.ts'
import { createPriceList } from '../prices/price-lists.ts'
import { changePrices } from '../prices/prices.ts'
import { createProduct } from '../product/products.ts'
import { createUnit } from '../units/units.ts'
import { CATEGORIES, type DemoProduct } from './products.ts'

const WORDING = {
  mn: { piece: ['ш', 'Ширхэг'], box: ['хайрцаг', 'Хайрцаг'], retail: 'Жижиглэнгийн үнэ' },
  en: { piece: ['pcs', 'Piece'], box: ['box', 'Box'], retail: 'Retail prices' },
} as const

/** Thirteen digits that GS1 Mongolia (865) might have given, with their check digit. */
export function demoEan(number: number): string {
  const digits = `865${String(number).padStart(9, '0')}`
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

type Shop = {
  readonly ctx: SessionContext
  readonly language: 'mn' | 'en'
  readonly units: { readonly piece: string; readonly box: string }
  readonly list: string
}

/** Forty products with barcodes and prices; from ten on they are cheaper, and drinks and sweets have a code for a box too. */
export const demoProducts: DemoContribution = async (given, { administrator, language }) => {
  const ctx = actingAs({ ...given, language }, administrator, ['goods.read', 'goods.manage'])
  const { piece, box, retail } = WORDING[language]
  const base = await createUnit(ctx, { code: piece[0], name: piece[1] })
  const dozen = await createUnit(ctx, { code: box[0], name: box[1], base: base.id, factor: '12' })
  const { id: list } = await createPriceList(ctx, { name: retail, is_default: true, includes_tax: true })
  const shop = { ctx, language, units: { piece: base.id, box: dozen.id }, list }
  let number = 1000
  for (const { products, ...names } of CATEGORIES) {
    const category = (await createCategory(ctx, { name: names[language] })).id
    for (const product of products) await addProduct(shop, product, { category, number: ++number })
  }
}

async function addProduct(
  { ctx, language, units, list }: Shop,
  product: DemoProduct,
  { category, number }: { category: string; number: number },
): Promise<void> {
  const { price, tax, tracking, isService = false } = product
  const codes = [
    { code: demoEan(number), unit: units.piece },
    ...(price < 7000 ? [{ code: demoEan(number + 500_000), unit: units.box }] : []),
  ]
  const { id } = await createProduct(ctx, {
    ...{ name: product[language], sku: `AT-${number}`, category, unit: units.piece },
    ...{ tax_class: tax ?? 'standard', is_stocked: !isService, tracking: tracking ?? 'none' },
    barcodes: isService ? [] : codes,
  })
  const wholesale = { min_quantity: '10', amount: String(Math.round((price * 0.93) / 100) * 100) }
  await changePrices(ctx, id, {
    prices: [
      { price_list: list, amount: String(price), valid_from: daysAgo(90) },
      ...(isService ? [] : [{ price_list: list, valid_from: daysAgo(90), ...wholesale }]),
    ],
  })
}
