import type { ExportedTable } from '../../kernel/module/exported-table.ts'
import { SECURITY_COLUMNS } from './security/security-store.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  { type: 'brand', table: 'tenant_brand', columns: ['brand', 'updated_at', 'version'], key: ['tenant_id'] },
  {
    type: 'mail_template',
    table: 'mail_template',
    columns: ['kind', 'language', 'subject', 'heading', 'body', 'updated_at', 'version'],
    key: ['kind', 'language'],
  },
  {
    type: 'security',
    table: 'tenant_security',
    columns: [...SECURITY_COLUMNS, 'updated_at', 'version'],
    key: ['tenant_id'],
  },
]
