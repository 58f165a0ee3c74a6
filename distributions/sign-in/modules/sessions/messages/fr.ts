import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-sessions.name': 'Sessions actives',
  'app.sso-sessions.description': 'Montre qui est connecté et d’où, et met fin aux sessions à distance.',
  'audit.session.terminated': 'Fin d’une session',
  'audit.session.all_terminated': 'Fin de toutes les sessions d’une personne',
  'permission.sso_sessions.read': 'Voir les sessions actives et leur historique',
  'permission.sso_sessions.manage': 'Mettre fin aux sessions d’autres personnes',
  'menu.sessions': 'Sessions actives',
})
