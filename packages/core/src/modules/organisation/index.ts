export { endMemberships, type MembershipEnding } from './members/end-memberships.ts'
