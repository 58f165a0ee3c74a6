import type { ExportedTable } from '../../kernel/module/exported-table.ts'

export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'report',
    table: 'report',
    columns: ['id', 'name', 'query', 'chart', 'created_by', 'created_by_name', 'created_at', 'updated_at'],
    key: ['id'],
  },
  {
    type: 'report_schedule',
    table: 'report_schedule',
    columns: ['report_id', 'every', 'minute_of_day', 'zone', 'people', 'next_at', 'created_by'],
    key: ['report_id'],
  },
]
