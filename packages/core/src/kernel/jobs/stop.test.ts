import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { coreDistribution, poolsOf, startTestPlatform, until } from '../../testing/index.ts'
import { inPlatform } from '../context.ts'
import { defineModule } from '../module/define-module.ts'
import type { Services } from '../services.ts'
import { defineJob } from './define-job.ts'

/** Two processes, of which one runs a job that lasts until it may end. */
async function startLongJob(t: TestContext, grace: string) {
  const mayEnd = Promise.withResolvers<void>()
  const starts: { services: Services; attempt: number }[] = []
  const labour = defineModule({
    id: 'io.vendor.test.labour',
    name: { mn: 'Туршилт', en: 'Labour' },
    description: { mn: 'Туршилт', en: 'Labour' },
    history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
    dependencies: {},
    jobs: [
      defineJob('test.long', async ({ services }, { attempt }) => {
        starts.push({ services, attempt })
        if (attempt === 1) await mayEnd.promise
      }),
    ],
  })
  const world = await startTestPlatform(
    { after: work => t.after(work) },
    {
      distribution: { ...coreDistribution, modules: [labour] },
      bootstrap: false,
      settings: { SHUTDOWN_GRACE: grace },
    },
  )
  t.after(() => mayEnd.resolve())
  const platforms = [world.platform, (await world.another()).platform]
  const { ctx } = world.platform
  await inPlatform(ctx, 'test', tx =>
    ctx.services.jobs.enqueue(tx, 'test.long', { payload: {}, maxAttempts: 1 }),
  )
  await until('the job runs', () => starts.length > 0)
  const owner = platforms.find(({ services }) => services === starts[0]!.services)!
  const other = platforms.find(platform => platform !== owner)!
  return { owner, starts, mayEnd, jobs: poolsOf(other.services.database).jobs }
}

test('a job that lasts longer than a process is taken for dead is done once, although its process is being stopped', async t => {
  const { owner, starts, mayEnd, jobs } = await startLongJob(t, '100s')
  const begin = (await jobs.query('select now() as at')).rows[0].at
  const stopped = owner.stop()
  await until('everybody would have taken a silent process for dead', async () => {
    const seen = await jobs.query(
      `select from jobs.worker w join jobs.job j on j.locked_by = w.id
        where j.task = 'test.long' and w.seen_at > $1::timestamptz + interval '8 seconds'`,
      [begin],
    )
    return seen.rowCount === 1
  })
  assert.equal(starts.length, 1)
  mayEnd.resolve()
  await stopped
  const runs = await jobs.query(`select status from jobs.run where task = 'test.long'`)
  assert.deepEqual(runs.rows, [{ status: 'succeeded' }])
  assert.equal(starts.length, 1)
})

test('a job that does not end in time is given back at a stop, also from its last attempt, and keeps nothing from ending', async t => {
  const { owner, starts, jobs } = await startLongJob(t, '1s')
  await owner.stop()
  await until('another process runs the job', () => starts.length === 2)
  assert.deepEqual(
    starts.map(({ attempt }) => attempt),
    [1, 2],
  )
  const runs = await until('both runs are recorded', async () => {
    const { rows } = await jobs.query(
      `select status, problem from jobs.run where task = 'test.long' order by attempt`,
    )
    return rows.length === 2 && rows
  })
  assert.deepEqual(runs, [
    { status: 'lost', problem: 'the process that ran it was stopped' },
    { status: 'succeeded', problem: null },
  ])
})
