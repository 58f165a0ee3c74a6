import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

export const tokens = defineDataset({
  key: 'tokens',
  permission: 'organisation.read',
  app: 'organisation',
  tables: ['api_token', 'service_account', 'membership'],
  from: ({ tenant }) => sql`
    from api_token t
    left join service_account a on a.tenant_id = t.tenant_id and a.id = t.service_account_id
    left join membership m on m.tenant_id = t.tenant_id and m.person_id = coalesce(t.person_id, a.owner_id)
   where t.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'name', type: 'text', sql: sql`t.name` },
    {
      key: 'kind',
      type: 'text',
      sql: sql`case when t.person_id is null then 'service' else 'personal' end`,
      values: { set: 'token_kind', of: ['personal', 'service'] },
    },
    { key: 'service_account', type: 'text', sql: sql`a.name` },
    { key: 'owner', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'permissions', type: 'text', sql: sql`array_to_string(t.permissions, ' ')` },
    { key: 'created_at', type: 'time', sql: sql`t.created_at` },
    { key: 'expires_at', type: 'time', sql: sql`t.expires_at` },
    { key: 'last_used_at', type: 'time', sql: sql`t.last_used_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'never_used', type: 'number', sql: sql`count(*) filter (where t.last_used_at is null)` },
  ],
  order: { by: '-created_at', last: sql`t.id` },
})
