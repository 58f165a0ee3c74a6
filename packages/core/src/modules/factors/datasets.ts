import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

/** Whether a member has a second factor; which one it is, is theirs alone. */
const HAS_FACTOR = sql`
  coalesce((select true from totp t where t.person_id = m.person_id and t.confirmed_at is not null limit 1),
           (select true from passkey k where k.person_id = m.person_id limit 1), false)`

export const factorRecords = defineDataset({
  key: 'factors',
  permission: 'organisation.read',
  app: 'organisation',
  tables: ['membership', 'totp', 'passkey', 'tenant_security', 'membership_role', 'unit'],
  from: ({ tenant }) => sql`
    from membership m
    left join unit u on u.tenant_id = m.tenant_id and u.id = m.unit_id
    left join tenant_security s on s.tenant_id = m.tenant_id
    cross join lateral (
      select ${HAS_FACTOR} as present,
             coalesce(s.second_factor = 'everyone' or s.second_factor = 'roles' and exists (
               select from membership_role g
                where g.tenant_id = m.tenant_id and g.person_id = m.person_id and g.role_id = any (s.second_factor_roles)), false) as required
    ) f
   where m.tenant_id = ${tenant} and m.status = 'active'`,
  dimensions: [
    { key: 'person', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`m.email`, personal: true },
    { key: 'unit', type: 'text', sql: sql`u.name` },
    { key: 'has_factor', type: 'boolean', sql: sql`f.present` },
    { key: 'is_required', type: 'boolean', sql: sql`f.required` },
    { key: 'last_seen_at', type: 'time', sql: sql`m.last_seen_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'with_factor', type: 'number', sql: sql`count(*) filter (where f.present)` },
    { key: 'without_factor', type: 'number', sql: sql`count(*) filter (where not f.present)` },
    {
      key: 'factor_share',
      type: 'number',
      isShare: true,
      sql: sql`(count(*) filter (where f.present))::float8 / nullif(count(*), 0)`,
    },
  ],
  order: { by: 'person', last: sql`m.person_id` },
})
