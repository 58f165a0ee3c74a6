/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  device_pending: 403,
  device_proof_invalid: 401,
  device_revoked: 403,
  device_key_mismatch: 403,
  handoff_invalid: 401,
  not_a_shell: 403,
} as const
