/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  not_your_approval: 403,
  wrong_turn: 409,
  already_decided: 409,
  already_asked: 409,
  no_version: 409,
  approver_unavailable: 422,
  quorum_unreachable: 422,
  own_document: 422,
  too_many_approvers: 422,
} as const
