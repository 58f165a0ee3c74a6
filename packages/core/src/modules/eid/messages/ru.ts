import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.eid_failed': 'e-ID не подтвердил вашу личность',
  'problem.eid_failed.detail':
    'Запрос отклонён, истекло время или ответ e-ID нельзя принять. Попробуйте ещё раз.',
  'problem.eid_expired': 'Этот запрос завершён',
  'problem.eid_expired.detail':
    'Он занял слишком много времени, уже использован или начат в другом браузере. Начните заново.',
  'problem.eid_not_linked': 'Ваш e-ID здесь ни с кем не связан',
  'problem.eid_not_linked.detail':
    'Войдите другим способом и свяжите e-ID на странице своей учётной записи. Если её нет, попросите приглашение у администратора организации.',
  'problem.eid_unavailable': 'Сейчас e-ID недоступен',
  'problem.eid_unavailable.detail': 'Попробуйте немного позже или войдите другим способом.',
  'problem.eid_channel_unavailable': 'e-ID не подтверждает этим способом',
  'problem.eid_channel_unavailable.detail': 'Выберите другой способ.',
  'problem.eid_flow_unavailable': 'e-ID не может спросить таким образом',
  'problem.eid_flow_unavailable.detail': 'Введите регистрационный номер и подтвердите на телефоне.',
  'problem.eid_code_wrong': 'Неверный код',
  'problem.eid_code_wrong.detail': 'Проверьте код из сообщения и введите его ещё раз.',
  'problem.eid_already_linked': 'Этот e-ID связан с другой учётной записью',
  'problem.eid_already_linked.detail':
    'Один e-ID принадлежит одной учётной записи, и наоборот. Сначала удалите прежнюю связь.',
  'field.national_id': 'Введите регистрационный номер (две буквы, восемь цифр) или гражданский номер',
  'eid.prompt.sign_in': '{brand}: вход',
  'eid.prompt.link': '{brand}: связать e-ID',
  'eid.gateway': 'Государственный шлюз (ДАН)',
  'audit.national_identity.refused': 'Вход по государственному удостоверению отклонён',
  'audit.national_identity.member_created':
    'Гражданин, подтверждённый государственным удостоверением, стал участником',
  'audit.person.national_identity_linked': 'Связан собственный e-ID',
})
