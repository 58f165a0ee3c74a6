import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'menu.agents': 'Агенты',
  'audit.agents.connected': 'Агент подключён',
  'audit.agents.cut_off': 'Агент отключён',
})
