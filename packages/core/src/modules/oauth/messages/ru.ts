import { catalog } from '@tamga/formats'
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
  'scope.shell': 'Открыть рабочую область от вашего имени в программе на вашем устройстве',
  'scope.erp.read': 'Читать данные ERP вашей организации',
  'scope.erp.write': 'Изменять данные ERP вашей организации',
  'scope.national_identifiers': 'Видеть ваш регистрационный номер и гражданский идентификационный номер',
  'problem.interaction_expired': 'Срок запроса на вход истёк',
  'problem.interaction_expired.detail':
    'Запрос устарел или был начат в другом браузере. Вернитесь в приложение и начните снова.',
  'problem.tenant_not_choosable': 'Организацию нельзя выбрать',
  'problem.tenant_not_choosable.detail':
    'Это приложение принадлежит одной организации, поэтому другую выбрать нельзя.',
  'problem.user_code_unknown': 'Такого кода нет',
  'problem.user_code_unknown.detail':
    'Проверьте по буквам код, который показывает устройство, и введите его ещё раз.',
  'problem.user_code_expired': 'Срок действия кода истёк',
  'problem.user_code_expired.detail': 'Получите на устройстве новый код и введите его.',
  'problem.user_code_used': 'Этот код уже использован',
  'problem.user_code_used.detail': 'Код действует один раз. При необходимости получите на устройстве новый.',
  'audit.keys.rotated': 'Ключи подписи сменены',
  'audit.consents.given': 'Дано согласие приложению',
  'audit.consents.withdrawn': 'Отозвано согласие, данное приложению',
  'audit.oauth.code_reused': 'Использованный код авторизации предъявлен повторно; его токены отозваны',
  'audit.oauth.device_code_reused': 'Использованный код устройства предъявлен повторно; его токены отозваны',
  'audit.oauth.device_refused': 'Отказано во входе устройства',
  'audit.oauth.user_codes_guessed': 'Попытки подобрать коды устройств; дальнейшие временно остановлены',
  'audit.oauth.refresh_token_reused':
    'Использованный токен обновления предъявлен повторно; его токены отозваны',
  'audit.oauth.refresh_token_without_key': 'Токен обновления предъявлен без ключа его устройства',
  'problem.not_in_audience': 'Это приложение вам недоступно',
  'problem.not_in_audience.detail':
    'Администратор открыл его людям с определёнными ролями или из определённых подразделений. Если оно вам нужно, обратитесь к администратору.',
})
