/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  interaction_expired: 404,
  not_in_audience: 403,
  tenant_not_choosable: 422,
  user_code_expired: 409,
  user_code_unknown: 404,
  user_code_used: 409,
} as const
