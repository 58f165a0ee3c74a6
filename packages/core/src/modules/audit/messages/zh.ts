import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'audit.access.refused': '拒绝了无权限的更改',
  'permission.audit.read': '查看和导出审计日志',
  'menu.audit': '审计日志',
})
