import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import pg from 'pg'
import { createClient } from '../../testing/client.ts'
import { runTamga, startTamga } from '../../testing/command-line.ts'
import { createTestDatabase } from '../../testing/test-platform.ts'

const COUNTS = `
  select (select count(*)::int from tenant) as tenants, (select count(*)::int from person) as people,
         (select count(*)::int from session) as sessions, (select count(*)::int from role where not built_in) as roles,
         (select count(*)::int from invitation where status = 'pending') as invitations,
         (select count(distinct date_trunc('day', at))::int from audit_record where at > now() - interval '15 days') as days`

test('the demo is believable, can be signed in to, and is made once', async t => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-demo-'))
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }))
  const env = { DATABASE_URL: await createTestDatabase(t), DATA_DIR }
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
