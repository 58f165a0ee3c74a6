import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'audit.access.refused': 'Modification refusée faute de droit',
  'permission.audit.read': 'Voir et exporter le journal d’audit',
  'menu.audit': 'Journal d’audit',
})
