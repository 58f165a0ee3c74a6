import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { hashToken } from '../../kernel/crypto/token.ts'
import { createClient, givenMember, givenTenant, startTestPlatform } from '../../testing/index.ts'
import { selectClientVersion, selectRegisteredClient } from './index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const { ctx, services } = world.platform
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const me = (await admin.get('/me')).body
const CLIENTS = '/sso/clients'
const CALLBACK = 'https://app.example.mn/callback'
const NOBODY = '0190a000-0000-7000-8000-000000000000'
const app = (name: string) => ({ name, redirect_uris: [CALLBACK] })

async function recordsOf(target: string) {
  const { rows } = await owner.query(
    `select tenant_id, action, changes from audit_record where kind = 'change' and target_id = $1 order by seq`,
    [target],
  )
  return rows
}
const actionsOf = async (target: string) => (await recordsOf(target)).map(row => row.action)
const rowOf = async (id: string) =>
  (await owner.query('select * from oidc_client where id = $1', [id])).rows[0]

async function signedIn(tenant: { id: string }, email: string, permissions: string[]) {
  const key = email.split('@')[0]!
  if (permissions.length > 0) await admin.post('/organisation/roles', { name: key, key, permissions })
  const person = await givenMember(ctx, tenant, { email, roles: permissions.length > 0 ? [key] : [] })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return client
}

const reader = await signedIn(me.tenant, 'reader@clients.example', ['sso_clients.read'])
const manager = await signedIn(me.tenant, 'manager@clients.example', [
  'sso_clients.read',
  'sso_clients.manage',
])
const plain = await signedIn(me.tenant, 'plain@clients.example', [])
const foreign = await (async () => {
  const tenant = await givenTenant(ctx, 'foreign')
  const person = await givenMember(ctx, tenant, { email: 'boss@foreign.example', roles: ['admin'] })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return client
})()

test('an application is registered with a name and an address; the rest is the common case', async () => {
  const answer = await manager.post(CLIENTS, { name: '  Цагийн бүртгэл ', redirect_uris: [CALLBACK] })
  assert.equal(answer.status, 201, answer.text)
  const { id, client_id, client_secret, created_at, ...rest } = answer.body
  assert.equal(answer.headers.get('location'), `/api/v1/sso/clients/${id}`)
  assert.match(client_id, /^[\w-]{20,}$/)
  assert.ok(Buffer.from(client_secret, 'base64url').length === 32)
  assert.match(created_at, /\.\d{3}Z$/)
  assert.deepEqual(rest, {
    name: 'Цагийн бүртгэл',
    type: 'confidential',
    first_party: false,
    national_identifiers: false,
    required_acr: null,
    resource: null,
    service_account: null,
    redirect_uris: [CALLBACK],
    post_logout_redirect_uris: [],
    backchannel_logout_uri: null,
    grant_types: ['authorization_code', 'refresh_token'],
    scopes: ['openid', 'profile', 'email'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
    jwks: null,
    has_secret: true,
    enabled: true,
    logo_uri: null,
    logo_address: null,
    launch_uri: null,
    category: null,
    description: null,
    audience: null,
    access_ttl: null,
    refresh_idle: null,
    refresh_max: null,
    tenant: { id: me.tenant.id, slug: 'first', name: 'Нэгдүгээр' },
    last_used_at: null,
    version: 1,
  })
})

test('a secret is shown once, stored as a hash and written nowhere else', async () => {
  const { body } = await manager.post(CLIENTS, app('Нууцтай'))
  const row = await rowOf(body.id)
  assert.ok(row.secret_hash.equals(hashToken(body.client_secret)))
  const seen = [
    (await manager.get(`${CLIENTS}/${body.id}`)).text,
    (await manager.get(CLIENTS)).text,
    (await manager.put(`${CLIENTS}/${body.id}`, { name: 'Нууцтай апп' })).text,
    (await manager.get(`${CLIENTS}/${body.id}/activity`)).text,
    JSON.stringify(await recordsOf(body.id)),
  ]
  const hash = row.secret_hash.toString('hex')
  for (const text of seen) {
    assert.ok(!text.includes(body.client_secret) && !text.includes(hash))
    assert.ok(!text.includes('client_secret"'))
  }
})

test('a public application has no secret, and one with keys of its own has none either', async () => {
  const open = await manager.post(CLIENTS, {
    name: 'Утасны апп',
    type: 'public',
    redirect_uris: ['com.example.app:/callback', 'http://127.0.0.1:7000/cb'],
  })
  assert.equal(open.status, 201, open.text)
  assert.deepEqual(
    [open.body.token_endpoint_auth_method, open.body.has_secret, open.body.client_secret],
    ['none', false, null],
  )
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  const jwks = { keys: [await crypto.subtle.exportKey('jwk', publicKey)] }
  const signed = await manager.post(CLIENTS, {
    ...app('Гарын үсэгтэй'),
    token_endpoint_auth_method: 'private_key_jwt',
    jwks,
  })
  assert.equal(signed.status, 201, signed.text)
  assert.deepEqual([signed.body.has_secret, signed.body.client_secret], [false, null])
  assert.equal(signed.body.jwks.keys[0].x, jwks.keys[0]!.x)
  for (const { body } of [open, signed]) {
    const refused = await manager.post(`${CLIENTS}/${body.id}/rotate-secret`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'client_without_secret'])
  }
  const back = await manager.put(`${CLIENTS}/${signed.body.id}`, {
    token_endpoint_auth_method: 'client_secret_post',
  })
  assert.deepEqual([back.status, back.body.jwks, back.body.has_secret], [200, null, false])
})

