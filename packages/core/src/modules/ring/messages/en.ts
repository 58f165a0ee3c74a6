import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.ring_fingerprint_differs': 'The fingerprint differs',
  'problem.ring_fingerprint_differs.detail':
    'Compare it with the other operator again. If it stays different, do not trust this key.',
  'problem.ring_link_known': 'This link exists already',
  'problem.ring_link_known.detail':
    'You proposed this service in this direction already. Its state is in the list.',
  'problem.ring_peer_is_self': 'This is the installation itself',
  'problem.ring_peer_is_self.detail': 'Enter the address of the other installation.',
  'problem.ring_peer_known': 'This installation was added already',
  'problem.ring_peer_known.detail': 'It is in the list: look at its keys there.',
  'problem.ring_peer_not_active': 'No messages are exchanged with this installation now',
  'problem.ring_peer_not_active.detail': 'Its fingerprint has to be confirmed, and it must not be suspended.',
  'problem.ring_peer_unreachable': 'The keys of the installation could not be read',
  'problem.ring_peer_unreachable.detail':
    'Check the address: it has to be exactly the PUBLIC_ORIGIN of that installation.',
  'problem.ring_service_unknown': 'There is no such service',
  'problem.ring_service_unknown.detail': 'No module of this installation offers such a service.',
  'feature.ring.name': 'Tell connected installations about people',
  'feature.ring.description':
    'When the name, language or status of a member who signs in at another installation changes, that installation is told. E-mail, phone and registration number never go out.',
  'menu.ring': 'Message ring',
  'ring.service.session-ended': 'Sessions that ended',
  'ring.service.directory-entry': 'Name, language and status of people',
  'audit.ring.entry_received': 'Updated a person from a connected installation',
  'audit.ring.key_rotated': 'Rotated the key of the ring',
  'audit.ring.link_approved': 'Approved a link',
  'audit.ring.link_decided_by_peer': 'The other operator decided about a link',
  'audit.ring.link_proposed': 'Proposed a link',
  'audit.ring.link_suspended': 'Suspended a link',
  'audit.ring.message_retried': 'Retried a message',
  'audit.ring.peer_added': 'Added an installation',
  'audit.ring.peer_confirmed': 'Confirmed the fingerprint of an installation',
  'audit.ring.peer_key_added': 'A connected installation rotated its key',
  'audit.ring.peer_key_removed': 'Stopped trusting a key of an installation',
  'audit.ring.peer_removed': 'Removed an installation',
  'audit.ring.peer_resumed': 'Resumed an installation',
  'audit.ring.peer_suspended': 'Suspended an installation',
  'audit.ring.tested': 'Sent a test message',
})
