import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  type Afterwards,
  CompiledQuery,
  isItsTurn,
  type TestPlatform,
  testsEverything,
} from '@tamga/core/testing'
import { callStores } from './drive/call-stores.ts'
import { driveEverything, driveHotPaths } from './drive/drive.ts'
import { countCalls, NOT_CALLED, uncalledInDatabase } from './exercised.ts'
import { type Recorder, recordPlans } from './recorder.ts'
import { type FilledDatabase, prepareDatabase, startExplained } from './statements-world.ts'
import { EVERYTHING, HOT_VOLUMES, SHORT, SMALL, tablesOf, VOLUMES } from './volume/fill.ts'

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

export type JudgedServer = {
  readonly name: string
  start(): Promise<{ url: string; stop(): Promise<unknown> }>
  readonly skip?: string | false
  /** The servers take turns from commit to commit: on one all is judged, on the other the hot paths alone. */
  readonly turn: 0 | 1
}

/** Each server has a file of its own, because the calls of functions are counted in one process. */
export function judgeStatements(judged: JudgedServer): void {
  const { name, skip = false } = judged
  const isWhole = isItsTurn(judged.turn, 2)
  const what = isWhole ? 'every statement' : 'every statement of the hot paths'
  test(`on ${name} ${what} costs the same however full the tables are`, { skip }, async t => {
    const server = await judged.start()
    const afterwards = createAfterwards(t)
    afterwards.after(() => server.stop())
    const tables = Object.keys(isWhole ? VOLUMES : HOT_VOLUMES)
    const size = testsEverything() ? EVERYTHING : SHORT
    const filled = await prepareDatabase(afterwards, server.url, { size, tables })
    await t.test('there is no table that nobody fills and that is not small by nature', async () => {
      const expected = [...Object.keys(VOLUMES), ...Object.keys(SMALL)]
      assert.deepEqual(await tablesOf(filled.url), expected.sort())
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
    if (isWhole) await runEverything(t, { world, recorder, filled })
    else await t.test('the hot paths are driven', () => driveHotPaths(world, recorder))
    await t.test('no plan reads more than it has to', () => {
      assert.deepEqual(
        [...recorder.faults].map(([fault, during]) => `${during}: ${fault}`),
        [],
      )
    })
  })
}

type Explained = { world: TestPlatform; recorder: Recorder; filled: FilledDatabase }

async function runEverything(t: TestContext, { world, recorder, filled }: Explained): Promise<void> {
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
}
