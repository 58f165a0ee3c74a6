import { AppError } from '../../kernel/http/problem.ts'

/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  account_needed: 409,
  allocation_mismatch: 422,
  allocation_too_large: 409,
  contact_without_email: 422,
  entry_unbalanced: 422,
  not_overdue: 409,
  nothing_to_post: 422,
  period_closed: 409,
  posted: 409,
  rate_missing: 422,
  receipts_unavailable: 409,
  reminded: 409,
} as const

type Code = keyof typeof errors

export const refused = (code: Code): AppError => new AppError(errors[code], code)
