import type { Static } from 'typebox'
import type { Product } from '../contract.ts'
import type { ProductContent, ProductRow, TaxClass } from '../tables.ts'

export type ProductView = Static<typeof Product>

/** Law on value added tax: ten per cent, unless exempt or sold abroad. */
export const TAX_RATES: Readonly<Record<TaxClass, string>> = { standard: '10', exempt: '0', zero: '0' }

const reference = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export const viewOf = (row: ProductRow): ProductView => ({
  id: row.id,
  parent: reference(row.parent_id, row.parent_name),
  sku: row.sku,
  name: row.name,
  options: { ...row.options },
  description: row.description,
  category: reference(row.category_id, row.category_name),
  unit: { id: row.unit_id, code: row.unit_code },
  tax_class: row.tax_class,
  tax_rate: TAX_RATES[row.tax_class],
  is_stocked: row.is_stocked,
  tracking: row.tracking,
  barcodes: row.barcodes.map(({ code, unit_id, unit_code }) => ({
    code,
    unit: { id: unit_id, code: unit_code },
  })),
  images: [...row.images],
  variants: row.variants,
  archived: row.is_archived,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

export const contentIn = (row: ProductRow): ProductContent => ({
  parent_id: row.parent_id,
  sku: row.sku,
  name: row.name,
  options: row.options,
  description: row.description,
  category_id: row.category_id,
  unit_id: row.unit_id,
  tax_class: row.tax_class,
  is_stocked: row.is_stocked,
  tracking: row.tracking,
})

export const targetOf = ({ id, name }: Pick<ProductRow, 'id' | 'name'>) => ({ type: 'product', id, name })
