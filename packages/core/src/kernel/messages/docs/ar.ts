import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'docs.title': 'دليل API',
  'docs.lead': 'كل ما يقدّمه {brand} متاح عبر واجهة API هذه. اختر عملية من القائمة وجرّبها هنا مباشرة.',
  'docs.sign_in': 'تسجيل الدخول',
  'docs.language': 'تغيير اللغة',
  'title.welcome': 'مرحبًا بكم',
  'title.login': 'تسجيل الدخول',
  'title.invitation': 'دعوة',
  'title.forgotten': 'استعادة كلمة المرور',
  'title.reset': 'كلمة مرور جديدة',
  'title.verify': 'تأكيد البريد الإلكتروني',
  'title.change_email': 'تغيير البريد الإلكتروني',
  'title.undo_email': 'التراجع عن تغيير البريد',
  'title.setup': 'الإعداد الأول',
  'title.logout': 'تسجيل الخروج',
  'title.device': 'سجّل دخول جهازك',
  'title.let_in': 'السماح بدخول جهاز آخر',
  'title.profile': 'ملفي الشخصي',
  'page.description': 'ادخل إلى جميع أنظمة مؤسستك بحساب واحد، بأمان وسرعة.',
  'page.noscript': 'يُرجى تفعيل JavaScript في المتصفح لاستخدام هذه الصفحة.',
  'no_shell.title': 'يعمل {brand} من دون واجهة الويب',
  'no_shell.lead':
    'هذه الخدمة تعمل عبر API فقط: واجهة الويب غير مثبّتة أو لم تُحدَّد في الإعداد SHELL_DIR. يُرجى إبلاغ المشغّل.',
})
