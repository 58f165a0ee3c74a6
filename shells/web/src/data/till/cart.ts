import { add, isAtLeast, lineTotal, multiply, taxIn } from './decimal.ts'
import type { CartLine, CatalogueItem } from './till-types.ts'

/** What one of a unit costs on a day, by how many are bought; the list for everybody. */
export function priceOf(item: CatalogueItem, quantity: string, day: string): string | null {
  const fitting = item.prices.filter(
    ({ min_quantity, valid_from, valid_to }) =>
      isAtLeast(quantity, min_quantity) && valid_from <= day && (valid_to === null || valid_to >= day),
  )
  const [best] = fitting.toSorted((a, b) =>
    a.min_quantity === b.min_quantity
      ? b.valid_from.localeCompare(a.valid_from)
      : isAtLeast(a.min_quantity, b.min_quantity)
        ? -1
        : 1,
  )
  return best?.amount ?? null
}

type Added = {
  readonly item: CatalogueItem
  /** The code that a scanner read, and the lot where the label says it. */
  readonly key: string | null
  readonly lot?: string | null
  readonly day: string
}

/** One more of what was scanned; a box is a line of its own, and so is another lot. */
export function addToCart(
  lines: readonly CartLine[],
  { item, key: code, lot = null, day }: Added,
): CartLine[] {
  const barcode = code === null ? undefined : item.barcodes.find(one => one.key === code)
  const unit = barcode?.unit ?? item.unit
  const factor = barcode?.factor ?? '1'
  const key = [item.id, unit.id, ...(lot === null ? [] : [lot])].join(' ')
  const known = lines.find(line => line.key === key)
  const quantity = known ? add(known.quantity, '1') : '1'
  const price = priceOf(item, multiply(quantity, factor), day)
  const line: CartLine = {
    key,
    product: item.id,
    unit: unit.id,
    unit_code: unit.code,
    factor,
    name: item.name,
    quantity,
    unit_price: multiply(price ?? '0', factor),
    discount: known?.discount ?? '0',
    tax_class: item.tax_class,
    tax_rate: item.tax_rate,
    lot: known?.lot ?? lot,
    has_lots: item.tracking !== 'none',
  }
  return known ? lines.map(one => (one.key === key ? line : one)) : [...lines, line]
}

export const totalOf = (lines: readonly CartLine[]): bigint =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0n)

/** The tax of each line is rounded, and then added. */
export const taxOf = (lines: readonly CartLine[]): bigint =>
  lines.reduce((sum, line) => sum + taxIn(lineTotal(line), line.tax_rate), 0n)
