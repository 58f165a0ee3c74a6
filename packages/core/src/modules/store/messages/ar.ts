import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.dependents_installed': 'تطبيقات أخرى تعتمد على هذا التطبيق',
  'problem.dependents_installed.detail': 'ألغوا أولًا تثبيت التطبيقات التي تعتمد عليه: {dependents}.',
  'problem.dependency_unsatisfied': 'ينقص تطبيق أو إصدار مطلوب',
  'problem.dependency_unsatisfied.detail': 'تعذّر استيفاء الاعتماد: {chain}. يُرجى مراجعة مشغّل المنصة.',
  'problem.app_required': 'لا يمكن إلغاء تثبيت هذا التطبيق',
  'problem.app_required.detail': 'لا يعمل النظام من دون التطبيق «{app}».',
  'problem.app_cannot_activate': 'لا يمكن تفعيل هذا التطبيق',
  'problem.app_cannot_activate.detail': 'هذا التطبيق غير مستخدم في مؤسستكم ولا يمكن تفعيله من هنا.',
  'permission.store.read': 'عرض متجر التطبيقات',
  'permission.store.manage': 'تثبيت التطبيقات وإلغاء تثبيتها وتفعيلها',
  'menu.home': 'الرئيسية',
  'menu.apps': 'متجر التطبيقات',
  'menu.settings': 'الإعدادات',
  'menu.platform': 'المنصة',
  'menu.organisation': 'المؤسسة',
  'menu.security': 'الأمان',
  'menu.work': 'العمل',
  'audit.app.installed': 'تثبيت تطبيق',
  'audit.app.uninstalled': 'إلغاء تثبيت تطبيق',
  'audit.app.activated': 'تفعيل تطبيق',
  'audit.app.deactivated': 'تعطيل تطبيق',
})
