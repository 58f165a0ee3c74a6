import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'consents.title': 'التطبيقات التي وافقت عليها',
  'consents.text': 'في «{tenant}» تصل هذه التطبيقات إلى بياناتك بموافقتك.',
  'consents.none': 'لم توافق على أي تطبيق',
  'consents.none.text': 'عندما يطلب تطبيق موافقتك أول مرة، يُحفظ قرارك هنا.',
  'consents.granted': 'تاريخ الموافقة:',
  'consents.sensitive': 'وصول حسّاس',
  'consents.withdraw': 'سحب الموافقة',
  'consents.withdraw.label': '{name}: سحب الموافقة',
  'consents.withdraw.title': 'هل تريد سحب موافقتك على «{name}»؟',
  'consents.withdraw.effect':
    'يفقد التطبيق الوصول إلى بياناتك فورًا. إذا استخدمته مجددًا فسيطلب موافقتك من جديد.',
  'consents.withdraw.done': 'تم سحب الموافقة على «{name}»',
})
