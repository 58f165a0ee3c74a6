export { endMemberships, type MembershipEnding } from './members/end-memberships.ts'
export {
  inTenantRecordingEscalation,
  requireHeld,
  rolesToGive,
} from './roles/escalation.ts'
