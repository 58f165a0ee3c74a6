import pg from 'pg'
import { finding } from '../measurement/report.ts'
import { run } from '../postgres.ts'
import { residentBytes } from '../process-tree.ts'
import { seedMembers } from '../seeds.ts'
import { type Administered, startAdministered } from '../world/administrator.ts'
import { type Scenario, withContenders } from './scenario.ts'

// Each person has the role of every member and two more: about 100 000 grants.
const PEOPLE = 33_334
const ROLES = 20
const GRANTS = 100_000
const REMOVALS = 10_000
/** As many as one request may decide on. */
const DECIDED_AT_ONCE = 5000
const GROWTH_MB = 64

export const review: Scenario = {
  name: 'review',
  about: 'a campaign over 100 000 grants: opened, and closed with 10 000 removals',
  async run(bench) {
    const start = () =>
      startAdministered(bench.postgres, {
        name: 'review',
        database: 'review',
        app: 'sso-access-review',
        seed: seedGrants,
      })
    let service: Administered | undefined
    return withContenders(
      [
        async () => {
          service = await start()
          return service
        },
      ],
      () => measure(service!),
    )
  },
}

async function measure({ call, pids, databaseUrl }: Administered) {
  const residentMb = () => residentBytes(pids) / 1024 / 1024
  const { id } = await call<{ id: string }>('POST', '/sso/reviews/campaigns', {
    name: 'Bench',
    self_review: true,
  })
  const path = `/sso/reviews/campaigns/${id}`
  const before = residentMb()
  const opened = await secondsOf(() => call('POST', `${path}/open`))
  const items = await removableItems(databaseUrl, id)
  const [reviewed, granted] = [
    await countOf(databaseUrl, 'review_item'),
    await countOf(databaseUrl, 'membership_role'),
  ]
  for (let at = 0; at < items.length; at += DECIDED_AT_ONCE) {
    const part = items.slice(at, at + DECIDED_AT_ONCE)
    await call('POST', `${path}/decisions`, { items: part, decision: 'remove' })
  }
  const closed = await secondsOf(() => call('POST', `${path}/close`))
  const after = residentMb()
  const removed = granted - (await countOf(databaseUrl, 'membership_role'))
  if (reviewed < GRANTS || removed !== REMOVALS)
    throw new Error(`${reviewed} grants were reviewed and ${removed} removed`)
  return {
    rows: [],
    ratios: [],
    findings: [
      finding(`s, opening a campaign of ${reviewed} grants`, opened, 10),
      finding(`s, closing it with ${removed} removals`, closed, 10),
      finding('MB resident before', before),
      finding('MB resident after', after),
      finding('MB more than before', after - before, GROWTH_MB),
    ],
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

async function ask<T extends object>(databaseUrl: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<T>(sql, values)).rows
  } finally {
    await client.end()
  }
}

async function removableItems(databaseUrl: string, campaign: string): Promise<string[]> {
  const rows = await ask<{ id: string }>(
    databaseUrl,
    'select id from review_item where campaign_id = $1 and not automatic order by id limit $2',
    [campaign, REMOVALS],
  )
  return rows.map(({ id }) => id)
}

async function countOf(databaseUrl: string, table: 'review_item' | 'membership_role'): Promise<number> {
  const rows = await ask<{ n: number }>(databaseUrl, `select count(*)::int as n from ${table}`)
  return rows[0]!.n
}

async function seedGrants(databaseUrl: string): Promise<void> {
  await seedMembers(PEOPLE)(databaseUrl)
  await run(databaseUrl, [
    `insert into role (tenant_id, id, key, name)
       select (select id from tenant limit 1), gen_random_uuid(), 'bench' || n, 'Bench ' || n from generate_series(0, ${ROLES - 1}) n`,
    `insert into role_permission (tenant_id, role_id, permission)
       select tenant_id, id, 'audit.read' from role where key like 'bench%'`,
    `insert into membership_role (tenant_id, person_id, role_id)
       select role.tenant_id, person_id, role.id
         from (select person_id, row_number() over () as n from membership) as numbered
         join role on role.key in ('bench' || n % ${ROLES}, 'bench' || (n + 7) % ${ROLES})`,
    `insert into permission_use (tenant_id, person_id, permission, last_used_on)
       select tenant_id, person_id, 'audit.read', current_date - (n % 100)::int
         from (select tenant_id, person_id, row_number() over () as n from membership) as numbered where n % 3 = 0`,
    'vacuum analyze',
  ])
}
