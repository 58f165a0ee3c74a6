import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { defineModule } from '../../../kernel/module/define-module.ts'
import { coreDistribution, poolsOf, runTamga, startTestPlatform, until } from '../../../testing/index.ts'

let runs = 0

const labour = defineModule({
  id: 'io.vendor.test.labour',
  name: { mn: 'Туршилт', en: 'Labour' },
  description: { mn: 'Туршилт', en: 'Labour' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineJob('test.mended', async () => {
      runs += 1
    }),
  ],
})

const world = await startTestPlatform({ after }, { distribution: { ...coreDistribution, modules: [labour] } })
const jobs = poolsOf(world.platform.services.database).jobs
const tamga = (...args: string[]) =>
  runTamga(args, { DATABASE_URL: world.databaseUrl, DATA_DIR: world.mailDir })

async function insertFailed(key: string | null): Promise<string> {
  const { rows } = await jobs.query(
    `insert into jobs.job (task, key, status, attempts, last_error, tenant_id)
     values ('test.mended', $1, 'failed', 6, 'the far side was away', $2) returning id`,
    [
      key,
      (await poolsOf(world.platform.services.database).platform.query('select id from tenant')).rows[0].id,
    ],
  )
  return rows[0].id
}

test('a job that failed for good is listed with its reason, and runs again when the operator says so', async () => {
  const [id, other] = [await insertFailed(null), await insertFailed(null)]
  const listed = JSON.parse((await tamga('jobs', 'list', '--json')).stdout)
  const found = listed.find((job: { id: string }) => job.id === id)
  assert.deepEqual(
    [found.task, found.tenant, found.last_error],
    ['test.mended', 'first', 'the far side was away'],
  )
  assert.match(
    (await tamga('jobs', 'list')).stdout,
    new RegExp(`${id} +test.mended +first .*the far side was away`),
  )
  const retried = await tamga('jobs', 'retry', id)
  assert.deepEqual([retried.code, retried.stdout], [0, 'Jobs that begin anew: 1.\n'])
  await until('the job ran', () => runs === 1)
  assert.equal((await tamga('jobs', 'drop', other)).code, 0)
  const again = await tamga('jobs', 'drop', other)
  assert.equal(again.code, 1)
  assert.match(again.stderr, /No job .* failed for good/)
  assert.equal((await tamga('jobs', 'list')).stdout, 'No job failed for good.\n')
})

test('of failed jobs with one key, the newest begins anew for all of them', async () => {
  const before = runs
  for (const key of ['same', 'same', 'another']) await insertFailed(key)
  assert.deepEqual(JSON.parse((await tamga('jobs', 'retry', '--task', 'test.mended', '--json')).stdout), {
    retried: 3,
  })
  await until('both jobs ran', () => runs === before + 2)
  const left = await jobs.query(`select from jobs.job where task = 'test.mended' and status = 'failed'`)
  assert.equal(left.rowCount, 0)
})

test('a job is named by its id, or many by their task', async () => {
  for (const args of [['retry'], ['retry', 'x'], ['drop', 'x'], ['drop']])
    assert.equal((await tamga('jobs', ...args)).code, 2, args.join(' '))
})
