import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import type { Context } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { startTestPlatform } from '../../../testing/index.ts'
import { createClientUses, ensureDefaultClient, selectRegisteredClient } from '../index.ts'

const SECRET = 'the secret of the default client'
const CALLBACK = 'https://app.example.mn/callback'
const world = await startTestPlatform({ after })
const { admin, platform } = world
const { services } = platform
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const set = (secret: string | undefined, ...addresses: string[]): Context => ({
  ...platform.ctx,
  services: {
    ...services,
    settings: {
      ...services.settings,
      SSO_DEFAULT_CLIENT_SECRET: secret,
      SSO_DEFAULT_CLIENT_REDIRECT_URIS: addresses,
    },
  },
})
const find = async () => selectRegisteredClient(services.database, 'default')
/** Beside the client of native shells, which every installation has. */
const listed = async () =>
  (await admin.get('/sso/clients?installation=true')).body.items.filter(
    (item: { client_id: string }) => item.client_id !== 'shell',
  )

test('the default client is made once, however many starts come together', async () => {
  const ctx = set(SECRET, CALLBACK)
  await Promise.all([ensureDefaultClient(ctx), ensureDefaultClient(ctx), ensureDefaultClient(ctx)])
  await ensureDefaultClient(ctx)
  const client = (await find())!
  assert.ok(client.secret_hash?.equals(hashToken(SECRET)))
  assert.deepEqual(client.scopes, ['openid', 'profile', 'email', 'phone', 'offline_access'])
  assert.deepEqual(
    [client.version, client.name, client.type, client.redirect_uris],
    [1, services.brand.texts.mn.name, 'confidential', [CALLBACK]],
  )
  assert.deepEqual(
    (await listed()).map((item: { client_id: string; tenant: null }) => [item.client_id, item.tenant]),
    [['default', null]],
  )
  const { rows } = await owner.query(`select action from audit_record where target_id = $1`, [client.id])
  assert.deepEqual(rows, [{ action: 'clients.created' }])
})

test('it follows the settings, which nobody else changes', async () => {
  await ensureDefaultClient(set('another secret of the client', CALLBACK, `${CALLBACK}/2`))
  const client = (await find())!
  assert.ok(client.secret_hash?.equals(hashToken('another secret of the client')))
  assert.deepEqual([client.version, client.redirect_uris.length], [2, 2])
  const path = `/sso/clients/${client.id}`
  for (const answer of [
    await admin.delete(path),
    await admin.post(`${path}/rotate-secret`),
    await admin.put(path, { redirect_uris: ['https://evil.example/'] }),
  ])
    assert.deepEqual([answer.status, answer.body.code], [409, 'default_client'])
  assert.equal((await admin.put(path, { post_logout_redirect_uris: [CALLBACK] })).status, 200)
})

test('it rests while the settings hold no secret, and is at work again with the next one', async () => {
  await ensureDefaultClient(set(undefined))
  await ensureDefaultClient(set(undefined))
  assert.equal(await find(), undefined)
  const [resting] = await listed()
  assert.deepEqual([resting.enabled, resting.has_secret, resting.version], [false, false, 4])
  await ensureDefaultClient(set(SECRET, CALLBACK))
  const client = (await find())!
  assert.ok(client.secret_hash?.equals(hashToken(SECRET)))
  assert.deepEqual([client.version, client.redirect_uris], [5, [CALLBACK]])
  await admin.put(`/sso/clients/${client.id}/enabled`, { enabled: false })
  await ensureDefaultClient(set(SECRET, CALLBACK))
  assert.equal(await find(), undefined)
})

test('the use of an application is counted by day, and shows when it was used last', async () => {
  const { body } = await admin.post('/sso/clients', { name: 'Хэрэглээ', redirect_uris: [CALLBACK] })
  const client = { tenant_id: body.tenant.id, client_id: body.client_id }
  const uses = createClientUses(services.database, services.log)
  uses.note(client, 'failures')
  await uses.flush()
  assert.equal((await admin.get(`/sso/clients/${body.id}`)).body.last_used_at, null)
  uses.note(client, 'sign_ins')
  uses.note(client, 'sign_ins')
  uses.note(client, 'refreshes')
  uses.note({ ...client, client_id: 'nobody' }, 'refreshes')
  await Promise.all([uses.flush(), uses.flush()])
  uses.note(client, 'client_credentials')
  await uses.flush()
  const { last_used_at, version } = (await admin.get(`/sso/clients/${body.id}`)).body
  assert.ok(Date.parse(last_used_at) > Date.parse(body.created_at) - 1000)
  assert.equal(version, 1)
  const { days, items } = (await admin.get(`/sso/clients/${body.id}/activity`)).body
  assert.equal(days.length, 14)
  const used = days.filter((day: { failures: number }) => day.failures > 0)
  assert.deepEqual(
    used.map(({ day: _day, ...counts }: { day: string }) => counts),
    [{ sign_ins: 2, refreshes: 1, client_credentials: 1, failures: 1 }],
  )
  assert.deepEqual(
    items.map((item: { action: string; actor: { name: string } }) => [item.action, item.actor.name]),
    [['clients.created', 'Админ Болд']],
  )
  assert.equal((await owner.query(`select from oidc_client_use where client_id = 'nobody'`)).rowCount, 0)
  await admin.delete(`/sso/clients/${body.id}`)
  assert.equal((await owner.query('select from oidc_client_use')).rowCount, 0)
})

test('it holds no business data, neither from an earlier version nor by a change', async () => {
  const ctx = set(SECRET, CALLBACK)
  await ensureDefaultClient(ctx)
  await owner.query(
    `update oidc_client set enabled = true, scopes = '{openid,erp.read,erp.write}' where client_id = 'default'`,
  )
  const { id } = (await find())!
  await ensureDefaultClient(ctx)
  assert.deepEqual((await find())!.scopes, ['openid'])
  const refused = await admin.put(`/sso/clients/${id}`, { scopes: ['openid', 'erp.write'] })
  assert.deepEqual([refused.status, refused.body.code], [409, 'default_client'])
})
