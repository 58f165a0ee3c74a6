import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-federation.name': 'Fédération',
  'app.sso-federation.description': 'Permet de se connecter via des fournisseurs d’identité de confiance.',
})
