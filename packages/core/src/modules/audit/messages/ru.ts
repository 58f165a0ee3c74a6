import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'audit.access.refused': 'Отказано в изменении из-за отсутствия прав',
  'permission.audit.read': 'Просмотр и выгрузка журнала действий',
  'menu.audit': 'Журнал действий',
})
