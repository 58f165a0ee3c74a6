import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'docs.title': 'Справочник API',
  'docs.lead':
    'Все возможности {brand} доступны через этот API. Выберите операцию в списке и попробуйте её прямо здесь.',
  'docs.sign_in': 'Войти',
  'docs.language': 'Сменить язык',
  'title.welcome': 'Добро пожаловать',
  'title.login': 'Вход',
  'title.invitation': 'Приглашение',
  'title.forgotten': 'Восстановление пароля',
  'title.reset': 'Новый пароль',
  'title.verify': 'Подтверждение эл. почты',
  'title.change_email': 'Смена эл. почты',
  'title.undo_email': 'Отмена смены эл. почты',
  'title.setup': 'Первая настройка',
  'title.logout': 'Выход',
  'title.device': 'Войдите на своём устройстве',
  'title.let_in': 'Впустить другое устройство',
  'title.profile': 'Мой профиль',
  'page.description': 'Все системы вашей организации — под одной учётной записью, безопасно и быстро.',
  'page.noscript': 'Чтобы пользоваться этой страницей, включите JavaScript в браузере.',
  'no_shell.title': '{brand} работает без веб-клиента',
  'no_shell.lead':
    'Сервис отвечает только через API: веб-клиент не установлен или не указан в настройке SHELL_DIR. Сообщите об этом оператору.',
})
