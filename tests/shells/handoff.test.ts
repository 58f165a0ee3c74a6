import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readEvents } from '@tamga/core/testing'
import { METHODS } from '@tamga/shell-contract'
import { createShellSession, type SessionError, signEntry, signRequest } from '@tamga/shell-contract/session'
import { startShellWorld, storeOf } from './world/shell-world.ts'

const world = await startShellWorld({ after })
const { admin, issuer } = world

const refusedWith = (code: string) => (error: SessionError) => {
  assert.equal(error.code, code)
  return true
}

/** A person with a machine that is signed in. */
async function given(fields = {}) {
  const person = await world.member()
  const browser = world.browser()
  await browser.signIn(person)
  const machine = await world.machine(fields)
  const arrival = await machine.signIn(browser)
  return { person, browser, machine, arrival }
}

test('a web view gets a cookie and no token, and its session is one of a shell, named by the device', async () => {
  const { person, machine, arrival } = await given()
  assert.deepEqual(arrival.asked, ['consent'])
  const entry = await machine.session.handOver()
  const { view, status, body } = await world.enter(entry)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.user.email, body.tenant.slug, Object.keys(body.session)],
    [person.email, 'first', ['id', 'expires_at']],
  )
  const me = await view.call('GET', '/me')
  assert.equal(me.body.user.id, person.id)
  const { items } = (await view.call('GET', '/me/sessions')).body
  const shown = items.find((one: { id: string }) => one.id === body.session.id)
  assert.deepEqual([shown.kind, shown.device_name, shown.current], ['shell', machine.device.name, true])
  assert.equal(items.find((one: { current: boolean }) => !one.current).kind, 'browser')
})

test('a code is good once, and who comes with it again, or with another key, is recorded', async () => {
  const { machine } = await given()
  const entry = await machine.session.handOver()
  const thief = await world.machine()
  const stolen = await signEntry(thief.key, { code: entry.code, origin: issuer })
  const before = (await world.audit('device.handoff_refused')).length
  assert.deepEqual((await world.enter({ ...entry, proof: stolen })).body.code, 'handoff_invalid')
  // Whoever was robbed of it asks for another.
  assert.equal((await world.enter(entry)).status, 401)
  const next = await machine.session.handOver()
  const elsewhere = await signEntry(machine.key, { code: next.code, origin: 'https://evil.example' })
  assert.equal((await world.enter({ ...next, proof: elsewhere })).status, 401)
  const good = await machine.session.handOver()
  assert.equal((await world.enter(good)).status, 200)
  assert.equal((await world.enter(good)).status, 401)
  const records = await world.audit('device.handoff_refused')
  const reasons = records.slice(0, records.length - before).map(record => record.changes.reason[1])
  assert.deepEqual(reasons, ['code_used', 'another_key', 'code_used', 'another_key'])
  assert.equal(records[0].target.name, machine.device.name)
})

test('a code is over after a minute', async () => {
  const { machine } = await given()
  const entry = await machine.session.handOver()
  assert.ok(Date.parse(entry.expires_at) <= Date.now() + 60_000)
  await world.query(`update shell_handoff set expires_at = now() where used_at is null`)
  assert.equal((await world.enter(entry)).body.code, 'handoff_invalid')
  assert.equal((await world.audit('device.handoff_refused'))[0].changes.reason[1], 'code_expired')
})

