/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  administrator_protected: 403,
  last_admin: 409,
  role_key_taken: 409,
} as const
