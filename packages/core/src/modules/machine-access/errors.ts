/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  owner_required: 422,
  too_many_tokens: 422,
} as const
