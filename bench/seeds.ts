import { fill, run } from './postgres.ts'

/** People and their memberships in the first tenant, straight into the tables: the owner of the bench's server passes all policies. */
export const seedMembers = (count: number) => (databaseUrl: string) =>
  run(databaseUrl, [
    `create temporary table made as
       select platform.uuidv7() as id, 'Member ' || i as name, 'member' || i || '@bench.example' as email from generate_series(1, ${count}) i`,
    'insert into person (id, name, email) select id, name, email from made',
    `insert into membership (tenant_id, person_id, status, name, email, joined_at)
       select (select id from tenant limit 1), id, 'active', name, email, now() from made`,
    `insert into membership_role (tenant_id, person_id, role_id, automatic)
       select role.tenant_id, made.id, role.id, true from made, role where role.key = 'user'`,
    'vacuum analyze person, membership, membership_role',
  ])

/** Members who came one after the other, one in a thousand with a rare role, and a log of mostly sign-ins. */
export const seedOrganisation =
  ({ members, records }: { members: number; records: number }) =>
  async (databaseUrl: string) => {
    await seedMembers(members)(databaseUrl)
    await run(databaseUrl, [
      `update membership m set created_at = date_trunc('milliseconds', now()) - n * interval '1 minute',
              last_seen_at = case when n % 4 > 0 then date_trunc('milliseconds', now()) - n * interval '1 second' end
         from (select person_id, row_number() over () as n from membership) numbered where numbered.person_id = m.person_id`,
      `insert into role (tenant_id, id, key, name) select id, gen_random_uuid(), 'rare', 'Rare' from tenant`,
      `insert into membership_role (tenant_id, person_id, role_id)
         select m.tenant_id, m.person_id, r.id from membership m, role r where r.key = 'rare' and m.email like '%77@bench.example'
          order by m.created_at limit ${Math.ceil(members / 1000)}`,
      `insert into audit_record (tenant_id, id, seq, at, kind, action, actor_name, target_name)
         select (select id from tenant limit 1), platform.uuidv7(), nextval('platform.audit_seq'),
                date_trunc('milliseconds', now()) - (${records} - i) * interval '10 seconds',
                case when i % 20 = 0 then 'change' else 'security' end,
                case when i % 20 = 0 then 'member.updated' else 'session.started' end, 'Member ' || i, 'Member ' || i
           from generate_series(1, ${records}) i`,
      'vacuum analyze',
    ])
  }

/** How many different people's sessions a run presents: a crowd, not one caller over and over. */
const PRESENTED = 500

/** Tokens of seeded sessions, spread over the whole table, so that the pages of the index are not the same few. */
export const presentedTokens = (count: number): string[] =>
  Array.from(
    { length: PRESENTED },
    (_, index) => `bench-session-${1 + index * Math.floor(count / PRESENTED)}`,
  )

/** Sessions of seeded people, every fifth of them an administrator; the tokens are known, so that they can be presented. */
export const seedSessions = (count: number) => async (databaseUrl: string) => {
  await seedMembers(Math.min(count, 10_000))(databaseUrl)
  return run(databaseUrl, [
    `insert into membership_role (tenant_id, person_id, role_id)
       select role.tenant_id, person_id, role.id
         from (select person_id, row_number() over () as n from membership) as numbered, role
        where role.key = 'admin' and n % 5 = 0
           on conflict do nothing`,
    ...fill(
      'session',
      `insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, auth_methods)
       select platform.uuidv7(), sha256(convert_to('bench-session-' || i, 'utf8')), people.ids[1 + i % array_length(people.ids, 1)],
              (select id from tenant limit 1), 86400, now() + interval '1 day', now() + interval '2 days', '{pwd}'
         from (select array_agg(person_id) as ids from membership) people, generate_series(1, ${count}) i`,
    ),
    'vacuum analyze membership_role',
  ])
}
