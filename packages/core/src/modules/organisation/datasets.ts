import { sql } from 'kysely'
import { defineDataset, type Fragment } from '../../kernel/datasets/dataset.ts'
import { roleNameFor } from '../access/index.ts'

const APP = 'organisation'
const PERMISSION = 'organisation.read'
const STATUSES = { set: 'member_status', of: ['invited', 'active', 'suspended', 'left'] }

export const members = defineDataset({
  key: 'members',
  permission: PERMISSION,
  app: APP,
  tables: ['membership', 'membership_role', 'role', 'unit'],
  from: ({ tenant }) => sql`
    from membership m
    left join unit u on u.tenant_id = m.tenant_id and u.id = m.unit_id
    left join membership b on b.tenant_id = m.tenant_id and b.person_id = m.manager_id
    left join lateral (
      select string_agg(r.name, ', ' order by r.name collate platform.names) as names
        from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
       where g.tenant_id = m.tenant_id and g.person_id = m.person_id) roles on true
   where m.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'person', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`m.email`, personal: true },
    { key: 'status', type: 'text', sql: sql`m.status`, values: STATUSES },
    { key: 'unit', type: 'text', sql: sql`u.name` },
    { key: 'position', type: 'text', sql: sql`m.position` },
    { key: 'manager', type: 'text', sql: sql`b.name`, personal: true },
    {
      key: 'employee_number',
      type: 'text',
      sql: sql`m.employee_number`,
      personal: true,
      never_to_model: true,
    },
    { key: 'roles', type: 'text', sql: sql`roles.names`, name: nameRoles },
    { key: 'created_at', type: 'time', sql: sql`m.created_at` },
    { key: 'joined_at', type: 'time', sql: sql`m.joined_at` },
    { key: 'last_seen_at', type: 'time', sql: sql`m.last_seen_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    {
      key: 'seen_30_days',
      type: 'number',
      sql: sql`count(*) filter (where m.last_seen_at > now() - interval '30 days')`,
    },
    { key: 'never_seen', type: 'number', sql: sql`count(*) filter (where m.last_seen_at is null)` },
  ],
  order: { by: 'person', last: sql`m.person_id` },
})

/** Built-in roles are called by their names in the reader's language. */
function nameRoles(reader: Parameters<typeof roleNameFor>[0], names: string): string {
  return names
    .split(', ')
    .map(name => roleNameFor(reader, name))
    .join(', ')
}

/** The grants of now, or those that lasted at the end of an earlier day. */
const grantsAt = (tenant: string, asOf: Date | null): Fragment =>
  asOf === null
    ? sql`select tenant_id, person_id, role_id, automatic, granted_at, granted_by_name, null::text as role_key, null::text as role_name,
                 null::timestamptz as ended_at
            from membership_role where tenant_id = ${tenant}`
    : sql`select tenant_id, person_id, role_id, automatic, granted_at, granted_by_name, role_key, role_name, ended_at
            from role_grant_period
           where tenant_id = ${tenant} and granted_at < ${asOf} and (ended_at is null or ended_at >= ${asOf})`

export const roleGrants = defineDataset({
  key: 'role_grants',
  permission: PERMISSION,
  app: APP,
  tables: [
    'membership_role',
    'role_grant_period',
    'role',
    'membership',
    'unit',
    'permission_use',
    'role_permission',
  ],
  hasHistory: true,
  from: ({ tenant, asOf }) => sql`
    from (${grantsAt(tenant, asOf)}) g
    join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id
    left join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
    left join unit u on u.tenant_id = m.tenant_id and u.id = m.unit_id
    left join lateral (
      select max(p.last_used_on) as last_on
        from permission_use p join role_permission h on h.tenant_id = p.tenant_id and h.permission in (p.permission, '*')
       where p.tenant_id = g.tenant_id and p.person_id = g.person_id and h.role_id = g.role_id) used on true
   where g.tenant_id = ${tenant}`,
  time: 'granted_at',
  dimensions: [
    { key: 'person', type: 'text', sql: sql`m.name`, personal: true },
    { key: 'email', type: 'text', sql: sql`m.email`, personal: true },
    // A role that is gone is called as it was called last.
    { key: 'role', type: 'text', sql: sql`coalesce(r.name, g.role_name)`, name: roleNameFor },
    { key: 'role_key', type: 'text', sql: sql`coalesce(r.key, g.role_key)` },
    { key: 'status', type: 'text', sql: sql`m.status`, values: STATUSES, isOfNow: true },
    { key: 'unit', type: 'text', sql: sql`u.name`, isOfNow: true },
    { key: 'is_automatic', type: 'boolean', sql: sql`g.automatic` },
    { key: 'granted_at', type: 'time', sql: sql`g.granted_at` },
    { key: 'granted_by', type: 'text', sql: sql`g.granted_by_name`, personal: true },
    { key: 'ended_at', label: 'held_until', type: 'time', sql: sql`g.ended_at` },
    { key: 'last_used_on', type: 'date', sql: sql`used.last_on`, isOfNow: true },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'people', type: 'number', sql: sql`count(distinct g.person_id)` },
    {
      key: 'never_used',
      type: 'number',
      sql: sql`count(*) filter (where used.last_on is null)`,
      isOfNow: true,
    },
  ],
  order: { by: 'person', last: sql`g.person_id::text || g.role_id` },
})
