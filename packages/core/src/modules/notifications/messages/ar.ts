import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'audit.notifications.switched': 'غيّر إعدادات إشعاراته',
  'notification.more': 'إشعارات أخرى: {count}',
  'mail.notification_digest.subject': 'في انتظارك: {count}',
  'mail.notification_digest.heading': 'ما ينتظرك',
  'mail.notification_digest.body': 'لم تقرأ بعد ما يلي:\n\n{list}',
  'mail.notification_digest.action': 'فتح الإشعارات',
  'mail.notification_digest.ignore':
    'تصل هذه الرسالة مرة واحدة في اليوم على الأكثر. يمكنك اختيار استلامها من صفحة الإشعارات.',
})
