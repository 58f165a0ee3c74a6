import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.eid_failed': 'لم يؤكّد e-ID هويتك',
  'problem.eid_failed.detail': 'رُفض الطلب أو انتهت مهلته أو تعذّر قبول ردّ e-ID. حاول مرة أخرى.',
  'problem.eid_expired': 'انتهى هذا الطلب',
  'problem.eid_expired.detail': 'استغرق وقتًا طويلًا أو استُخدم من قبل أو بدأ في متصفح آخر. ابدأ من جديد.',
  'problem.eid_not_linked': 'هوية e-ID الخاصة بك غير مرتبطة بأي شخص هنا',
  'problem.eid_not_linked.detail':
    'سجّل الدخول بطريقة أخرى واربط e-ID في صفحة حسابك. وإن لم يكن لديك حساب فاطلب دعوة من مسؤول مؤسستك.',
  'problem.eid_unavailable': 'لا يمكن الوصول إلى e-ID الآن',
  'problem.eid_unavailable.detail': 'حاول بعد قليل أو سجّل الدخول بطريقة أخرى.',
  'problem.eid_channel_unavailable': 'لا يؤكّد e-ID بهذه الطريقة',
  'problem.eid_channel_unavailable.detail': 'اختر طريقة أخرى.',
  'problem.eid_flow_unavailable': 'لا يمكن لـ e-ID أن يسأل بهذه الطريقة',
  'problem.eid_flow_unavailable.detail': 'أدخل رقم السجل وأكّد على هاتفك.',
  'problem.eid_code_wrong': 'الرمز غير صحيح',
  'problem.eid_code_wrong.detail': 'تحقّق من رمز الرسالة النصية وأدخله مرة أخرى.',
  'problem.eid_already_linked': 'هوية e-ID هذه مرتبطة بحساب آخر',
  'problem.eid_already_linked.detail': 'لكل e-ID حساب واحد ولكل حساب e-ID واحد. أزل الربط السابق أولًا.',
  'field.national_id': 'أدخل رقم السجل (حرفان وثمانية أرقام) أو الرقم المدني',
  'eid.prompt.sign_in': '{brand}: تسجيل الدخول',
  'eid.prompt.link': '{brand}: ربط e-ID',
  'eid.gateway': 'بوابة الحكومة (DAN)',
  'audit.national_identity.refused': 'رُفض تسجيل دخول بالهوية الوطنية',
  'audit.national_identity.member_created': 'أصبح مواطن مؤكَّد بالهوية الوطنية عضوًا',
  'audit.person.national_identity_linked': 'ربط e-ID الخاص به',
})
