import type { NewProduct, Product } from '../../../data/business/goods.ts'

export type ProductValues = {
  name: string
  sku: string
  description: string
  category: string | null
  unit: string | null
  tax_class: Product['tax_class']
  is_stocked: boolean
  tracking: Product['tracking']
  barcodes: string[]
}

export const EMPTY: ProductValues = {
  name: '',
  sku: '',
  description: '',
  category: null,
  unit: null,
  tax_class: 'standard',
  is_stocked: true,
  tracking: 'none',
  barcodes: [],
}

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  sku: product.sku ?? '',
  description: product.description,
  category: product.category?.id ?? null,
  unit: product.unit.id,
  tax_class: product.tax_class,
  is_stocked: product.is_stocked,
  tracking: product.tracking,
  barcodes: product.barcodes.map(({ code }) => code),
})

/** A barcode that stood for a box before goes on to do so. */
export const bodyOf = (values: ProductValues, before?: Product): NewProduct => {
  const { unit, barcodes, ...rest } = values
  const units = new Map(before?.barcodes.map(({ code, unit: counted }) => [code, counted.id]))
  return {
    ...rest,
    name: values.name.trim(),
    sku: values.sku.trim() || null,
    ...(unit !== null && { unit }),
    barcodes: barcodes.map(code => {
      const counted = units.get(code)
      return { code, ...(counted !== undefined && { unit: counted }) }
    }),
  }
}
