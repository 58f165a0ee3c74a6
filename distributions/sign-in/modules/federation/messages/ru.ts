import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-federation.name': 'Федерация входа',
  'app.sso-federation.description': 'Позволяет входить через доверенных поставщиков удостоверений.',
  'problem.provider_slug_taken': 'Поставщик с таким кратким именем уже есть',
  'problem.provider_slug_taken.detail': 'Выберите другое краткое имя (slug).',
  'problem.administrator_required': 'Это может сделать только администратор',
  'problem.administrator_required.detail':
    'Узнавание участников по эл. почте или выдача любой роли, названной поставщиком, может дать права любого человека в организации, поэтому нужен администратор.',
  'field.issuer_malformed': 'Укажите издателя вида https://login.example.mn',
  'field.issuer_insecure': 'Издатель должен начинаться с https://; http:// возможен только для localhost',
  'field.scope_openid': 'Области доступа должны содержать «openid»',
  'field.logo_https': 'Адрес изображения должен начинаться с https://',
  'audit.federation.domain_proven': 'Подтверждено, что домен принадлежит организации',
  'audit.federation.domain_lost': 'Подтверждение домена утрачено',
  'federation.domain.missing':
    'Такой записи в DNS нет. После добавления она может распространяться несколько часов',
  'federation.domain.unanswered': 'DNS не ответил. Проверьте позже',
  'audit.federation.provider_created': 'Поставщик удостоверений зарегистрирован',
  'audit.federation.provider_changed': 'Поставщик удостоверений изменён',
  'audit.federation.provider_enabled': 'Поставщик удостоверений включён',
  'audit.federation.provider_disabled': 'Поставщик удостоверений отключён',
  'audit.federation.provider_deleted': 'Поставщик удостоверений удалён',
  'audit.federation.sessions_ended': 'Завершены сеансы, начатые через поставщика удостоверений',
  'federation.sessions_ended.disabled': 'Поставщик удостоверений «{name}» отключён',
  'federation.sessions_ended.deleted': 'Поставщик удостоверений «{name}» удалён',
  'audit.federation.member_created': 'Участник создан при первом входе через поставщика удостоверений',
  'audit.federation.linked': 'Участник связан с поставщиком удостоверений',
  'audit.federation.unlinked': 'Связь участника с поставщиком удостоверений удалена',
  'audit.federation.roles_changed': 'Роли участника обновлены по данным поставщика удостоверений',
  'permission.sso_federation.read': 'Просмотр поставщиков удостоверений и связей',
  'permission.sso_federation.manage': 'Добавление, изменение и удаление поставщиков удостоверений',
  'menu.federation': 'Федерация входа',
})
