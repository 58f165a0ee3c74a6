import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'own_lookups.title': 'من بحث عنّي',
  'own_lookups.text':
    'كل مؤسسة وشخص بحث عنك في السجل الوطني، ولماذا؛ بحسب رقم السجل الذي أثبته e-ID الخاص بك أو البوابة الحكومية.',
  'own_lookups.none': 'لم يبحث عنك أحد',
  'own_lookups.unproven.title': 'أثبت هويتك أولًا',
  'own_lookups.unproven.text': 'بعد أن يثبت e-ID أو البوابة الحكومية رقم سجلك ترى هنا من بحث عنك.',
  'own_lookups.prove': 'إثبات الهوية',
  'own_lookups.entry': 'بحثت عنك {tenant}',
  'own_lookups.more': 'المزيد',
  'own_lookups.confined': 'سجّلت الدخول عبر موفّر الهوية لمؤسستك. سجّل الدخول بواسطة e-ID الخاص بك لترى هذا.',
})
