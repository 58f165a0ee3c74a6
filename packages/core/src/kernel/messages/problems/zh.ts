import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.validation_failed': '填写的信息有误',
  'problem.validation_failed.detail': '请更正所列字段后重新提交。',
  'problem.unauthenticated': '您尚未登录',
  'problem.unauthenticated.detail': '请先登录。如果您之前已登录，会话可能已过期。',
  'problem.permission_denied': '没有权限',
  'problem.permission_denied.detail': '此操作需要“{permission}”权限。您可以向所在组织的管理员申请。',
  'problem.app_not_installed': '应用未安装',
  'problem.app_not_installed.detail':
    '您的组织尚未安装或启用应用“{app}”。管理员可以在应用商店中安装并启用它。',
  'problem.cross_site_request': '已拒绝来自其他网站的请求',
  'problem.cross_site_request.detail': '出于安全考虑，不执行从其他网站发来的更改。请直接打开本站页面后重试。',
  'problem.not_found': '未找到',
  'problem.not_found.detail': '您查找的内容不存在，或您无法查看。请检查地址。',
  'problem.wrong_state': '当前状态下无法执行此操作',
  'problem.wrong_state.detail': '状态可能刚刚发生变化。请刷新页面并确认状态。',
  'problem.stale_version': '已有他人先行修改',
  'problem.stale_version.detail': '在您编辑期间，这些信息已被修改。请重新加载后再次进行更改。',
  'problem.payload_too_large': '发送的内容过大',
  'problem.payload_too_large.detail': '允许的最大大小为 {limit}。请缩小内容或分批发送。',
  'problem.unsupported_media_type': '不接受这种类型的数据',
  'problem.unsupported_media_type.detail':
    '请检查 Content-Type 标头：JSON 使用 application/json，CSV 使用 text/csv。',
  'problem.too_many_requests': '请求过多',
  'problem.too_many_requests.detail': { other: '请在 {seconds} 秒后重试。' },
  'problem.overloaded': '系统繁忙',
  'problem.overloaded.detail': '当前负载较高，暂时无法处理您的请求。请稍候再试。',
  'problem.internal_error': '系统出现错误',
  'problem.internal_error.detail':
    '错误已记录。请重试；如果问题仍然存在，请将请求编号（request_id）告知管理员。',
  'problem.secret_key_missing': '尚未设置用于保存机密信息的密钥',
  'problem.secret_key_missing.detail':
    '未设置 SSO_SECRET_KEY，无法加密机密信息，因此不予保存。请联系运营者。',
  'problem.not_a_member': '您不是该组织的成员',
  'problem.not_a_member.detail': '请选择其他组织，或请该组织的管理员邀请您。',
  'problem.tenant_suspended': '该组织已停用',
  'problem.tenant_suspended.detail': '目前无法登录该组织。请联系平台运营者。',
  'problem.membership_suspended': '您的成员身份已停用',
  'problem.membership_suspended.detail': '如需恢复，请联系所在组织的管理员。',
  'problem.operator_required': '只有平台运营者可以执行此操作',
  'problem.operator_required.detail': '如有需要，请联系平台运营者。',
  'problem.insufficient_scope': '该令牌无权执行此操作',
  'problem.insufficient_scope.detail': '该令牌不具有“{scope}”。',
  'problem.secret_required': '请重新输入密钥',
  'problem.secret_required.detail':
    '地址指向另一台服务器（协议、主机或端口不同），已保存的密钥或令牌不会发送到那里。请输入新服务器的密钥。',
  'problem.session_required': '只有本人登录后才能执行此操作',
  'problem.session_required.detail': '令牌不能用于此操作。请使用浏览器登录。',
  'problem.link_invalid': '链接无效',
  'problem.link_invalid.detail': '链接已过期或已被使用。请获取新的链接。',
  'problem.token_network_refused': '不能从此网络使用该令牌',
  'problem.token_network_refused.detail': '令牌只能从为其指定且组织允许的网络使用。',
})
