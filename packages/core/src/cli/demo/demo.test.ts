import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import pg from 'pg'
import { createClient } from '../../testing/client.ts'
import { runTamga, startTamga } from '../../testing/command-line.ts'
import { freePort } from '../../testing/free-port.ts'
import { createTestDatabase } from '../../testing/test-platform.ts'
import { until } from '../../testing/until.ts'

const COUNTS = `
  select (select count(*)::int from tenant) as tenants, (select count(*)::int from person) as people,
         (select count(*)::int from session) as sessions, (select count(*)::int from role where not built_in) as roles,
         (select count(*)::int from invitation where status = 'pending') as invitations,
         (select count(distinct date_trunc('day', at))::int from audit_record where at > now() - interval '15 days') as days`

/** Every screen of the first organisation has something to show, and its simulated systems really answer. */
async function requireFilled(client: ReturnType<typeof createClient>): Promise<void> {
  const list = async (path: string) => (await client.get(path)).body.items
  const applications = await list('/me/applications')
  assert.ok(applications.length >= 4 && new Set(applications.map(categoryOf)).size >= 3)
  const clients = await list('/sso/clients')
  assert.ok(clients.some((each: { audience: { units: string[] } | null }) => each.audience?.units.length))
  for (const { logo_uri } of applications) assert.equal((await client.get(`/${logo_uri}`)).status, 200)
  assert.ok((await list('/organisation/units')).length >= 9)
  assert.ok(
    (await list('/organisation/members')).every((member: { unit: unknown }) => member.unit !== undefined),
  )
  assert.equal((await list('/service-accounts')).length, 1)
  assert.ok((await list('/sso/federation/providers')).length >= 2)
  const statuses = (await list('/sso/reviews/campaigns')).map(({ status }: { status: string }) => status)
  assert.deepEqual([...new Set(statuses)].sort(), ['closed', 'draft', 'open'])
  const documents = (await list('/documents?limit=100')).map(({ status }: { status: string }) => status)
  assert.deepEqual([...new Set(documents)].sort(), [
    'approved',
    'draft',
    'in_approval',
    'rejected',
    'returned',
  ])
  assert.equal((await list('/approvals/queue')).length, 1)
  assert.equal((await list('/reports')).filter((report: { starred: boolean }) => report.starred).length, 2)
  await until('one simulated system takes people in and one fails', async () => {
    const health = (await list('/sso/scim/targets')).map((target: { health: string }) => target.health)
    return health.toSorted().join(' ') === 'failing ok'
  })
  await until('the bell tells of reviews, invitations and the failing system', async () => {
    const kinds = new Set((await list('/me/notifications')).map(({ kind }: { kind: string }) => kind))
    return kinds.size >= 2
  })
}

const categoryOf = ({ category }: { category: string }) => category

test('the demo is believable, can be signed in to, and is made once', async t => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-demo-'))
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }))
  // One address for both: the demo names the simulated systems of the service that will run.
  const env = { DATABASE_URL: await createTestDatabase(t), DATA_DIR, PORT: String(await freePort()) }
  const first = await runTamga(['demo', '--json'], env)
  assert.equal(first.code, 0, first.stderr)
  const { tenants, password } = JSON.parse(first.stdout)

  const owner = new pg.Client({ connectionString: env.DATABASE_URL })
  await owner.connect()
  const { rows } = await owner.query(COUNTS).finally(() => owner.end())
  const { people, sessions, roles, invitations, days } = rows[0]
  assert.equal(rows[0].tenants, 3)
  assert.ok(people >= 190 && people <= 230, `${people} people`)
  assert.ok(sessions > 50 && roles >= 15 && invitations >= 10 && days >= 14, JSON.stringify(rows[0]))

  const service = await startTamga(env)
  const client = createClient(service.origin)
  const { body } = await client.signIn(tenants[0].administrator.email, password)
  assert.equal(body.tenants.length, 3)
  assert.equal((await client.get('/organisation/members')).status, 200)
  await requireFilled(client)
  service.child.kill('SIGTERM')
  await service.ended

  const again = await runTamga(['demo'], env)
  assert.equal(again.code, 0)
  assert.match(again.stdout, /there already/)
  const production = {
    ENVIRONMENT: 'production',
    PUBLIC_ORIGIN: 'https://sso.example.mn',
    SSO_DEFAULT_CLIENT_SECRET: 'a default client secret',
  }
  assert.equal((await runTamga(['demo'], { ...env, ...production })).code, 1)
})
