/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  client_inconsistent: 422,
  client_without_secret: 409,
  default_client: 409,
  redirect_host_not_allowed: 422,
  shell_client: 409,
} as const
