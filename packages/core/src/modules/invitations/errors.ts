/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  invitation_names_another: 403,
  invitation_wrong_state: 409,
  person_exists: 409,
} as const
