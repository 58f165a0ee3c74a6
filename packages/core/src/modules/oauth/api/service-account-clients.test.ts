import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Client,
  createClient,
  givenMember,
  givenTenant,
  startTestPlatform,
} from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const MEMBERS = '/organisation/members'

const bearer = (token: string): Client => {
  const client = createClient(world.origin)
  client.token = token
  return client
}

type Registered = { id: string; client_id: string; client_secret: string }

async function tokenOf({ client_id, client_secret }: Registered, scope: string) {
  const answer = await fetch(`${world.origin}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  })
  return (await answer.json()) as { access_token: string; scope: string; error?: string }
}

const robotOf = async (client: Client, roles: string[]) =>
  (await client.post('/service-accounts', { name: 'Robot', roles })).body.id as string

const registration = (service_account: string | null, scopes = ['organisation.read', 'audit.read']) => ({
  name: 'Night run',
  grant_types: ['client_credentials'],
  scopes,
  service_account,
})

test('an application that is bound to a service account acts as it, within its scopes', async () => {
  await admin.post('/organisation/roles', {
    name: 'R',
    key: 'reader',
    permissions: ['organisation.read', 'settings.read'],
  })
  const account = await robotOf(admin, ['reader'])
  const app = (await admin.post('/sso/clients', registration(account))).body
  assert.equal(app.service_account, account)
  const granted = await tokenOf(app, 'organisation.read audit.read')
  assert.deepEqual(granted.scope.split(' ').sort(), ['audit.read', 'organisation.read'])
  const program = bearer(granted.access_token)
  assert.equal((await program.get(MEMBERS)).status, 200)
  // In its scopes, but not among the account's rights; and the other way round.
  assert.deepEqual((await program.get('/audit')).body.permission, 'audit.read')
  assert.equal((await program.get('/settings/appearance')).body.code, 'insufficient_scope')
  assert.ok((await admin.get(`/service-accounts/${account}`)).body.last_used_at)
  await admin.patch(`/service-accounts/${account}`, { status: 'suspended' })
  assert.equal((await program.get(MEMBERS)).status, 403)
  await admin.patch(`/service-accounts/${account}`, { status: 'active' })
  assert.equal((await program.get(MEMBERS)).status, 200)
  await admin.delete(`/service-accounts/${account}`)
  assert.equal((await program.get(MEMBERS)).status, 401)
  assert.equal((await admin.get(`/sso/clients/${app.id}`)).body.service_account, null)
})

test('what an application did is in the log under the name of its account', async () => {
  const app = (
    await admin.post('/sso/clients', registration(await robotOf(admin, ['admin']), ['organisation.manage']))
  ).body
  const { access_token } = await tokenOf(app, 'organisation.manage')
  const made = await bearer(access_token).post('/organisation/roles', { name: 'By a robot' })
  assert.equal(made.status, 201, made.text)
  const [record] = (await admin.get(`/audit?target=role:${made.body.id}`)).body.items
  assert.deepEqual([record.actor.name, record.actor.email], ['Robot', null])
  assert.deepEqual(record.changes.token, [null, `client ${app.client_id}`])
})

test('without an account its own tokens open nothing, and what does not fit is refused', async () => {
  const app = (await admin.post('/sso/clients', registration(null))).body
  const { access_token } = await tokenOf(app, 'organisation.read')
  assert.equal((await bearer(access_token).get(MEMBERS)).status, 401)
  const account = await robotOf(admin, [])
  const unfit = await admin.post('/sso/clients', {
    ...registration(account),
    grant_types: ['authorization_code'],
    redirect_uris: ['http://localhost:9999/callback'],
  })
  assert.deepEqual([unfit.status, unfit.body.errors[0].code], [422, 'needs_client_credentials'])
  const other = await givenTenant(world.platform.ctx, 'other-robots')
  const chief = await givenMember(world.platform.ctx, other, {
    email: 'chief@robots.example',
    roles: ['admin'],
  })
  const there = createClient(world.origin)
  await there.signIn(chief.email, chief.password)
  for (const refused of [
    await admin.post('/sso/clients', registration(await robotOf(there, []))),
    await admin.put(`/sso/clients/${app.id}`, { service_account: await robotOf(there, []) }),
    await admin.post('/sso/clients', { ...registration(account), tenant: null }),
  ])
    assert.deepEqual(
      [refused.status, refused.body.errors?.[0].code],
      [400, 'unknown_service_account'],
      refused.text,
    )
})

test('nobody binds an application to an account that may do more than they may', async () => {
  const { ctx } = world.platform
  const tenant = (await admin.get('/me')).body.tenant
  await admin.post('/organisation/roles', {
    name: 'A',
    key: 'apps',
    permissions: ['sso_clients.manage', 'sso_clients.read', 'organisation.read'],
  })
  const person = await givenMember(ctx, tenant, { email: 'apps@first.example', roles: ['apps'] })
  const member = createClient(world.origin)
  await member.signIn(person.email, person.password)
  const strong = await robotOf(admin, ['admin'])
  const refused = await member.post('/sso/clients', registration(strong, ['organisation.read']))
  assert.deepEqual([refused.status, refused.body.code], [403, 'permission_denied'])
  const weak = await robotOf(admin, ['apps'])
  const app = await member.post('/sso/clients', registration(weak, ['organisation.read']))
  assert.equal(app.status, 201, app.text)
  const rebound = await member.put(`/sso/clients/${app.body.id}`, { service_account: strong })
  assert.deepEqual([rebound.status, rebound.body.code], [403, 'permission_denied'])
  // Nor does one of an administrator give them its scopes.
  await admin.put(`/sso/clients/${app.body.id}`, { service_account: strong, scopes: ['settings.manage'] })
  assert.equal((await member.post(`/sso/clients/${app.body.id}/rotate-secret`)).status, 403)
  assert.equal(
    (await member.put(`/sso/clients/${app.body.id}`, { scopes: ['settings.manage', 'store.manage'] })).status,
    403,
  )
})
