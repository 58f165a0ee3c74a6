import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { today } from '../../../kernel/days/day.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { findScannedItem, readSaleItems, type SaleItemRow } from '../../goods/index.ts'
import { BOOK_CURRENCY } from '../../invoicing/index.ts'
import type { Catalogue, CatalogueItem, CatalogueQuery, Found } from './contract.ts'

const itemOf = (row: SaleItemRow): Static<typeof CatalogueItem> => ({
  id: row.id,
  parent: row.parent_id,
  name: row.name,
  sku: row.sku,
  unit: { id: row.unit_id, code: row.unit_code },
  tax_class: row.tax_class,
  tax_rate: row.tax_rate,
  stocked: row.is_stocked,
  tracking: row.tracking,
  image: row.image,
  archived: row.is_archived,
  barcodes: row.barcodes.map(({ key, code, unit_id, unit_code, factor }) => ({
    ...{ key, code, factor },
    unit: { id: unit_id, code: unit_code },
  })),
  prices: [...row.prices],
})

/** What a till keeps for when there is no network: all of it at first, then what changed. */
export const readCatalogue = (
  ctx: SessionContext,
  { cursor, limit = 500 }: Static<typeof CatalogueQuery>,
): Promise<Static<typeof Catalogue>> =>
  inTenant(ctx, async tx => {
    const page = await readSaleItems(tx, { cursor, limit })
    return { ...page, items: page.items.map(itemOf), currency: BOOK_CURRENCY }
  })

/** What a scanned code stands for, and what one of it costs today. */
export const readScanned = (ctx: SessionContext, code: string): Promise<Static<typeof Found>> =>
  inTenant(ctx, async tx => {
    const found = await findScannedItem(tx, code, today())
    if (!found) throw notFound()
    const { row, scan } = found
    return {
      item: itemOf(row),
      unit: { id: row.scanned_unit_id, code: row.scanned_unit_code },
      factor: row.factor,
      price: row.price,
      lot: scan.lot,
      expires_on: scan.expires_on,
    }
  })
