import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { createTestDatabase } from '../../testing/index.ts'
import { DeadlineError, runInScope } from '../telemetry/request-scope.ts'
import { runInPlatform, runInTenant } from './transactions.ts'

const cleanups: (() => Promise<unknown>)[] = []
const url = await createTestDatabase({ after: drop => void cleanups.push(drop) })
const pool = new pg.Pool({ connectionString: url, max: 1 })
pool.on('connect', client => void client.on('error', () => {}))
pool.on('error', () => {})
cleanups.unshift(() => pool.end())
after(async () => {
  for (const clean of cleanups) await clean()
})
await pool.query('create table note (x int)')

const countNotes = async () => Number((await pool.query('select count(*) from note')).rows[0].count)
const settingOf = async (name: string) =>
  (await pool.query('select current_setting($1, true) as value', [name])).rows[0].value

test('a transaction carries its tenant and its timeouts, and leaves neither behind', async () => {
  const tenant = randomUUID()
  const { rows } = await runInTenant(pool, tenant, tx =>
    sql<object>`select current_setting('tamga.tenant') as tenant, current_setting('statement_timeout') as statement,
                       current_setting('lock_timeout') as lock`.execute(tx),
  )
  assert.deepEqual(rows, [{ tenant, statement: '15s', lock: '5s' }])
  assert.ok(!(await settingOf('tamga.tenant')))
  assert.equal(await settingOf('statement_timeout'), '0')
})

test('the platform’s transaction has no tenant, whatever the connection was used for before', async () => {
  await runInTenant(pool, randomUUID(), tx => sql`select 1`.execute(tx))
  const { rows } = await runInPlatform(pool, tx =>
    sql<object>`select nullif(current_setting('tamga.tenant', true), '') as tenant`.execute(tx),
  )
  assert.deepEqual(rows, [{ tenant: null }])
})

test('a transaction goes on no longer than somebody waits for its request, and none begins after that', async () => {
  const within = <T>(left: number, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) =>
      runInScope({ roundTrips: 0, slowStatements: 0, parts: null, left: () => left }, () =>
        work().then(resolve, reject),
      ),
    )
  const readTimeout = () =>
    runInPlatform(pool, tx => sql<object>`select current_setting('statement_timeout') as value`.execute(tx))
  assert.deepEqual((await within(1200, readTimeout)).rows, [{ value: '1200ms' }])
  assert.deepEqual((await within(Number.POSITIVE_INFINITY, readTimeout)).rows, [{ value: '15s' }])
  await assert.rejects(within(0, readTimeout), DeadlineError)
})

test('work that fails leaves nothing, and its own error is the one that is told', async () => {
  const failing = runInTenant(pool, randomUUID(), async tx => {
    await sql`insert into note values (1)`.execute(tx)
    throw new Error('the work itself')
  })
  await assert.rejects(failing, /the work itself/)
  assert.equal(await countNotes(), 0)
})

test('what waits for the commit is done behind it, and not at all without one', async () => {
  const seen: string[] = []
  const note = (what: string) => void seen.push(what)
  await runInPlatform(pool, async tx => {
    tx.afterCommit(() => note('committed'))
    await sql`select 1`.execute(tx)
    note('under way')
  })
  const failing = runInTenant(pool, randomUUID(), async tx => {
    tx.afterCommit(() => note('rolled back'))
    throw new Error('no')
  })
  await assert.rejects(failing, /no/)
  assert.deepEqual(seen, ['under way', 'committed'])
})

test('a tenant is named by an id and by nothing else', async () => {
  for (const name of ['', 'first', `${randomUUID()}'; drop table note; --`]) {
    await assert.rejects(
      runInTenant(pool, name, async () => undefined),
      /needs a tenant id/,
    )
  }
})

test('a second transaction inside the first is refused', async () => {
  await assert.rejects(
    runInTenant(pool, randomUUID(), tx => tx.transaction().execute(async () => undefined)),
    /opened by inTenant or inPlatform alone/,
  )
})

test('a connection that was lost in the middle is thrown away, not handed to the next', async () => {
  const killer = new pg.Client({ connectionString: url })
  await killer.connect()
  const lost = runInTenant(pool, randomUUID(), async tx => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await killer.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await sql`insert into note values (1)`.execute(tx)
  })
  await assert.rejects(lost)
  await killer.end()
  assert.equal(await countNotes(), 0)
})
