import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'logins.title': 'طرق الدخول المرتبطة',
  'logins.text': 'تسجّل الدخول عبر موفّري الهوية هؤلاء بدل كلمة المرور. ألغِ ربط ما لم تعد تستخدمه.',
  'logins.none': 'لا توجد طرق دخول مرتبطة',
  'logins.none.text': 'تظهر هنا طريقة الدخول عند أول تسجيل دخول عبر موفّر الهوية في مؤسستك.',
  'logins.current': 'سجّلت الدخول بها الآن',
  'logins.unusable': 'لا تعمل حاليًا',
  'logins.everywhere': 'كل المؤسسات',
  'logins.last': 'آخر تسجيل دخول:',
  'logins.count': {
    zero: 'لا تسجيلات دخول',
    one: 'تسجيل دخول واحد',
    two: 'تسجيلا دخول',
    few: '{count} تسجيلات دخول',
    many: '{count} تسجيل دخول',
    other: '{count} تسجيل دخول',
  },
  'logins.blocked.current_session': 'أنت مسجّل الدخول بها الآن. لإلغاء ربطها سجّل الدخول بطريقة أخرى أولًا.',
  'logins.blocked.last_login_method':
    'هذه آخر طريقة لديك لتسجيل الدخول، لذا لا يمكن إلغاء ربطها. عيّن كلمة مرور أو احصل على طريقة دخول أخرى أولًا.',
  'logins.unlink': 'إلغاء الربط',
  'logins.unlink.label': 'إلغاء ربط {name}',
  'logins.unlink.title': 'هل تريد إلغاء ربط {name}؟',
  'logins.unlink.effect':
    'تنتهي فورًا الجلسات التي بدأت بها. تبقى بياناتك وعضوياتك كما هي. إن كانت مؤسستك تثق بهذا الموفّر فإن الدخول عبره مجددًا يربطه من جديد.',
  'logins.unlink.done': 'أُلغي ربط {name}',
  'logins.link.eid': 'ربط e-ID',
  'logins.link.dan': 'ربط DAN',
  'logins.link.done': 'تم ربط e-ID',
  'logins.link.failed': 'تعذّر الربط',
  'logins.link.taken': 'هذا المواطن مرتبط بحساب آخر. أزل الربط السابق أولًا.',
  'logins.link.again': 'حاول مرة أخرى.',
})
