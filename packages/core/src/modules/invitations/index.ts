export { PersonName } from './contract.ts'
export { findInvitees, type Invitee, openInvitations } from './invite.ts'
export {
  escapeLike,
  type InvitationQuery,
  type InvitationStatus,
  type InvitationView,
  invitationOfMember,
} from './list.ts'
export {
  readInvitations,
  resendInvitation,
  revokeInvitation,
  withdrawInvitation,
  withdrawInvitations,
} from './manage.ts'
