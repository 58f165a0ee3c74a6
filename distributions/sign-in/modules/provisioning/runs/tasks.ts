/** Names of the jobs of this module. */
export const WAKE = 'scim.wake'
export const DRAIN = 'scim.drain'
export const FOLLOW_PERSON = 'scim.follow_person'
export const RECHECK = 'scim.recheck'

/** The queue tries a wake-up again for as long as it takes: what waits must not be forgotten. */
export const MANY_ATTEMPTS = { maxAttempts: 1000 }