test('a refresh token of another device is refused and recorded, and its owner goes on', async () => {
  const { person, machine } = await given()
  const thief = await world.machine()
  thief.secrets.set('refresh_token', machine.secrets.get('refresh_token')!)
  await assert.rejects(thief.session.handOver(), refusedWith('invalid_grant'))
  const bare = await fetch(`${issuer}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'shell',
      grant_type: 'refresh_token',
      refresh_token: machine.secrets.get('refresh_token')!,
    }),
  })
  assert.equal(bare.status, 400)
  const records = await world.audit('oauth.refresh_token_without_key')
  assert.deepEqual(
    records.map(record => record.changes.person[1]),
    [person.email, person.email],
  )
  const { device, key, secrets } = machine
  const restarted = createShellSession({ origin: issuer, device, key, secrets: storeOf(secrets) })
  assert.ok((await restarted.handOver()).code)
})

test('only the token of a shell opens a handoff, by the key that it is bound to', async () => {
  const { machine } = await given()
  const { body: pat } = await admin.post('/tokens', { name: 'Скрипт', permissions: ['organisation.read'] })
  const device = { ...machine.device, key: machine.key.publicKey }
  const ask = async (authorization: string, headers = {}) =>
    (await world.stranger.request('POST', '/auth/shell/handoff', { device }, { authorization, ...headers }))
      .body.code
  assert.equal(await ask(`Bearer ${admin.token}`), 'not_a_shell')
  assert.equal(await ask(`Bearer ${pat.token}`), 'not_a_shell')
  assert.equal(await ask('DPoP made-up'), 'unauthenticated')
  const party = await world.party({ first_party: true })
  const browser = world.browser()
  await browser.signIn(await world.member())
  const { tokens } = await party.signIn(browser)
  assert.equal(await ask(`Bearer ${tokens.access_token}`), 'not_a_shell')
  let token = ''
  let dpop = ''
  const watching = createShellSession({
    ...{ origin: issuer, device: machine.device, key: machine.key, secrets: storeOf(machine.secrets) },
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers)
      token = headers.get('authorization')?.replace('DPoP ', '') ?? token
      dpop = headers.get('dpop')!
      return fetch(address, init)
    },
  })
  await watching.handOver()
  assert.equal(await ask(`Bearer ${token}`), 'not_a_shell')
  assert.equal(await ask(`DPoP ${token}`), 'device_proof_invalid')
  assert.equal(await ask(`DPoP ${token}`, { dpop }), 'device_proof_invalid', 'a proof is taken once')
  const elsewhere = await signRequest(machine.key, {
    method: 'POST',
    address: `${issuer}/oauth2/token`,
    token,
  })
  assert.equal(await ask(`DPoP ${token}`, { dpop: elsewhere }), 'device_proof_invalid')
  const other = await world.machine()
  const address = `${issuer}/api/v1/auth/shell/handoff`
  const foreign = await signRequest(other.key, { method: 'POST', address, token })
  const named = { device: { ...device, key: other.key.publicKey } }
  const headers = { authorization: `DPoP ${token}`, dpop: foreign }
  const refused = await world.stranger.request('POST', '/auth/shell/handoff', named, headers)
  assert.deepEqual([refused.status, refused.body.code], [403, 'device_key_mismatch'])
  assert.equal((await world.audit('device.handoff_refused'))[0].changes.reason[1], 'another_key')
})

test('what the grant came from is what the session is: confined, as strong, as old, and no longer', async () => {
  const person = await world.member()
  const browser = world.browser()
  await browser.signIn(person)
  await world.query('update session set confined = true where person_id = $1', [person.id])
  await world.ageSessions(person.id, 300)
  const machine = await world.machine()
  await machine.signIn(browser)
  await world.query(
    `update oidc_grant set expires_at = date_trunc('second', now()) + interval '1 hour' where person_id = $1`,
    [person.id],
  )
  const { view, body } = await world.enter(await machine.session.handOver())
  const [from, shell] = await world.query<Record<string, unknown>>(
    'select kind, confined, acr, auth_methods, authenticated_at, expires_at from session where person_id = $1 order by kind',
    [person.id],
  )
  for (const field of ['confined', 'acr', 'auth_methods', 'authenticated_at'])
    assert.deepEqual(shell![field], from![field], field)
  assert.deepEqual([shell!['kind'], shell!['confined']], ['shell', true])
  assert.ok(Date.parse(body.session.expires_at) <= Date.now() + 3_600_000)
  const tenant = await view.call('POST', '/auth/switch-tenant', { tenant: 'second' })
  assert.deepEqual([tenant.status, tenant.body.code], [403, 'reauthentication_required'])
})

test('a shell stays in the organisation that its device is registered with', async () => {
  const { machine } = await given()
  const { view } = await world.enter(await machine.session.handOver())
  const answer = await view.call('POST', '/auth/switch-tenant', { tenant: 'first' })
  assert.deepEqual([answer.status, answer.body.code], [403, 'reauthentication_required'])
})

test('a session that is ended in the console empties the work area at once, and the shell does not come back by itself', async () => {
  const { machine } = await given()
  const { view, body } = await world.enter(await machine.session.handOver())
  const cookie = view.jar.header('/')
  const events = await readEvents(`${issuer}/api/v1/me/events`, { cookie: cookie! })
  const { items } = (await admin.get('/organisation/devices')).body
  const shown = items.find((one: { id: string }) => one.id === machine.device.id)
  assert.deepEqual([shown.status, shown.sessions, shown.platform], ['approved', 1, 'desktop'])
  const revoked = await admin.post(`/organisation/devices/${machine.device.id}/revoke`)
  assert.deepEqual([revoked.status, revoked.body.status, revoked.body.sessions], [200, 'revoked', 0])
  await events.next('the end of the session', ({ event }) => event === 'session')
  assert.equal((await view.call('GET', '/me')).status, 401)
  const { device, key } = machine
  const secrets = new Map(machine.secrets)
  await assert.rejects(machine.session.handOver(), refusedWith('invalid_grant'))
  assert.equal(await machine.session.isSignedIn(), false, 'what is over is not kept')
  const restarted = createShellSession({ origin: issuer, device, key, secrets: storeOf(secrets) })
  await assert.rejects(restarted.handOver(), refusedWith('invalid_grant'))
  assert.equal(secrets.size, 0)
  assert.equal((await admin.post(`/organisation/devices/${device.id}/approve`)).body.code, 'wrong_state')
  assert.ok((await world.query('select from session where id = $1', [body.session.id])).length === 0)
})

test('signing out of the work area leaves the shell signed in; ending the session of the sign-in does not', async () => {
  const { person, browser, machine } = await given()
  const first = await world.enter(await machine.session.handOver())
  assert.equal((await first.view.call('POST', '/auth/logout')).status, 204)
  const second = await world.enter(await machine.session.handOver())
  assert.equal(second.status, 200)
  const third = await world.enter(await machine.session.handOver())
  assert.equal((await second.view.call('GET', '/me')).status, 401, 'a family has one work area')
  const { items } = (await third.view.call('GET', '/me/sessions')).body
  const origin = items.find((one: { kind: string }) => one.kind === 'browser')
  assert.equal((await third.view.call('DELETE', `/me/sessions/${origin.id}`)).status, 204)
  assert.equal((await third.view.call('GET', '/me')).status, 401)
  await browser.signIn(person)
  assert.deepEqual((await machine.signIn(browser)).asked, [], 'the device is known')
})

test('where the organisation says so, a device waits for approval; a lost one is shut out by its owner', async () => {
  const policy = await admin.put('/organisation/device-policy', {
    requires_approval: true,
    refused_methods: { desktop: ['device.pickFile', 'shell.notify'] },
  })
  assert.equal(policy.status, 200, policy.text)
  const { person, browser, machine } = await given()
  await assert.rejects(machine.session.handOver(), refusedWith('device_pending'))
  const waiting = (await admin.get('/organisation/devices?status=pending')).body.items
  assert.deepEqual(
    waiting.map((one: { id: string; registered_by: { id: string } }) => [one.id, one.registered_by.id]),
    [[machine.device.id, person.id]],
  )
  assert.equal((await browser.call('POST', `/organisation/devices/${machine.device.id}/approve`)).status, 403)
  assert.equal(
    (await admin.post(`/organisation/devices/${machine.device.id}/approve`)).body.status,
    'approved',
  )
  const entry = await machine.session.handOver()
  assert.ok(entry.methods.includes('device.print'))
  assert.ok(!entry.methods.includes('device.pickFile'))
  const { view } = await world.enter(entry)
  const own = (await browser.call('GET', '/me/devices')).body.items
  assert.deepEqual(
    [own.length, own[0].id, own[0].sessions, own[0].is_shared],
    [1, machine.device.id, 1, false],
  )
  assert.equal((await browser.call('DELETE', `/me/devices/${machine.device.id}`)).status, 204)
  assert.equal((await view.call('GET', '/me')).status, 401)
  await assert.rejects(machine.session.handOver(), refusedWith('invalid_grant'))
  assert.equal(await machine.session.isSignedIn(), false, 'what is over is not kept')
  assert.equal((await browser.call('GET', '/me/devices')).body.items[0].status, 'revoked')
  assert.equal((await browser.call('DELETE', '/me/devices/0192f0c0-0000-7000-8000-000000000000')).status, 404)
  await admin.put('/organisation/device-policy', { requires_approval: false })
})

test('a kiosk serves several people: who leaves it leaves the others alone', async () => {
  const first = await given({ platform: 'kiosk', name: 'Касс 1' })
  await world.enter(await first.machine.session.handOver())
  const second = await world.member()
  const browser = world.browser()
  await browser.signIn(second)
  assert.deepEqual((await first.machine.signIn(browser)).asked, ['consent'], 'new for this person')
  const { view } = await world.enter(await first.machine.session.handOver())
  assert.equal((await first.browser.call('DELETE', `/me/devices/${first.machine.device.id}`)).status, 204)
  assert.equal((await view.call('GET', '/me')).body.user.id, second.id)
  const listed = (await admin.get('/organisation/devices?status=approved')).body.items
  assert.ok(listed.some((one: { id: string }) => one.id === first.machine.device.id))
})

test('a device tells how it is by its own key, and learns what is wanted of it', async () => {
  const { machine } = await given({ platform: 'kiosk', name: 'Касс 2' })
  const other = await world.machine({ id: machine.device.id })
  const health = { version: '1.0.0', queued: 2, devices: [{ name: 'printer', status: 'ready' }] }
  await assert.rejects(machine.session.report('first', health), refusedWith('device_proof_invalid'))
  await world.enter(await machine.session.handOver())
  const changed = await admin.put(`/organisation/devices/${machine.device.id}`, {
    idle_seconds: 45,
    name: 'Касс 3',
  })
  assert.equal(changed.status, 200, changed.text)
  const answer = await machine.session.report('first', health)
  assert.deepEqual([answer.status, answer.idle_seconds], ['approved', 45])
  await assert.rejects(other.session.report('first', health), refusedWith('device_proof_invalid'))
  const { items } = (await admin.get('/organisation/devices')).body
  const shown = items.find((one: { id: string }) => one.id === machine.device.id)
  assert.deepEqual([shown.name, shown.health], ['Касс 3', health])
})

test('the client of shells is nobody’s to change, and its scope nobody else’s to hold', async () => {
  const { items } = (await admin.get('/sso/clients?installation=true')).body
  const shell = items.find((one: { client_id: string }) => one.client_id === 'shell')
  assert.deepEqual([shell.type, shell.first_party, shell.tenant], ['public', false, null])
  assert.equal((await admin.put(`/sso/clients/${shell.id}`, { first_party: true })).body.code, 'shell_client')
  assert.equal((await admin.delete(`/sso/clients/${shell.id}`)).body.code, 'shell_client')
  const made = await admin.post('/sso/clients', {
    name: 'x',
    redirect_uris: ['https://rp.example/'],
    scopes: ['openid', 'shell'],
  })
  assert.deepEqual([made.status, made.body.errors[0].code], [400, 'scope_unknown'])
})

test('what a tenant may refuse is part of the contract with the shells', async () => {
  const { body } = await admin.get('/openapi.json')
  const schema = JSON.stringify(body.paths['/api/v1/organisation/device-policy'].put.requestBody)
  const refusable = Object.keys(METHODS).filter(method => schema.includes(`"${method}"`))
  assert.deepEqual(
    refusable,
    Object.keys(METHODS).filter(
      method => /^device\./.test(method) || /^shell\.(notify|openExternal)$/.test(method),
    ),
  )
})
