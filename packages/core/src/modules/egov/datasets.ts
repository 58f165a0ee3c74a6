import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

/** The look-ups of everybody, and so for those who may see them. */
export const registryLookups = defineDataset({
  key: 'registry_lookups',
  permission: 'egov.manage',
  app: 'egov',
  tables: ['registry_lookup'],
  from: ({ tenant }) => sql`from registry_lookup l where l.tenant_id = ${tenant}`,
  time: 'at',
  dimensions: [
    { key: 'at', type: 'time', sql: sql`l.at` },
    { key: 'person', type: 'text', sql: sql`l.looked_by_name`, personal: true },
    { key: 'email', type: 'text', sql: sql`l.looked_by_email`, personal: true },
    {
      key: 'operation',
      type: 'text',
      sql: sql`lower(l.operation)`,
      values: { set: 'registry_operation', of: ['ws100101', 'ws100201'] },
    },
    {
      key: 'registry_number',
      type: 'text',
      sql: sql`l.number_shown`,
      personal: true,
      never_to_model: true,
    },
    { key: 'purpose', type: 'text', sql: sql`l.purpose` },
    {
      key: 'outcome',
      type: 'text',
      sql: sql`l.outcome`,
      values: { set: 'registry_outcome', of: ['asked', 'found', 'refused', 'unavailable'] },
    },
    { key: 'is_cached', type: 'boolean', sql: sql`l.cached` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'people', type: 'number', sql: sql`count(distinct l.looked_by)` },
  ],
  order: { by: '-at', last: sql`l.id` },
})
