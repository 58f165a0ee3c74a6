import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.reason_required': 'Укажите причину',
  'problem.reason_required.detail': 'Напишите, почему вы это делаете. Причина останется в истории.',
  'problem.invalid_credentials': 'Неверная эл. почта или пароль',
  'problem.invalid_credentials.detail':
    'Проверьте введённые данные и повторите попытку. Если вы забыли пароль, его можно восстановить.',
  'problem.other_person': 'В этом браузере выполнен вход другим человеком',
  'problem.other_person.detail': 'Сейчас вошёл пользователь {person}. Если продолжить, его сеанс завершится.',
  'problem.login_method_disabled': 'Так войти нельзя',
  'problem.login_method_disabled.detail': 'Этот способ отключён. Выберите другой способ на странице входа.',
  'problem.reauthentication_required': 'Нужно войти ещё раз',
  'problem.reauthentication_required.detail':
    'В текущем сеансе это невозможно. Войдите ещё раз, чтобы продолжить.',
  'problem.current_session': 'Это ваш текущий сеанс',
  'problem.current_session.detail': 'Чтобы завершить его, нажмите «Выйти».',
  'problem.last_login_method': 'Это ваш последний способ входа',
  'problem.last_login_method.detail':
    'Без него вы не сможете войти. Сначала задайте пароль или получите другой способ входа.',
  'problem.slug_taken': 'Это имя адреса занято другой организацией',
  'problem.slug_taken.detail': 'Выберите другое имя адреса (slug).',
  'problem.password_wrong': 'Текущий пароль неверен',
  'problem.password_wrong.detail': 'Проверьте пароль, которым вы пользуетесь сейчас, и введите его ещё раз.',
  'problem.password_unacceptable': 'Такой пароль использовать нельзя',
  'problem.password_unacceptable.detail': 'Выберите более длинный пароль, который труднее угадать.',
  'problem.setup_done': 'Первоначальная настройка уже выполнена',
  'problem.setup_done.detail': 'Войдите с эл. почтой и паролем администратора.',
  'problem.network_not_allowed': 'Вход из этой сети запрещён',
  'problem.network_not_allowed.detail':
    'Организация разрешает вход только из своих сетей. Подключитесь к одной из них и повторите попытку или обратитесь к администратору.',
  'field.password_wrong': 'Текущий пароль указан неверно',
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
  'audit.session.started': 'Вход выполнен',
  'audit.session.refused': 'Неудачная попытка входа',
  'audit.person.password_change_refused': 'Смена пароля отклонена',
  'audit.session.switch_refused': 'Переход в другую организацию отклонён',
  'audit.session.network_refused': 'Вход отклонён из-за сети',
  'audit.session.switched': 'Смена организации',
  'audit.session.ended': 'Завершение других своих сеансов',
  'audit.tenant.created': 'Организация создана',
  'audit.person.updated': 'Изменён собственный профиль',
  'audit.person.password_changed': 'Изменён собственный пароль',
  'audit.person.password_reset': 'Восстановлен собственный пароль',
  'audit.person.email_verified': 'Подтверждена собственная эл. почта',
  'audit.person.login_unlinked': 'Отвязал один из своих способов входа',
  'audit.person.reset_link_made': 'Создана ссылка для восстановления пароля',
  'audit.person.operator_granted': 'Назначен оператор платформы',
  'problem.passkey_not_allowed': 'Организация не принимает этот ключ доступа',
  'problem.passkey_not_allowed.detail': 'Используйте ключ доступа другого вида или другой способ.',
  'audit.platform.password_list_loaded': 'Загружен список известных паролей',
  'problem.email_unverified': 'Сначала подтвердите адрес эл. почты',
  'problem.email_unverified.detail':
    'Ваша учётная запись перенесена из другой системы. Откройте ссылку в письме, которое мы отправили, и войдите снова.',
  'audit.people.imported': 'Люди перенесены из другой системы',
})
