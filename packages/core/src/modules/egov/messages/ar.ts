import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.egov.name': 'الحكومة الإلكترونية',
  'app.egov.description': 'يربط المؤسسة بالخدمات الحكومية والسجل الوطني.',
  'menu.registry': 'السجل الوطني',
  'menu.registry_lookups': 'من بحث',
  'permission.egov.read': 'البحث عن المواطنين والكيانات القانونية في السجل الوطني',
  'permission.egov.manage': 'عرض عمليات البحث في السجل للجميع',
  'audit.registry.looked_up': 'بحث في السجل الوطني',
  'audit.registry.agreement_asked': 'طُلبت موافقة مواطن على الاستعلام',
  'registry.agreement.prompt': 'تريد {organisation} الاستعلام عنك في السجل',
  'problem.registry_agreement_expired': 'انتهت صلاحية الموافقة',
  'problem.registry_agreement_expired.detail': 'اطلب الموافقة من المواطن مرة أخرى.',
  'problem.registry_agreement_refused': 'لم يوافق المواطن',
  'problem.registry_agreement_refused.detail':
    'رفض المواطن أو لم يُجب أو تعذّر التحقق من هويته الإلكترونية. اطلب الموافقة مرة أخرى أو بطريقة أخرى.',
  'audit.registry.batch_created': 'بدأ تحقّقًا جماعيًا من كيانات قانونية',
  'audit.registry.batch_cancelled': 'أوقف تحقّقًا جماعيًا',
  'field.citizen_number': 'يتكوّن رقم السجل من حرفين كيريليين وثمانية أرقام، مثل УА90010101',
  'field.legal_entity_number': 'يتكوّن رقم سجل الكيان القانوني من سبعة أرقام، مثل 5000001',
  'problem.purpose_required': 'اذكر الغرض من البحث',
  'problem.purpose_required.detail': 'يُسجَّل كل بحث في السجل الوطني مع غرضه، ويرى المواطن من بحث عنه ولماذا.',
  'problem.registry_not_found': 'غير موجود في السجل الوطني',
  'problem.registry_not_found.detail': 'تحقّق من رقم السجل وحاول مرة أخرى. رمز السجل: {code}.',
  'problem.registry_request_invalid': 'لم يقبل السجل الوطني الطلب',
  'problem.registry_request_invalid.detail':
    'الطلب أو توقيعه لا يستوفي قواعد السجل (الرمز {code}). تواصل مع مشغّل المنصة.',
  'problem.registry_clock_differs': 'ساعة خادمنا تختلف عن ساعة السجل',
  'problem.registry_clock_differs.detail':
    'الفرق {seconds} ثانية، لذلك لم يقبل السجل الطلب. اطلب من المشغّل ضبط ساعة الخادم.',
  'problem.registry_authorisation_required': 'يلزم أن يوافق المواطن',
  'problem.registry_authorisation_required.detail':
    'يطلب السجل موافقة المواطن (الرمز {code}): رمز يُرسَل إلى هاتفه، أو توقيع e-ID، أو البوابة الحكومية.',
  'problem.registry_authorisation_refused': 'لم يقبل السجل موافقة المواطن',
  'problem.registry_authorisation_refused.detail':
    'الرمز أو التوقيع خاطئ أو انتهت صلاحيته (الرمز {code}). اطلب من المواطن الموافقة مرة أخرى.',
  'problem.registry_access_denied': 'لا يمنح السجل الوطني حق الوصول',
  'problem.registry_access_denied.detail':
    'لم تُمنح مؤسستنا حق الوصول إلى هذه المعلومات (الرمز {code}). تواصل مع مشغّل المنصة.',
  'problem.registry_data_mismatch': 'بيانات المواطن لا تطابق السجل',
  'problem.registry_data_mismatch.detail':
    'ما قُدِّم يختلف عمّا هو مسجَّل (الرمز {code}). تحقّق منه وحاول مرة أخرى.',
  'problem.registry_signature_refused': 'لم يقبل السجل التوقيع',
  'problem.registry_signature_refused.detail': 'التوقيع أو شهادته غير صالحة (الرمز {code}).',
  'problem.registry_refused': 'رفض السجل الوطني',
  'problem.registry_refused.detail': 'رمز السجل: {code}. إذا تكرر ذلك فتواصل مع مشغّل المنصة.',
  'problem.registry_unavailable': 'لا يمكن سؤال السجل الوطني الآن',
  'problem.registry_unavailable.detail': '{reason} انتظر قليلًا ثم حاول مرة أخرى.',
  'registry.away.unreachable': 'تعذّر الوصول إلى السجل.',
  'registry.away.timeout': 'لم يُجب السجل في الوقت المحدد.',
  'registry.away.certificate_not_trusted': 'شهادة السجل ليست من جهة نثق بها.',
  'registry.away.answer_too_large': 'إجابة السجل كبيرة جدًا.',
  'registry.away.answer_malformed': 'لا يمكن قراءة إجابة السجل.',
  'registry.away.registry_failed': 'أبلغ السجل عن خطأ داخلي.',
  'registry.away.paused': 'أخفق السجل عدة مرات، فنتركه بعض الوقت.',
  'registry.away.not_configured': 'الاتصال بالسجل غير مُعدّ.',
})
