import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.person_exists': 'Этот человек уже зарегистрирован',
  'problem.person_exists.detail':
    'Зарегистрированному человеку нельзя задать пароль. Отправьте приглашение без пароля.',
  'problem.invitation_wrong_state': 'С этим приглашением так поступить нельзя',
  'problem.invitation_wrong_state.detail':
    'Приглашение уже принято или отозвано, либо его срок истёк. При необходимости пригласите человека снова.',
  'mail.invitation.subject': 'Приглашение в организацию «{organisation}»',
  'mail.invitation.heading': 'Вас приглашают',
  'mail.invitation.body':
    '{inviter} приглашает вас в организацию «{organisation}». Примите приглашение и придумайте пароль.',
  'mail.invitation.action': 'Принять приглашение',
  'mail.invitation.expires': 'Срок действия приглашения: {duration}.',
  'mail.invitation.ignore': 'Если вы не ждали этого приглашения, просто не обращайте внимания на письмо.',
  'mail.new_member_known_person.subject': 'Приглашение в организацию «{organisation}»',
  'mail.new_member_known_person.heading': 'Вас приглашают в ещё одну организацию',
  'mail.new_member_known_person.body':
    '{inviter} приглашает вас в организацию «{organisation}». У вас уже есть учётная запись: войдите с текущим паролем и примите приглашение.',
  'mail.new_member_known_person.action': 'Принять приглашение',
  'mail.new_member_known_person.expires': 'Срок действия приглашения: {duration}.',
  'mail.new_member_known_person.ignore':
    'Если вы не ждали этого приглашения, просто не обращайте внимания на письмо.',
  'audit.invitation.resent': 'Приглашение отправлено повторно',
  'audit.invitation.revoked': 'Приглашение отозвано',
  'audit.invitation.accepted': 'Приглашение принято',
  'problem.invitation_names_another': 'Приглашение выписано на другого человека',
  'problem.invitation_names_another.detail':
    'Регистрационный номер в приглашении не совпадает с номером вашего e-ID. Обратитесь к администратору, который вас пригласил.',
  'notification.invitation_expiring': 'Истекающие приглашения',
  'notification.invitation_expiring.soon.title': 'Приглашения скоро истекут',
  'notification.invitation_expiring.soon.body': 'Ещё не приняты: {count}. Первое истекает {first_at}.',
  'notification.invitation_expiring.expired.title': 'Приглашения истекли',
  'notification.invitation_expiring.expired.body':
    'Истекли без ответа: {count}. Отправьте их снова, если они ещё нужны.',
})
