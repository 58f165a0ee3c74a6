/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  dan_expired: 409,
  dan_failed: 409,
  dan_unavailable: 503,
} as const
