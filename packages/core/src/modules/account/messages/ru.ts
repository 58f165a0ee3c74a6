import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.email_unchanged': 'Это ваш нынешний адрес',
  'problem.email_unchanged.detail': 'Укажите другой адрес эл. почты.',
  'problem.last_operator': 'Вы последний оператор',
  'problem.last_operator.detail':
    'Сначала назначьте оператором другого человека, затем закройте учётную запись.',
  'mail.email_change.subject': 'Подтвердите новый адрес эл. почты',
  'mail.email_change.heading': 'Смена адреса эл. почты',
  'mail.email_change.body':
    'Поступила просьба использовать этот адрес для вашей учётной записи {brand}. Нажмите кнопку, чтобы подтвердить.',
  'mail.email_change.action': 'Сменить адрес',
  'mail.email_change.expires': 'Ссылка действует {duration} и только один раз.',
  'mail.email_change.ignore': 'Если это были не вы, не обращайте внимания на письмо. Ничего не изменится.',
  'mail.email_taken.subject': 'У этого адреса уже есть учётная запись',
  'mail.email_taken.heading': 'У этого адреса есть учётная запись',
  'mail.email_taken.body':
    'Кто-то пытался указать ваш адрес для другой учётной записи {brand}. Адрес принадлежит вашей учётной записи, поэтому ничего не изменилось.',
  'mail.email_taken.action': 'Войти',
  'mail.email_taken.ignore': 'Если это были вы, войдите в учётную запись с этим адресом.',
  'mail.email_changed.subject': 'Ваш адрес эл. почты изменён',
  'mail.email_changed.heading': 'Адрес эл. почты изменён',
  'mail.email_changed.body':
    'Адрес вашей учётной записи {brand} теперь {email}. Письма будут приходить туда.',
  'mail.email_changed.action': 'Отменить',
  'mail.email_changed.expires': 'По этой ссылке изменение можно отменить: {duration}.',
  'mail.email_changed.ignore':
    'Если это были вы, делать ничего не нужно. Если нет, сразу отмените: прежний адрес вернётся, все сеансы завершатся.',
  'mail.email_restored.subject': 'Ваш адрес эл. почты восстановлен',
  'mail.email_restored.heading': 'Прежний адрес возвращён',
  'mail.email_restored.body':
    'Адрес вашей учётной записи {brand} снова прежний, все сеансы завершены. Возможно, в неё вошёл кто-то другой: задайте новый пароль.',
  'mail.email_restored.action': 'Задать новый пароль',
  'mail.email_restored.ignore': 'Никому не сообщайте свой пароль.',
  'mail.account_closing.subject': 'Ваша учётная запись закрывается',
  'mail.account_closing.heading': 'Мы получили вашу просьбу',
  'mail.account_closing.body':
    'Ваша учётная запись {brand} будет закрыта {date}. Тогда вы покинете все организации, а данные учётной записи будут удалены.',
  'mail.account_closing.action': 'Оставить учётную запись',
  'mail.account_closing.ignore':
    'Если вы передумали или это были не вы, войдите и отмените закрытие. Затем смените пароль.',
  'audit.person.email_change_requested': 'Запрошена смена собственной эл. почты',
  'audit.person.email_change_cancelled': 'Смена собственной эл. почты отменена',
  'audit.person.email_changed': 'Изменена собственная эл. почта',
  'audit.person.email_restored': 'Смена эл. почты отменена из прежнего ящика',
  'audit.person.closing_requested': 'Запрошено закрытие своей учётной записи',
  'audit.person.closing_cancelled': 'Закрытие своей учётной записи отменено',
  'audit.person.closed': 'Учётная запись закрыта',
  'audit.member.closed_account': 'Закрыл учётную запись и покинул организацию',
})
