/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  eid_already_linked: 409,
  eid_channel_unavailable: 422,
  eid_code_wrong: 422,
  eid_expired: 404,
  eid_failed: 409,
  eid_flow_unavailable: 422,
  eid_not_linked: 403,
  eid_unavailable: 503,
} as const
