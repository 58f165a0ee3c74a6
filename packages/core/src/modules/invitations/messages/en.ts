import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.person_exists': 'This person is already registered',
  'problem.person_exists.detail':
    'A password cannot be set for a registered person. Send an invitation without a password.',
  'problem.invitation_wrong_state': 'This cannot be done with this invitation',
  'problem.invitation_wrong_state.detail':
    'The invitation has been accepted or revoked, or it has expired. Invite the person again if needed.',
  'mail.invitation.subject': 'Invitation to {organisation}',
  'mail.invitation.heading': 'You are invited',
  'mail.invitation.body':
    '{inviter} invites you to join {organisation}. Accept the invitation and choose your password.',
  'mail.invitation.action': 'Accept invitation',
  'mail.invitation.expires': 'The invitation is valid for {duration}.',
  'mail.invitation.ignore': 'If you did not expect this invitation, you can ignore this message.',
  'mail.new_member_known_person.subject': 'Invitation to {organisation}',
  'mail.new_member_known_person.heading': 'You are invited to another organisation',
  'mail.new_member_known_person.body':
    '{inviter} invites you to join {organisation}. You already have an account: sign in with your current password to accept.',
  'mail.new_member_known_person.action': 'Accept invitation',
  'mail.new_member_known_person.expires': 'The invitation is valid for {duration}.',
  'mail.new_member_known_person.ignore':
    'If you did not expect this invitation, you can ignore this message.',
  'audit.invitation.resent': 'Sent an invitation again',
  'audit.invitation.revoked': 'Revoked an invitation',
  'audit.invitation.accepted': 'Accepted an invitation',
  'problem.invitation_names_another': 'The invitation names somebody else',
  'problem.invitation_names_another.detail':
    'The registration number in the invitation is not that of your e-ID. Please ask the administrator who invited you.',
  'notification.invitation_expiring': 'Invitations that run out',
  'notification.invitation_expiring.soon.title': 'Invitations are about to run out',
  'notification.invitation_expiring.soon.body': 'Not accepted yet: {count}. The first ends on {first_at}.',
  'notification.invitation_expiring.expired.title': 'Invitations have run out',
  'notification.invitation_expiring.expired.body':
    'Ended without an answer: {count}. Send them again if they are still wanted.',
})
