import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module; no secret, nor its hash, leaves. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'service_account',
    table: 'service_account',
    columns: ['id', 'name', 'description', 'owner_id', 'status', 'last_used_at', 'created_at', 'version'],
    key: ['id'],
  },
  {
    type: 'service_account_role',
    table: 'service_account_role',
    columns: ['service_account_id', 'role_id', 'granted_at', 'granted_by', 'granted_by_name'],
    key: ['service_account_id', 'role_id'],
  },
  {
    type: 'api_token',
    table: 'api_token',
    columns: [
      'id',
      'person_id',
      'service_account_id',
      'name',
      'permissions',
      'networks',
      'expires_at',
      'last_used_at',
      'created_at',
    ],
    key: ['id'],
  },
]
