/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  administrator_required: 403,
  provider_slug_taken: 409,
} as const
