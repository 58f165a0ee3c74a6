import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient, givenMember, givenTenant, startTestPlatform } from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const me = (await admin.get('/me')).body
const ROLES = '/organisation/roles'
const MEMBERS = '/organisation/members'

const roleOf = async (key: string) =>
  (await admin.get(`${ROLES}?limit=200`)).body.items.find((role: { key: string }) => role.key === key)

async function actionsOf(target: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select action from audit_record where kind = 'change' and target_id = $1 order by seq`,
    [target],
  )
  return rows.map(row => row.action)
}

/** Someone who manages members without being an administrator. */
const manager = await (async () => {
  const { body } = await admin.post(ROLES, {
    name: 'Хүний нөөц',
    key: 'hr',
    permissions: ['organisation.read', 'organisation.manage'],
  })
  const person = await givenMember(world.platform.ctx, me.tenant, {
    email: 'hr@roles.example',
    roles: ['hr'],
  })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { id: person.id, client, role: body }
})()

test('a tenant has the roles admin, which holds everything, and user, which every member has', async () => {
  const [everything, user] = [await roleOf('admin'), await roleOf('user')]
  assert.equal(everything.built_in, true)
  assert.ok(everything.permissions.includes('store.manage'))
  assert.ok(!everything.permissions.includes('*'))
  assert.ok(user.permissions.includes('documents.read'))
  assert.ok(user.permissions.includes('reports.read'))
  assert.ok(user.permissions.every((permission: string) => permission.endsWith('.read')))
  assert.equal(user.members, 2)
  for (const role of [everything, user])
    assert.equal((await admin.delete(`${ROLES}/${role.id}`)).body.code, 'built_in_role')
  assert.equal(
    (await admin.patch(`${ROLES}/${everything.id}`, { permissions: [] })).body.code,
    'built_in_role',
  )
})

test('a role is added, read, changed and deleted, with one record for each', async () => {
  const added = await admin.post(ROLES, {
    name: 'Нягтлан бодогч',
    permissions: ['audit.read'],
    owners: [me.user.id],
  })
  assert.equal(added.status, 201, added.text)
  const { id } = added.body
  assert.equal(added.headers.get('location'), `/api/v1/organisation/roles/${id}`)
  assert.deepEqual(added.body, {
    id,
    key: 'nyagtlan-bodogch',
    name: 'Нягтлан бодогч',
    description: '',
    permissions: ['audit.read'],
    built_in: false,
    owners: [me.user.id],
    members: 0,
    version: 1,
  })
  const changed = await admin.put(`${ROLES}/${id}`, {
    name: 'Ахлах нягтлан',
    permissions: ['audit.read', 'settings.read'],
    version: 1,
  })
  assert.equal(changed.body.version, 2)
  assert.deepEqual(changed.body.permissions, ['audit.read', 'settings.read'])
  assert.deepEqual(changed.body.owners, [me.user.id])
  assert.equal((await admin.put(`${ROLES}/${id}`, { name: 'X', version: 1 })).body.code, 'stale_version')
  assert.equal(
    (await admin.request('PUT', `${ROLES}/${id}`, { name: 'X' }, { 'if-match': '"1"' })).body.code,
    'stale_version',
  )
  assert.equal((await admin.patch(`${ROLES}/${id}`, { name: 'Ахлах нягтлан' })).body.version, 2)
  assert.deepEqual((await admin.get(`${ROLES}/${id}`)).body, changed.body)
  assert.equal((await admin.delete(`${ROLES}/${id}`)).status, 204)
  assert.equal((await admin.get(`${ROLES}/${id}`)).status, 404)
  assert.deepEqual(await actionsOf(id), ['role.created', 'role.updated', 'role.deleted'])
})

test('a key is given once, unknown permissions and owners are named, and malformed input is refused', async () => {
  assert.equal((await admin.post(ROLES, { name: 'Өөр', key: 'hr' })).body.code, 'role_key_taken')
  const { id } = (await admin.post(ROLES, { name: 'Key holder', key: 'key_holder' })).body
  for (const [method, role] of [
    ['PATCH', id],
    ['PUT', id],
    ['PATCH', (await roleOf('user')).id],
  ]) {
    const refused = await admin.request(method, `${ROLES}/${role}`, { key: 'keeper', name: 'Renamed' })
    assert.deepEqual([refused.status, refused.body.code], [422, 'key_fixed'], refused.text)
    assert.equal(refused.body.errors[0].path, '/key')
  }
  const same = await admin.put(`${ROLES}/${id}`, { key: 'key_holder', name: 'Key keeper' })
  assert.deepEqual([same.body.key, same.body.name], ['key_holder', 'Key keeper'])
  for (const permissions of [['no.such'], ['*'], ['audit.read', 'Audit.Read']]) {
    const refused = await admin.post(ROLES, { name: 'X', permissions })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'unknown_permission')
    assert.equal(refused.body.permission, permissions.at(-1))
    assert.equal(refused.body.errors[0].path, `/permissions/${permissions.length - 1}`)
  }
  const stranger = await admin.post(ROLES, { name: 'X', owners: ['018f0000-0000-7000-8000-000000000000'] })
  assert.deepEqual([stranger.status, stranger.body.errors[0].code], [400, 'unknown_member'])
  for (const body of [
    {},
    { name: '' },
    { name: 'X', key: 'Upper Case' },
    { name: 'X', members: 3 },
    { name: 'X', permissions: 'all' },
  ]) {
    assert.equal((await admin.post(ROLES, body)).status, 400, JSON.stringify(body))
  }
})

test('a role that members have is deleted only by force, and is taken from them', async () => {
  const { id } = (await admin.post(ROLES, { name: 'Temporary', permissions: ['audit.read'] })).body
  await admin.put(`${MEMBERS}/${manager.id}/roles/temporary`)
  const refused = await admin.delete(`${ROLES}/${id}`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'role_in_use'])
  assert.equal((await manager.client.get('/me')).body.permissions.includes('audit.read'), true)
  assert.equal((await admin.delete(`${ROLES}/${id}?force=true`)).status, 204)
  assert.equal((await manager.client.get('/me')).body.permissions.includes('audit.read'), false)
})

test('a change of a role applies on the very next request', async () => {
  const { id } = manager.role
  await admin.patch(`${ROLES}/${id}`, { permissions: ['organisation.read'] })
  assert.equal((await manager.client.patch(`${MEMBERS}/${manager.id}`, { name: 'HR' })).status, 403)
  await admin.patch(`${ROLES}/${id}`, { permissions: ['organisation.manage', 'organisation.read'] })
  assert.equal((await manager.client.patch(`${MEMBERS}/${manager.id}`, { name: 'HR' })).status, 200)
})

test('nobody gives what they do not hold: not the role admin, not other permissions, not by invitation or import', async () => {
  const strong = (
    await admin.post(ROLES, { name: 'Auditor', permissions: ['audit.read', 'organisation.read'] })
  ).body
  const weak = (await admin.post(ROLES, { name: 'Reader', permissions: ['organisation.read'] })).body
  const { client, id } = manager
  const refusals: [string, { status: number; body: { code: string; permission: string } }, string?][] = [
    ['the role admin', await client.put(`${MEMBERS}/${id}/roles/admin`)],
    ['a stronger role', await client.put(`${MEMBERS}/${id}/roles/${strong.id}`), 'audit.read'],
    [
      'an invited administrator',
      await client.post(MEMBERS, { email: 'evil@roles.example', name: 'Evil', roles: ['admin'] }),
    ],
    [
      'a made administrator',
      await client.post(MEMBERS, {
        email: 'evil@roles.example',
        name: 'Evil',
        roles: ['admin'],
        password: 'a good bronze horse 77',
      }),
    ],
    [
      'a new strong role',
      await client.post(ROLES, { name: 'Mine', permissions: ['store.manage'] }),
      'store.manage',
    ],
    [
      'a stronger own role',
      await client.patch(`${ROLES}/${manager.role.id}`, {
        permissions: ['organisation.manage', 'settings.manage'],
      }),
      'settings.manage',
    ],
  ]
  for (const [what, { status, body }, permission] of refusals) {
    assert.deepEqual([status, body.code], [403, 'permission_denied'], what)
    assert.ok(body.permission, what)
    if (permission) assert.equal(body.permission, permission, what)
  }
  const file = await client.request(
    'POST',
    `${MEMBERS}/import`,
    'email,name,roles\nevil@roles.example,Evil,admin\n',
    { 'content-type': 'text/csv' },
  )
  assert.deepEqual([file.status, file.body.errors[0].code], [422, 'permission_not_held'])
  assert.equal((await admin.get(`${MEMBERS}?q=evil`)).body.items.length, 0)
  const { rows } = await owner.query(`select count(*)::int from person where email = 'evil@roles.example'`)
  assert.equal(rows[0].count, 0)
  assert.equal((await client.put(`${MEMBERS}/${id}/roles/${weak.id}`)).status, 200)
  const notes = await owner.query(
    `select count(*)::int from audit_record where kind = 'security' and action = 'access.escalation_refused'`,
  )
  assert.equal(notes.rows[0].count, 6)
})

test('of a role that carries more than one holds nothing can be changed', async () => {
  const { id } = (await admin.post(ROLES, { name: 'Settings', permissions: ['settings.manage'] })).body
  const before = (await admin.get(`${ROLES}/${id}`)).body
  for (const change of [
    { name: 'Mine' },
    { description: 'mine' },
    { owners: [manager.id] },
    { permissions: [] },
    { permissions: ['organisation.read'] },
  ]) {
    const refused = await manager.client.patch(`${ROLES}/${id}`, change)
    assert.deepEqual([refused.status, refused.body.permission], [403, 'settings.manage'], refused.text)
  }
  assert.deepEqual((await admin.get(`${ROLES}/${id}`)).body, before)
})

test('a role of another tenant is not found', async () => {
  const other = await givenTenant(world.platform.ctx, 'other-roles')
  const { rows } = await owner.query(`select id from role where tenant_id = $1 and key = 'user'`, [other.id])
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { name: 'X' }],
    ['PATCH', { name: 'X' }],
    ['DELETE', undefined],
  ] as const) {
    const answers = await Promise.all(
      [rows[0].id, '018f0000-0000-7000-8000-000000000000', 'user'].map(id =>
        admin.request(method, `${ROLES}/${id}`, body),
      ),
    )
    for (const answer of answers) {
      assert.equal(answer.status, 404)
      assert.deepEqual({ ...answer.body, request_id: '' }, { ...answers[0]!.body, request_id: '' })
    }
  }
})

test('roles are searched, sorted and paged', async () => {
  for (const name of ['Zebra', 'Yak', 'Ibex']) await admin.post(ROLES, { name: `Herd ${name}` })
  const first = (await admin.get(`${ROLES}?q=HERD&sort=name&limit=2&count=true`)).body
  assert.deepEqual(
    first.items.map((role: { name: string }) => role.name),
    ['Herd Ibex', 'Herd Yak'],
  )
  assert.equal(first.total, 3)
  const second = (await admin.get(`${ROLES}?q=HERD&sort=name&limit=2&cursor=${first.next_cursor}`)).body
  assert.deepEqual(
    second.items.map((role: { name: string }) => role.name),
    ['Herd Zebra'],
  )
  assert.equal(second.next_cursor, null)
  const newest = (await admin.get(`${ROLES}?q=herd`)).body.items.map((role: { name: string }) => role.name)
  assert.deepEqual(newest, ['Herd Ibex', 'Herd Yak', 'Herd Zebra'])
  assert.equal((await admin.get(`${ROLES}?cursor=${first.next_cursor}`)).status, 400)
})

test('permissions of the installed apps are described in the language of the reader', async () => {
  const { body } = await admin.get('/organisation/permissions', { 'accept-language': 'en' })
  const manage = body.items.find((item: { permission: string }) => item.permission === 'organisation.manage')
  assert.deepEqual(manage, {
    permission: 'organisation.manage',
    app: 'organisation',
    description: 'Invite, suspend and remove members, and give roles',
  })
  assert.ok(
    body.items.some(
      (item: { permission: string; app: null }) => item.permission === 'store.manage' && item.app === null,
    ),
  )
  const mn = (await admin.get('/organisation/permissions')).body.items
  assert.equal(
    mn.find((item: { permission: string }) => item.permission === 'organisation.manage').description,
    'Гишүүн урих, түр хаах, хасах, үүрэг өгөх',
  )
})

test('permissions are read by pages, too', async () => {
  const all = (await admin.get('/organisation/permissions?limit=200')).body.items
  const first = (await admin.get('/organisation/permissions?limit=2&count=true')).body
  assert.deepEqual([first.items, first.total], [all.slice(0, 2), all.length])
  const second = (await admin.get(`/organisation/permissions?limit=2&cursor=${first.next_cursor}`)).body
  assert.deepEqual(second.items, all.slice(2, 4))
})

test('built-in roles are called what the reader calls them, until somebody gives them a name', async () => {
  const english = { 'accept-language': 'en' }
  const { id } = await roleOf('user')
  const nameIn = async (headers: Record<string, string>) =>
    (await admin.get(`${ROLES}/${id}`, headers)).body.name
  assert.deepEqual([await nameIn({}), await nameIn(english)], ['Хэрэглэгч', 'User'])
  const member = (await admin.get(`${MEMBERS}/${manager.id}`, english)).body
  const isUser = ({ key }: { key: string }) => key === 'user'
  assert.equal(member.roles.find(isUser).name, 'User')
  assert.equal(member.grants.find(({ role }: { role: { key: string } }) => isUser(role)).role.name, 'User')
  const listed = (await admin.get(`${MEMBERS}?limit=1`, english)).body.items[0]
  assert.equal(listed.roles.find(isUser).name, 'User')
  assert.equal((await admin.get('/me', english)).body.roles.find(isUser).name, 'User')
  // What was shown is sent back: that is no name of its own.
  await admin.request('PATCH', `${ROLES}/${id}`, { name: 'User', owners: [me.user.id] }, english)
  assert.deepEqual([await nameIn({}), await nameIn(english)], ['Хэрэглэгч', 'User'])
  const recorded = await admin.get(`/audit?target=role:${id}`, english)
  assert.equal(recorded.body.items[0].target.name, 'User')
  assert.ok((await admin.get('/audit/export?format=csv&target=role', english)).text.includes(',User,'))
  await admin.patch(`${ROLES}/${id}`, { name: 'Colleague' })
  assert.deepEqual([await nameIn({}), await nameIn(english)], ['Colleague', 'Colleague'])
})

test('an app is named in the reader’s language in the audit log', async () => {
  assert.equal((await admin.delete('/store/apps/sso-clients/install')).status, 204)
  const { items } = (await admin.get('/audit?action=app.uninstalled', { 'accept-language': 'en' })).body
  assert.equal(items[0].target.name, 'Connected applications')
})
