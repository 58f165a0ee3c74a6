import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { coreDistribution, poolsOf, startTestPlatform, until } from '../../testing/index.ts'
import { inPlatform } from '../context.ts'
import { defineCatalog } from '../module/catalog.ts'
import { defineModule } from '../module/define-module.ts'
import { defineJob } from './define-job.ts'

const seen: { label: string; attempt: number; tenant_id: string | null }[] = []
let failures = 0

const labour = defineModule({
  id: 'io.vendor.test.labour',
  name: { mn: 'Туршилт', en: 'Labour' },
  description: { mn: 'Туршилт', en: 'Labour' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineJob<{ label: string }>('test.note', async (_ctx, job) => {
      seen.push({ label: job.payload.label, attempt: job.attempt, tenant_id: job.tenant_id })
    }),
    defineJob<{ label: string }>('test.fail-once', async (_ctx, job) => {
      failures++
      if (job.attempt === 1) throw new Error('the first attempt fails')
      seen.push({ label: job.payload.label, attempt: job.attempt, tenant_id: job.tenant_id })
    }),
  ],
})

const world = await startTestPlatform(
  { after },
  {
    distribution: {
      ...coreDistribution,
      modules: [labour],
      catalog: defineCatalog(coreDistribution.catalog),
    },
  },
)
const { services, ctx } = world.platform
const jobs = poolsOf(services.database).jobs
const enqueue = (task: string, label: string, options = {}) =>
  inPlatform(ctx, 'test', tx => services.jobs.enqueue(tx, task, { payload: { label }, ...options }))

test('a job runs once, leaves a run row, and carries its tenant', async () => {
  const { rows } = await poolsOf(services.database).platform.query('select id from tenant')
  await services.database.inTenant(rows[0].id, tx =>
    services.jobs.enqueue(tx, 'test.note', { payload: { label: 'tenant' } }),
  )
  await untilSeen('tenant')
  assert.equal(seen.find(({ label }) => label === 'tenant')!.tenant_id, rows[0].id)
  await until(
    'the run is recorded',
    async () =>
      (await jobs.query(`select 1 from jobs.run where task = 'test.note' and status = 'succeeded'`))
        .rowCount === 1,
  )
})

test('a job of a transaction that rolls back never existed', async () => {
  await assert.rejects(
    inPlatform(ctx, 'test', async tx => {
      await services.jobs.enqueue(tx, 'test.note', { payload: { label: 'rolled back' } })
      throw new Error('no')
    }),
  )
  await enqueue('test.note', 'after it')
  await untilSeen('after it')
  assert.ok(!seen.some(({ label }) => label === 'rolled back'))
})

test('waiting jobs with one key become one job', async () => {
  const runAt = new Date(Date.now() + 3_600_000)
  for (let i = 0; i < 5; i++) await enqueue('test.note', `keyed ${i}`, { key: 'same', runAt })
  await jobs.query(`update jobs.job set run_at = now() where task = 'test.note' and status = 'waiting'`)
  await untilSeen('keyed 4')
  assert.deepEqual(
    seen.filter(({ label }) => label.startsWith('keyed')).map(({ label }) => label),
    ['keyed 4'],
  )
})

test('a failed job is tried again and both runs are recorded', async () => {
  await enqueue('test.fail-once', 'twice')
  await until(
    'the job waits for its second attempt',
    async () =>
      (
        await jobs.query(
          `update jobs.job set run_at = now() where task = 'test.fail-once' and status = 'waiting'`,
        )
      ).rowCount! > 0 || seen.some(({ label }) => label === 'twice'),
  )
  await untilSeen('twice')
  assert.equal(failures, 2)
  await until(
    'both runs are recorded',
    async () => (await jobs.query(`select 1 from jobs.run where task = 'test.fail-once'`)).rowCount === 2,
  )
})

test('the jobs of a process that died are taken over by another', async () => {
  const dead = randomUUID()
  await jobs.query(
    `insert into jobs.worker (id, host, pid, seen_at) values ($1, 'gone', 1, now() - interval '10 seconds')`,
    [dead],
  )
  await jobs.query(
    `insert into jobs.job (task, payload, status, locked_by, attempts) values ('test.note', '{"label":"orphan"}', 'running', $1, 1)`,
    [dead],
  )
  await untilSeen('orphan')
  assert.equal(seen.find(({ label }) => label === 'orphan')!.attempt, 2)
  assert.equal((await jobs.query(`select 1 from jobs.run where status = 'lost'`)).rowCount, 1)
})

test('a job of a dead process that was wanted again meanwhile is done once, by its successor', async () => {
  const dead = randomUUID()
  await jobs.query(
    `insert into jobs.job (task, payload, key, status, locked_by, attempts, run_at)
     values ('test.note', '{"label":"replaced"}', 'again', 'running', $1, 1, now()),
            ('test.note', '{"label":"replaced"}', 'again', 'running', $1, 1, now()),
            ('test.note', '{"label":"successor"}', 'again', 'waiting', null, 0, now() + interval '1 hour'),
            ('test.note', '{"label":"twin"}', 'twins', 'running', $1, 1, now()),
            ('test.note', '{"label":"twin"}', 'twins', 'running', $1, 1, now())`,
    [dead],
  )
  await untilSeen('twin')
  await untilSeen('successor')
  const noted = seen.filter(({ label }) => ['replaced', 'successor', 'twin'].includes(label))
  assert.equal(noted.length, 2)
})

test('two processes share the work and no job runs twice', async () => {
  await world.another()
  await Promise.all(Array.from({ length: 60 }, (_, index) => enqueue('test.note', `shared ${index}`)))
  await until(
    'all shared jobs ran',
    () => seen.filter(({ label }) => label.startsWith('shared')).length >= 60,
  )
  assert.equal(seen.filter(({ label }) => label.startsWith('shared')).length, 60)
})

test('the tenant role can add a job but neither read nor change the queue', async () => {
  for (const statement of [
    'select * from jobs.job',
    'delete from jobs.job',
    `update jobs.job set payload = '{}'`,
    'select * from jobs.run',
    `insert into jobs.job (task) values ('x')`,
  ]) {
    await assert.rejects(poolsOf(services.database).app.query(statement), /permission denied/)
  }
})

const untilSeen = (wanted: string) =>
  until(`the job ${wanted} runs`, () => seen.some(({ label }) => label === wanted))
