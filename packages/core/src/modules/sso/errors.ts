/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  logout_token_invalid: 400,
  secret_key_changed: 409,
  sso_already_linked: 403,
  sso_denied: 409,
  sso_email_missing: 403,
  sso_expired: 409,
  sso_failed: 409,
  sso_invitation_pending: 403,
  sso_not_invited: 403,
  sso_unavailable: 503,
} as const
