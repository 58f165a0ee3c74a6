import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.own_network_excluded': 'شبكتك الحالية ليست في القائمة',
  'problem.own_network_excluded.detail':
    'إذا حُفظت القائمة هكذا فلن تتمكن أنت من تسجيل الدخول. أضف شبكة تشمل عنوانك الحالي ({ip}).',
  'field.network': 'عنوان شبكة غير صالح. مثال: 10.0.0.0/8',
  'permission.settings.read': 'عرض الإعدادات',
  'permission.settings.manage': 'تعديل الإعدادات',
  'menu.appearance': 'المظهر',
  'menu.security_settings': 'أمان تسجيل الدخول',
  'audit.settings.updated': 'تعديل الإعدادات',
  'menu.mails': 'الرسائل',
  'menu.features': 'الميزات',
  'field.unknown_placeholder': 'لا تعرف هذه الرسالة {name}. تعرف: {allowed}',
  'audit.settings.mail_updated': 'تغيير نص رسالة',
  'problem.no_way_in': 'لن تبقى لك أنت طريقة للدخول',
  'problem.no_way_in.detail': 'قبل إيقاف كلمات المرور، أضف مفتاح مرور أو طريقة دخول أخرى.',
})
