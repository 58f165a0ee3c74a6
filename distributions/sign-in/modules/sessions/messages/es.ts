import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-sessions.name': 'Sesiones activas',
  'app.sso-sessions.description':
    'Muestra quién ha iniciado sesión y desde dónde, y finaliza sesiones a distancia.',
  'audit.session.terminated': 'Sesión finalizada',
  'audit.session.all_terminated': 'Todas las sesiones de una persona finalizadas',
  'permission.sso_sessions.read': 'Ver las sesiones activas y su historial',
  'permission.sso_sessions.manage': 'Finalizar sesiones de otras personas',
  'menu.sessions': 'Sesiones activas',
})
