import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Answer,
  createMigratedDatabase,
  sendRequestsOnce,
  startTestPlatform,
  testsEverything,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { changeScenario, type Step } from '../../policy/scenarios/change-scenario.ts'
import { reviewSteps } from '../../policy/scenarios/review-scenario.ts'
import { unitSteps } from '../../policy/scenarios/unit-scenario.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { differences, openStateReader } from './database-state.ts'

/** Of two lives, of units and of a review, every so-manieth change is cut; of everything there is each one with TAMGA_TEST_EVERYTHING. */
const EVERY = testsEverything() ? 1 : 3
const MOST_STATEMENTS = 60

/** What stands on something ends before it. */
const endings: (() => Promise<unknown>)[] = []
const afterwards = { after: (work: () => Promise<unknown>) => void endings.unshift(work) }
after(async () => {
  for (const end of endings) await end()
})

sendRequestsOnce(afterwards)
const databaseUrl = await createMigratedDatabase(afterwards, signIn)
const proxy = await startCuttingProxy(databaseUrl)
afterwards.after(() => proxy.stop())
const world = await startTestPlatform(afterwards, {
  distribution: signIn,
  databaseUrl: proxy.url,
  settings: { OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt,device', DNS_SERVERS: '127.0.0.1:9' },
})
const state = await openStateReader(databaseUrl)
afterwards.after(() => state.stop())

/**
 * Cuts a change behind its first statement, its second, and so on, until it comes to its commit. Answers with the number of cuts. A
 * statement that the service made for itself may have been the one that was counted: then the change goes through, with its record.
 */
async function cutEverywhere({ route, run }: Step): Promise<number> {
  for (let statements = 1; statements < MOST_STATEMENTS; statements++) {
    const [before, changes] = [await state.read(), await state.countChanges()]
    proxy.cutAfter(statements)
    const answer = await run().catch((error: unknown) => error)
    const { status, text } = answer as Partial<Answer>
    assert.notEqual(status, 500, `${route}, cut behind statement ${statements}: ${text}`)
    if (!proxy.wasCut()) return statements - 1
    await until('what was under way is over', () => state.isSettled())
    const [changed, recorded] = [
      differences(before, await state.read()),
      (await state.countChanges()) - changes,
    ]
    const what = `${route}, cut behind statement ${statements}, answered ${status}: ${changed.join(', ')}`
    assert.equal(changed.length > 0, recorded > 0, what)
    await until('the service answers again', async () => (await world.admin.get('//ready')).status === 200)
    if (recorded > 0) return statements
  }
  throw new Error(`${route} made ${MOST_STATEMENTS} statements without a commit`)
}

test('a change that is cut off behind any of its statements is not there, or whole with its record', async t => {
  for (const slug of world.platform.services.modules.apps.keys())
    await world.admin.post(`/store/apps/${slug}/install`)
  let [changes, cuts] = [0, 0]
  const { admin } = world
  const steps = testsEverything() ? changeScenario(world) : [...unitSteps(admin), ...reviewSteps(admin)]
  for (const [place, step] of steps.entries()) {
    await step.prepare?.()
    if (place % EVERY === 0 && step.changes !== 0) {
      changes += 1
      cuts += await cutEverywhere(step)
    } else await step.run()
  }
  t.diagnostic(`${changes} changes, ${cuts} cuts`)
  assert.ok(cuts > changes, 'a change is more than one statement')
})
