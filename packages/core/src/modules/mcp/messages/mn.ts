import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'menu.agents': 'Агентууд',
  'audit.agents.connected': 'Агент холбогдсон',
  'audit.agents.cut_off': 'Агентыг тасалсан',
})
