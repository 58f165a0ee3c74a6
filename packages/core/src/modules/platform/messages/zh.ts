import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.tenant_deleting': '该组织已安排删除',
  'problem.tenant_deleting.detail': '无法再进行更改。如需取消删除，请联系平台运营者。',
  'problem.current_tenant': '这是您当前所在的组织',
  'problem.current_tenant.detail': '请先切换到其他组织，然后重试。',
  'menu.tenants': '组织列表',
})
