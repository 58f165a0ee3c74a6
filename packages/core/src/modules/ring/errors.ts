/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  ring_fingerprint_differs: 422,
  ring_link_known: 409,
  ring_peer_is_self: 422,
  ring_peer_known: 409,
  ring_peer_not_active: 409,
  ring_peer_unreachable: 422,
  ring_service_unknown: 422,
} as const
