import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'mail.greeting': 'Здравствуйте, {person}!',
  'mail.link_fallback': 'Если кнопка не работает, скопируйте этот адрес в адресную строку браузера:',
  'mail.footer': 'Это письмо отправлено автоматически системой {brand}, отвечать на него не нужно.',
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
  'mail.password_reset.subject': 'Восстановление пароля',
  'mail.password_reset.heading': 'Придумайте новый пароль',
  'mail.password_reset.body':
    'Получен запрос на восстановление пароля вашей учётной записи {brand}. Нажмите кнопку ниже и придумайте новый пароль.',
  'mail.password_reset.action': 'Восстановить пароль',
  'mail.password_reset.expires': 'Срок действия ссылки: {duration}. Использовать её можно только один раз.',
  'mail.password_reset.ignore':
    'Если вы этого не запрашивали, ничего делать не нужно. Пароль останется прежним.',
  'mail.email_verify.subject': 'Подтвердите адрес эл. почты',
  'mail.email_verify.heading': 'Подтверждение эл. почты',
  'mail.email_verify.body':
    'Системе {brand} нужно убедиться, что этот адрес эл. почты ваш. Нажмите кнопку ниже, чтобы подтвердить его.',
  'mail.email_verify.action': 'Подтвердить эл. почту',
  'mail.email_verify.expires': 'Срок действия ссылки: {duration}.',
  'mail.email_verify.ignore': 'Если вы не указывали этот адрес, просто не обращайте внимания на письмо.',
  'mail.password_changed.subject': 'Ваш пароль изменён',
  'mail.password_changed.heading': 'Пароль изменён',
  'mail.password_changed.body':
    'Пароль вашей учётной записи {brand} изменён, сеансы на других устройствах завершены.',
  'mail.password_changed.action': 'Восстановить пароль',
  'mail.password_changed.ignore':
    'Если это сделали не вы, немедленно восстановите пароль и сообщите администратору вашей организации.',
  'mail.unknown_device': 'неизвестное устройство',
  'mail.new_device.subject': 'Вход с нового устройства',
  'mail.new_device.heading': 'Вход с нового устройства',
  'mail.new_device.body':
    'В вашу учётную запись {brand} вошли с устройства, которым вы раньше не пользовались. Устройство: {device}. Откуда: {place}. Когда: {time}.',
  'mail.new_device.action': 'Проверить мои сеансы',
  'mail.new_device.ignore':
    'Если это были вы, ничего делать не нужно. Если нет, завершите этот сеанс и немедленно смените пароль.',
})
