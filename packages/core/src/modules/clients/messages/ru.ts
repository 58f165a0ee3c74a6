import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-clients.name': 'Подключённые приложения',
  'app.sso-clients.description':
    'Регистрирует приложения, которые выполняют вход через OAuth2 и OpenID Connect.',
  'problem.client_inconsistent': 'Настройки приложения противоречат друг другу',
  'problem.client_inconsistent.detail': 'Согласуйте указанные поля и отправьте их снова.',
  'problem.client_without_secret': 'У этого приложения нет секрета',
  'problem.client_without_secret.detail':
    'Оно публичное или подписывает своим ключом, поэтому менять нечего.',
  'problem.default_client': 'Приложение по умолчанию задаётся настройками сервера',
  'problem.default_client.detail':
    'Его имя, адреса перенаправления и секрет меняются через BRAND_NAME, SSO_DEFAULT_CLIENT_REDIRECT_URIS и SSO_DEFAULT_CLIENT_SECRET.',
  'problem.shell_client': 'Клиент установленных программ',
  'problem.shell_client.detail': 'Он часть продукта: его можно отключить, но нельзя изменить или удалить.',
  'field.address_malformed': 'Укажите полный адрес, например https://app.example.mn/callback',
  'field.address_fragment': 'В адресе не должно быть части после «#»',
  'field.address_wildcard': 'Адрес сравнивается буквально: «*» не допускается',
  'field.address_userinfo': 'Адрес не должен содержать имя пользователя или пароль',
  'field.address_https': 'Адрес должен начинаться с https://; http:// возможен только для localhost',
  'field.address_scheme': 'Такой вид адреса не допускается. Укажите адрес https://',
  'field.address_custom_scheme':
    'Адрес вида com.example.app:/callback возможен только у публичного приложения',
  'field.address_private':
    'Обращение к адресу внутренней сети невозможно. Оператор может добавить его в OUTBOUND_ALLOW',
  'field.redirect_host_not_allowed': '«{host}» нет в списке разрешённых доменов',
  'field.redirect_uri_missing': 'Приложению, в которое входят люди, нужен хотя бы один адрес перенаправления',
  'field.confidential_only': 'Это возможно только у конфиденциального приложения',
  'field.needs_authorization_code': 'Возможно только вместе с authorization_code или device_code',
  'field.grant_switched_off':
    'Здесь эта возможность выключена. Оператор включает её, добавив «device» в OAUTH_EXTENSIONS',
  'field.needs_refresh_token': 'Возможно только вместе с refresh_token',
  'field.public_without_secret': 'Публичное приложение не может хранить секрет: должно быть «none»',
  'field.confidential_authenticates': '«none» возможно только у публичных приложений',
  'field.jwks_missing': 'Для private_key_jwt нужны открытые ключи (JWKS) приложения',
  'field.jwks_unused': 'Ключи (JWKS) нужны только для private_key_jwt',
  'field.longer_than_refresh_max': 'Не должно превышать refresh_max',
  'field.key_private': 'Это закрытый ключ. Укажите только открытую часть и замените ключ',
  'field.key_unusable': 'Этим ключом нельзя проверить подпись (RSA — не менее 2048 бит)',
  'field.resource_unknown': 'Этого адреса нет в OAUTH_RESOURCES',
  'field.scope_unknown': 'Такой области нет',
  'field.type_fixed': 'Тип приложения потом изменить нельзя. Зарегистрируйте новое',
  'problem.redirect_host_not_allowed': 'Этот адрес перенаправления не разрешён',
  'problem.redirect_host_not_allowed.detail':
    'Домена адреса перенаправления нет в списке разрешённых. Попросите оператора добавить его в OAUTH_REDIRECT_HOSTS.',
  'permission.sso_clients.read': 'Просмотр подключённых приложений',
  'permission.sso_clients.manage': 'Регистрация и изменение подключённых приложений, смена их секретов',
  'menu.clients': 'Подключённые приложения',
  'audit.clients.created': 'Подключённое приложение зарегистрировано',
  'audit.clients.changed': 'Подключённое приложение изменено',
  'audit.clients.deleted': 'Подключённое приложение удалено',
  'audit.clients.secret_rotated': 'Секрет приложения сменён',
  'audit.clients.enabled': 'Подключённое приложение включено',
  'audit.clients.disabled': 'Подключённое приложение отключено',
  'field.needs_client_credentials': 'Приложению нужен тип доступа client_credentials',
  'field.unknown_service_account': 'Такой сервисной учётной записи нет',
  'field.audience_empty': 'Выберите хотя бы одну роль или одно подразделение',
  'field.audience_of_installation': 'Приложение всей установки нельзя ограничить ролями',
  'notification.secret_expiring': 'Истекающие секреты',
  'notification.secret_expiring.soon.title': '{name}: прежний секрет скоро истечёт',
  'notification.secret_expiring.soon.body':
    'После {expires_at} действует только новый. Убедитесь, что приложение его получило.',
})
