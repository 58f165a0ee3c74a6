import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

export const contactRecords = defineDataset({
  key: 'contacts',
  permission: 'contacts.read',
  app: 'contacts',
  tables: ['contact'],
  from: ({ tenant }) => sql`
    from contact c
    left join contact o on o.tenant_id = c.tenant_id and o.id = c.organisation_id
   where c.tenant_id = ${tenant} and c.merged_into is null`,
  time: 'created_at',
  dimensions: [
    { key: 'name', type: 'text', sql: sql`c.name`, personal: true },
    {
      key: 'kind',
      label: 'contact_kind',
      type: 'text',
      sql: sql`c.kind`,
      values: { set: 'contact_kind', of: ['person', 'organisation'] },
    },
    {
      key: 'registry_number',
      type: 'text',
      sql: sql`c.registry_number`,
      personal: true,
      never_to_model: true,
    },
    { key: 'contact_organisation', type: 'text', sql: sql`o.name` },
    { key: 'email', type: 'text', sql: sql`c.email`, personal: true },
    { key: 'phone', type: 'text', sql: sql`c.phone`, personal: true, never_to_model: true },
    { key: 'labels', type: 'text', sql: sql`array_to_string(c.labels, ', ')` },
    { key: 'is_customer', type: 'boolean', sql: sql`c.is_customer` },
    { key: 'is_supplier', type: 'boolean', sql: sql`c.is_supplier` },
    { key: 'city', type: 'text', sql: sql`c.addresses -> 0 ->> 'city'` },
    { key: 'is_archived', type: 'boolean', sql: sql`c.is_archived` },
    { key: 'created_at', type: 'time', sql: sql`c.created_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'customers', type: 'number', sql: sql`count(*) filter (where c.is_customer)` },
    { key: 'suppliers', type: 'number', sql: sql`count(*) filter (where c.is_supplier)` },
  ],
  order: { by: 'name', last: sql`c.id` },
})
