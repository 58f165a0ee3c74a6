/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  current_tenant: 409,
  tenant_deleting: 409,
} as const
