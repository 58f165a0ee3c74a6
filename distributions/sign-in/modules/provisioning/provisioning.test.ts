import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, givenMember, givenTenant, pg } from '@tamga/core/testing'
import {
  givenPerson,
  givenServer,
  givenTarget,
  runsOf,
  startProvisioning,
  succeeded,
  until,
  untilRun,
} from '../../../../tests/provisioning/provisioning-world.ts'

const world = await startProvisioning()
const { admin, platform, origin } = world
const tenant = (await admin.get('/me')).body.tenant

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  return work(owner).finally(() => owner.end())
}

const readAll = (statement: string): Promise<string> =>
  asOwner(async owner => JSON.stringify((await owner.query(statement)).rows))

test('a target is added, read, listed, changed and deleted, and its token is never told', async () => {
  const scim = await givenServer()
  const made = await admin.post('/sso/scim/targets', { name: 'Слак', base_url: scim.url, token: scim.token })
  assert.equal(made.status, 201, made.text)
  assert.equal(made.headers.get('location'), `/api/v1/sso/scim/targets/${made.body.id}`)
  const { id, created_at, ...fields } = made.body
  assert.deepEqual(fields, {
    name: 'Слак',
    base_url: scim.url,
    has_token: true,
    enabled: true,
    scope: {},
    push_groups: false,
    attribute_mapping: {},
    on_leave: 'deactivate',
    compatibility: 'generic',
    max_removals: null,
    health: 'unknown',
    last_day: [],
    retrying: 0,
    last_run_at: null,
    waiting: 0,
    failed: 0,
    paused_removals: null,
    version: 1,
  })
  assert.deepEqual((await admin.get(`/sso/scim/targets/${id}`)).body, made.body)
  const changed = await admin.put(`/sso/scim/targets/${id}`, {
    name: 'Слак 2',
    scope: { roles: ['admin'] },
    version: 1,
  })
  assert.deepEqual(
    [changed.status, changed.body.name, changed.body.has_token, changed.body.version],
    [200, 'Слак 2', true, 2],
  )
  assert.equal(changed.body.scope.roles[0].key, 'admin')
  const late = await admin.put(`/sso/scim/targets/${id}`, { name: 'Слак 3', version: 1 })
  assert.deepEqual([late.status, late.body.code], [409, 'stale_version'])
  const page = await admin.get('/sso/scim/targets?q=слак&limit=1&count=true')
  assert.deepEqual([page.body.items[0].id, page.body.total], [id, 1])
  succeeded(await admin.delete(`/sso/scim/targets/${id}`), 204)
  assert.equal((await admin.get(`/sso/scim/targets/${id}`)).status, 404)
  for (const answer of [made, changed, page]) assert.ok(!answer.text.includes(scim.token))
  assert.ok(!(await readAll('select * from audit_record')).includes(scim.token))
})

test('what is not well formed is refused field by field', async () => {
  const refused = async (body: object) => {
    const answer = await admin.post('/sso/scim/targets', {
      name: 'x',
      base_url: 'https://scim.example',
      ...body,
    })
    return [answer.status, answer.body.errors?.[0]?.path, answer.body.errors?.[0]?.code]
  }
  assert.deepEqual(await refused({ base_url: 'ftp://x' }), [400, '/base_url', 'address_malformed'])
  assert.deepEqual(await refused({ base_url: 'https://a:b@x' }), [400, '/base_url', 'address_userinfo'])
  assert.deepEqual(await refused({ scope: { roles: ['none'] } }), [400, '/scope/roles/0', 'unknown_role'])
  assert.deepEqual(await refused({ attribute_mapping: { title: 'salary' } }), [
    400,
    '/attribute_mapping/title',
    'scim_source',
  ])
  assert.deepEqual(await refused({ attribute_mapping: { active: 'email' } }), [
    400,
    '/attribute_mapping/active',
    'scim_attribute_reserved',
  ])
  assert.deepEqual(await refused({ attribute_mapping: { 'a b': 'email' } }), [
    400,
    '/attribute_mapping/a b',
    'scim_attribute',
  ])
  assert.deepEqual(await refused({ token: 'a\r\nx: y' }), [400, '/token', 'pattern'])
  assert.deepEqual(await refused({ health: 'ok' }), [400, '/health', 'unknown_field'])
  assert.equal((await admin.get('/sso/scim/runs?cursor=x')).status, 400)
  assert.equal((await admin.post('/sso/scim/runs/retry', {})).status, 400)
})

