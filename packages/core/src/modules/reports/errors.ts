import type { ErrorStatuses } from '../../kernel/http/problem.ts'

export const errors: ErrorStatuses = {
  report_too_slow: 422,
  exports_full: 409,
  shares_full: 409,
  share_for_anyone_off: 422,
}
