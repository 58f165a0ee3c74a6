import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. The signatures themselves stand in the files of the documents. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'signature',
    table: 'signature_log',
    columns: [
      'number',
      'id',
      'document_id',
      'document_title',
      'version_no',
      'signer_name',
      'serial',
      'method',
      'level',
      'actor_id',
      'actor_name',
      'at',
    ],
    key: ['number'],
  },
]
