import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'menu.assistant': 'المساعد',
  'feature.assistant.name': 'المساعد',
  'feature.assistant.description':
    'تُرسل الأسئلة وأجزاء السجلات اللازمة للإجابة (الأسماء وعناوين البريد والأدوار والأوقات) إلى خادم النموذج، ويقرأ الوكلاء الذين يسمح بهم الأعضاء عبر MCP. لا تُرسل أرقام السجل ولا الأرقام المدنية ولا الهواتف.',
  'permission.assistant.read': 'سؤال المساعد',
  'permission.assistant.manage': 'إدارة الوكلاء المتصلين',
  'audit.assistant.asked': 'طُرح سؤال على المساعد',
  'audit.assistant.conversation_created': 'بدأت محادثة مع المساعد',
  'audit.assistant.conversation_deleted': 'حُذفت محادثة مع المساعد',
  'audit.assistant.proposal_dismissed': 'رُفض تغيير مقترح',
  'assistant.proposal.end_sessions': 'إنهاء جميع جلسات {name} في المؤسسة',
  'assistant.proposal.suspend_member': 'تعليق عضوية {name}',
  'assistant.proposal.take_role': 'إزالة الدور «{other}» من {name}',
  'problem.ai_unavailable': 'المساعد غير متاح',
  'problem.ai_unavailable.detail': 'لا يوجد مفتاح لنموذج في هذا التثبيت. كل ما عدا ذلك يعمل.',
  'problem.ai_budget_spent': 'تم بلوغ حد المساعد',
  'problem.ai_budget_spent.detail': 'استُنفدت حصتك اليومية أو حصة المؤسسة الشهرية. حاول لاحقًا.',
  'problem.conversation_busy': 'تجري الإجابة عن السؤال السابق',
  'problem.conversation_busy.detail': 'انتظر الإجابة ثم أرسل السؤال التالي.',
  'problem.proposal_expired': 'انتهت صلاحية الاقتراح أو استُخدم من قبل',
  'problem.proposal_expired.detail': 'يسري الاقتراح 10 دقائق ويُنفَّذ مرة واحدة. اطلبه من المساعد مجددًا.',
  'problem.proposal_differs': 'الطلب يختلف عن الاقتراح',
  'problem.proposal_differs.detail': 'لا يُنفَّذ إلا التغيير الذي عُرض عليك. لم يتغيّر شيء.',
})
