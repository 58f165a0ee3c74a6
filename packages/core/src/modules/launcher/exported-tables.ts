import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'own_application',
    table: 'own_application',
    columns: ['person_id', 'client_id', 'favourite_at', 'last_opened_at'],
    key: ['person_id', 'client_id'],
  },
]
