import type { ExportedTable } from '../../kernel/module/exported-table.ts'

export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'shell_device',
    table: 'shell_device',
    columns: [
      'id',
      'name',
      'platform',
      'status',
      'key_thumbprint',
      'registered_at',
      'last_seen_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'shell_policy',
    table: 'shell_policy',
    columns: ['requires_approval', 'refused_methods', 'version'],
    key: ['version'],
  },
]
