import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.owner_required': '需要指定负责人',
  'problem.owner_required.detail': '请指定一名负责该服务账号的成员。',
  'problem.too_many_tokens': '令牌过多',
  'problem.too_many_tokens.detail': '每个持有者最多可拥有 {max} 个令牌。请撤销不再需要的令牌。',
  'field.in_the_past': '必须是将来的时间',
  'audit.service_account.created': '已创建服务账号',
  'audit.service_account.changed': '已更改服务账号',
  'audit.service_account.deleted': '已删除服务账号',
  'audit.api_token.created': '已创建令牌',
  'audit.api_token.rotated': '已轮换令牌密钥',
  'audit.api_token.revoked': '已撤销令牌',
  'menu.service_accounts': '服务账号',
  'notification.token_expiring': '即将到期的令牌',
  'notification.token_expiring.soon.title': '{name}：令牌即将到期',
  'notification.token_expiring.soon.body': '有效期至 {expires_at}。请为使用它的程序更换新令牌。',
  'notification.token_expiring.expired.title': '{name}：令牌已到期',
  'notification.token_expiring.expired.body': '已于 {expires_at} 到期。使用它的程序可能已无法访问。',
})
