import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'contact',
    table: 'contact',
    columns: [
      'id',
      'kind',
      'name',
      'registry_number',
      'registry_name',
      'registry_checked_at',
      'organisation_id',
      'email',
      'phone',
      'language',
      'note',
      'labels',
      'is_customer',
      'is_supplier',
      'addresses',
      'bank_accounts',
      'is_archived',
      'merged_into',
      'created_at',
      'updated_at',
      'version',
    ],
    key: ['id'],
  },
]
