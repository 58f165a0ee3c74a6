import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const zh = translation<typeof mn>()('zh', {
  'home.text': '贵组织有自己的登录系统。点击“继续”即可前往。',
  'home.password': '改用密码登录',
  'continue.title': '继续登录',
  'continue.text': '另一个网站将您带到这里，以使用 {name} 账户登录。如果这是您本人的意愿，请继续。',
  'continue.text.unnamed': '另一个网站将您带到这里登录。如果这是您本人的意愿，请继续。',
  'continue.leave': '前往首页',
  'continue.other.title': '此浏览器中已有他人登录',
  'continue.other.text': '当前登录的是{name}。如果继续，其会话将结束。',
  'continue.other.text.unnamed': '如果继续，其会话将结束。',
  'continue.stay': '保持以 {name} 的身份登录',
  'refusal.title': '未能登录',
  'refusal.other': '身份提供方的回应未通过校验。请重试，如仍失败请联系管理员。',
  'refusal.sso_expired': '操作超时，或已在其他窗口中继续。请重新开始。',
  'refusal.sso_unavailable': '此登录方式暂不可用，请稍后重试。',
  'refusal.sso_denied': '您已取消，或身份提供方未允许。',
  'refusal.sso_not_invited': '您尚未受邀加入该组织。请向其管理员索取邀请。',
  'refusal.sso_invitation_pending': '您有一份待接受的邀请。请先通过邮件中的链接接受。',
  'refusal.sso_email_missing': '身份提供方未提供您的邮箱。请联系管理员。',
  'refusal.sso_already_linked': '您的账号已与该提供方的其他人关联。请联系管理员。',
  'refusal.secret_key_changed': '系统设置已更改，此登录方式无法使用。请告知管理员。',
  'refusal.not_a_member': '您不是该组织的成员。',
  'refusal.membership_suspended': '您的成员资格已停用。请联系管理员。',
  'refusal.tenant_suspended': '该组织已停用。',
  'refusal.reauthentication_required': '请以其他方式重新登录以进入该组织。',
})
