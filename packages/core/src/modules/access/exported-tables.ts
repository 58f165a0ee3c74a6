import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'role',
    table: 'role',
    columns: ['id', 'key', 'name', 'description', 'built_in', 'created_at', 'version'],
    key: ['id'],
  },
  {
    type: 'role_permission',
    table: 'role_permission',
    columns: ['role_id', 'permission'],
    key: ['role_id', 'permission'],
  },
  {
    type: 'role_owner',
    table: 'role_owner',
    columns: ['role_id', 'person_id'],
    key: ['role_id', 'person_id'],
  },
  {
    type: 'grant',
    table: 'membership_role',
    columns: ['person_id', 'role_id', 'automatic', 'granted_at', 'granted_by', 'granted_by_name'],
    key: ['person_id', 'role_id'],
  },
  {
    type: 'grant_period',
    table: 'role_grant_period',
    columns: [
      'id',
      'person_id',
      'role_id',
      'role_key',
      'role_name',
      'automatic',
      'granted_at',
      'granted_by',
      'granted_by_name',
      'ended_at',
    ],
    key: ['id'],
  },
  {
    type: 'permission_use',
    table: 'permission_use',
    columns: ['person_id', 'permission', 'last_used_on'],
    key: ['person_id', 'permission'],
  },
]
