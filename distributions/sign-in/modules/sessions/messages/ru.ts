import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-sessions.name': 'Активные сеансы',
  'app.sso-sessions.description': 'Показывает, кто и откуда вошёл, и позволяет завершать сеансы удалённо.',
  'audit.session.terminated': 'Сеанс завершён',
  'audit.session.all_terminated': 'Все сеансы человека завершены',
  'permission.sso_sessions.read': 'Просмотр активных сеансов и их истории',
  'permission.sso_sessions.manage': 'Завершение чужих сеансов',
  'menu.sessions': 'Активные сеансы',
})
