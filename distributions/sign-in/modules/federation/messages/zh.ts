import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-federation.name': '联合登录',
  'app.sso-federation.description': '支持通过可信的身份提供方登录。',
  'problem.provider_slug_taken': '已有使用该短名称的提供方',
  'problem.provider_slug_taken.detail': '请选择其他短名称（slug）。',
  'problem.administrator_required': '只有管理员可以执行此操作',
  'problem.administrator_required.detail':
    '按电子邮箱识别成员，或授予提供方指定的任意角色，等同于可获得组织内任何人的权限，因此需要管理员。',
  'field.issuer_malformed': '请填写形如 https://login.example.mn 的签发者',
  'field.issuer_insecure': '签发者必须以 https:// 开头；http:// 仅适用于 localhost',
  'field.scope_openid': '权限范围必须包含“openid”',
  'field.logo_https': '图片地址必须以 https:// 开头',
  'audit.federation.domain_proven': '已证明域名属于本组织',
  'audit.federation.domain_lost': '域名证明已失效',
  'federation.domain.missing': 'DNS 中没有此记录。添加后可能需要数小时才能生效',
  'federation.domain.unanswered': 'DNS 没有响应，请稍后再检查',
  'audit.federation.provider_created': '登记了身份提供方',
  'audit.federation.provider_changed': '修改了身份提供方',
  'audit.federation.provider_enabled': '启用了身份提供方',
  'audit.federation.provider_disabled': '停用了身份提供方',
  'audit.federation.provider_deleted': '删除了身份提供方',
  'audit.federation.sessions_ended': '结束了通过身份提供方登录的会话',
  'federation.sessions_ended.disabled': '身份提供方“{name}”已停用',
  'federation.sessions_ended.deleted': '身份提供方“{name}”已删除',
  'audit.federation.member_created': '首次通过身份提供方登录时创建了成员',
  'audit.federation.linked': '将成员与身份提供方关联',
  'audit.federation.unlinked': '移除了成员与身份提供方的关联',
  'audit.federation.roles_changed': '按身份提供方更新了成员的角色',
  'permission.sso_federation.read': '查看身份提供方和关联',
  'permission.sso_federation.manage': '添加、修改和删除身份提供方',
  'menu.federation': '联合登录',
})