test('another scheme, host or port needs the token again; the same origin keeps the stored one', async () => {
  const scim = await givenServer()
  const other = await givenServer()
  const id = await givenTarget(admin, scim)
  const path = `/sso/scim/targets/${id}`
  const { host } = new URL(scim.url)
  for (const base_url of ['https://elsewhere.example/scim', `https://${host}/scim`, other.url]) {
    const moved = await admin.put(path, { base_url })
    assert.deepEqual([moved.status, moved.body.code], [422, 'secret_required'], base_url)
    assert.deepEqual(moved.body.errors[0].path, '/token')
  }
  assert.equal((await admin.get(path)).body.base_url, scim.url)
  succeeded(await admin.put(path, { base_url: `${scim.url}/` }))
  assert.equal((await admin.post(`${path}/test`)).body.ok, true)
  succeeded(await admin.put(path, { base_url: other.url, token: other.token }))
  succeeded(await admin.put(path, { base_url: scim.url, token: null }))
})

test('without the key for secrets no token is stored, and nothing is stored as plain text', async () => {
  const bare = await startProvisioning({ SSO_SECRET_KEY: '' })
  const answer = await bare.admin.post('/sso/scim/targets', {
    name: 'x',
    base_url: 'https://scim.example',
    token: 'abc',
  })
  assert.deepEqual([answer.status, answer.body.code], [422, 'secret_key_missing'])
  succeeded(await bare.admin.post('/sso/scim/targets', { name: 'x', base_url: 'https://scim.example' }), 201)
})

test('the test of a connection tells each step, before saving and after', async () => {
  const scim = await givenServer()
  const id = await givenTarget(admin, scim)
  const good = (await admin.post(`/sso/scim/targets/${id}/test`)).body
  assert.deepEqual(
    good.steps.map((step: { name: string; ok: boolean; status: string }) => [
      step.name,
      step.ok,
      step.status,
    ]),
    [
      // By number and plain http: no name was looked up and nothing was encrypted.
      ['dns', null, 'skipped'],
      ['tls', null, 'warning'],
      ['auth', true, 'passed'],
      ['service_provider_config', true, 'passed'],
      ['schemas', true, 'passed'],
    ],
  )
  assert.equal(good.ok, true)
  assert.equal(good.service_provider_config.patch.supported, true)
  const tryOut = async (body: object) => (await admin.post('/sso/scim/targets/test', body)).body
  const wrong = await tryOut({ base_url: scim.url, token: 'wrong' })
  assert.deepEqual([wrong.ok, wrong.steps.at(-1).name, wrong.steps.at(-1).ok], [false, 'auth', false])
  const inside = await tryOut({ base_url: 'http://10.0.0.1/scim' })
  assert.deepEqual([inside.ok, inside.steps.length, inside.steps[0].name], [false, 1, 'dns'])
  const nobody = await tryOut({ base_url: 'http://127.0.0.1:9/scim' })
  assert.deepEqual([nobody.ok, nobody.steps.at(-1).name], [false, 'tls'])
  scim.fault = () => ({ status: 200, body: '<html></html>' })
  assert.equal((await tryOut({ base_url: scim.url, token: scim.token })).ok, false)
})

