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
  'audit.tenant.updated': '修改了组织信息',
  'audit.tenant.suspended': '停用了组织',
  'audit.tenant.resumed': '恢复了组织',
  'audit.tenant.deletion_requested': '安排删除组织',
  'audit.tenant.deletion_cancelled': '取消删除组织',
  'audit.tenant.deleted': '删除了组织',
  'audit.tenant.exported': '导出了组织数据',
  'audit.secrets.rotated': '用新密钥加密了机密信息',
  'field.person_exists': '该地址已有人使用',
  'field.repeated_address': '该地址在列表中重复',
  'field.hash_unknown': '无法识别该密码哈希的格式',
  'field.hash_too_costly': '计算该密码哈希耗时过长',
})
