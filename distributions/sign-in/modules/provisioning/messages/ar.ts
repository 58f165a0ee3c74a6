import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-provisioning.name': 'توزيع الحسابات',
  'app.sso-provisioning.description': 'يرسل حسابات الأعضاء وتغييراتها إلى أنظمة أخرى عبر SCIM 2.0.',
  'audit.scim_target.created': 'أُضيف نظام هدف',
  'audit.scim_target.changed': 'عُدِّل نظام هدف',
  'audit.scim_target.deleted': 'حُذف نظام هدف',
  'audit.scim_target.resynced': 'أُعيد إرسال جميع الأعضاء إلى نظام هدف',
  'audit.scim_target.person_pushed': 'أُرسل شخص واحد إلى نظام هدف',
  'audit.scim_target.resumed': 'استُؤنف نظام هدف متوقف',
  'audit.scim_run.retried': 'أُعيدت محاولة إرسال فاشل',
  'audit.scim_run.many_retried': 'أُعيدت محاولة عمليات إرسال فاشلة',
  'problem.token_required': 'يرجى إدخال الرمز من جديد',
  'problem.token_required.detail':
    'عند تغيير مضيف العنوان لا يُرسل الرمز المحفوظ إلى المضيف الجديد. أدخل رمز النظام الجديد.',
  'field.scim_attribute': 'هذه ليست سمة من سمات SCIM. مثال: title أو name.familyName',
  'field.scim_attribute_reserved': 'تملأ الخدمة هذه السمة بنفسها، فلا يمكن ربطها',
  'field.scim_source':
    'لا يوجد حقل كهذا. الحقول الممكنة: {allowed}؛ يُكتب القالب مثل "{name}" والقيمة الثابتة بين علامتي اقتباس',
  'scim.test.ok': 'سليم',
  'scim.problem.address_not_allowed':
    'العنوان تابع لشبكة داخلية ولا يُسمح بالاتصال به. يمكن للمشغّل إضافته إلى OUTBOUND_ALLOW',
  'scim.problem.bad_address': 'العنوان غير مكتوب بشكل صحيح',
  'scim.problem.conflict': 'يقول النظام الهدف إن القيد موجود، لكن تعذر العثور عليه هناك',
  'scim.problem.dns_failed': 'لم يُعثر على اسم المضيف. تحقق من العنوان',
  'scim.problem.endpoint_missing': 'لا يوجد عنوان كهذا في النظام الهدف. تحقق من عنوان SCIM الأساسي',
  'scim.problem.forbidden': 'الرمز صالح لكنه لا يملك صلاحية هذا الإجراء',
  'scim.problem.interrupted': 'انقطعت الخدمة أثناء الإرسال وستحاول من جديد',
  'scim.problem.not_scim': 'الرد ليس SCIM. تحقق من العنوان الأساسي',
  'scim.problem.rate_limited': 'تلقى النظام الهدف طلبات كثيرة وطلب الانتظار',
  'scim.problem.redirected': 'يحوّل النظام الهدف إلى عنوان آخر. أدخل عنوانه النهائي',
  'scim.problem.refused': 'لم يقبل النظام الهدف ما أُرسل إليه',
  'scim.problem.some_failed': 'فشلت بعض عمليات الإرسال',
  'scim.problem.superseded': 'حلّ محله إرسال أحدث',
  'scim.problem.taken': 'قيد بهذا الاسم يخص شخصًا آخر فلم نمسّه. عالج الأمر في النظام الهدف',
  'scim.problem.target_error': 'حدث خطأ في النظام الهدف نفسه',
  'scim.problem.timeout': 'لم يردّ النظام الهدف في الوقت المحدد',
  'scim.problem.tls_failed': 'فشل اتصال TLS. تحقق من شهادة النظام الهدف',
  'scim.problem.token_unreadable': 'تعذرت قراءة الرمز المحفوظ. أدخله من جديد',
  'scim.problem.too_large': 'الرد كبير جدًا',
  'scim.problem.unauthorised': 'الرمز خاطئ أو منتهي الصلاحية. أدخل رمزًا جديدًا',
  'scim.problem.unreachable': 'تعذر الوصول إلى النظام الهدف',
})
