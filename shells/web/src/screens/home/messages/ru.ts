import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'home.title': 'Главная',
  'home.greeting': 'Здравствуйте, {name}',
  'home.apps': 'Приложения',
  'home.apps.search': 'Найти приложение',
  'home.apps.none': 'Вам пока не открыто ни одно приложение',
  'home.apps.none.text': 'Они появятся здесь, как только администратор организации даст вам роль.',
  'home.apps.unmatched': 'Такого приложения нет',
  'home.numbers': 'Последние 14 дней',
  'home.numbers.trend': '{label}, по дням',
  'home.sign_ins': 'Входы',
  'home.refused': 'Неудачные попытки',
  'home.sessions': 'Активные сеансы',
  'home.members': 'Участники',
  'home.attention': 'Требует внимания',
  'home.attention.none': 'Ничто не требует внимания, всё в порядке.',
  'home.attention.email_unverified': 'Ваш адрес эл. почты не подтверждён.',
  'home.attention.secret_key_missing':
    'Не задан секретный ключ установки (SSO_SECRET_KEY): секреты других систем сохранить нельзя.',
  'home.attention.single_administrator':
    'В организации только один администратор. Дайте роль администратора ещё одному человеку.',
  'home.attention.mails_failed': {
    one: '{count} письмо не доставлено.',
    few: '{count} письма не доставлены.',
    many: '{count} писем не доставлено.',
    other: '{count} письма не доставлено.',
  },
  'home.attention.invitations_expired': {
    one: 'Истёк срок {count} приглашения.',
    few: 'Истёк срок {count} приглашений.',
    many: 'Истёк срок {count} приглашений.',
    other: 'Истёк срок {count} приглашения.',
  },
  'home.attention.members_never_seen': {
    one: '{count} участник ни разу не входил.',
    few: '{count} участника ни разу не входили.',
    many: '{count} участников ни разу не входили.',
    other: '{count} участника ни разу не входили.',
  },
  'home.attention.apps_stopped': {
    one: '{count} приложение установлено, но выключено.',
    few: '{count} приложения установлены, но выключены.',
    many: '{count} приложений установлено, но выключено.',
    other: '{count} приложения установлено, но выключено.',
  },
  'home.activity': 'Последние действия',
  'home.activity.own': 'Ваши последние действия',
  'home.activity.all': 'Показать все',
  'home.activity.none': 'Пока ничего не записано.',
})
