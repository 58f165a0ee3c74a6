import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.owner_required': 'Нужен ответственный',
  'problem.owner_required.detail': 'Укажите участника, который отвечает за сервисную учётную запись.',
  'problem.too_many_tokens': 'Слишком много токенов',
  'problem.too_many_tokens.detail': 'Нельзя иметь больше {max} токенов. Отзовите ненужные.',
  'field.in_the_past': 'Время должно быть в будущем',
  'audit.service_account.created': 'Создана сервисная учётная запись',
  'audit.service_account.changed': 'Изменена сервисная учётная запись',
  'audit.service_account.deleted': 'Удалена сервисная учётная запись',
  'audit.api_token.created': 'Создан токен',
  'audit.api_token.rotated': 'Сменён секрет токена',
  'audit.api_token.revoked': 'Токен отозван',
  'menu.service_accounts': 'Сервисные учётные записи',
  'notification.token_expiring': 'Истекающие токены',
  'notification.token_expiring.soon.title': '{name}: токен скоро истечёт',
  'notification.token_expiring.soon.body':
    'Действует до {expires_at}. Выдайте новый тому, что его использует.',
  'notification.token_expiring.expired.title': '{name}: токен истёк',
  'notification.token_expiring.expired.body':
    'Истёк {expires_at}. То, что его использовало, могло потерять доступ.',
})
