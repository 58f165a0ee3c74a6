import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'menu.resources': 'Services protégés',
  'audit.resources.created': 'Service ajouté',
  'audit.resources.changed': 'Service modifié',
  'audit.resources.deleted': 'Service retiré',
  'audit.resources.document_hosts_changed': 'Hôtes des documents d’applications modifiés',
  'problem.resource_exists': 'Un service a déjà cette adresse',
  'problem.resource_exists.detail': 'L’organisation a déjà enregistré cette adresse.',
  'field.resource_own': 'Cette adresse appartient à la plateforme elle-même',
  'field.scope_taken': 'La plateforme utilise elle-même ce nom',
})
