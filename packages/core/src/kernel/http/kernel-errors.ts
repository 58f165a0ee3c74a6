import type { ErrorStatuses } from './problem.ts'

/** What the steps of a request and the tools of the kernel refuse. A module adds its own codes in its manifest. */
export const kernelErrors: ErrorStatuses = {
  app_not_installed: 403,
  cross_site_request: 403,
  insufficient_scope: 403,
  internal_error: 500,
  link_invalid: 422,
  membership_suspended: 403,
  not_a_member: 403,
  not_found: 404,
  operator_required: 403,
  overloaded: 503,
  payload_too_large: 413,
  permission_denied: 403,
  secret_key_missing: 422,
  secret_required: 422,
  session_required: 403,
  stale_version: 409,
  step_up_required: 403,
  tenant_suspended: 403,
  token_network_refused: 403,
  too_many_requests: 429,
  unauthenticated: 401,
  unsupported_media_type: 415,
  validation_failed: 400,
  wrong_state: 409,
}
