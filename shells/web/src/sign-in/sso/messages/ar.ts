import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'home.text': 'لمؤسستك نظام دخول خاص بها. زر «متابعة» يأخذك إليه.',
  'home.password': 'استخدام كلمة المرور بدلًا من ذلك',
  'continue.title': 'تابعوا تسجيل الدخول',
  'continue.text': 'أرسلكم موقع آخر إلى هنا لتسجيل الدخول بحساب {name}. تابعوا إن كان هذا ما تريدونه.',
  'continue.text.unnamed': 'أرسلكم موقع آخر إلى هنا لتسجيل الدخول. تابعوا إن كان هذا ما تريدونه.',
  'continue.leave': 'الانتقال إلى الصفحة الرئيسية',
  'continue.other.title': 'هناك شخص آخر سجّل الدخول في هذا المتصفح',
  'continue.other.text': '{name} مسجّل الدخول الآن. إذا تابعتم فستنتهي جلسته.',
  'continue.other.text.unnamed': 'إذا تابعتم فستنتهي جلسته.',
  'continue.stay': 'البقاء باسم {name}',
  'refusal.title': 'لم يتم تسجيل الدخول',
  'refusal.other': 'لم يجتز ردّ موفّر الهوية الفحص. أعد المحاولة، وراجع المسؤول إن استمر ذلك.',
  'refusal.sso_expired': 'انتهت المهلة أو استمر الأمر في نافذة أخرى. يُرجى البدء من جديد.',
  'refusal.sso_unavailable': 'طريقة الدخول هذه غير متاحة حاليًا. حاول بعد قليل.',
  'refusal.sso_denied': 'أُلغي الدخول أو لم يسمح به موفّر الهوية.',
  'refusal.sso_not_invited': 'لم تُدعَ إلى هذه المؤسسة. اطلب دعوة من مسؤولها.',
  'refusal.sso_invitation_pending': 'لديك دعوة بانتظارك. اقبلها أولًا عبر الرابط في البريد.',
  'refusal.sso_email_missing': 'لم يذكر موفّر الهوية بريدك. يُرجى مراجعة المسؤول.',
  'refusal.sso_already_linked': 'حسابك مرتبط بشخص آخر لدى هذا الموفّر. يُرجى مراجعة المسؤول.',
  'refusal.secret_key_changed': 'تغيّر إعداد في النظام فتعطلت طريقة الدخول هذه. يُرجى إبلاغ المسؤول.',
  'refusal.not_a_member': 'لست عضوًا في هذه المؤسسة.',
  'refusal.membership_suspended': 'عضويتك معلّقة. يُرجى مراجعة المسؤول.',
  'refusal.tenant_suspended': 'هذه المؤسسة معلّقة.',
  'refusal.reauthentication_required': 'يُرجى تسجيل الدخول بطريقة أخرى لدخول هذه المؤسسة.',
})
