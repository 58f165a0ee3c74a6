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
  'problem.app_not_installed': 'Приложение не установлено',
  'problem.app_not_installed.detail':
    'Приложение «{app}» не установлено или не включено в вашей организации. Администратор может установить и включить его в магазине приложений.',
  'problem.cross_site_request': 'Запрос с другого сайта отклонён',
  'problem.cross_site_request.detail':
    'В целях безопасности изменения, отправленные с другого сайта, не выполняются. Откройте нашу страницу напрямую и повторите попытку.',
  'problem.not_found': 'Не найдено',
  'problem.not_found.detail': 'То, что вы ищете, не существует или недоступно вам. Проверьте адрес.',
  'problem.route_not_found': 'Такого адреса нет',
  'problem.route_not_found.detail': 'Проверьте адрес запроса. Список всех адресов есть на странице /docs.',
  'problem.method_not_allowed': 'Этот адрес не поддерживает такой метод',
  'problem.method_not_allowed.detail':
    'Проверьте метод запроса (GET, POST и т. д.). Возможные методы указаны на странице /docs.',
  'problem.wrong_state': 'В текущем состоянии это невозможно',
  'problem.wrong_state.detail':
    'Возможно, состояние только что изменилось. Обновите страницу и проверьте его.',
  'problem.stale_version': 'Кто-то изменил это раньше вас',
  'problem.stale_version.detail':
    'Пока вы редактировали, данные изменились. Откройте их заново и внесите правки ещё раз.',
  'problem.last_admin': 'Нельзя убрать последнего администратора',
  'problem.last_admin.detail':
    'В организации должен быть хотя бы один администратор. Сначала назначьте администратором другого человека.',
  'problem.payload_too_large': 'Отправлено слишком много данных',
  'problem.payload_too_large.detail':
    'Наибольший допустимый размер: {limit}. Уменьшите объём или отправьте по частям.',
  'problem.unsupported_media_type': 'Данные такого типа не принимаются',
  'problem.unsupported_media_type.detail':
    'Проверьте заголовок Content-Type: application/json для JSON, text/csv для CSV.',
  'problem.malformed_json': 'Ошибка в записи JSON',
  'problem.malformed_json.detail': 'Не удалось прочитать данные как JSON. Проверьте их и отправьте ещё раз.',
  'problem.too_many_requests': 'Слишком много запросов',
  'problem.too_many_requests.detail': {
    one: 'Повторите попытку через {seconds} секунду.',
    few: 'Повторите попытку через {seconds} секунды.',
    many: 'Повторите попытку через {seconds} секунд.',
    other: 'Повторите попытку через {seconds} секунды.',
  },
  'problem.overloaded': 'Система перегружена',
  'problem.overloaded.detail':
    'Из-за высокой нагрузки запрос сейчас не выполнен. Подождите немного и повторите попытку.',
  'problem.internal_error': 'В системе произошла ошибка',
  'problem.internal_error.detail':
    'Ошибка записана. Повторите попытку; если не поможет, сообщите администратору номер запроса (request_id).',
  'problem.redirect_host_not_allowed': 'Этот адрес перенаправления не разрешён',
  'problem.redirect_host_not_allowed.detail':
    'Домена адреса перенаправления нет в списке разрешённых. Попросите оператора добавить его в OAUTH_REDIRECT_HOSTS.',
  'problem.secret_key_missing': 'Не задан ключ для хранения секретов',
  'problem.secret_key_missing.detail':
    'Без настройки SSO_SECRET_KEY секреты нельзя зашифровать, поэтому они не сохраняются. Обратитесь к оператору.',
  'problem.secret_required': 'Введите секрет заново',
  'problem.secret_required.detail':
    'Адрес ведёт на другой сервер (другая схема, хост или порт), и сохранённый секрет или токен туда не отправляется. Введите секрет нового сервера.',
  'problem.reason_required': 'Укажите причину',
  'problem.reason_required.detail': 'Напишите, почему вы это делаете. Причина останется в истории.',
  'problem.invalid_credentials': 'Неверная эл. почта или пароль',
  'problem.invalid_credentials.detail':
    'Проверьте введённые данные и повторите попытку. Если вы забыли пароль, его можно восстановить.',
  'problem.login_method_disabled': 'Так войти нельзя',
  'problem.login_method_disabled.detail': 'Этот способ отключён. Выберите другой способ на странице входа.',
  'problem.not_a_member': 'Вы не участник этой организации',
  'problem.not_a_member.detail':
    'Выберите другую организацию или попросите приглашение у администратора этой.',
  'problem.reauthentication_required': 'Нужно войти ещё раз',
  'problem.reauthentication_required.detail':
    'В текущем сеансе это невозможно. Войдите ещё раз, чтобы продолжить.',
  'problem.current_session': 'Это ваш текущий сеанс',
  'problem.current_session.detail': 'Чтобы завершить его, нажмите «Выйти».',
  'problem.last_login_method': 'Это ваш последний способ входа',
  'problem.last_login_method.detail':
    'Без него вы не сможете войти. Сначала задайте пароль или получите другой способ входа.',
  'problem.link_invalid': 'Ссылка недействительна',
  'problem.link_invalid.detail': 'Срок ссылки истёк, или она уже использована. Запросите новую.',
  'problem.email_taken': 'Эта эл. почта уже зарегистрирована',
  'problem.email_taken.detail': 'Введите другой адрес эл. почты.',
  'problem.person_exists': 'Этот человек уже зарегистрирован',
  'problem.person_exists.detail':
    'Зарегистрированному человеку нельзя задать пароль. Отправьте приглашение без пароля.',
  'problem.already_member': 'Этот человек уже участник',
  'problem.already_member.detail': 'Изменить его роли можно в списке участников.',
  'problem.slug_taken': 'Это имя адреса занято другой организацией',
  'problem.slug_taken.detail': 'Выберите другое имя адреса (slug).',
  'problem.tenant_suspended': 'Работа организации приостановлена',
  'problem.tenant_suspended.detail':
    'Сейчас войти в эту организацию нельзя. Обратитесь к оператору платформы.',
  'problem.membership_suspended': 'Ваше участие приостановлено',
  'problem.membership_suspended.detail':
    'Чтобы возобновить его, обратитесь к администратору вашей организации.',
  'problem.dependents_installed': 'От этого приложения зависят другие',
  'problem.dependents_installed.detail': 'Сначала удалите приложения, которые от него зависят: {dependents}.',
  'problem.dependency_unsatisfied': 'Нет нужного приложения или версии',
  'problem.dependency_unsatisfied.detail':
    'Не удалось удовлетворить зависимость: {chain}. Обратитесь к оператору платформы.',
  'problem.app_required': 'Это приложение нельзя удалить',
  'problem.app_required.detail': 'Без приложения «{app}» система не работает.',
  'problem.app_cannot_activate': 'Это приложение нельзя включить',
  'problem.app_cannot_activate.detail':
    'Это приложение не используется в вашей организации, и включить его здесь нельзя.',
  'problem.built_in_role': 'Встроенную роль нельзя изменить или удалить',
  'problem.built_in_role.detail': 'Если нужны другие права, создайте новую роль.',
  'problem.role_in_use': 'У некоторых участников есть эта роль',
  'problem.role_in_use.detail': 'Сначала отзовите роль у участников, затем удалите её.',
  'problem.role_key_taken': 'Роль с таким ключом уже есть',
  'problem.role_key_taken.detail': 'Задайте роли другой ключ (key).',
  'problem.unknown_permission': 'Такого права нет',
  'problem.unknown_permission.detail': 'Выберите из прав установленных приложений.',
  'problem.password_wrong': 'Текущий пароль неверен',
  'problem.password_wrong.detail': 'Проверьте пароль, которым вы пользуетесь сейчас, и введите его ещё раз.',
  'problem.password_unacceptable': 'Такой пароль использовать нельзя',
  'problem.password_unacceptable.detail': 'Выберите более длинный пароль, который труднее угадать.',
  'problem.import_invalid': 'В файле есть ошибки',
  'problem.import_invalid.detail':
    'Исправьте указанные строки и загрузите файл ещё раз. Пока ничего не изменено.',
  'problem.setup_done': 'Первоначальная настройка уже выполнена',
  'problem.setup_done.detail': 'Войдите с эл. почтой и паролем администратора.',
  'problem.operator_required': 'Это может сделать только оператор платформы',
  'problem.operator_required.detail': 'При необходимости обратитесь к оператору платформы.',
  'problem.precondition_failed': 'Условие запроса не выполнено',
  'problem.precondition_failed.detail':
    'Условие в заголовках запроса (например, If-Match) не соответствует текущему состоянию. Прочитайте данные заново и повторите попытку.',
  'problem.request_timeout': 'Время запроса истекло',
  'problem.request_timeout.detail':
    'Запрос не был получен полностью вовремя. Проверьте соединение и повторите попытку.',
  'problem.dependency_cycle': 'Приложения зависят друг от друга по кругу',
  'problem.dependency_cycle.detail': 'Такое приложение установить нельзя. Обратитесь к оператору платформы.',
  'problem.tenant_deleting': 'Удаление этой организации уже назначено',
  'problem.tenant_deleting.detail':
    'Изменить её больше нельзя. Чтобы отменить удаление, обратитесь к оператору платформы.',
  'problem.invitation_wrong_state': 'С этим приглашением так поступить нельзя',
  'problem.invitation_wrong_state.detail':
    'Приглашение уже принято или отозвано, либо его срок истёк. При необходимости пригласите человека снова.',
  'problem.mail_unavailable': 'Не удалось отправить письмо',
  'problem.mail_unavailable.detail': 'Почтовый сервер не отвечает. Повторите попытку позже.',
  'problem.current_tenant': 'Это организация, в которой вы сейчас находитесь',
  'problem.current_tenant.detail': 'Сначала перейдите в другую организацию и повторите попытку.',
  'problem.network_not_allowed': 'Вход из этой сети запрещён',
  'problem.network_not_allowed.detail':
    'Организация разрешает вход только из своих сетей. Подключитесь к одной из них и повторите попытку или обратитесь к администратору.',
  'problem.own_network_excluded': 'Вашей текущей сети нет в списке',
  'problem.own_network_excluded.detail':
    'С таким списком вы сами не сможете войти. Добавьте сеть, в которую входит ваш текущий адрес ({ip}).',
})
