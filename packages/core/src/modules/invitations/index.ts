export { type AcceptingProof, acceptByProof } from './accept/accept-by-proof.ts'
export { type DemoInvitation, insertDemoInvitations } from './demo/demo-store.ts'
export {
  type InvitationQuery,
  type InvitationStatus,
  type InvitationView,
  selectInvitationOfMember,
} from './invitation-list-store.ts'
export { findInvitees, type Invitee, openInvitations } from './invite.ts'
export {
  listInvitations,
  resendInvitation,
  revokeInvitation,
  revokeInvitationOf,
  revokeInvitationsOf,
} from './manage.ts'
