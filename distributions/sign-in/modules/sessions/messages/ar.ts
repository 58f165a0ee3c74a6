import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-sessions.name': 'الجلسات النشطة',
  'app.sso-sessions.description': 'يعرض مَن سجّل الدخول ومن أين، ويتيح إنهاء الجلسات عن بُعد.',
  'audit.session.terminated': 'إنهاء جلسة',
  'audit.session.all_terminated': 'إنهاء جميع جلسات شخص',
  'permission.sso_sessions.read': 'عرض الجلسات النشطة وسجلها',
  'permission.sso_sessions.manage': 'إنهاء جلسات الآخرين',
  'menu.sessions': 'الجلسات النشطة',
})
