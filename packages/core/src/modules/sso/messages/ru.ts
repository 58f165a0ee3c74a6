import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.sso_expired': 'Попытка входа больше не действительна',
  'problem.sso_expired.detail':
    'Она заняла слишком много времени, уже использована или начата в другом браузере. Начните заново со страницы входа.',
  'problem.sso_unavailable': 'Войти через этого поставщика сейчас нельзя',
  'problem.sso_unavailable.detail':
    'Поставщик удостоверений не отвечает или отключён. Повторите попытку позже или войдите другим способом.',
  'problem.sso_denied': 'Поставщик удостоверений отказал во входе',
  'problem.sso_denied.detail':
    'Вы отменили вход, или у вас нет доступа. Повторите попытку или обратитесь к администратору.',
  'problem.sso_failed': 'Не удалось проверить ответ поставщика удостоверений',
  'problem.sso_failed.detail':
    'В целях безопасности вход не выполнен. Повторите попытку; если не поможет, сообщите администратору номер запроса (request_id).',
  'problem.sso_not_invited': 'У вас нет доступа к этой организации',
  'problem.sso_not_invited.detail':
    'Поставщик удостоверений вас знает, но здесь у вас нет учётной записи. Попросите администратора о приглашении.',
  'problem.sso_invitation_pending': 'Сначала примите приглашение',
  'problem.sso_invitation_pending.detail':
    'Вас пригласили. Примите приглашение по ссылке из письма и войдите снова.',
  'problem.sso_email_missing': 'Поставщик удостоверений не передал адрес эл. почты',
  'problem.sso_email_missing.detail':
    'Новому человеку нужен адрес эл. почты. Администратор может проверить области доступа и сопоставление данных.',
  'problem.sso_already_linked': 'Ваша учётная запись связана с другим пользователем поставщика удостоверений',
  'problem.sso_already_linked.detail':
    'Войдите под прежним пользователем или попросите администратора удалить старую связь.',
  'problem.secret_key_changed': 'Сохранённый секрет не удаётся открыть',
  'problem.secret_key_changed.detail':
    'SSO_SECRET_KEY изменён. Введите секрет заново или попросите оператора добавить прежний ключ в SSO_SECRET_KEYS_OLD.',
  'problem.logout_token_invalid': 'Токен выхода недействителен',
  'problem.logout_token_invalid.detail':
    'Он выдан не поставщиком удостоверений, просрочен или уже использован.',
  'field.own_path': 'Должен быть путь внутри этой системы, начинающийся с «/»',
  'audit.tenant.domain_assigned': 'Оператор закрепил домен за организацией',
  'audit.tenant.domain_withdrawn': 'Оператор отозвал домен у организации',
  'field.domain_malformed': 'Укажите домен вида example.mn',
  'field.domain_public': 'Это домен общедоступной почты, а не организации',
  'field.unknown_tenant': 'Такой организации нет',
  'sso.check.secret.ok': 'Секрет сохранён и открывается',
  'sso.check.secret.none': 'Секрета нет: мы там публичное приложение',
  'sso.check.address.ok': 'Адрес записан правильно',
  'sso.check.address.malformed': 'Адрес записан неправильно',
  'sso.check.address.insecure': 'Адрес должен начинаться с https://',
  'sso.check.address.private':
    'Адрес находится во внутренней сети. Оператор может добавить его в OUTBOUND_ALLOW',
  'sso.check.dns.ok': 'Имя узла найдено',
  'sso.check.dns.failed': 'Имя узла не найдено. Проверьте адрес',
  'sso.check.dns.literal': 'Адрес задан числом: имя искать не нужно',
  'sso.check.dns.not_run': 'Не выполнялось',
  'sso.check.connection.ok': 'Соединение установлено',
  'sso.check.connection.failed': 'Сервер не принял соединение',
  'sso.check.connection.timeout': 'Сервер не ответил вовремя',
  'sso.check.connection.failing':
    'Сервер несколько раз не ответил, обращения приостановлены. Проверьте снова через полминуты',
  'sso.check.tls.ok': 'Соединение защищено',
  'sso.check.tls.failed': 'Не удалось проверить сертификат TLS сервера',
  'sso.check.tls.plain': 'Нет TLS: соединение не зашифровано',
  'sso.check.discovery.ok': 'Документ OpenID Connect найден',
  'sso.check.discovery.status': 'Адрес документа ответил {status}. Проверьте издателя',
  'sso.check.discovery.not_json': 'Ответ не является документом OpenID Connect',
  'sso.check.discovery.too_large': 'Ответ слишком большой',
  'sso.check.discovery.redirected': 'Сервер перенаправляет на другой адрес. Укажите конечный адрес',
  'sso.check.issuer.ok': 'Издатель в точности совпадает',
  'sso.check.issuer.mismatch': 'Поставщик называет себя «{issuer}». Укажите издателя точно так же',
  'sso.check.endpoints.ok': 'Все нужные адреса на месте',
  'sso.check.endpoints.missing': 'Нет адресов: {names}',
  'sso.check.endpoints.insecure': '{name} должен начинаться с https://',
  'sso.check.endpoints.blocked':
    '{name} находится во внутренней сети, обращаться туда нельзя. Оператор может добавить его в OUTBOUND_ALLOW',
  'sso.check.endpoints.unreachable': '{name} не отвечает',
  'sso.check.keys.ok': 'Ключи подписи прочитаны',
  'sso.check.keys.unreachable': 'Не удалось прочитать ключи подписи (JWKS)',
  'sso.check.keys.none': 'Нет ни одного ключа подписи',
  'sso.check.algorithms.ok': 'Поддерживается безопасный алгоритм подписи',
  'sso.check.algorithms.none': 'Нет поддержки безопасных алгоритмов подписи (например, RS256 или ES256)',
  'audit.sso.refused': 'Вход через другого поставщика отклонён',
})
