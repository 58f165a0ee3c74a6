import type { ExportedTable } from '../../kernel/module/exported-table.ts'

export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'oauth_resource',
    table: 'oauth_resource',
    columns: ['id', 'uri', 'name', 'scopes', 'format', 'ttl', 'created_at', 'version'],
    key: ['id'],
  },
  {
    type: 'oauth_document_host',
    table: 'oauth_document_host',
    columns: ['host', 'created_at'],
    key: ['host'],
  },
]
