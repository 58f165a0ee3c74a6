import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'menu.resources': '受保护的服务',
  'audit.resources.created': '已添加服务',
  'audit.resources.changed': '已更改服务',
  'audit.resources.deleted': '已移除服务',
  'audit.resources.document_hosts_changed': '已更改客户端文档的主机',
  'problem.resource_exists': '已有使用该地址的服务',
  'problem.resource_exists.detail': '组织已登记此地址。',
  'field.resource_own': '此地址属于平台本身',
  'field.scope_taken': '此名称由平台自身使用',
})
