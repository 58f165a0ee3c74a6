export { importInvalid, localised } from './import-errors.ts'
export { endMemberships, type MembershipEnding } from './members/end-memberships.ts'
export { findMembersMatching } from './members/member-search.ts'
export { matchesWord } from './members/member-search-store.ts'
