import { sql } from 'kysely'
import { defineDataset } from '../../../kernel/datasets/dataset.ts'

const APP = 'sso-clients'
const PERMISSION = 'sso_clients.read'

export const applications = defineDataset({
  key: 'applications',
  permission: PERMISSION,
  app: APP,
  tables: ['oidc_client'],
  from: ({ tenant }) => sql`from oidc_client c where c.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'application', type: 'text', sql: sql`c.name` },
    { key: 'client_id', type: 'text', sql: sql`c.client_id` },
    {
      key: 'type',
      type: 'text',
      sql: sql`c.type`,
      values: { set: 'client_type', of: ['confidential', 'public'] },
    },
    { key: 'is_enabled', type: 'boolean', sql: sql`c.enabled` },
    { key: 'category', type: 'text', sql: sql`c.category` },
    { key: 'scopes', type: 'text', sql: sql`array_to_string(c.scopes, ' ')` },
    { key: 'created_at', type: 'time', sql: sql`c.created_at` },
    { key: 'last_used_at', type: 'time', sql: sql`c.last_used_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'never_used', type: 'number', sql: sql`count(*) filter (where c.last_used_at is null)` },
  ],
  order: { by: 'application', last: sql`c.id` },
})

/** Counted once a day for each application: there are no single sign-ins to list. */
export const applicationUse = defineDataset({
  key: 'application_use',
  permission: PERMISSION,
  app: APP,
  tables: ['oidc_client_use', 'oidc_client'],
  from: ({ tenant }) => sql`
    from oidc_client_use u
    left join oidc_client c on c.tenant_id = u.tenant_id and c.client_id = u.client_id
   where u.tenant_id = ${tenant}`,
  time: 'day',
  dimensions: [
    { key: 'day', type: 'date', sql: sql`u.day` },
    { key: 'application', type: 'text', sql: sql`coalesce(c.name, u.client_id)` },
    { key: 'client_id', type: 'text', sql: sql`u.client_id` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)`, label: 'days_used' },
    { key: 'sign_ins', type: 'number', sql: sql`coalesce(sum(u.sign_ins), 0)::bigint` },
    { key: 'refreshes', type: 'number', sql: sql`coalesce(sum(u.refreshes), 0)::bigint` },
    { key: 'failed', type: 'number', sql: sql`coalesce(sum(u.failures), 0)::bigint` },
    {
      key: 'failure_share',
      type: 'number',
      isShare: true,
      sql: sql`sum(u.failures)::float8 / nullif(sum(u.sign_ins + u.failures), 0)`,
    },
  ],
  order: { by: '-day', last: sql`u.client_id` },
})
