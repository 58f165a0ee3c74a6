export { readPublicBrand } from './brand.ts'
