import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'invitation',
    table: 'invitation',
    columns: [
      'id',
      'person_id',
      'email',
      'name',
      'language',
      'status',
      'expires_at',
      'sent_at',
      'invited_by',
      'invited_by_name',
      'created_at',
      'closed_at',
      'registration_number',
    ],
    key: ['id'],
  },
]
