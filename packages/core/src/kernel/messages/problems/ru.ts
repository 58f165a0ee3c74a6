import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.validation_failed': 'В данных есть ошибки',
  'problem.validation_failed.detail': 'Исправьте указанные поля и отправьте данные ещё раз.',
  'problem.unauthenticated': 'Вы не вошли в систему',
  'problem.unauthenticated.detail': 'Сначала войдите. Если вы уже входили, срок сеанса мог истечь.',
  'problem.permission_denied': 'Нет прав',
  'problem.permission_denied.detail':
    'Для этого действия нужно право «{permission}». Его можно запросить у администратора вашей организации.',
  'problem.app_not_installed': 'Модуль не установлен',
  'problem.app_not_installed.detail':
    'Модуль «{app}» не установлен или не включён в вашей организации. Администратор может установить и включить его в магазине модулей.',
  'problem.feature_disabled': 'Эта возможность отключена',
  'problem.feature_disabled.detail':
    'Возможность «{feature}» отключена в вашей организации. Администратор может включить её в разделе «Настройки > Возможности».',
  'problem.cross_site_request': 'Запрос с другого сайта отклонён',
  'problem.cross_site_request.detail':
    'В целях безопасности изменения, отправленные с другого сайта, не выполняются. Откройте нашу страницу напрямую и повторите попытку.',
  'problem.not_found': 'Не найдено',
  'problem.not_found.detail': 'То, что вы ищете, не существует или недоступно вам. Проверьте адрес.',
  'problem.wrong_state': 'В текущем состоянии это невозможно',
  'problem.wrong_state.detail':
    'Возможно, состояние только что изменилось. Обновите страницу и проверьте его.',
  'problem.stale_version': 'Кто-то изменил это раньше вас',
  'problem.stale_version.detail':
    'Пока вы редактировали, данные изменились. Откройте их заново и внесите правки ещё раз.',
  'problem.payload_too_large': 'Отправлено слишком много данных',
  'problem.payload_too_large.detail':
    'Наибольший допустимый размер: {limit}. Уменьшите объём или отправьте по частям.',
  'problem.unsupported_media_type': 'Данные такого типа не принимаются',
  'problem.unsupported_media_type.detail':
    'Проверьте заголовок Content-Type: application/json для JSON, text/csv для CSV.',
  'problem.too_many_requests': 'Слишком много запросов',
  'problem.too_many_requests.detail': {
    one: 'Повторите попытку через {seconds} секунду.',
    few: 'Повторите попытку через {seconds} секунды.',
    many: 'Повторите попытку через {seconds} секунд.',
    other: 'Повторите попытку через {seconds} секунды.',
  },
  'problem.maintenance': 'Идут технические работы',
  'problem.maintenance.detail': 'Продолжите после их окончания. Всё, что вы сохранили, на месте.',
  'problem.overloaded': 'Система перегружена',
  'problem.overloaded.detail':
    'Из-за высокой нагрузки запрос сейчас не выполнен. Подождите немного и повторите попытку.',
  'problem.outcome_unknown': 'Неизвестно, было ли изменение сохранено',
  'problem.outcome_unknown.detail':
    'Связь с базой данных прервалась во время сохранения. Изменение могло быть сохранено: проверьте это, прежде чем повторять.',
  'problem.internal_error': 'В системе произошла ошибка',
  'problem.internal_error.detail':
    'Ошибка записана. Повторите попытку; если не поможет, сообщите администратору номер запроса (request_id).',
  'problem.secret_key_missing': 'Не задан ключ для хранения секретов',
  'problem.secret_key_missing.detail':
    'Без настройки SSO_SECRET_KEY секреты нельзя зашифровать, поэтому они не сохраняются. Обратитесь к оператору.',
  'problem.not_a_member': 'Вы не участник этой организации',
  'problem.not_a_member.detail':
    'Выберите другую организацию или попросите приглашение у администратора этой.',
  'problem.tenant_suspended': 'Работа организации приостановлена',
  'problem.tenant_suspended.detail':
    'Сейчас войти в эту организацию нельзя. Обратитесь к оператору платформы.',
  'problem.membership_suspended': 'Ваше участие приостановлено',
  'problem.membership_suspended.detail':
    'Чтобы возобновить его, обратитесь к администратору вашей организации.',
  'problem.operator_required': 'Это может сделать только оператор платформы',
  'problem.operator_required.detail': 'При необходимости обратитесь к оператору платформы.',
  'problem.insufficient_scope': 'Токену это не разрешено',
  'problem.insufficient_scope.detail': 'В токене нет «{scope}».',
  'problem.secret_required': 'Введите секрет заново',
  'problem.secret_required.detail':
    'Адрес ведёт на другой сервер (другая схема, хост или порт), и сохранённый секрет или токен туда не отправляется. Введите секрет нового сервера.',
  'problem.session_required': 'Это может сделать только вошедший в систему человек',
  'problem.session_required.detail': 'Никакой токен этого не открывает. Войдите через браузер.',
  'problem.link_invalid': 'Ссылка недействительна',
  'problem.link_invalid.detail': 'Срок ссылки истёк, или она уже использована. Запросите новую.',
  'problem.token_network_refused': 'Токен нельзя использовать из этой сети',
  'problem.token_network_refused.detail':
    'Токен действует только из сетей, указанных для него и разрешённых организацией.',
  'problem.step_up_required': 'Подтвердите свою личность ещё раз',
  'problem.step_up_required.detail': 'Для этого нужен второй фактор.',
})
