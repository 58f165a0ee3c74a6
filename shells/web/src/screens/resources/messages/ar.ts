import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'resources.title': 'الخدمات المحمية',
  'resources.subtitle': 'خدمات المؤسسة التي لا تقبل إلا رموزًا مخصّصة لها',
  'resources.add': 'إضافة خدمة',
  'resources.edit': 'تعديل',
  'resources.delete': 'إزالة',
  'resources.delete.title': 'هل تريد إزالة «{name}»؟',
  'resources.delete.effect': 'لا تُصدر لها رموز جديدة. ما صدر يبقى ساريًا حتى انتهائه.',
  'resources.save': 'حفظ',
  'resources.name': 'الاسم',
  'resources.uri': 'العنوان',
  'resources.uri.note': 'قيمة aud في رموزها؛ لا تتغيّر لاحقًا.',
  'resources.scopes': 'نطاقات الوصول',
  'resources.scopes.note': 'أسماء لها معنى لدى الخدمة، مثل crm.read',
  'resources.format': 'شكل الرموز',
  'resources.format.jwt': 'JWT: تتحقق الخدمة من التوقيع بنفسها',
  'resources.format.opaque': 'معتم: تسألنا الخدمة عن كل رمز',
  'resources.ttl': 'مدة الصلاحية بالثواني',
  'resources.ttl.note': 'فارغ: كما في إعداد التثبيت',
  'resources.empty.title': 'لا خدمات بعد',
  'resources.empty.text': 'أضف واجهة برمجية أو خادم MCP لتحصل التطبيقات على رموز له وحده.',
  'resources.hosts.title': 'مضيفات التطبيقات المعروفة بوثيقة',
  'resources.hosts.text':
    'يمكن للأعضاء السماح لتطبيقات غير مسجّلة من هذه المضيفات. تُطلب الموافقة كل مرة مع علامة «غير متحقَّق منه»، وهي للقراءة فقط.',
  'resources.hosts.saved': 'حُفظت المضيفات',
})
