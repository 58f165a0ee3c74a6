/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = { email_unchanged: 409, last_operator: 409 } as const
