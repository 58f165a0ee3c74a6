import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'menu.agents': 'Les agents',
  'audit.agents.connected': 'Agent connecté',
  'audit.agents.cut_off': 'Agent déconnecté',
})
