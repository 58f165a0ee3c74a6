import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. What the registry said of people is not the tenant's to take along. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'registry_lookup',
    table: 'registry_lookup',
    columns: [
      'id',
      'at',
      'operation',
      'number_shown',
      'purpose',
      'looked_by',
      'looked_by_name',
      'looked_by_email',
      'authorisation',
      'batch_id',
      'outcome',
      'registry_code',
      'cached',
    ],
    key: ['id'],
  },
  {
    type: 'registry_batch',
    table: 'registry_batch',
    columns: [
      'id',
      'created_at',
      'created_by',
      'created_by_name',
      'purpose',
      'status',
      'total',
      'done',
      'found',
      'finished_at',
    ],
    key: ['id'],
  },
  {
    type: 'registry_batch_item',
    table: 'registry_batch_item',
    columns: [
      'batch_id',
      'position',
      'registry_number',
      'outcome',
      'registry_code',
      'name',
      'entity_status',
      'fetched_at',
    ],
    key: ['batch_id', 'position'],
  },
]
