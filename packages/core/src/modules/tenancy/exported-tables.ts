import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'tenant',
    table: 'tenant',
    columns: [
      'id',
      'slug',
      'name',
      'status',
      'delete_after',
      'default_language',
      'languages',
      'created_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'member',
    table: 'membership',
    columns: ['person_id', 'status', 'email', 'name', 'last_seen_at', 'joined_at', 'created_at', 'version'],
    key: ['person_id'],
  },
]
