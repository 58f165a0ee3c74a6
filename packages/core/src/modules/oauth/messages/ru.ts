import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'scope.openid': 'Подтвердить, кто вы',
  'scope.profile': 'Видеть ваше имя и регистрационные данные',
  'scope.email': 'Видеть ваш адрес электронной почты',
  'scope.phone': 'Видеть ваш номер телефона',
  'scope.offline_access': 'Сохранять подключение в ваше отсутствие',
  'scope.erp.read': 'Читать данные ERP вашей организации',
  'scope.erp.write': 'Изменять данные ERP вашей организации',
  'problem.interaction_expired': 'Срок запроса на вход истёк',
  'problem.interaction_expired.detail':
    'Запрос устарел или был начат в другом браузере. Вернитесь в приложение и начните снова.',
  'problem.tenant_not_choosable': 'Организацию нельзя выбрать',
  'problem.tenant_not_choosable.detail':
    'Это приложение принадлежит одной организации, поэтому другую выбрать нельзя.',
  'audit.consents.given': 'Дано согласие приложению',
  'audit.consents.withdrawn': 'Отозвано согласие, данное приложению',
  'audit.oauth.code_reused': 'Использованный код авторизации предъявлен повторно; его токены отозваны',
  'audit.oauth.refresh_token_reused':
    'Использованный токен обновления предъявлен повторно; его токены отозваны',
})
