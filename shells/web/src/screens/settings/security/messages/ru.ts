import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'settings.factor.title': 'Второй фактор',
  'settings.factor.text':
    'Кому здесь нужны два фактора. Правило действует сразу, в том числе для открытых сеансов.',
  'settings.factor.off': 'Никому',
  'settings.factor.everyone': 'Всем участникам',
  'settings.factor.roles': 'Отдельным ролям',
  'settings.factor.which': 'Каким ролям',
  'settings.factor.which.hint': 'Требуется от тех, у кого есть одна из этих ролей.',
  'settings.factor.missing.more': 'Показать ещё',
  'settings.factor.grace': 'Дней на добавление',
  'settings.factor.grace.hint': 'Считается от правила или от вступления.',
  'settings.factor.federated': 'Засчитывать поставщиков удостоверений',
  'settings.factor.federated.hint':
    'Если поставщик сообщает, что проверил несколько факторов (amr), этого достаточно.',
  'settings.factor.missing': {
    one: 'у {count} участника ещё нет второго фактора',
    few: 'у {count} участников ещё нет второго фактора',
    many: 'у {count} участников ещё нет второго фактора',
    other: 'у {count} участника ещё нет второго фактора',
  },
  'settings.factor.missing.none': 'У всех участников есть второй фактор',
  'settings.factor.missing.show': 'Показать кто',
  'settings.factor.due': 'Срок: {date}',
  'settings.factor.not_required': 'Не требуется',
  'settings.keys.title': 'Ключи доступа',
  'settings.keys.enabled': 'Вход по ключам доступа',
  'settings.keys.verification': 'Проверка пользователя (PIN, отпечаток)',
  'settings.keys.required': 'Обязательна',
  'settings.keys.preferred': 'Желательна',
  'settings.keys.discouraged': 'Не нужна',
  'settings.keys.attachment': 'Устройство',
  'settings.keys.any': 'Любое',
  'settings.keys.platform': 'Сам компьютер или телефон',
  'settings.keys.cross-platform': 'Отдельный ключ безопасности',
  'settings.keys.allow': 'Разрешённые виды (AAGUID)',
  'settings.keys.deny': 'Запрещённые виды (AAGUID)',
  'settings.keys.aaguid.hint': 'По одному в строке. Пусто: любые виды.',
  'settings.password.title': 'Пароли',
  'settings.password.enabled': 'Вход по паролю',
  'settings.password.enabled.hint':
    'Если выключено, сеансы, начатые с пароля, сразу теряют доступ к организации.',
  'settings.password.length': 'Минимальная длина',
  'settings.password.length.hint': 'Пусто: как в установке. Проверяется при следующей смене.',
})
