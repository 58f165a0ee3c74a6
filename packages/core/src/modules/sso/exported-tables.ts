import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'domain_proof',
    table: 'domain_proof',
    columns: ['domain', 'proven_by', 'proven_at'],
    key: ['domain'],
  },
]
