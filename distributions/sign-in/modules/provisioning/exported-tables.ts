import type { ExportedTable } from '@tamga/core'

/** What a tenant takes along when it leaves; tokens are not among it. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'scim_target',
    table: 'scim_target',
    columns: [
      'id',
      'name',
      'base_url',
      'enabled',
      'scope',
      'push_groups',
      'attribute_mapping',
      'on_leave',
      'compatibility',
      'max_removals',
      'health',
      'last_run_at',
      'created_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'scim_link',
    table: 'scim_link',
    columns: ['target_id', 'kind', 'subject_id', 'remote_id', 'active', 'pushed_at'],
    key: ['target_id', 'kind', 'subject_id'],
  },
  {
    type: 'scim_run',
    table: 'scim_run',
    columns: [
      'id',
      'target_id',
      'target_name',
      'operation',
      'subject_id',
      'subject_name',
      'subject_email',
      'status',
      'attempt',
      'http_status',
      'problem_code',
      'problem_detail',
      'created_at',
      'finished_at',
    ],
    key: ['id'],
  },
]
