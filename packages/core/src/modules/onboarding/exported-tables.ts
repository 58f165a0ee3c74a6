import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  { type: 'onboarding', table: 'tenant_onboarding', columns: ['hidden_at'], key: ['tenant_id'] },
]
