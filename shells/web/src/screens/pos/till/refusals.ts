const REASONS = [
  'lease_ended',
  'number_taken',
  'number_not_next',
  'unknown_shift',
  'totals_differ',
  'payments_differ',
  'discount_not_allowed',
  'unknown_sale',
  'return_too_large',
] as const

type Reason = (typeof REASONS)[number]

/** The words for why the server did not take a sale. */
export const refusalKey = (reason: string | null): `pos.refusal.${Reason | 'invalid'}` =>
  `pos.refusal.${REASONS.find(one => one === reason) ?? 'invalid'}`
