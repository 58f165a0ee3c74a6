/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  already_member: 409,
  built_in_role: 409,
  import_invalid: 422,
  key_fixed: 422,
  not_available_in_production: 422,
  own_account: 409,
  role_in_use: 409,
  unit_code_taken: 409,
  unit_cycle: 422,
  unit_in_use: 409,
  unit_name_taken: 409,
  unit_too_deep: 422,
  unknown_permission: 422,
} as const
