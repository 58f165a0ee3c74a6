import { defineDataset, sql } from '@tamga/core'
import { APP } from './installed.ts'

export const federationLinks = defineDataset({
  key: 'federation_links',
  permission: 'sso_federation.read',
  app: APP,
  tables: ['federation_link', 'federation_provider', 'membership'],
  from: ({ tenant }) => sql`
    from federation_link l
    join federation_provider p on p.tenant_id = l.tenant_id and p.id = l.provider_id
    left join membership m on m.tenant_id = l.tenant_id and m.person_id = l.person_id
   where l.tenant_id = ${tenant}`,
  time: 'first_login_at',
  dimensions: [
    { key: 'provider', type: 'text', sql: sql`p.name` },
    { key: 'person', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`l.email`, personal: true },
    { key: 'first_login_at', type: 'time', sql: sql`l.first_login_at` },
    { key: 'last_login_at', type: 'time', sql: sql`l.last_login_at` },
    { key: 'logins', type: 'number', sql: sql`l.logins` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'people', type: 'number', sql: sql`count(distinct l.person_id)` },
    { key: 'sign_ins', type: 'number', sql: sql`coalesce(sum(l.logins), 0)::bigint` },
  ],
  order: { by: '-first_login_at', last: sql`l.id` },
})
