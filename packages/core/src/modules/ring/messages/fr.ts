import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.ring_fingerprint_differs': 'L’empreinte diffère',
  'problem.ring_fingerprint_differs.detail':
    'Comparez-la de nouveau avec l’autre opérateur. Si elle diffère encore, ne faites pas confiance à cette clé.',
  'problem.ring_link_known': 'Ce lien existe déjà',
  'problem.ring_link_known.detail':
    'Vous avez déjà proposé ce service dans ce sens. Son état figure dans la liste.',
  'problem.ring_peer_is_self': 'C’est l’installation elle-même',
  'problem.ring_peer_is_self.detail': 'Saisissez l’adresse de l’autre installation.',
  'problem.ring_peer_known': 'Cette installation est déjà ajoutée',
  'problem.ring_peer_known.detail': 'Elle figure dans la liste : consultez-y ses clés.',
  'problem.ring_peer_not_active': 'Aucun message n’est échangé avec cette installation actuellement',
  'problem.ring_peer_not_active.detail':
    'Son empreinte doit être confirmée, et elle ne doit pas être suspendue.',
  'problem.ring_peer_unreachable': 'Les clés de l’installation n’ont pas pu être lues',
  'problem.ring_peer_unreachable.detail':
    'Vérifiez l’adresse : elle doit être exactement le PUBLIC_ORIGIN de cette installation.',
  'problem.ring_service_unknown': 'Ce service n’existe pas',
  'problem.ring_service_unknown.detail': 'Aucun module de cette installation n’offre ce service.',
  'feature.ring.name': 'Informer les installations reliées sur les personnes',
  'feature.ring.description':
    'Quand le nom, la langue ou l’état d’un membre qui se connecte à une autre installation change, celle-ci est informée. L’e-mail, le téléphone et le numéro d’enregistrement ne sortent jamais.',
  'menu.ring': 'Anneau de messages',
  'ring.service.session-ended': 'Sessions terminées',
  'ring.service.directory-entry': 'Nom, langue et état des personnes',
  'audit.ring.entry_received': 'A mis à jour une personne depuis une installation reliée',
  'audit.ring.key_rotated': 'A renouvelé la clé de l’anneau',
  'audit.ring.link_approved': 'A approuvé un lien',
  'audit.ring.link_decided_by_peer': 'L’autre opérateur a décidé d’un lien',
  'audit.ring.link_proposed': 'A proposé un lien',
  'audit.ring.link_suspended': 'A suspendu un lien',
  'audit.ring.message_retried': 'A réessayé un message',
  'audit.ring.peer_added': 'A ajouté une installation',
  'audit.ring.peer_confirmed': 'A confirmé l’empreinte d’une installation',
  'audit.ring.peer_key_added': 'Une installation reliée a renouvelé sa clé',
  'audit.ring.peer_key_removed': 'A retiré la confiance à une clé d’une installation',
  'audit.ring.peer_removed': 'A retiré une installation',
  'audit.ring.peer_resumed': 'A rétabli une installation',
  'audit.ring.peer_suspended': 'A suspendu une installation',
  'audit.ring.tested': 'A envoyé un message d’essai',
})
