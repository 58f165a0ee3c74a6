import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient, givenMember, givenTenant, startTestPlatform } from '../../../testing/index.ts'
import type { RightsRow } from './identity.ts'
import { RIGHTS } from './rights-store.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const { ctx } = world.platform
const me = (await admin.get('/me')).body
const neighbour = await givenTenant(ctx, 'neighbour')
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const ROLES = '/organisation/roles'
const read = (key: string) =>
  ctx.services.database.lookUp<RightsRow & { key: string; is_current: boolean }>(RIGHTS, key)

async function versionOf(tenantId: string): Promise<string> {
  const { rows } = await owner.query('select rights_version from tenant where id = $1', [tenantId])
  return rows[0].rights_version
}

async function givenReader(email: string) {
  const { body: role } = await admin.post(ROLES, { name: `Of ${email}`, permissions: ['audit.read'] })
  const person = await givenMember(ctx, me.tenant, { email, roles: [role.key] })
  const client = createClient(world.origin)
  const session = await client.signIn(person.email, person.password)
  return { role, person, client, session }
}

const DECISIVE: readonly [string, string][] = [
  ['a new role', `insert into role (tenant_id, id, key, name) values ($1, $2, 'made', 'Made')`],
  ['a new name of a role', `update role set name = 'Named' where tenant_id = $1 and id = $2`],
  [
    'a permission more',
    `insert into role_permission (tenant_id, role_id, permission) values ($1, $2, 'a.read')`,
  ],
  [
    'another permission',
    `update role_permission set permission = 'b.read' where tenant_id = $1 and role_id = $2`,
  ],
  ['a permission less', 'delete from role_permission where tenant_id = $1 and role_id = $2'],
  ['a deleted role', 'delete from role where tenant_id = $1 and id = $2'],
  [
    'an app more',
    `insert into app_installation (tenant_id, app, version) select $1, 'made', '1' where $2::uuid is not null`,
  ],
  [
    'an app switched off',
    `update app_installation set active = false where tenant_id = $1 and app = 'made' and $2::uuid is not null`,
  ],
  [
    'an app less',
    `delete from app_installation where tenant_id = $1 and app = 'made' and $2::uuid is not null`,
  ],
]

test('whatever decides what people may do renews the version of its tenant, and of no other', async () => {
  const role = '01890000-0000-7000-8000-000000000001'
  const untouched = await versionOf(neighbour.id)
  const seen = new Set([await versionOf(me.tenant.id)])
  for (const [change, statement] of DECISIVE) {
    await owner.query(statement, [me.tenant.id, role])
    const version = await versionOf(me.tenant.id)
    assert.ok(!seen.has(version), change)
    seen.add(version)
  }
  assert.equal(await versionOf(neighbour.id), untouched)
  await owner.query('begin')
  await owner.query(`update role set name = 'Never' where tenant_id = $1`, [me.tenant.id])
  await owner.query('rollback')
  assert.ok(seen.has(await versionOf(me.tenant.id)))
})

test('a change whose version cannot be renewed is refused', async () => {
  await owner.query('begin')
  await owner.query(
    'drop policy owner_access_update on tenant; create role plain_owner; grant plain_owner to current_user',
  )
  await owner.query(
    'grant create on schema platform, public to plain_owner; alter table tenant owner to plain_owner',
  )
  await owner.query('alter function platform.renew_rights_version() owner to plain_owner')
  const renamed = owner.query(`update role set name = 'Never' where tenant_id = $1`, [me.tenant.id])
  await assert.rejects(renamed, /was not renewed/)
  await owner.query('rollback')
})

test('a deleted tenant takes its roles and apps along', async () => {
  const { id } = await givenTenant(ctx, 'short-lived')
  await owner.query('delete from tenant where id = $1', [id])
  assert.equal((await owner.query('select from role where tenant_id = $1', [id])).rowCount, 0)
})

test('a process that did not make the change applies it on its next request', async () => {
  const { role, person, client } = await givenReader('elsewhere@rights.example')
  const other = await startTestPlatform({ after }, { databaseUrl: world.databaseUrl, bootstrap: false })
  const there = createClient(other.origin)
  await there.signIn(person.email, person.password)
  for (const each of [client, there]) assert.equal((await each.get('/audit')).status, 200)
  await admin.patch(`${ROLES}/${role.id}`, { permissions: ['organisation.read'] })
  for (const each of [client, there]) assert.equal((await each.get('/audit')).status, 403)
  await admin.patch(`${ROLES}/${role.id}`, { permissions: ['audit.read'] })
  for (const each of [there, client]) assert.equal((await each.get('/audit')).status, 200)
  await admin.delete(`/organisation/members/${person.id}/roles/${role.key}`)
  for (const each of [there, client]) assert.equal((await each.get('/audit')).status, 403)
})

test('rights that were read for a version that has passed are the newer ones, and are known as such', async () => {
  const { role } = await givenReader('late@rights.example')
  const key = `${me.tenant.id} ${await versionOf(me.tenant.id)} ${role.id}`
  assert.deepEqual([(await read(key))?.is_current, (await read(key))?.permissions], [true, 'audit.read'])
  await admin.patch(`${ROLES}/${role.id}`, { permissions: ['organisation.read'] })
  assert.deepEqual(
    [(await read(key))?.is_current, (await read(key))?.permissions],
    [false, 'organisation.read'],
  )
})

test('a role of another tenant allows nothing, and no role allows nothing', async () => {
  const { role } = await givenReader('other@rights.example')
  const version = await versionOf(neighbour.id)
  for (const key of [`${neighbour.id} ${version} ${role.id}`, `${neighbour.id} ${version}`]) {
    const found = (await read(key))!
    assert.deepEqual([found.roles, found.permissions], [[], null])
  }
})
