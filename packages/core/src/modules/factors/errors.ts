/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  code_wrong: 422,
  factor_exists: 409,
  factor_missing: 409,
  factor_needed: 422,
  invalid_code: 401,
  mfa_expired: 401,
  passkey_refused: 401,
  passkey_unacceptable: 422,
  too_many_passkeys: 409,
  totp_lost: 409,
} as const
