import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Afterwards, CompiledQuery, testsEverything } from '@tamga/core/testing'
import { callStores } from './drive/call-stores.ts'
import { driveEverything } from './drive/drive.ts'
import { countCalls, NOT_CALLED, uncalledInDatabase } from './exercised.ts'
import { recordPlans } from './recorder.ts'
import { prepareDatabase, startExplained } from './statements-world.ts'
import { EVERYTHING, SHORT, SMALL, tablesOf, VOLUMES } from './volume/fill.ts'

/** Under row-level security no release has to take a function of another column for an index condition. */
const PLANTED = `
  select s.id from unnest(array['00']) as h cross join lateral
    (select id from session where token_hash = decode(h, 'hex')) s`

/** What was started last is stopped first: the databases go before their server. */
function createAfterwards(t: TestContext): Afterwards {
  const works: (() => Promise<unknown>)[] = []
  t.after(async () => {
    for (const work of works.reverse()) await work()
  })
  return { after: work => void works.push(work) }
}

/** Each server has a file of its own, because the calls of functions are counted in one process. */
export function judgeStatements(
  name: string,
  start: () => Promise<{ url: string; stop(): Promise<unknown> }>,
  skip: string | false = false,
): void {
  test(`on ${name} every statement costs the same however full the tables are`, {
    skip,
  }, async t => {
    const server = await start()
    const afterwards = createAfterwards(t)
    afterwards.after(() => server.stop())
    const filled = await prepareDatabase(afterwards, server.url, testsEverything() ? EVERYTHING : SHORT)
    await t.test('every table is filled, or small by nature', async () => {
      const judged = [...Object.keys(VOLUMES), ...Object.keys(SMALL)]
      assert.deepEqual(await tablesOf(filled.url), judged.sort())
    })
    const world = await startExplained(afterwards, filled)
    const recorder = recordPlans(world.platform)
    await t.test('the judge finds what it is looking for', async () => {
      recorder.during('the planted statement')
      await world.platform.services.database.inTenant(filled.tenantId, tx =>
        tx.executeQuery(CompiledQuery.raw(PLANTED)),
      )
      assert.match(
        [...recorder.faults].join(),
        /session: (a filter removes|reads)|index condition compares with an expression/,
      )
      recorder.forgetFaults()
    })
    await t.test('every function of every store is called', async () => {
      const unreached = await countCalls()
      await driveEverything(world, recorder)
      const how = { tenantId: filled.tenantId, unreached: await unreached() }
      assert.deepEqual(await callStores(world, recorder, how), [])
    })
    await t.test('every procedure of the database is called', async () => {
      // A connection tells what it counted when it ends, at the latest.
      await world.stop()
      assert.deepEqual(await uncalledInDatabase(filled.url), Object.keys(NOT_CALLED).sort())
    })
    await t.test('no plan reads more than it has to', () => {
      assert.deepEqual(
        [...recorder.faults].map(([fault, during]) => `${during}: ${fault}`),
        [],
      )
    })
  })
}
