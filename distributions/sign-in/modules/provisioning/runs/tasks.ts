/** Names of the jobs of this module. */
export const WAKE = 'scim.wake'
export const DRAIN = 'scim.drain'
export const FOLLOW_PERSON = 'scim.follow_person'
export const RECHECK = 'scim.recheck'

/** A wake-up is retried for as long as necessary: otherwise waiting runs would be forgotten. */
export const MANY_ATTEMPTS = { maxAttempts: 1000 }
