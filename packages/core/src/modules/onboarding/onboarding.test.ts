import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember, givenTenant, startTestPlatform } from '../../testing/index.ts'

const world = await startTestPlatform({ after }, { settings: { SSO_SECRET_KEY: '' } })
const { admin } = world

const stepsOf = async (client = admin) => {
  const { status, body, text } = await client.get('/onboarding')
  assert.equal(status, 200, text)
  return Object.fromEntries(body.steps.map(({ key, done }: { key: string; done: boolean }) => [key, done]))
}

test('each step ticks itself when what it asks for is there, and comes back when it is gone', async () => {
  assert.deepEqual(await stepsOf(), {
    secret_key: false,
    application: false,
    sign_in: false,
    brand: false,
    invite: false,
    second_factor: false,
    backup: false,
  })
  await admin.put('/settings/appearance', { brand: { color: '#112233' } })
  await admin.post('/organisation/members', { email: 'new@first.example', name: 'Шинэ' })
  const { body: client } = await admin.post('/sso/clients', {
    name: 'Цалин',
    first_party: true,
    redirect_uris: ['https://app.example/callback'],
    launch_uri: 'https://app.example/',
  })
  const seen = (await admin.get('/onboarding')).body
  assert.deepEqual(seen.application, { id: client.id, name: 'Цалин', launch_uri: 'https://app.example/' })
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: 'https://app.example/callback',
    scope: 'openid',
    code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  })
  await fetch(`${world.origin}/oauth2/auth?${query}`, {
    headers: { cookie: `tamga_session=${admin.token}` },
    redirect: 'manual',
  })
  const tenant = (await admin.get('/me')).body.tenant
  await admin.get(`/platform/tenants/${tenant.id}/export`)
  const done = { brand: true, invite: true, application: true, sign_in: true, backup: true }
  assert.deepEqual(await stepsOf(), { ...done, secret_key: false, second_factor: false })
  await admin.delete(`/sso/clients/${client.id}`)
  assert.equal((await stepsOf())['application'], false)
})

test('the list can be put away and brought back, for all administrators of the tenant', async () => {
  assert.equal((await admin.put('/onboarding', { hidden: true })).body.hidden, true)
  assert.equal((await admin.get('/onboarding')).body.hidden, true)
  assert.equal((await admin.put('/onboarding', { hidden: false })).body.hidden, false)
  assert.equal((await admin.put('/onboarding', {})).status, 400)
})

test('another tenant has steps of its own; keys and backups are the operator’s, and members see none', async () => {
  await admin.put('/onboarding', { hidden: true })
  const second = await givenTenant(world.platform.ctx, 'second')
  const signedIn = async (email: string, roles: string[]) => {
    const person = await givenMember(world.platform.ctx, second, { email, roles })
    const client = createClient(world.origin)
    await client.signIn(person.email, person.password)
    return client
  }
  const other = await signedIn('admin@second.example', ['admin'])
  assert.equal((await other.get('/onboarding')).body.hidden, false)
  assert.deepEqual(Object.keys(await stepsOf(other)), [
    'application',
    'sign_in',
    'brand',
    'invite',
    'second_factor',
  ])
  assert.equal((await (await signedIn('plain@second.example', [])).get('/onboarding')).status, 403)
})
