/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  comment_required: 422,
  no_reviewer: 409,
  self_review: 422,
} as const