test('an application is read, changed, disabled, enabled and deleted, with one record for each', async () => {
  const { body } = await manager.post(CLIENTS, app('Замын апп'))
  const path = `${CLIENTS}/${body.id}`
  const { client_secret: _once, ...resource } = body
  assert.deepEqual((await reader.get(path)).body, resource)
  const changed = await manager.put(path, {
    version: 1,
    scopes: ['openid', 'offline_access'],
    access_ttl: 120,
    logo_uri: 'https://app.example.mn/logo.svg',
    id_token_signed_response_alg: 'RS256',
  })
  assert.equal(changed.status, 200, changed.text)
  assert.deepEqual(changed.body, {
    ...resource,
    scopes: ['openid', 'offline_access'],
    access_ttl: 120,
    logo_uri: 'https://app.example.mn/logo.svg',
    logo_address: changed.body.logo_address,
    id_token_signed_response_alg: 'RS256',
    version: 2,
  })
  assert.match(changed.body.logo_address, /^\/logos\//)
  assert.equal((await manager.put(path, { access_ttl: 120 })).body.version, 2)
  const disabled = await manager.put(`${path}/enabled`, { enabled: false })
  assert.deepEqual([disabled.status, disabled.body.enabled, disabled.body.version], [200, false, 3])
  assert.equal(await selectClientVersion(services.database, body.client_id), undefined)
  assert.equal((await manager.put(`${path}/enabled`, { enabled: false })).body.version, 3)
  assert.equal((await manager.put(`${path}/enabled`, { enabled: true })).body.enabled, true)
  assert.equal((await selectRegisteredClient(services.database, body.client_id))?.version, 4)
  const removed = await manager.delete(path)
  assert.deepEqual([removed.status, removed.text], [204, ''])
  assert.equal((await manager.get(path)).status, 404)
  assert.deepEqual(await actionsOf(body.id), [
    'clients.created',
    'clients.changed',
    'clients.disabled',
    'clients.enabled',
    'clients.deleted',
  ])
  const [, change] = await recordsOf(body.id)
  assert.deepEqual(Object.keys(change.changes).sort(), [
    'access_ttl',
    'id_token_signed_response_alg',
    'logo_uri',
    'scopes',
  ])
})

test('whoever lost the race is told so', async () => {
  const { body } = await manager.post(CLIENTS, app('Уралдаан'))
  const path = `${CLIENTS}/${body.id}`
  const race = await Promise.all(
    ['Нэг', 'Хоёр', 'Гурав'].map(name => manager.put(path, { name, version: 1 })),
  )
  assert.deepEqual(race.map(answer => answer.status).sort(), [200, 409, 409])
  const late = await manager.request('PUT', path, { name: 'Хожуу' }, { 'if-match': '"1"' })
  assert.deepEqual([late.status, late.body.code], [409, 'stale_version'])
  assert.equal((await manager.request('PUT', path, { name: 'Амжсан' }, { 'if-match': '"2"' })).status, 200)
  assert.deepEqual(await actionsOf(body.id), ['clients.created', 'clients.changed', 'clients.changed'])
})

test('a secret is rotated at once, or with an overlap in which the former one works on', async () => {
  const { body } = await manager.post(CLIENTS, app('Эргэлт'))
  const path = `${CLIENTS}/${body.id}/rotate-secret`
  const second = await manager.post(path, { grace_seconds: 3600 })
  assert.deepEqual([second.status, second.body.version], [200, 2])
  const row = await rowOf(body.id)
  assert.ok(row.secret_hash.equals(hashToken(second.body.client_secret)))
  assert.ok(row.former_secret_hash.equals(hashToken(body.client_secret)))
  const overlap = (row.former_secret_expires_at.getTime() - Date.now()) / 1000
  assert.ok(overlap > 3000 && overlap <= 3600, String(overlap))
  await manager.post(path)
  const last = await rowOf(body.id)
  assert.deepEqual([last.former_secret_hash, last.former_secret_expires_at], [null, null])
  for (const grace_seconds of [-1, 30 * 86_400 + 1, 1.5, '60'])
    assert.equal((await manager.post(path, { grace_seconds })).status, 400)
  assert.deepEqual(await actionsOf(body.id), [
    'clients.created',
    'clients.secret_rotated',
    'clients.secret_rotated',
  ])
})

test('applications are listed, searched, filtered, sorted and counted page by page', async () => {
  const names = ['Алим', 'Банана', 'Вишня']
  for (const name of names)
    await foreign.post(CLIENTS, { ...app(`${name} жимс`), type: name === 'Алим' ? 'public' : 'confidential' })
  const namesOf = async (query: string) =>
    (await foreign.get(`${CLIENTS}?${query}`)).body.items.map(
      (item: { name: string }) => item.name.split(' ')[0],
    )
  assert.deepEqual(await namesOf(''), names.toReversed())
  assert.deepEqual(await namesOf('sort=name'), names)
  assert.deepEqual(await namesOf('sort=-name'), names.toReversed())
  assert.deepEqual(await namesOf('sort=created_at'), names)
  assert.deepEqual(await namesOf('sort=last_used_at'), names)
  assert.deepEqual(await namesOf(`q=${encodeURIComponent('жимс банан')}`), ['Банана'])
  assert.deepEqual(await namesOf('type=public'), ['Алим'])
  assert.deepEqual(await namesOf('enabled=false'), [])
  for (const sort of ['name', '-created_at', '-last_used_at']) {
    const pages: string[] = []
    let cursor = ''
    do {
      const { body } = await foreign.get(`${CLIENTS}?limit=1&count=true&sort=${sort}${cursor}`)
      assert.equal(body.total, 3)
      pages.push(body.items[0].name.split(' ')[0])
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
    } while (cursor)
    assert.deepEqual(pages, sort === 'name' ? names : names.toReversed(), sort)
  }
  const { next_cursor } = (await foreign.get(`${CLIENTS}?limit=1&sort=name`)).body
  for (const query of [`cursor=${next_cursor}`, 'cursor=x', 'sort=type', 'type=other', 'nonsense=1'])
    assert.equal((await foreign.get(`${CLIENTS}?${query}`)).status, 400, query)
})

test('another tenant’s application is not there: the answer equals that for an id nobody has', async () => {
  const { body } = await manager.post(CLIENTS, app('Миний апп'))
  for (const [method, tail, content] of [
    ['GET', '', undefined],
    ['PUT', '', { name: 'x' }],
    ['DELETE', '', undefined],
    ['POST', '/rotate-secret', {}],
    ['PUT', '/enabled', { enabled: false }],
    ['GET', '/activity', undefined],
  ] as const) {
    const ask = (id: string) =>
      foreign.request(method, `${CLIENTS}/${id}${tail}`, content, {
        'x-request-id': 'same-request-id-for-both',
      })
    const [theirs, nobodys] = [await ask(body.id), await ask(NOBODY)]
    assert.deepEqual([theirs.status, theirs.text], [404, nobodys.text], `${method} ${tail}`)
  }
  assert.ok(!(await foreign.get(`${CLIENTS}?limit=200`)).text.includes(body.id))
  assert.equal((await manager.get(`${CLIENTS}/not-an-id`)).status, 404)
  assert.deepEqual(await actionsOf(body.id), ['clients.created'])
})

for (const field of ['first_party', 'national_identifiers'])
  test(`only an administrator makes or changes a client with ${field}`, async () => {
    const trusted = { ...app('Бүхнийг чадагч'), [field]: true }
    const refused = await manager.post(CLIENTS, trusted)
    assert.deepEqual([refused.status, refused.body.permission], [403, '*'])
    const { body } = await admin.post(CLIENTS, trusted)
    assert.equal(body[field], true)
    const path = `${CLIENTS}/${body.id}`
    const elsewhere = { redirect_uris: ['https://other.example/cb'] }
    assert.equal((await manager.put(path, elsewhere)).status, 403)
    assert.equal((await manager.put(path, { [field]: false, ...elsewhere })).status, 403)
    assert.equal((await manager.post(`${path}/rotate-secret`)).status, 403)
    assert.equal((await admin.put(path, elsewhere)).status, 200)
    assert.equal((await manager.put(`${path}/enabled`, { enabled: false })).status, 200)
    assert.equal((await manager.put(`${path}/enabled`, { enabled: true })).status, 403)
    const { body: other } = await manager.post(CLIENTS, app('Энгийн'))
    assert.equal((await manager.put(`${CLIENTS}/${other.id}`, { [field]: true })).status, 403)
    assert.equal((await rowOf(other.id)).version, 1)
  })

test('a secret is rotated only by who holds what the scopes of the client give', async () => {
  const scoped = async (scopes: string[]) =>
    (await admin.post(CLIENTS, { ...app('Түлхүүр'), scopes })).body.id
  const rotate = (id: string) => manager.post(`${CLIENTS}/${id}/rotate-secret`)
  assert.equal((await rotate(await scoped(['openid', 'email', 'phone']))).status, 200)
  assert.equal((await rotate(await scoped(['openid', 'sso_clients.manage']))).status, 200)
  for (const [scope, permission] of [
    ['organisation.manage', 'organisation.manage'],
    ['erp.read', '*'],
  ] as const) {
    const id = await scoped(['openid', scope])
    const before = await rowOf(id)
    const refused = await rotate(id)
    assert.deepEqual([refused.status, refused.body.permission], [403, permission])
    assert.deepEqual(await rowOf(id), before)
    assert.equal((await admin.post(`${CLIENTS}/${id}/rotate-secret`)).status, 200)
  }
})

test('a client that needs no person gets no scope that its maker does not hold', async () => {
  const machine = { name: 'Машин', grant_types: ['client_credentials'] }
  for (const scope of ['erp.write', 'organisation.manage']) {
    assert.equal((await manager.post(CLIENTS, { ...machine, scopes: [scope] })).status, 403)
    const { body } = await manager.post(CLIENTS, { ...machine, scopes: ['sso_clients.read'] })
    assert.equal((await manager.put(`${CLIENTS}/${body.id}`, { scopes: [scope] })).status, 403)
    assert.equal((await admin.post(CLIENTS, { ...machine, scopes: [scope] })).status, 201)
  }
})

test('a scope is one of the standard ones or a permission that a module declares', async () => {
  const known = await manager.post(CLIENTS, { ...app('Хүрээ'), scopes: ['openid', 'organisation.read'] })
  assert.deepEqual([known.status, known.body.scopes], [201, ['openid', 'organisation.read']])
  const { status, body } = await manager.post(CLIENTS, { ...app('Хүрээ'), scopes: ['openid', 'erp.delete'] })
  assert.deepEqual(
    [status, body.code, body.errors[0].path, body.errors[0].code],
    [400, 'validation_failed', '/scopes/1', 'scope_unknown'],
  )
})

test('reading needs sso_clients.read, a change sso_clients.manage', async () => {
  const { body } = await manager.post(CLIENTS, app('Эрх'))
  const path = `${CLIENTS}/${body.id}`
  for (const [method, target, content] of [
    ['POST', CLIENTS, app('Зөвшөөрөлгүй')],
    ['PUT', path, { name: 'x' }],
    ['DELETE', path, undefined],
    ['POST', `${path}/rotate-secret`, {}],
    ['PUT', `${path}/enabled`, { enabled: false }],
  ] as const) {
    const answer = await reader.request(method, target, content)
    assert.deepEqual([answer.status, answer.body.permission], [403, 'sso_clients.manage'], method)
    assert.equal((await world.stranger.request(method, target, content)).status, 401)
  }
  for (const target of [CLIENTS, path, `${path}/activity`]) {
    assert.equal((await reader.get(target)).status, 200)
    assert.equal((await plain.get(target)).body.permission, 'sso_clients.read')
  }
})

test('an application of the whole installation is the operator’s alone', async () => {
  const refused = await manager.post(CLIENTS, { ...app('Хүн бүрд'), tenant: null })
  assert.deepEqual([refused.status, refused.body.code], [403, 'operator_required'])
  assert.equal((await manager.get(`${CLIENTS}?installation=true`)).body.code, 'operator_required')

  const made = await admin.post(CLIENTS, { ...app('Хүн бүрд'), tenant: null })
  assert.deepEqual([made.status, made.body.tenant], [201, null])
  const path = `${CLIENTS}/${made.body.id}`
  for (const client of [manager, foreign]) assert.equal((await client.get(path)).status, 404)
  assert.equal((await manager.delete(path)).status, 404)
  assert.ok(!(await admin.get(`${CLIENTS}?limit=200`)).text.includes(made.body.id))
  const listed = (await admin.get(`${CLIENTS}?installation=true`)).body.items
  assert.deepEqual(
    listed.map((item: { client_id: string }) => item.client_id),
    [made.body.client_id, 'shell'],
  )
  assert.equal((await admin.put(path, { name: 'Бүгдэд' })).body.name, 'Бүгдэд')
  assert.equal((await admin.post(`${path}/rotate-secret`)).status, 200)
  assert.equal((await admin.get(`${path}/activity`)).body.items.length, 3)
  assert.equal((await selectRegisteredClient(services.database, made.body.client_id))?.name, 'Бүгдэд')
  assert.equal((await admin.delete(path)).status, 204)
  const records = await recordsOf(made.body.id)
  assert.equal(records.length, 4)
  assert.ok(records.every(record => record.tenant_id === '00000000-0000-0000-0000-000000000000'))
})

test('a tenant that is deleted takes its applications along, and its export holds them without secrets', async () => {
  const { body: tenant } = await admin.post('/platform/tenants', { slug: 'passing', name: 'Түр' })
  const scoped = createClient(world.origin)
  const moved = await admin.post('/auth/switch-tenant', { tenant: 'passing' })
  admin.token = moved.body.session.token
  scoped.token = moved.body.session.token
  const { body } = await scoped.post(CLIENTS, app('Түр апп'))
  admin.token = (await admin.post('/auth/switch-tenant', { tenant: 'first' })).body.session.token
  const exported = (await admin.get(`/platform/tenants/${tenant.id}/export`)).text
  assert.ok(exported.includes(body.client_id))
  assert.ok(!exported.includes('secret_hash') && !exported.includes(body.client_secret))
  await admin.delete(`/platform/tenants/${tenant.id}`, { reason: 'хаагдсан' })
  await owner.query(`update tenant set delete_after = now() where id = $1`, [tenant.id])
  const { removeTenant } = await import('../platform/deletion.ts')
  await removeTenant(ctx, tenant.id)
  assert.equal(await rowOf(body.id), undefined)
})
