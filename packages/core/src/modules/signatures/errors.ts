/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  document_damaged: 422,
  document_encrypted: 422,
  evidence_too_large: 422,
  eid_required_to_sign: 422,
  eid_signing_unavailable: 422,
  not_your_turn: 409,
  seal_absent: 422,
  seal_certificate_of_another_key: 422,
  seal_certificate_unusable: 422,
  seal_module_absent: 422,
  seal_module_unavailable: 503,
  signer_refused: 422,
  signer_unavailable: 503,
  signing_declined: 409,
  signing_in_progress: 409,
  timestamp_authority_absent: 422,
} as const
