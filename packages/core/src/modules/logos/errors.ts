/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  picture_dimensions: 422,
  picture_unreadable: 422,
} as const
