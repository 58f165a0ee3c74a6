import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. The files themselves are fetched from …/versions/{no}/content. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'document_template',
    table: 'document_template',
    columns: ['id', 'name', 'text', 'fields', 'created_at'],
    key: ['id'],
  },
  {
    type: 'document_folder',
    table: 'document_folder',
    columns: ['id', 'parent_id', 'name', 'created_at'],
    key: ['id'],
  },
  {
    type: 'document_retention',
    table: 'document_retention',
    columns: ['id', 'folder_id', 'template_id', 'months', 'effective_at', 'created_at'],
    key: ['id'],
  },
  {
    type: 'document',
    table: 'document',
    columns: [
      'id',
      'title',
      'number',
      'status',
      'owner_id',
      'owner_name',
      'owner_email',
      'unit_id',
      'folder_id',
      'template_id',
      'legal_hold',
      'labels',
      'version_no',
      'size',
      'signatures',
      'created_at',
      'updated_at',
    ],
    key: ['id'],
  },
  {
    type: 'document_version',
    table: 'document_version',
    columns: ['document_id', 'no', 'size', 'kind', 'note', 'created_at', 'created_by', 'created_by_name'],
    key: ['document_id', 'no'],
  },
  {
    type: 'document_access',
    table: 'document_access',
    columns: [
      'document_id',
      'subject_id',
      'subject_kind',
      'level',
      'granted_at',
      'granted_by',
      'granted_by_name',
    ],
    key: ['document_id', 'subject_id'],
  },
  {
    type: 'document_comment',
    table: 'document_comment',
    columns: ['id', 'document_id', 'version_no', 'author_id', 'author_name', 'text', 'created_at'],
    key: ['id'],
  },
  {
    type: 'document_mention',
    table: 'document_mention',
    columns: ['comment_id', 'person_id', 'document_id', 'created_at'],
    key: ['comment_id', 'person_id'],
  },
]
