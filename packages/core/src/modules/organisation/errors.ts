/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  already_member: 409,
  built_in_role: 409,
  import_invalid: 422,
  key_fixed: 422,
  not_available_in_production: 422,
  own_account: 409,
  role_in_use: 409,
  unknown_permission: 422,
} as const
