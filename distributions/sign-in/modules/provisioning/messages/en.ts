import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-provisioning.name': 'Provisioning',
  'app.sso-provisioning.description': 'Pushes people and their changes to other systems through SCIM 2.0.',
})
