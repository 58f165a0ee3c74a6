import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'audit.access.refused': 'Refused a change without permission',
  'permission.audit.read': 'See and export the audit log',
  'menu.audit': 'Audit log',
})
