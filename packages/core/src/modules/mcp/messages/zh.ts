import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'menu.agents': '代理',
  'audit.agents.connected': '代理已连接',
  'audit.agents.cut_off': '代理已断开',
})
