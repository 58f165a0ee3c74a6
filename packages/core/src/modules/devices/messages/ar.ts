import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'menu.devices': 'الأجهزة',
  'problem.device_pending': 'الجهاز بانتظار الموافقة',
  'problem.device_pending.detail': 'سُجِّل الجهاز. يمكنك الدخول منه فور موافقة أحد المسؤولين.',
  'problem.device_proof_invalid': 'لم يُثبت الجهاز نفسه',
  'problem.device_proof_invalid.detail':
    'الطلب غير موقَّع بمفتاح هذا الجهاز، أو أن إثباته قديم أو استُعمل من قبل.',
  'problem.device_revoked': 'أُوقف هذا الجهاز',
  'problem.device_revoked.detail': 'لا يمكن لأحد الدخول من هذا الجهاز. لاستعماله مجددًا سجِّله من جديد.',
  'problem.device_key_mismatch': 'المفتاح يعود إلى جهاز آخر',
  'problem.device_key_mismatch.detail': 'الرمز ومفتاح الجهاز لا يتطابقان.',
  'problem.handoff_invalid': 'الرمز غير صالح',
  'problem.handoff_invalid.detail':
    'يصلح الرمز مرة واحدة خلال دقيقة وعلى الجهاز الذي طلبه. أعد فتح البرنامج.',
  'problem.not_a_shell': 'هذا الرمز ليس لبرنامج مثبَّت',
  'problem.not_a_shell.detail': 'لا يفتح مساحة العمل إلا رمز برنامج مثبَّت مرتبط بجهازه.',
  'audit.device.registered': 'سُجِّل جهاز',
  'audit.device.approved': 'ووفق على جهاز',
  'audit.device.revoked': 'أُوقف جهاز',
  'audit.device.left': 'غودر جهاز مشترك',
  'audit.device.changed': 'غُيِّر جهاز',
  'audit.device.policy_changed': 'غُيِّرت قواعد الأجهزة',
  'audit.device.handoff_refused': 'رُفض الدخول من جهاز',
})
