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
    columns: ['person_id', ...memberColumns, 'unit_id', 'manager_id', 'joined_at'],
    key: ['person_id'],
  },
  {
    type: 'unit',
    table: 'unit',
    columns: ['id', 'parent_id', 'name', 'code', 'manager_id', 'created_at', 'version'],
    key: ['id'],
  },
  {
    type: 'unit_event',
    table: 'unit_event',
    columns: ['id', 'unit_id', 'kind', 'person_id', 'previous', 'current', 'actor_id', 'actor_name', 'at'],
    key: ['id'],
  },
]
