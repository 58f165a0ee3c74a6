import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const PROVIDERS = '/sso/federation/providers'
let people = 0

async function someone(provider: { id: string }) {
  const number = ++people
  idp.person = { sub: `p-${number}`, email: `p${number}@corp.example`, name: `Хүн ${number}` }
  const { call, error } = await world.signIn(provider)
  assert.equal(error, null)
  const { session, user } = (await call('GET', '/me')).body
  return { call, session: session.id, user, isIn: async () => (await call('GET', '/me')).status === 200 }
}

const eventsOf = (session: string) =>
  world.query<{ cause: string; terminated_by_email: string; reason: string }>(
    'select cause, terminated_by_email, reason from session_event where session_id = $1',
    [session],
  )

const recordsOf = async (requestId: string | null) =>
  (
    await world.query<{ action: string; changes: Record<string, unknown> }>(
      `select action, changes from audit_record where kind = 'change' and request_id = $1`,
      [requestId],
    )
  ).map(({ action, changes }) => [action, changes['sessions']])

const provider = (name: string) => world.provider({ name, issuer: idp.issuer, jit: true })
const sessionsOf = async ({ id }: { id: string }) =>
  (await world.admin.get(`${PROVIDERS}/${id}`)).body.sessions

test('a provider that is switched off leaves who is in alone, and says how many they are', async () => {
  const company = await provider('Company')
  const [one, two] = [await someone(company), await someone(company)]
  assert.equal(await sessionsOf(company), 2)
  const answer = await world.admin.put(`${PROVIDERS}/${company.id}/enabled`, { enabled: false })
  assert.deepEqual([answer.body.enabled, answer.body.sessions], [false, 2])
  assert.deepEqual([await one.isIn(), await two.isIn()], [true, true])
  await two.call('POST', '/auth/logout')
  assert.equal(await sessionsOf(company), 1)
})

test('switching it off may end them too: with who, why and how many, in one record', async () => {
  const [company, beside] = [await provider('Firm'), await provider('Beside')]
  const [one, other] = [await someone(company), await someone(beside)]
  const path = `${PROVIDERS}/${company.id}/enabled`
  assert.equal((await world.admin.put(path, { enabled: true, end_sessions: true })).status, 400)
  const answer = await world.admin.put(path, { enabled: false, end_sessions: true, reason: 'Алдагдсан' })
  assert.deepEqual([answer.status, answer.body.sessions], [200, 0])
  assert.deepEqual([await one.isIn(), await other.isIn()], [false, true])
  const { user } = (await world.admin.get('/me')).body
  assert.deepEqual(await eventsOf(one.session), [
    { cause: 'admin', terminated_by_email: user.email, reason: 'Алдагдсан' },
  ])
  assert.deepEqual(await recordsOf(answer.headers.get('x-request-id')), [
    ['federation.provider_disabled', [1, 0]],
  ])
})

test('they may also be ended later, and without any there is nothing to record', async () => {
  const company = await provider('Later')
  const one = await someone(company)
  const path = `${PROVIDERS}/${company.id}/enabled`
  await world.admin.put(path, { enabled: false })
  assert.equal(await one.isIn(), true)
  const later = await world.admin.put(path, { enabled: false, end_sessions: true })
  assert.equal(await one.isIn(), false)
  assert.deepEqual(await recordsOf(later.headers.get('x-request-id')), [
    ['federation.sessions_ended', [1, 0]],
  ])
  const again = await world.admin.put(path, { enabled: false, end_sessions: true })
  assert.deepEqual([again.status, await recordsOf(again.headers.get('x-request-id'))], [200, []])
})

test('deleting a provider ends the sessions that came through it, and their end names it', async () => {
  const company = await provider('Gone')
  const one = await someone(company)
  const answer = await world.admin.delete(`${PROVIDERS}/${company.id}`)
  assert.equal(answer.status, 204)
  assert.equal(await one.isIn(), false)
  const [event] = await eventsOf(one.session)
  assert.equal(event!.cause, 'admin')
  assert.ok(event!.reason.includes('Gone'), event!.reason)
  assert.deepEqual(await recordsOf(answer.headers.get('x-request-id')), [
    ['federation.provider_deleted', [1, 0]],
  ])
})

test('an administrator who came through it keeps the session that they use', async () => {
  const company = await provider('Own')
  const [chief, other] = [await someone(company), await someone(company)]
  const { items } = (await world.admin.get('/organisation/roles')).body
  const admin = items.find(({ key }: { key: string }) => key === 'admin')
  assert.ok((await world.admin.put(`/organisation/members/${chief.user.id}/roles/${admin.id}`)).status < 300)
  assert.equal((await chief.call('DELETE', `${PROVIDERS}/${company.id}?reason=x`)).status, 204)
  assert.deepEqual([await chief.isIn(), await other.isIn()], [true, false])
})
