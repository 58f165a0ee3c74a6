import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  givenMember,
  makeOpenFolder,
  pg,
  removeFolder,
  runTamga,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

const world = await startTestPlatform({ after }, { distribution: signIn })
const { admin } = world

async function asOwner(statement: string) {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  return (await owner.query(statement).finally(() => owner.end())).rows
}

type Status = { findings: { code: string }[]; processes: { leads: boolean; pid: number; limit: number }[] }
/** A busy machine is late, and a process that runs tests holds much. */
const OF_THE_MACHINE = ['event_loop_late', 'memory_high', 'slow_statements', 'overloaded', 'pool_short']
const codesOf = ({ findings }: Status) =>
  findings.map(({ code }) => code).filter(code => !OF_THE_MACHINE.includes(code))

test('the operator sees processes, jobs, load, backup and keys; nobody else does', async () => {
  const { status, body } = await admin.get('/platform/status')
  assert.equal(status, 200)
  assert.equal(body.processes.length, 1)
  const [own] = body.processes
  assert.deepEqual([own.leads, own.pid], [true, process.pid])
  assert.ok(own.memory_bytes > 0 && own.limit > 0 && own.connections.busy >= 0)
  assert.ok(body.schedules.length > 0)
  assert.ok(body.keys.signing.some((key: { status: string }) => key.status === 'active'))
  assert.deepEqual(codesOf(body), [])
  const { tenant } = (await admin.get('/me')).body
  const member = await givenMember(world.platform.ctx, tenant, {
    email: 'administrator@first.example',
    roles: ['admin'],
  })
  await world.stranger.signIn(member.email, member.password)
  assert.equal((await world.stranger.get('/platform/status')).status, 403)
})

test('the page tells where the time of requests goes', async () => {
  await until('the figures of routes are told', async () => {
    const { routes } = (await admin.get('/platform/status')).body
    const found = routes.find(({ route }: { route: string }) => route === '/api/v1/auth/login')
    return found !== undefined && found.requests > 0 && found.round_trips > 0
  })
})

test('what is wrong is said with how to mend it, in the language of the reader, and as the doctor says it', async () => {
  await asOwner(`insert into jobs.job (task, status, last_error, run_at)
    values ('mail.send', 'failed', 'no such host', now()), ('a task that nobody knows', 'waiting', null, now() - interval '10 minutes')`)
  const { body } = await admin.get('/platform/status')
  assert.deepEqual(codesOf(body), ['jobs_late', 'jobs_failed'])
  assert.deepEqual(body.jobs.failures, [{ task: 'mail.send', count: 1, last_error: 'no such host' }])
  const english = await admin.request('GET', '/platform/status', undefined, { 'accept-language': 'en' })
  const failed = english.body.findings.find(({ code }: { code: string }) => code === 'jobs_failed')
  assert.match(failed.detail, /Jobs that failed for good: 1/)
  assert.match(failed.mend, /remove the cause/)

  const DATA_DIR = await makeOpenFolder('tamga-status-')
  after(() => removeFolder(DATA_DIR))
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR, SSO_SECRET_KEY: `${'k'.repeat(43)}=` }
  const { checks } = JSON.parse((await runTamga(['doctor', '--json'], env)).stdout)
  const named = (check: string) => checks.find((found: { check: string }) => found.check === check)
  assert.equal(named('jobs failed').detail, failed.detail)
  assert.match(named('processes').detail, new RegExp(`1 running, led by .* ${process.pid}$`))

  assert.equal((await runTamga(['backup', 'note', '--at', '2026-01-01T00:00:00Z'], env)).code, 0)
  const noted = (await admin.get('/platform/status')).body
  assert.equal(noted.backup.noted_at, '2026-01-01T00:00:00.000Z')
  assert.ok(codesOf(noted).includes('backup_old'))
  await asOwner(`delete from jobs.job where status = 'failed' or task = 'a task that nobody knows'`)
})

test('the process that runs longest leads, and starts scheduled work once', async () => {
  const second = await world.another()
  const client = second.client()
  await client.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  const { processes } = (await client.get('/platform/status')).body as Status
  assert.deepEqual(
    processes.map(({ leads }) => leads),
    [true, false],
  )
  const runs = async () =>
    (await asOwner(`select count(*)::int as count from jobs.run where task = 'audit.seal-rest'`))[0].count
  const before = await runs()
  await asOwner(`update jobs.schedule set next_run_at = now() where name = 'audit.seal-rest'`)
  await until('the scheduled work ran', async () => (await runs()) > before)
  assert.equal(await runs(), before + 1)
})
