import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-federation.name': 'Federation',
  'app.sso-federation.description': 'Lets people sign in through trusted identity providers.',
})
