import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-provisioning.name': 'Provisionnement',
  'app.sso-provisioning.description':
    'Envoie les comptes des membres et leurs changements à d’autres systèmes par SCIM 2.0.',
})
