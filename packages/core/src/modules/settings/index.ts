export { readPublicBrand } from './brand/brand.ts'
