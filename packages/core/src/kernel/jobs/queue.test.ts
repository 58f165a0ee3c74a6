import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { coreDistribution, poolsOf, startTestPlatform, until } from '../../testing/index.ts'
import { inPlatform } from '../context.ts'
import { defineModule } from '../module/define-module.ts'
import { currentScope, type RequestScope, runInScope } from '../telemetry/request-scope.ts'
import { defineJob } from './define-job.ts'

const MANY = 1000
const mayEnd = Promise.withResolvers<void>()
let started = 0
let done = 0
const scopes: (RequestScope | undefined)[] = []

const labour = defineModule({
  id: 'io.vendor.test.labour',
  name: { mn: 'Туршилт', en: 'Labour' },
  description: { mn: 'Туршилт', en: 'Labour' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineJob(
      'test.gated',
      async () => {
        started += 1
        await mayEnd.promise
        done += 1
      },
      { concurrency: 20 },
    ),
    defineJob('test.scope', async () => void scopes.push(currentScope())),
  ],
})

const world = await startTestPlatform(
  { after },
  { distribution: { ...coreDistribution, modules: [labour] }, bootstrap: false },
)
const { services, ctx } = world.platform
const jobs = poolsOf(services.database).jobs

const lastBeat = async (): Promise<number> =>
  Date.parse((await jobs.query('select max(seen_at) as at from jobs.worker')).rows[0].at)

test('a job that a request gives rise to has neither its deadline nor its figures', async () => {
  const scope: RequestScope = { roundTrips: 0, slowStatements: 0, parts: [], left: () => 75_000 }
  runInScope(
    scope,
    () => void inPlatform(ctx, 'test', tx => services.jobs.enqueue(tx, 'test.scope', { payload: {} })),
  )
  await until('the job runs', () => scopes.length > 0)
  assert.deepEqual(scopes, [undefined])
})

test('however many jobs are added at once, the queue is looked through a few times', async () => {
  let statements = 0
  const count = () => {
    statements += 1
  }
  jobs.on('acquire', count)
  await inPlatform(ctx, 'test', async tx => {
    for (let index = 0; index < MANY; index++) await services.jobs.enqueue(tx, 'test.gated', { payload: {} })
    assert.equal(started, 0)
  })
  const committed = await lastBeat()
  await until('the first jobs run', () => started > 0)
  await until('the worker went on as usual', async () => (await lastBeat()) > committed)
  jobs.off('acquire', count)
  assert.ok(statements < MANY / 2, `${statements} statements`)
  mayEnd.resolve()
  await until('all jobs ran', () => done === MANY)
  assert.equal(started, MANY)
})
