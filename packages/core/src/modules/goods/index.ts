export { findScannedItem, readSaleItems, type SaleItemRow } from './catalogue/catalogue.ts'
export { TAX_RATES } from './product/product-view.ts'
export { findProducts, lockProduct, requireProduct } from './product/products.ts'
export { type ProductUse, productUses } from './uses.ts'
