/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  cross_device_denied: 403,
  cross_device_ended: 409,
  cross_device_number_wrong: 422,
} as const
