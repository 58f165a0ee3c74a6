import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { coreDistribution, poolsOf, startTestPlatform, until } from '../../testing/index.ts'
import { inPlatform } from '../context.ts'
import { defineModule } from '../module/define-module.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { defineJob } from './define-job.ts'
import { isPassing } from './passing-fault.ts'
import { createJudgement } from './worker.ts'

const FAULTS = 8
const done: number[] = []

const labour = defineModule({
  id: 'io.vendor.test.labour',
  name: { mn: 'Туршилт', en: 'Labour' },
  description: { mn: 'Туршилт', en: 'Labour' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineJob('test.outage', async ({ services }, { attempt }) => {
      if (attempt <= FAULTS)
        await poolsOf(services.database).platform.query('select pg_terminate_backend(pg_backend_pid())')
      done.push(attempt)
    }),
    defineJob('test.mistake', async () => {
      throw new Error('always')
    }),
  ],
})

const world = await startTestPlatform(
  { after },
  { distribution: { ...coreDistribution, modules: [labour] }, bootstrap: false },
)
const { services, ctx } = world.platform
const jobs = poolsOf(services.database).jobs

const enqueue = (task: string) =>
  inPlatform(ctx, 'test', tx => services.jobs.enqueue(tx, task, { payload: {} }))

/** Nobody waits for the pauses between attempts. */
const hurry = (task: string) =>
  jobs.query(`update jobs.job set run_at = now() where task = $1 and status = 'waiting'`, [task])

test('a job that meets a fault of the database more often than it has attempts runs when that is over', async () => {
  await enqueue('test.outage')
  await until('the job ran', async () => {
    await hurry('test.outage')
    return done.length > 0
  })
  assert.deepEqual(done, [FAULTS + 1])
})

test('a job that fails by itself has its attempts and no more', async () => {
  await enqueue('test.mistake')
  const [failed] = await until('the job failed for good', async () => {
    await hurry('test.mistake')
    const { rows } = await jobs.query(
      `select attempts, max_attempts, last_error, run_at <= now() as is_past from jobs.job where task = 'test.mistake' and status = 'failed'`,
    )
    return rows.length > 0 && rows
  })
  assert.deepEqual(failed, { attempts: 6, max_attempts: 6, last_error: 'always', is_past: true })
})

test('a far side that is away passes, one that must not be called does not', () => {
  assert.ok(isPassing(new OutboundError('timeout')))
  assert.ok(isPassing(new Error('could not send', { cause: new OutboundError('breaker_open') })))
  assert.ok(!isPassing(new OutboundError('address_not_allowed')))
  assert.ok(!isPassing(new OutboundError('tls_failed', { code: 'CERT_HAS_EXPIRED' })))
  assert.ok(!isPassing('text'))
})

test('a process that comes back after an outage takes nobody for dead before the others had the time to come back too', () => {
  const canJudge = createJudgement()
  assert.ok(canJudge(1000), 'at its start')
  assert.ok(canJudge(3000))
  assert.ok(!canJudge(30_000), 'the first heartbeat after the outage')
  assert.ok(!canJudge(35_999))
  assert.ok(canJudge(36_000))
  assert.ok(canJudge(38_000))
})
