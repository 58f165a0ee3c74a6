import { AppError } from '../../kernel/http/problem.ts'

/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  location_in_use: 409,
  location_taken: 409,
  posting_corrected: 409,
  posting_final: 409,
  stock_missing: 409,
} as const

type Code = keyof typeof errors

export const refused = (code: Code): AppError => new AppError(errors[code], code)

type Shortage = {
  readonly product: { readonly id: string; readonly name: string }
  readonly location: string
  /** How much of it is free; below zero by what is lacking. */
  readonly free: string
}

export const stockMissing = ({ product, location, free }: Shortage): AppError =>
  new AppError(409, 'stock_missing', {
    params: { name: product.name },
    members: { product, location, lacking: free.replace(/^-/, '') },
  })
