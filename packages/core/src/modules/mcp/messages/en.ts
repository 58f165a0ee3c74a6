import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'menu.agents': 'Agents',
  'audit.agents.connected': 'Agent connected',
  'audit.agents.cut_off': 'Agent cut off',
})
