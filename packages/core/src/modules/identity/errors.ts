/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  current_session: 409,
  invalid_credentials: 401,
  last_login_method: 409,
  login_method_disabled: 403,
  email_unverified: 403,
  network_not_allowed: 403,
  other_person: 409,
  passkey_not_allowed: 403,
  password_unacceptable: 422,
  password_wrong: 422,
  reason_required: 422,
  reauthentication_required: 403,
  setup_done: 409,
  slug_taken: 409,
} as const
