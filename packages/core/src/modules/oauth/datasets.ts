import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

export const consents = defineDataset({
  key: 'consents',
  permission: 'sso_clients.read',
  app: 'sso-clients',
  tables: ['oidc_consent', 'oidc_client', 'membership'],
  from: ({ tenant }) => sql`
    from oidc_consent o
    left join oidc_client c on c.tenant_id = o.tenant_id and c.client_id = o.client_id
    left join membership m on m.tenant_id = o.tenant_id and m.person_id = o.person_id
   where o.tenant_id = ${tenant}`,
  time: 'granted_at',
  dimensions: [
    { key: 'person', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`m.email`, personal: true },
    { key: 'application', type: 'text', sql: sql`coalesce(c.name, o.client_id)` },
    { key: 'scopes', type: 'text', sql: sql`array_to_string(o.scopes, ' ')` },
    { key: 'granted_at', type: 'time', sql: sql`o.granted_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'people', type: 'number', sql: sql`count(distinct o.person_id)` },
  ],
  order: { by: '-granted_at', last: sql`o.person_id::text || o.client_id` },
})
