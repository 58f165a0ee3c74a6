import { AppError } from '../../kernel/http/problem.ts'

/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  barcode_taken: 409,
  category_in_use: 409,
  goods_unit_in_use: 409,
  price_list_in_use: 409,
  price_missing: 422,
  product_in_use: 409,
  sku_taken: 409,
  units_differ: 422,
} as const

type Code = keyof typeof errors

export const refused = (code: Code): AppError => new AppError(errors[code], code)

export const barcodeTaken = (code: string, product: { readonly id: string; readonly name: string }) =>
  new AppError(409, 'barcode_taken', { params: { code, name: product.name }, members: { product } })

export const productInUse = (app: string) => new AppError(409, 'product_in_use', { members: { app } })
