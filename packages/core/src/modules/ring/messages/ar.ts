import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.ring_fingerprint_differs': 'البصمة غير متطابقة',
  'problem.ring_fingerprint_differs.detail':
    'قارنوها مع المشغّل الآخر مرة أخرى. إن بقيت مختلفة فلا تثقوا بهذا المفتاح.',
  'problem.ring_link_known': 'هذا الربط موجود بالفعل',
  'problem.ring_link_known.detail': 'سبق أن اقترحتم هذه الخدمة في هذا الاتجاه. حالتها في القائمة.',
  'problem.ring_peer_is_self': 'هذا عنوان هذا التثبيت نفسه',
  'problem.ring_peer_is_self.detail': 'أدخلوا عنوان التثبيت الآخر.',
  'problem.ring_peer_known': 'أُضيف هذا التثبيت من قبل',
  'problem.ring_peer_known.detail': 'هو في القائمة: راجعوا مفاتيحه هناك.',
  'problem.ring_peer_not_active': 'لا يجري تبادل الرسائل مع هذا التثبيت الآن',
  'problem.ring_peer_not_active.detail': 'يجب تأكيد بصمته وألا يكون معلّقًا.',
  'problem.ring_peer_unreachable': 'تعذّرت قراءة مفاتيح التثبيت',
  'problem.ring_peer_unreachable.detail': 'تحققوا من العنوان: يجب أن يطابق تمامًا PUBLIC_ORIGIN لذلك التثبيت.',
  'problem.ring_service_unknown': 'لا توجد خدمة كهذه',
  'problem.ring_service_unknown.detail': 'لا تقدّم أي وحدة في هذا التثبيت خدمة كهذه.',
  'feature.ring.name': 'إبلاغ التثبيتات المرتبطة عن الأشخاص',
  'feature.ring.description':
    'عندما يتغير اسم أو لغة أو حالة عضو يسجّل الدخول في تثبيت آخر، يُبلَّغ ذلك التثبيت. لا يخرج البريد الإلكتروني ولا الهاتف ولا رقم السجل أبدًا.',
  'menu.ring': 'حلقة الرسائل',
  'ring.service.session-ended': 'الجلسات المنتهية',
  'ring.service.directory-entry': 'اسم الأشخاص ولغتهم وحالتهم',
  'audit.ring.entry_received': 'حُدّثت بيانات شخص من تثبيت مرتبط',
  'audit.ring.key_rotated': 'بُدّل مفتاح الحلقة',
  'audit.ring.link_approved': 'اعتُمد ربط',
  'audit.ring.link_decided_by_peer': 'قرّر المشغّل الآخر بشأن ربط',
  'audit.ring.link_proposed': 'اقتُرح ربط',
  'audit.ring.link_suspended': 'عُلّق ربط',
  'audit.ring.message_retried': 'أُعيدت محاولة رسالة',
  'audit.ring.peer_added': 'أُضيف تثبيت',
  'audit.ring.peer_confirmed': 'أُكدت بصمة تثبيت',
  'audit.ring.peer_key_added': 'بدّل تثبيت مرتبط مفتاحه',
  'audit.ring.peer_key_removed': 'لم يعد مفتاح التثبيت موثوقًا',
  'audit.ring.peer_removed': 'حُذف تثبيت',
  'audit.ring.peer_resumed': 'استُؤنف تثبيت',
  'audit.ring.peer_suspended': 'عُلّق تثبيت',
  'audit.ring.tested': 'أُرسلت رسالة تجريبية',
})
