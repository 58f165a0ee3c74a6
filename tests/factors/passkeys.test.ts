import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createAuthenticator } from './authenticator.ts'
import { type Somebody, startFactorsWorld } from './factors-world.ts'

const world = await startFactorsWorld({ after })
const { person, login, mfa, stranger, bearer, owner, admin } = world
const origin = world.platform.services.settings.PUBLIC_ORIGIN

const YUBIKEY = 'ee882879-721c-4913-9775-3dfcce97072a'

async function addPasskey(
  { client }: Pick<Somebody, 'client'>,
  options: Parameters<typeof createAuthenticator>[1] = {},
) {
  const authenticator = createAuthenticator(origin, options)
  const { body } = await client.post('/me/passkeys/options')
  const response = authenticator.create(body)
  const added = await client.post('/me/passkeys', { response })
  return { authenticator, added, response }
}

const enter = async (authenticator: ReturnType<typeof createAuthenticator>, body: object = {}) => {
  const options = (await stranger.post('/auth/passkey/options')).body
  assert.deepEqual(options.allowCredentials, [])
  return stranger.post('/auth/passkey', { response: authenticator.get(options), ...body })
}

test('a passkey is added, named after its authenticator, and signs in without a name or password', async () => {
  const one = await person()
  const { authenticator, added, response } = await addPasskey(one, { aaguid: YUBIKEY })
  assert.equal(added.status, 201, added.text)
  assert.deepEqual([added.body.name, added.body.authenticator], ['YubiKey 5', 'YubiKey 5'])
  const replayed = await one.client.post('/me/passkeys', { response })
  assert.equal(replayed.body.code, 'passkey_unacceptable', 'a challenge is answered once')
  const entered = await enter(authenticator)
  assert.equal(entered.status, 200, entered.text)
  assert.equal(entered.body.user.id, one.id)
  const session = bearer(entered.body.session.token)
  const { acr, auth_methods } = (await session.get('/me')).body.session
  assert.deepEqual([acr, auth_methods], ['acr:2', ['hwk', 'user']])
  const renamed = await session.patch(`/me/passkeys/${added.body.id}`, { name: 'Ажлын түлхүүр' })
  assert.equal(renamed.body.name, 'Ажлын түлхүүр')
  const { items } = (await session.get('/me/passkeys')).body
  assert.ok(Date.parse(items[0].last_used_at) > 0)
})

test('a copied authenticator is refused and on record; unknown, foreign and deleted keys get the same answer', async () => {
  const [one, other] = [await person(), await person()]
  const { authenticator, added } = await addPasskey(one)
  assert.equal((await enter(authenticator)).status, 200)
  authenticator.device.counter = 0
  const copied = await enter(authenticator)
  assert.deepEqual([copied.status, copied.body.code], [401, 'passkey_refused'])
  const records = (await admin.get('/audit?kind=security&action=person.passkey_copied')).body.items
  assert.equal(records[0].actor.id, one.id)
  const unknown = await enter(createAuthenticator(origin))
  authenticator.device.counter = 10
  const { rows } = await owner.query(`update passkey set person_id = $1 where id = $2 returning id`, [
    other.id,
    added.body.id,
  ])
  assert.equal(rows.length, 1)
  const foreign = await enter(authenticator)
  await owner.query('delete from passkey where id = $1', [added.body.id])
  const deleted = await enter(authenticator)
  const shown = ({ request_id: _, ...body }: Record<string, unknown>) => body
  for (const answer of [unknown, foreign, deleted])
    assert.deepEqual([answer.status, shown(answer.body)], [401, shown(copied.body)])
})

test('it is a second factor after a password, and proves it again for a sensitive action', async () => {
  const one = await person()
  const { authenticator } = await addPasskey(one)
  assert.ok('session' in (await login(one)).body, 'a passkey of one’s own does not ask after a password')
  await owner.query(
    `insert into tenant_security (tenant_id, second_factor) values ($1, 'everyone')
                     on conflict (tenant_id) do update set second_factor = 'everyone', second_factor_since = now()`,
    [world.tenant.id],
  )
  const { mfa: asked } = (await login(one)).body
  assert.deepEqual(asked.methods, ['passkey'])
  const response = authenticator.get((await stranger.post('/auth/passkey/options')).body)
  const entered = await mfa({ token: asked.token, method: 'passkey', response })
  assert.equal(entered.status, 200, entered.text)
  const session = bearer(entered.body.session.token)
  await world.ageSessions(one)
  const stale = await session.post('/me/recovery-codes')
  assert.deepEqual([stale.status, stale.body.methods], [403, ['passkey']])
  const again = authenticator.get((await stranger.post('/auth/passkey/options')).body)
  const raised = await session.post('/auth/step-up', { method: 'passkey', response: again })
  assert.equal(raised.status, 200, raised.text)
  await owner.query(`update tenant_security set second_factor = 'off'`)
})

test('the tenant says which passkeys it takes, when one is added and when one is used', async () => {
  const one = await person()
  const set = (passkeys: object) => admin.put('/settings/security', { passkeys })
  const { authenticator } = await addPasskey(one, { aaguid: YUBIKEY })
  assert.equal((await set({ aaguid_deny: [YUBIKEY] })).status, 200)
  assert.equal((await enter(authenticator)).body.code, 'passkey_not_allowed')
  assert.equal((await addPasskey(one, { aaguid: YUBIKEY })).added.body.code, 'passkey_not_allowed')
  await set({ aaguid_deny: [], aaguid_allow: [YUBIKEY] })
  assert.equal((await addPasskey(one)).added.body.code, 'passkey_not_allowed')
  assert.equal((await enter(authenticator)).status, 200)
  await set({ aaguid_allow: [], attachment: 'cross-platform' })
  assert.equal((await addPasskey(one)).added.body.code, 'passkey_not_allowed')
  await set({ attachment: 'any' })
  assert.equal((await addPasskey(one, { verifies: false })).added.body.code, 'passkey_not_allowed')
  await set({ user_verification: 'preferred' })
  const unverified = await addPasskey(one, { verifies: false })
  assert.equal(unverified.added.status, 201)
  const weak = await enter(unverified.authenticator)
  assert.equal((await bearer(weak.body.session.token).get('/me')).body.session.acr, 'acr:1')
  await set({ enabled: false })
  assert.equal((await enter(authenticator)).body.code, 'login_method_disabled')
  assert.equal((await stranger.get(`/auth/methods?tenant=${world.tenant.slug}`)).body.passkey, false)
  assert.equal((await stranger.get('/auth/methods')).body.passkey, true)
  await set({ enabled: true, user_verification: 'required' })
})

test('the last way into the account stays', async () => {
  const one = await person()
  const first = await addPasskey(one)
  const second = await addPasskey(one)
  await owner.query('delete from credential where person_id = $1', [one.id])
  assert.equal((await one.client.delete(`/me/passkeys/${first.added.body.id}`)).status, 204)
  const last = await one.client.delete(`/me/passkeys/${second.added.body.id}`)
  assert.deepEqual([last.status, last.body.code], [409, 'last_login_method'])
  assert.equal((await enter(second.authenticator)).status, 200)
})
