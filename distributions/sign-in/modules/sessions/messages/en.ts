import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-sessions.name': 'Active sessions',
  'app.sso-sessions.description': 'Shows who is signed in and from where, and ends sessions remotely.',
  'audit.session.terminated': 'Ended a session',
  'audit.session.all_terminated': 'Ended all sessions of a person',
  'permission.sso_sessions.read': 'See active sessions and their history',
  'permission.sso_sessions.manage': 'End other people’s sessions',
  'menu.sessions': 'Active sessions',
})
