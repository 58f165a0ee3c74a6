import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { defineModule, defineSchedule } from '@tamga/core'
import { coreDistribution, createMigratedDatabase, pg, startTestPlatform, until } from '@tamga/core/testing'
import { startCuttingProxy } from './cutting-proxy.ts'

const DAY_SECONDS = 86_400
let runs = 0

const daily = defineModule({
  id: 'io.vendor.test.daily',
  name: { mn: 'Туршилт', en: 'Daily' },
  description: { mn: 'Туршилт', en: 'Daily' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineSchedule('test.daily', DAY_SECONDS, async () => {
      runs += 1
    }),
  ],
})

/** What stands on something ends before it. */
const endings: (() => Promise<unknown>)[] = []
const afterwards = { after: (work: () => Promise<unknown>) => void endings.unshift(work) }
after(async () => {
  for (const end of endings) await end()
})

const databaseUrl = await createMigratedDatabase(afterwards)
const proxy = await startCuttingProxy(databaseUrl)
afterwards.after(() => proxy.stop())
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterwards.after(() => owner.end())
await startTestPlatform(afterwards, {
  distribution: { ...coreDistribution, modules: [daily] },
  databaseUrl: proxy.url,
  bootstrap: false,
})

const isWaitedFor = async () => {
  const waiting = await owner.query(
    `select from pg_stat_activity where datname = current_database() and usename = 'tamga_jobs' and wait_event_type = 'Lock'`,
  )
  return waiting.rowCount !== 0
}

const lastStart = async () =>
  (await owner.query(`select last_run_at from jobs.schedule where name = 'test.daily'`)).rows[0]?.last_run_at

test('work that the clock starts is in the queue although the process was cut off while it was started', async () => {
  await until('the first run is over', () => runs === 1)
  const first = await lastStart()
  // The statement that starts the schedule waits for this transaction, and the connections break meanwhile.
  await owner.query('begin')
  await owner.query(
    `update jobs.schedule set next_run_at = now() - interval '1 minute' where name = 'test.daily'`,
  )
  await until('the due schedule is about to be started', isWaitedFor)
  proxy.cut('tamga_jobs')
  await owner.query('commit')
  await until('the schedule was moved on', async () => Number(await lastStart()) !== Number(first))
  const { rowCount } = await owner.query(
    `select from jobs.job where task = 'test.daily' union all select from jobs.run where task = 'test.daily'`,
  )
  assert.equal(rowCount, 2, 'a job or a finished run for each start')
  await until('the second run is over', () => runs === 2)
})
