import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'session',
    table: 'session',
    columns: [
      'id',
      'person_id',
      'created_at',
      'authenticated_at',
      'last_seen_at',
      'expires_at',
      'ip',
      'user_agent',
      'auth_methods',
      'acr',
    ],
    key: ['id'],
  },
  {
    type: 'session_event',
    table: 'session_event',
    columns: [
      'id',
      'session_id',
      'person_id',
      'person_name',
      'person_email',
      'cause',
      'terminated_by',
      'terminated_by_name',
      'reason',
      'ip',
      'at',
    ],
    key: ['id'],
  },
]
