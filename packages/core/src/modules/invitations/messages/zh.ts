import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.person_exists': '此人已注册',
  'problem.person_exists.detail': '不能为已注册的人员设置密码。请发送不带密码的邀请。',
  'problem.invitation_wrong_state': '无法对此邀请执行该操作',
  'problem.invitation_wrong_state.detail': '该邀请已被接受、撤销或已过期。如有需要，请重新邀请。',
  'mail.invitation.subject': '“{organisation}”的邀请',
  'mail.invitation.heading': '您收到一份邀请',
  'mail.invitation.body': '{inviter} 邀请您加入组织“{organisation}”。请接受邀请并设置密码。',
  'mail.invitation.action': '接受邀请',
  'mail.invitation.expires': '邀请有效期：{duration}。',
  'mail.invitation.ignore': '如果您并未期待此邀请，可以忽略本邮件。',
  'mail.new_member_known_person.subject': '“{organisation}”的邀请',
  'mail.new_member_known_person.heading': '另一个组织邀请您加入',
  'mail.new_member_known_person.body':
    '{inviter} 邀请您加入组织“{organisation}”。您已有账号，请使用当前密码登录并接受邀请。',
  'mail.new_member_known_person.action': '接受邀请',
  'mail.new_member_known_person.expires': '邀请有效期：{duration}。',
  'mail.new_member_known_person.ignore': '如果您并未期待此邀请，可以忽略本邮件。',
  'audit.invitation.resent': '重新发送了邀请',
  'audit.invitation.revoked': '撤销了邀请',
  'audit.invitation.accepted': '接受了邀请',
  'problem.invitation_names_another': '邀请指定的是其他人',
  'problem.invitation_names_another.detail': '邀请中的登记号码与您的 e-ID 不一致。请联系邀请您的管理员。',
  'notification.invitation_expiring': '即将到期的邀请',
  'notification.invitation_expiring.soon.title': '邀请即将到期',
  'notification.invitation_expiring.soon.body': '尚未接受：{count} 个。最早一个将于 {first_at} 到期。',
  'notification.invitation_expiring.expired.title': '邀请已到期',
  'notification.invitation_expiring.expired.body': '未获接受即到期：{count} 个。如仍需要，请重新发送。',
})
