import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What people chose; what they are told follows from the rest of the export. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'notification_switch',
    table: 'notification_switch',
    columns: ['person_id', 'kind', 'bell', 'mail'],
    key: ['person_id', 'kind'],
  },
]
