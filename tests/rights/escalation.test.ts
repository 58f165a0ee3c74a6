import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, createClient, testsEverything } from '@tamga/core/testing'
import { agree, codesUnasked } from './application.ts'
import { changingRoutes, type Route, type Send, tryRoute } from './attempts.ts'
import {
  CHOSEN,
  CLAIMED,
  comeThroughProvider,
  gains,
  gainsByToken,
  type Held,
  permissionsHeld,
  type Stage,
  setStage,
  startRightsWorld,
} from './rights-world.ts'

/** All that an administrator lets the application of each stage do in their name. */
const AGREED = 'openid organisation.manage settings.manage'

const world = await startRightsWorld({ after })
const { permissions } = world.platform.services.modules
const ROUTES = changingRoutes(world)

/**
 * Every two permissions together take many minutes. Those that only read are few of the changing routes' keys: in the short form one
 * person holds all of them.
 */
const mayRead = (permission: string): boolean => permission.endsWith('.read')
const alone = permissions.map(permission => [permission])
const sets: string[][] = testsEverything()
  ? [...alone, ...permissions.flatMap((one, n) => permissions.slice(n + 1).map(other => [one, other]))]
  : [permissions.filter(mayRead), ...alone.filter(([permission]) => !mayRead(permission!))]

for (const [turn, given] of [[], ...sets].entries())
  test(`who holds ${given.join(' and ') || 'nothing'} gets nobody anything else`, async () => {
    const stage = await setStage(world, `stage-${turn}`, given)
    await agree(world, stage, AGREED)
    await comeThroughProvider(world, stage, [])
    const before = await permissionsHeld(world, stage)
    const found: string[] = []
    const look: Look = async (path, body, answer) =>
      found.push(...(await consequences(stage, { before, path, body, answer })))
    const tries = await tryEverything(stage, sendAsActor(stage, look))
    assert.ok(tries > ROUTES.length / 2, `only ${tries} tries`)
    await stage.admin.signIn(stage.chief.email, stage.chief.password)
    await comeThroughProvider(world, stage, [CLAIMED])
    assert.deepEqual(gains(before, await permissionsHeld(world, stage), given), [])
    assert.deepEqual([...new Set(found)], [])
  })

test('an application with the scopes of business apps gets nobody anything', async () => {
  const stage = await setStage(world, 'business-scopes', [])
  const token = await agree(world, stage, 'openid erp.read erp.write')
  const before = await permissionsHeld(world, stage)
  const application = createClient(world.origin)
  application.token = token
  await tryEverything(stage, (method, path, body) => application.request(method, path, body))
  assert.deepEqual(gains(before, await permissionsHeld(world, stage), []), [])
})

/** Refusals change nothing, so many are asked for at once: the service then looks up the session of all of them in one statement. */
const REFUSED_AT_ONCE = 24

/** What a session or the role of all members opens is the same for everyone: it is tried in depth by somebody who holds nothing else. */
async function tryEverything({ pool, actor, everybody }: Stage, send: Send): Promise<number> {
  const isBrief = actor.permissions.length > 0
  const few = { ids: pool.ids.slice(0, 1), words: pool.words.slice(0, 1) }
  const isOpenTo = ({ needs }: Route, held: readonly string[]) =>
    needs.length === 0 || needs.some(permission => held.includes(permission))
  const isOpen = (route: Route) => isOpenTo(route, [...everybody, ...actor.permissions])
  let tries = 0
  const closed = ROUTES.filter(route => !isOpen(route))
  for (let at = 0; at < closed.length; at += REFUSED_AT_ONCE) {
    const some = closed.slice(at, at + REFUSED_AT_ONCE).map(route => tryRoute(route, pool, send))
    for (const count of await Promise.all(some)) tries += count
  }
  for (const route of ROUTES.filter(isOpen))
    tries += await tryRoute(route, isBrief && isOpenTo(route, everybody) ? few : pool, send)
  return tries
}

/** Some tries end the session or take the actor's own rights: they come back and go on. */
function sendAsActor(stage: Stage, look: Look): Send {
  const { client, person } = stage.actor
  return async (method, path, body) => {
    const answer = await client.request(method, path, body)
    if (answer.status === 401 && !path.endsWith('/logout'))
      await signInAgain({ client, person, tenant: stage.tenant })
    if (answer.status < 300) {
      await look(path, JSON.stringify(body ?? ''), answer)
      await stage.restore()
    }
    return answer
  }
}

type Look = (path: string, body: string, answer: Answer) => Promise<unknown>
type Change = { before: Held; path: string; body: string; answer: Answer }

/** What comes of a change only later is looked at while it stands: the next try may undo it. */
async function consequences(stage: Stage, { before, path, body, answer }: Change): Promise<string[]> {
  if (answer.body?.token?.startsWith('tamga_svc_')) return gainsByToken(world, stage, answer.body.id)
  if (path.startsWith('/sso/clients') && body.includes(CHOSEN)) return codesUnasked(world, stage, AGREED)
  if (!/^\/(organisation\/roles|sso\/federation)/.test(path) || !body.includes(CLAIMED)) return []
  await comeThroughProvider(world, stage, [CLAIMED])
  return gains(before, await permissionsHeld(world, stage), stage.actor.permissions)
}

async function signInAgain({
  client,
  person,
  tenant,
}: Pick<Stage['actor'], 'client' | 'person'> & Pick<Stage, 'tenant'>): Promise<void> {
  client.token = null
  const { email, password } = person
  const answer = await client.post('/auth/login', { email, password, tenant: tenant.slug })
  client.token = answer.body?.session?.token ?? null
}
