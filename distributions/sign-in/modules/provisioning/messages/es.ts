import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-provisioning.name': 'Aprovisionamiento',
  'app.sso-provisioning.description':
    'Envía las cuentas de los miembros y sus cambios a otros sistemas mediante SCIM 2.0.',
})
