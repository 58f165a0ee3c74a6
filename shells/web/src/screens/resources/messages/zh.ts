import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'resources.title': '受保护的服务',
  'resources.subtitle': '只接受专属令牌的组织服务',
  'resources.add': '添加服务',
  'resources.edit': '编辑',
  'resources.delete': '移除',
  'resources.delete.title': '要移除“{name}”吗？',
  'resources.delete.effect': '不再为其签发新令牌。已签发的令牌在到期前有效。',
  'resources.save': '保存',
  'resources.name': '名称',
  'resources.uri': '地址',
  'resources.uri.note': '其令牌的 aud，之后不能更改。',
  'resources.scopes': '权限范围',
  'resources.scopes.note': '对该服务有意义的名称，例如 crm.read',
  'resources.format': '令牌形式',
  'resources.format.jwt': 'JWT：服务自行验证签名',
  'resources.format.opaque': '不透明：服务就每个令牌向我们查询',
  'resources.ttl': '有效期（秒）',
  'resources.ttl.note': '留空则按安装设置',
  'resources.empty.title': '还没有服务',
  'resources.empty.text': '添加 API 或 MCP 服务器后，应用将获得仅供其使用的令牌。',
  'resources.hosts.title': '以文档识别的应用主机',
  'resources.hosts.text':
    '成员可以允许来自这些主机的未登记应用。每次都会请求同意并标注“未核实”；它们只能读取。',
  'resources.hosts.saved': '主机已保存',
})
