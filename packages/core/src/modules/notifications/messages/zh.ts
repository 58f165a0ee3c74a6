import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'audit.notifications.switched': '更改了自己的通知设置',
  'notification.more': '另有 {count} 条通知',
  'mail.notification_digest.subject': '待您处理：{count} 项',
  'mail.notification_digest.heading': '待您处理的事项',
  'mail.notification_digest.body': '您尚未阅读以下内容：\n\n{list}',
  'mail.notification_digest.action': '打开通知',
  'mail.notification_digest.ignore': '此类邮件每天最多一封。您可以在通知页面选择是否接收。',
})
