import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-federation.name': 'Federación',
  'app.sso-federation.description': 'Permite iniciar sesión mediante proveedores de identidad de confianza.',
})
