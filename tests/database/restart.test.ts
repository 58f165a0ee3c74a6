import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defineJob, defineModule } from '@tamga/core'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  type Client,
  coreDistribution,
  inPlatform,
  inTenant,
  pg,
  poolsOf,
  receiveMail,
  sendRequestsOnce,
  skipWithout,
  startDebianPostgres,
  startTestPlatform,
  until,
  withTenant,
} from '@tamga/core/testing'

type Gate = { readonly opened: Promise<void>; open(): void }

const gate = (): Gate => {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open }
}

const jobIsUnderWay = gate()
const jobMayEnd = gate()
const doneInAttempt: number[] = []

/** A job that is under way while the database goes down, and needs it to end. */
const labour = defineModule({
  id: 'io.vendor.test.labour',
  name: { mn: 'Туршилт', en: 'Labour' },
  description: { mn: 'Туршилт', en: 'Labour' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineJob('test.long', async (ctx, job) => {
      jobIsUnderWay.open()
      if (job.attempt === 1) await jobMayEnd.opened
      await poolsOf(ctx.services.database).jobs.query('select 1')
      doneInAttempt.push(job.attempt)
    }),
  ],
})

/** The names that the audit log knows: each acknowledged change has its record. */
async function namesInAudit(databaseUrl: string): Promise<Set<string>> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner
    .query(`select changes -> 'name' ->> 1 as name from audit_record where changes ? 'name'`)
    .finally(() => owner.end())
  return new Set(rows.map(({ name }) => name))
}

/** What the same request is answered, over and over, until told to stop. */
function keepAsking(ask: () => Promise<{ status: number }>): { stop(): Promise<Set<number>> } {
  const seen = new Set<number>()
  let isOver = false
  const loop = async () => {
    while (!isOver) seen.add((await ask()).status)
    return seen
  }
  const ended = loop()
  return {
    stop: () => {
      isOver = true
      return ended
    },
  }
}

const isAnswered = (client: Client, status: number) => async () => (await client.get('/me')).status === status

describe('a restart of PostgreSQL', { skip: skipWithout('postgresql') }, () => {
  test('is survived: 503 while it is away, everything as before when it is back', async t => {
    const server = await startDebianPostgres()
    const world = await startTestPlatform(t, {
      databaseUrl: server.url,
      distribution: { ...coreDistribution, modules: [labour] },
    })
    t.after(server.stop)
    sendRequestsOnce(t)
    const { admin, stranger, platform } = world
    const tenant = (await admin.get('/me')).body.tenant
    await inPlatform(platform.ctx, 'test', tx =>
      platform.services.jobs.enqueue(tx, 'test.long', { payload: {} }),
    )
    await jobIsUnderWay.opened
    const open = gate()
    const inTransaction = inTenant(withTenant(platform.ctx, tenant), async () => open.opened)
    const lost = assert.rejects(inTransaction)
    const reads = keepAsking(() => admin.get('/me'))
    const acknowledged: string[] = []
    let number = 0
    const write = async () => {
      const name = `Болд ${number++}`
      const answer = await admin.patch('/me', { name })
      if (answer.status === 200) acknowledged.push(name)
      return answer
    }
    const writes = keepAsking(write)
    await until('writes are acknowledged', () => acknowledged.length >= 20)

    await server.halt()
    open.open()
    await lost
    jobMayEnd.open()
    for (const ask of [
      () => admin.get('/me'),
      () => admin.patch('/me', { name: 'Бат' }),
      () => stranger.post('/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
    ]) {
      const answer = await ask()
      assert.equal(answer.status, 503, answer.text)
      assert.equal(answer.body.code, 'overloaded')
      assert.ok(answer.headers.get('retry-after'))
    }
    assert.equal((await admin.get('//health')).status, 200)
    assert.equal((await admin.get('//ready')).status, 503)

    await server.resume()
    await until('requests are answered again', isAnswered(admin, 200))
    for (const asked of [reads, writes]) {
      const statuses = await asked.stop()
      assert.deepEqual([...statuses].sort(), [200, 503])
    }
    const kept = await namesInAudit(server.url)
    assert.deepEqual(
      acknowledged.filter(name => !kept.has(name)),
      [],
    )
    assert.equal((await admin.patch('/me', { name: 'Болд Бат' })).status, 200)
    assert.equal((await admin.get('//ready')).status, 200)
    await stranger.post('/auth/password/forgot', { email: ADMIN_EMAIL })
    assert.ok((await receiveMail(world.mailDir, ADMIN_EMAIL)).token)
    await until('the job that was under way is done', async () => doneInAttempt.length > 0)
    assert.deepEqual(doneInAttempt, [2])
    await until('everything is sealed', async () => (await admin.get('/audit/verify')).body.unsealed === 0)

    // It hangs, as on a machine that stands still: what waits is answered once it goes on, and nothing is done twice.
    const letGo = await server.freeze()
    const waiting = admin.patch('/me', { name: 'Хөлдсөн' })
    assert.equal((await admin.get('//health')).status, 200)
    await until('it is not ready', async () => (await admin.get('//ready')).status === 503)
    letGo()
    const answer = await waiting
    assert.ok(answer.status === 200 || answer.status === 503, answer.text)
    await until('it is ready again', async () => (await admin.get('//ready')).status === 200)
    assert.equal((await namesInAudit(server.url)).has('Хөлдсөн'), answer.status === 200)
    assert.equal((await admin.patch('/me', { name: 'Гэссэн' })).status, 200)
  })
})
