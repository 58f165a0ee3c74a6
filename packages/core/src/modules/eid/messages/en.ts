import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.eid_failed': 'The e-ID did not confirm you',
  'problem.eid_failed.detail':
    'The request was refused, took too long, or the answer of the e-ID could not be accepted. Try again.',
  'problem.eid_expired': 'This request is over',
  'problem.eid_expired.detail':
    'It took too long, was used already or began in another browser. Start again.',
  'problem.eid_not_linked': 'Your e-ID is linked to nobody here',
  'problem.eid_not_linked.detail':
    'Sign in another way and link your e-ID on your account page. If you have no account, ask an administrator of your organisation for an invitation.',
  'problem.eid_unavailable': 'The e-ID cannot be reached now',
  'problem.eid_unavailable.detail': 'Try again in a moment, or sign in another way.',
  'problem.eid_channel_unavailable': 'The e-ID does not confirm in this way',
  'problem.eid_channel_unavailable.detail': 'Choose another way.',
  'problem.eid_flow_unavailable': 'The e-ID cannot ask like this',
  'problem.eid_flow_unavailable.detail': 'Enter your registration number and confirm on your phone.',
  'problem.eid_code_wrong': 'The code is wrong',
  'problem.eid_code_wrong.detail': 'Check the code of the text message and enter it again.',
  'problem.eid_already_linked': 'This e-ID is linked to another account',
  'problem.eid_already_linked.detail':
    'One e-ID belongs to one account, and one account to one e-ID. Remove the earlier link first.',
  'field.national_id': 'Enter a registration number (two letters, eight digits) or a civil id',
  'eid.prompt.sign_in': '{brand}: sign in',
  'eid.prompt.link': '{brand}: link e-ID',
  'eid.gateway': 'Government gateway (DAN)',
  'audit.national_identity.refused': 'A sign-in by national identity was refused',
  'audit.national_identity.member_created': 'A citizen proven by national identity became a member',
  'audit.person.national_identity_linked': 'Linked the own e-ID',
})
