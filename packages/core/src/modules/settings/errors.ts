/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  no_way_in: 422,
  own_network_excluded: 422,
} as const
