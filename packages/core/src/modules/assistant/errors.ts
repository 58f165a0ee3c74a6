/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  ai_unavailable: 503,
  ai_budget_spent: 429,
  conversation_busy: 409,
  proposal_expired: 409,
  proposal_differs: 409,
} as const
