import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.dependents_installed': 'مكوّنات أخرى تعتمد على هذا المكوّن',
  'problem.dependents_installed.detail': 'ألغوا أولًا تثبيت المكوّنات التي تعتمد عليه: {dependents}.',
  'problem.dependency_unsatisfied': 'ينقص مكوّن أو إصدار مطلوب',
  'problem.dependency_unsatisfied.detail': 'تعذّر استيفاء الاعتماد: {chain}. يُرجى مراجعة مشغّل المنصة.',
  'problem.app_required': 'لا يمكن إلغاء تثبيت هذا المكوّن',
  'problem.app_required.detail': 'لا يعمل النظام من دون المكوّن «{app}».',
  'problem.app_cannot_activate': 'لا يمكن تفعيل هذا المكوّن',
  'problem.app_cannot_activate.detail': 'هذا المكوّن غير مستخدم في مؤسستكم ولا يمكن تفعيله من هنا.',
  'permission.store.read': 'عرض متجر المكوّنات',
  'permission.store.manage': 'تثبيت المكوّنات وإلغاء تثبيتها وتفعيلها',
  'menu.home': 'الرئيسية',
  'menu.apps': 'متجر المكوّنات',
  'menu.settings': 'الإعدادات',
  'menu.platform': 'المنصة',
  'menu.organisation': 'المؤسسة',
  'menu.security': 'الأمان',
  'menu.work': 'العمل',
  'audit.app.installed': 'تثبيت مكوّن',
  'audit.app.uninstalled': 'إلغاء تثبيت مكوّن',
  'audit.app.activated': 'تفعيل مكوّن',
  'audit.app.deactivated': 'تعطيل مكوّن',
})
