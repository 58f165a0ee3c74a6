/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = { resource_exists: 409 } as const
