import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'menu.agents': 'Agentes',
  'audit.agents.connected': 'Agente conectado',
  'audit.agents.cut_off': 'Agente desconectado',
})
