import { run } from '../../postgres.ts'
import { seedMembers } from '../../seeds.ts'

export type History = { readonly members: number; readonly records: number }

/**
 * An organisation and its log, one record each ten seconds: sign-ins of everybody, one in ten refused, one record in twenty a change.
 * Members have units, second factors, sessions and uses of their rights, so that each built-in report has something to say.
 */
export const seedHistory =
  ({ members, records }: History) =>
  async (databaseUrl: string): Promise<void> => {
    await seedMembers(members)(databaseUrl)
    await run(databaseUrl, [
      ...ORGANISATION,
      ...IN_ORDER_OF_TIME,
      ...withoutIndexes(recordsOf(records)),
      SEALED,
      'vacuum analyze',
      'checkpoint',
    ])
  }

const ORGANISATION = [
  `create temporary table numbered as
     select row_number() over (order by person_id) as n, tenant_id, person_id, name, email from membership`,
  `insert into unit (tenant_id, id, code, name)
     select id, gen_random_uuid(), 'unit' || i, 'Unit ' || i from tenant, generate_series(1, 50) i`,
  `update membership m set created_at = date_trunc('milliseconds', now()) - n * interval '1 hour', unit_id = u.id,
          last_seen_at = case when n % 4 > 0 then date_trunc('milliseconds', now()) - n * interval '20 minutes' end
     from numbered join (select id, row_number() over () as k from unit) u on u.k = 1 + n % 50
    where numbered.person_id = m.person_id`,
  `insert into role (tenant_id, id, key, name)
     select id, gen_random_uuid(), 'role' || i, 'Role ' || i from tenant, generate_series(1, 20) i`,
  `insert into role_permission (tenant_id, role_id, permission)
     select tenant_id, id, p from role, unnest(array['audit.read', 'sso_clients.read', 'organisation.read']) p where key like 'role%'
         on conflict do nothing`,
  `insert into membership_role (tenant_id, person_id, role_id)
     select n.tenant_id, n.person_id, r.id from numbered n
       join (select id, row_number() over () as k from role where key like 'role%') r on r.k = 1 + n.n % 20
         on conflict do nothing`,
  `insert into permission_use (tenant_id, person_id, permission, last_used_on)
     select tenant_id, person_id, p, current_date - (n % 400)::integer
       from numbered, unnest(array['audit.read', 'sso_clients.read', 'organisation.read', 'settings.read']) p where n % 3 > 0
         on conflict do nothing`,
  `insert into totp (person_id, secret, confirmed_at) select person_id, '\\x00', now() from numbered where n % 2 = 0 on conflict do nothing`,
  `insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, auth_methods)
     select gen_random_uuid(), sha256(convert_to('bench-history-' || n || '-' || i, 'utf8')), person_id, tenant_id, 86400,
            now() + interval '1 day', now() + interval '2 days', '{pwd}'
       from numbered, generate_series(1, 3) i`,
]

/**
 * A log is written as time goes by, so that what happened in a month lies together. A merge join would put all records of one member side
 * by side; a hash table of the members is probed record by record.
 */
const IN_ORDER_OF_TIME = ['analyze numbered', 'set enable_mergejoin = off']

const recordsOf = (count: number): string => `
  insert into audit_record (tenant_id, id, seq, at, kind, action, actor_id, actor_name, actor_email, target_type, target_id, target_name,
                            changes, ip, request_id)
  select m.tenant_id, ('0197a000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, nextval('platform.audit_seq'),
         date_trunc('milliseconds', now()) - (${count} - i) * interval '10 seconds',
         case when i % 20 = 0 then 'change' else 'security' end,
         case when i % 20 = 0 then 'member.updated' when i % 10 = 5 then 'session.refused' else 'session.started' end,
         m.person_id, m.name, m.email, 'member', m.person_id::text, m.name,
         case when i % 10 not in (0, 5) then '{"acr": [null, "acr:1"], "auth_methods": [null, ["pwd", "otp"]]}' else '{}' end::jsonb,
         '10.0.' || i % 200 || '.' || i % 250, 'bench-' || i
    from generate_series(1, ${count}) i join numbered m on m.n = 1 + i % (select count(*) from numbered)`

/** An index is built faster than it is kept up for millions of rows. */
const withoutIndexes = (statement: string): string[] => [
  `create temporary table kept_indexes as
     select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'audit_record'::regclass and not indisprimary`,
  `do $$ declare name text; begin for name in select k.name from kept_indexes k loop execute 'drop index ' || name; end loop; end $$`,
  statement,
  `do $$ declare definition text; begin
     for definition in select k.definition from kept_indexes k loop execute definition; end loop; end $$`,
]

/**
 * As if it had been sealed while it grew: what is measured is not the service that seals millions of records at once. The number is
 * beyond those that the service itself gives meanwhile.
 */
const SEALED = `
  insert into audit_seal (tenant_id, number, from_seq, to_seq, records, merkle_root, previous_hash, hash)
  select tenant_id, 1000000, min(seq), max(seq), count(*),
         sha256('bench'), sha256('bench'), sha256('bench')
    from audit_record a group by tenant_id`
