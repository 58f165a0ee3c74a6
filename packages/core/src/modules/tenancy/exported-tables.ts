import type { ExportedTable } from '../../kernel/module/exported-table.ts'
import { memberColumns } from './member-fields.ts'

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
    columns: ['person_id', ...memberColumns, 'joined_at'],
    key: ['person_id'],
  },
]
