import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.person_exists': 'هذا الشخص مسجّل من قبل',
  'problem.person_exists.detail': 'لا يمكن تعيين كلمة مرور لشخص مسجّل. يُرجى إرسال دعوة من دون كلمة مرور.',
  'problem.invitation_wrong_state': 'لا يمكن إجراء ذلك على هذه الدعوة',
  'problem.invitation_wrong_state.detail':
    'قُبلت الدعوة أو أُلغيت أو انتهت صلاحيتها. يُرجى توجيه دعوة جديدة عند الحاجة.',
  'mail.invitation.subject': 'دعوة إلى مؤسسة «{organisation}»',
  'mail.invitation.heading': 'لديكم دعوة',
  'mail.invitation.body':
    'تلقّيتم من {inviter} دعوة للانضمام إلى مؤسسة «{organisation}». يُرجى قبول الدعوة واختيار كلمة المرور.',
  'mail.invitation.action': 'قبول الدعوة',
  'mail.invitation.expires': 'مدة صلاحية الدعوة: {duration}.',
  'mail.invitation.ignore': 'إن لم تكونوا تنتظرون هذه الدعوة فيمكنكم تجاهل هذه الرسالة.',
  'mail.new_member_known_person.subject': 'دعوة إلى مؤسسة «{organisation}»',
  'mail.new_member_known_person.heading': 'دعوة إلى مؤسسة أخرى',
  'mail.new_member_known_person.body':
    'تلقّيتم من {inviter} دعوة للانضمام إلى مؤسسة «{organisation}». لديكم حساب من قبل، فيُرجى تسجيل الدخول بكلمة المرور الحالية لقبول الدعوة.',
  'mail.new_member_known_person.action': 'قبول الدعوة',
  'mail.new_member_known_person.expires': 'مدة صلاحية الدعوة: {duration}.',
  'mail.new_member_known_person.ignore': 'إن لم تكونوا تنتظرون هذه الدعوة فيمكنكم تجاهل هذه الرسالة.',
  'audit.invitation.resent': 'إعادة إرسال دعوة',
  'audit.invitation.revoked': 'سحب دعوة',
  'audit.invitation.accepted': 'قبول دعوة',
  'problem.invitation_names_another': 'الدعوة موجّهة إلى شخص آخر',
  'problem.invitation_names_another.detail':
    'رقم السجل في الدعوة ليس رقم e-ID الخاص بك. راجع المسؤول الذي دعاك.',
  'notification.invitation_expiring': 'دعوات تقترب من الانتهاء',
  'notification.invitation_expiring.soon.title': 'دعوات على وشك الانتهاء',
  'notification.invitation_expiring.soon.body': 'لم تُقبل بعد: {count}. تنتهي أولاها في {first_at}.',
  'notification.invitation_expiring.expired.title': 'انتهت صلاحية دعوات',
  'notification.invitation_expiring.expired.body':
    'انتهت دون رد: {count}. أعد إرسالها إن كانت لا تزال مطلوبة.',
})
