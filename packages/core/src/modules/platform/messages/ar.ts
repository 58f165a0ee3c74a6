import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.tenant_deleting': 'تقرر حذف هذه المؤسسة',
  'problem.tenant_deleting.detail': 'لم يعد تعديلها ممكنًا. لإلغاء الحذف يُرجى مراجعة مشغّل المنصة.',
  'problem.current_tenant': 'هذه هي المؤسسة التي أنت فيها الآن',
  'problem.current_tenant.detail': 'بدّل أولًا إلى مؤسسة أخرى ثم أعد المحاولة.',
  'menu.tenants': 'المؤسسات',
  'audit.tenant.updated': 'تعديل بيانات المؤسسة',
  'audit.tenant.suspended': 'تعليق المؤسسة',
  'audit.tenant.resumed': 'استئناف المؤسسة',
  'audit.tenant.deletion_requested': 'جدولة حذف المؤسسة',
  'audit.tenant.deletion_cancelled': 'إلغاء حذف المؤسسة',
  'audit.tenant.deleted': 'حذف المؤسسة',
  'audit.tenant.exported': 'تصدير بيانات المؤسسة',
  'audit.tenant.restored': 'استعادة المؤسسة من نسخة',
  'audit.maintenance.began': 'بدأ صيانة النظام',
  'audit.maintenance.ended': 'أنهى صيانة النظام',
  'audit.secrets.rotated': 'تشفير الأسرار بالمفتاح الجديد',
  'field.person_exists': 'هذا العنوان مستخدم بالفعل',
  'field.repeated_address': 'هذا العنوان مكرر في القائمة',
  'field.hash_unknown': 'صيغة بصمة كلمة المرور غير معروفة',
  'field.hash_too_costly': 'حساب بصمة كلمة المرور يستغرق وقتًا طويلًا جدًا',
  'menu.status': 'حالة النظام',
  'status.jobs_late': 'أعمال الخلفية تنتظر منذ أكثر من {minutes} دقيقة',
  'status.jobs_late.mend':
    'راجع السجل للتأكد من وصول العمليات إلى قاعدة البيانات. إذا كان العمل كثيرًا فارفع JOBS_CONCURRENCY أو أضف عمليات.',
  'status.jobs_failed': 'أعمال فشلت نهائيًا: {count}',
  'status.jobs_failed.mend':
    'القائمة أدناه تذكر أيّها ولماذا؛ أزل السبب ثم أعد تشغيلها بالأمر «tamga jobs retry».',
  'status.versions_differ': 'تعمل عمليات بإصدارات مختلفة: {versions}',
  'status.versions_differ.mend': 'هذا طبيعي أثناء الترقية. وإلا فأوقف العمليات الأقدم.',
  'status.overloaded': '{process}: طلبات رُفضت خلال الدقيقة الأخيرة بسبب الحمل: {count}',
  'status.overloaded.mend':
    'أضف عمليات (WEB_CONCURRENCY) أو أجهزة. يبيّن المقياس tamga_shared_places المؤسسة التي تستهلك أكثر من غيرها.',
  'status.event_loop_late': '{process}: المعالجة متأخرة {ms} مللي ثانية',
  'status.event_loop_late.mend': 'العمل أكثر مما تحتمله نواة واحدة. أضف عمليات أو أجهزة.',
  'status.memory_high': '{process}: يشغل {megabytes} ميغابايت من الذاكرة',
  'status.memory_high.mend':
    'المعتاد تحت الحمل 320 ميغابايت. أعد تشغيلها، واحتفظ بلقطة للذاكرة إذا نمت من جديد.',
  'status.pool_short': '{process}: طلبات تنتظر اتصالًا من المجموعة {pool}: {count}',
  'status.pool_short.mend': 'ابحث أولًا عن استعلامات بطيئة أدناه. إن لم توجد فارفع DATABASE_POOL.',
  'status.far_side_away': '{target} لا يستجيب',
  'status.far_side_away.mend':
    'أبلغ القائمين عليه. تجري المحاولة مرة كل ثانية، ويستمر العمل تلقائيًا عند عودته.',
  'status.slow_statements': '{route}: استعلامات بطيئة (أكثر من نصف ثانية): {count}',
  'status.slow_statements.mend':
    'يذكر السجل أيّها (“a statement was slow”). تحقق من انشغال القرص ومن أن autovacuum يواكب العمل.',
  'status.archive_failing': 'يتعذر على PostgreSQL أرشفة سجل الكتابة المسبقة',
  'status.archive_failing.mend':
    'راجع خطأ archive_command في سجل قاعدة البيانات. سيستمر القرص في الامتلاء حتى إصلاحه.',
  'status.backup_unknown': 'لا توجد نسخة احتياطية معروفة',
  'status.backup_unknown.mend':
    'فعّل أرشفة السجل (archive_mode)، أو شغّل “tamga backup note” بعد كل نسخة احتياطية.',
  'status.backup_old': 'أيام منذ آخر نسخة احتياطية: {days}',
  'status.backup_old.mend': 'افحص ما ينفّذ النسخ الاحتياطي.',
  'status.secret_key_missing': 'لم يُضبط SSO_SECRET_KEY: لا يمكن حفظ بيانات الاعتماد مشفّرة',
  'status.secret_key_missing.mend':
    'أنشئ مفتاحًا بالأمر “openssl rand -base64 32” واحفظه بعيدًا عن قاعدة البيانات.',
  'status.signing_key_missing': 'لا يوجد مفتاح توقيع نشط',
  'status.signing_key_missing.mend': 'شغّل “tamga keys rotate”.',
  'status.maintenance_on': 'وضع الصيانة مفعّل: لا يدخل إلا المشغّلون',
  'status.maintenance_on.mend': 'عند الانتهاء: “tamga maintenance off”.',
})
