import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'audit.onboarding.changed': '隐藏或恢复了初始步骤列表',
})
