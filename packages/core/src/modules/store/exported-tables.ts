import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'installation',
    table: 'app_installation',
    columns: ['app', 'version', 'active', 'installed_at', 'installed_by'],
    key: ['app'],
  },
]
