import { sql } from 'kysely'
import { type DatasetScope, defineDataset, type Fragment } from '../../../kernel/datasets/dataset.ts'
import { MANAGE } from '../access/access.ts'
import { createSubjects } from '../access/access-store.ts'
import { DOCUMENTS } from '../feature.ts'

const STATUSES = ['draft', 'in_approval', 'approved', 'returned', 'rejected', 'signed', 'archived']

/** Whoever manages documents sees all of them, anybody else those that they were given access to. */
const seenBy = ({ tenant, reader }: DatasetScope): Fragment =>
  reader.permissions.has(MANAGE)
    ? sql`true`
    : sql`exists (select from document_access a
                   where a.tenant_id = d.tenant_id and a.document_id = d.id
                     and a.subject_id = any(${createSubjects(tenant, reader)}))`

export const documentRecords = defineDataset({
  key: 'documents',
  permission: 'documents.read',
  feature: DOCUMENTS,
  tables: ['document', 'document_access', 'unit', 'document_folder'],
  from: scope => sql`
    from document d
    left join unit u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    left join document_folder f on f.tenant_id = d.tenant_id and f.id = d.folder_id
   where d.tenant_id = ${scope.tenant} and ${seenBy(scope)}`,
  time: 'created_at',
  dimensions: [
    { key: 'title', type: 'text', sql: sql`d.title`, personal: true },
    { key: 'number', label: 'document_number', type: 'text', sql: sql`d.number` },
    { key: 'status', type: 'text', sql: sql`d.status`, values: { set: 'document_status', of: STATUSES } },
    { key: 'owner', type: 'text', sql: sql`d.owner_name`, personal: true },
    {
      key: 'owner_email',
      label: 'email',
      type: 'text',
      sql: sql`d.owner_email`,
      personal: true,
      permission: 'organisation.read',
    },
    { key: 'unit', type: 'text', sql: sql`u.name` },
    { key: 'folder', type: 'text', sql: sql`f.name` },
    { key: 'labels', type: 'text', sql: sql`nullif(array_to_string(d.labels, ', '), '')` },
    { key: 'signatures', type: 'number', sql: sql`d.signatures` },
    { key: 'is_on_hold', type: 'boolean', sql: sql`d.legal_hold` },
    { key: 'created_at', type: 'time', sql: sql`d.created_at` },
    { key: 'updated_at', type: 'time', sql: sql`d.updated_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'signed', type: 'number', sql: sql`count(*) filter (where d.status = 'signed')` },
    { key: 'bytes', type: 'number', sql: sql`coalesce(sum(d.size), 0)` },
  ],
  order: { by: '-created_at', last: sql`d.id` },
})
