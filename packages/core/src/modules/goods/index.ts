export { findProducts, lockProduct, requireProduct } from './product/products.ts'
export { type ProductUse, productUses } from './uses.ts'
