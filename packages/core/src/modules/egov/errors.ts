/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  purpose_required: 422,
  registry_access_denied: 422,
  registry_agreement_expired: 422,
  registry_agreement_refused: 422,
  registry_authorisation_refused: 422,
  registry_authorisation_required: 422,
  registry_clock_differs: 422,
  registry_data_mismatch: 422,
  registry_not_found: 422,
  registry_refused: 422,
  registry_request_invalid: 422,
  registry_signature_refused: 422,
  registry_unavailable: 503,
} as const
