import { run } from './postgres.ts'

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
    `insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, auth_methods)
       select platform.uuidv7(), sha256(convert_to('bench-session-' || i, 'utf8')), people.ids[1 + i % array_length(people.ids, 1)],
              (select id from tenant limit 1), 86400, now() + interval '1 day', now() + interval '2 days', '{pwd}'
         from (select array_agg(person_id) as ids from membership) people, generate_series(1, ${count}) i`,
    'vacuum analyze session, membership_role',
  ])
}