test('a mapping is previewed with a member’s own data', async () => {
  const person = await givenPerson(admin, 'Сараа Бат')
  const preview = succeeded(
    await admin.post('/sso/scim/targets/preview', {
      user: person.id,
      attribute_mapping: {
        userName: 'username',
        title: '"Ажилтан"',
        nickName: '{given_name} / {roles}',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': '"Санхүү"',
        displayName: null,
      },
    }),
  ).body
  assert.deepEqual(preview.resource, {
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:User',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    ],
    externalId: person.id,
    active: true,
    userName: person.email.split('@')[0],
    name: { formatted: 'Сараа Бат', givenName: 'Бат', familyName: 'Сараа' },
    emails: [{ type: 'work', value: person.email, primary: true }],
    title: 'Ажилтан',
    nickName: 'Бат / user',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Санхүү' },
  })
})

test('one tenant sees nothing of another’s targets and runs', async () => {
  const scim = await givenServer()
  const id = await givenTarget(admin, scim)
  const person = await givenPerson(admin)
  const run = await untilRun(admin, { target: id, user: person.id, status: 'succeeded' })
  const other = await givenTenant(platform.ctx, 'second')
  const foreign = await givenMember(platform.ctx, other, { email: 'boss@second.example', roles: ['admin'] })
  const client = createClient(origin)
  await client.signIn(foreign.email, foreign.password)
  await client.post('/store/apps/sso-provisioning/install')
  assert.deepEqual((await client.get('/sso/scim/targets')).body.items, [])
  assert.deepEqual((await client.get('/sso/scim/runs')).body.items, [])
  for (const [method, path] of [
    ['GET', `/sso/scim/targets/${id}`],
    ['PUT', `/sso/scim/targets/${id}`],
    ['DELETE', `/sso/scim/targets/${id}`],
    ['POST', `/sso/scim/targets/${id}/test`],
    ['POST', `/sso/scim/targets/${id}/resync`],
    ['POST', `/sso/scim/targets/${id}/resync?dry_run=true`],
    ['POST', `/sso/scim/targets/${id}/resume`],
    ['POST', `/sso/scim/targets/${id}/users/${person.id}/push`],
    ['GET', `/sso/scim/runs/${run.id}`],
    ['POST', `/sso/scim/runs/${run.id}/retry`],
  ] as const)
    assert.equal((await client.request(method, path, method === 'GET' ? undefined : {})).status, 404, path)
  assert.deepEqual((await client.post('/sso/scim/runs/retry', { ids: [run.id] })).body, { retried: 0 })
})

test('reading needs the read permission, changing the manage permission', async () => {
  const role = await admin.post('/organisation/roles', {
    name: 'Харагч',
    permissions: ['sso_provisioning.read'],
  })
  const viewer = await givenMember(platform.ctx, tenant, {
    email: 'viewer@first.example',
    roles: [role.body.key],
  })
  const client = createClient(origin)
  await client.signIn(viewer.email, viewer.password)
  assert.equal((await client.get('/sso/scim/targets')).status, 200)
  assert.equal((await client.get('/sso/scim/runs')).status, 200)
  const refused = await client.post('/sso/scim/targets', { name: 'x', base_url: 'https://scim.example' })
  assert.deepEqual([refused.status, refused.body.permission], [403, 'sso_provisioning.manage'])
})

test('an inactive app neither answers nor pushes', async () => {
  const scim = await givenServer()
  await givenTarget(admin, scim)
  succeeded(await admin.put('/store/apps/sso-provisioning/active', { active: false }))
  const person = await givenPerson(admin)
  assert.equal((await admin.get('/sso/scim/targets')).status, 403)
  succeeded(await admin.put('/store/apps/sso-provisioning/active', { active: true }))
  const next = await givenPerson(admin)
  await until(() => scim.userOf(next.id), 'the push of the next person')
  assert.equal(scim.userOf(person.id), undefined)
  assert.deepEqual(await runsOf(admin, `user=${person.id}`), [])
})
