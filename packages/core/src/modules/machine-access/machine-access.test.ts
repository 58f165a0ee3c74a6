import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import {
  type Client,
  createClient,
  givenMember,
  givenTenant,
  startTestPlatform,
  until,
} from '../../testing/index.ts'

const world = await startTestPlatform({ after }, { settings: { TRUST_PROXY_HEADERS: 'true' } })
const { ctx } = world.platform
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const ACCOUNTS = '/service-accounts'
const MEMBERS = '/organisation/members'

const bearer = (token: string): Client => {
  const client = createClient(world.origin)
  client.token = token
  return client
}

type Made = { id: string; token: string; prefix: string }

/** A tenant with an administrator and a member who holds these permissions. */
async function stage(slug: string, permissions: readonly string[]) {
  const tenant = await givenTenant(ctx, slug)
  const chief = await givenMember(ctx, tenant, { email: `chief@${slug}.example`, roles: ['admin'] })
  const admin = createClient(world.origin)
  await admin.signIn(chief.email, chief.password, slug)
  const { body: role } = await admin.post('/organisation/roles', { name: 'Held', key: 'held', permissions })
  const person = await givenMember(ctx, tenant, { email: `member@${slug}.example`, roles: ['held'] })
  const member = createClient(world.origin)
  await member.signIn(person.email, person.password, slug)
  return { tenant, admin, chief, role, person, member }
}

const make = async (client: Client, path: string, body: object): Promise<Made> => {
  const answer = await client.post(path, body)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

test('a personal token carries its person’s rights at each request, within the permissions it names', async () => {
  const { admin, member, role } = await stage('personal', ['organisation.read', 'audit.read'])
  const whole = await make(member, '/tokens', { name: 'Тайлан' })
  assert.match(whole.token, /^tamga_pat_[0-9A-Za-z]{49}$/)
  const narrow = await make(member, '/tokens', {
    name: 'Narrow',
    permissions: ['organisation.read', 'settings.manage'],
    expires_at: '2099-01-01T00:00:00.000Z',
  })
  assert.equal((await bearer(whole.token).get('/audit')).status, 200)
  assert.equal((await bearer(narrow.token).get(MEMBERS)).status, 200)
  const beyond = await bearer(narrow.token).get('/audit')
  assert.deepEqual([beyond.status, beyond.body.code], [403, 'insufficient_scope'])
  // Named, but its person does not have it.
  const denied = await bearer(narrow.token).put('/settings/appearance', {})
  assert.deepEqual([denied.status, denied.body.permission], [403, 'settings.manage'])
  await admin.patch(`/organisation/roles/${role.id}`, { permissions: ['audit.read'] })
  assert.equal((await bearer(narrow.token).get(MEMBERS)).status, 403)
  const { items } = (await member.get('/tokens')).body
  assert.deepEqual(
    items.map((token: Record<string, unknown>) => [token['name'], token['prefix'], token['permissions']]),
    [
      ['Narrow', narrow.token.slice(0, 16), ['organisation.read', 'settings.manage']],
      ['Тайлан', whole.token.slice(0, 16), null],
    ],
  )
  assert.ok(items.every((token: object) => !('token' in token)))
  const copy = await member.get('/me/export')
  assert.deepEqual(
    copy.body.tokens.map(({ name, tenant }: Record<string, string>) => [name, tenant]),
    [
      ['Тайлан', 'personal'],
      ['Narrow', 'personal'],
    ],
  )
  assert.ok(!copy.text.includes(whole.token))
  const { rows } = await owner.query(`select encode(token_hash, 'escape') as hash from api_token_secret`)
  assert.ok(rows.every(({ hash }) => !whole.token.includes(hash)))
})

test('a use is noted at most once a minute, and a revoked token opens nothing', async () => {
  const { member } = await stage('used', ['organisation.read'])
  const made = await make(member, '/tokens', { name: 'x' })
  const lastUse = async () => (await member.get('/tokens')).body.items[0].last_used_at
  assert.equal(await lastUse(), null)
  await bearer(made.token).get(MEMBERS)
  const first = await lastUse()
  assert.ok(first)
  await bearer(made.token).get(MEMBERS)
  assert.equal(await lastUse(), first)
  await owner.query(`update api_token_secret set last_used_at = now() - interval '2 minutes'`)
  await bearer(made.token).get(MEMBERS)
  assert.notEqual(await lastUse(), first)
  assert.equal((await member.delete(`/tokens/${made.id}`)).status, 204)
  assert.equal((await bearer(made.token).get(MEMBERS)).status, 401)
  assert.equal((await member.delete(`/tokens/${made.id}`)).status, 404)
})

test('a rotated token stays the same token; the secret before works for the overlap and no longer', async () => {
  const { member } = await stage('rotated', ['organisation.read'])
  const made = await make(member, '/tokens', { name: 'x' })
  const next = (await member.post(`/tokens/${made.id}/rotate`, { overlap_seconds: 600 })).body
  assert.equal(next.id, made.id)
  assert.equal(next.previous.prefix, made.prefix)
  for (const token of [made.token, next.token]) assert.equal((await bearer(token).get(MEMBERS)).status, 200)
  assert.ok((await member.get('/tokens')).body.items[0].previous.last_used_at)
  await owner.query(
    `update api_token_secret set expires_at = now() where expires_at is not null and token_id = $1`,
    [made.id],
  )
  assert.equal((await bearer(made.token).get(MEMBERS)).status, 401)
  const last = (await member.post(`/tokens/${made.id}/rotate`)).body
  assert.equal(last.previous, null)
  assert.equal((await bearer(next.token).get(MEMBERS)).status, 401)
  assert.equal((await bearer(last.token).get(MEMBERS)).status, 200)
  assert.equal((await member.get('/tokens')).body.items.length, 1)
})

test('what cannot be is refused with the field that is wrong, and nothing is made', async () => {
  const { member, admin } = await stage('wrong', ['organisation.manage', 'organisation.read'])
  const refusals: [string, object, string][] = [
    ['/tokens', { name: 'x', permissions: ['no.such'] }, '/permissions/0'],
    ['/tokens', { name: 'x', networks: ['10.0.0.0/99'] }, '/networks/0'],
    ['/tokens', { name: 'x', expires_at: '2001-01-01T00:00:00.000Z' }, '/expires_at'],
    ['/tokens', { name: ' ' }, '/name'],
    [ACCOUNTS, { name: 'x', roles: ['nobody'] }, '/roles/0'],
    [ACCOUNTS, { name: 'x', owner: '0190a000-0000-7000-8000-000000000000' }, '/owner'],
  ]
  for (const [path, body, field] of refusals) {
    const answer = await member.post(path, body)
    assert.deepEqual([answer.status, answer.body.errors?.[0].path], [400, field], answer.text)
  }
  assert.equal((await member.get('/tokens')).body.items.length, 0)
  assert.equal((await admin.get(ACCOUNTS)).body.items.length, 0)
})

test('a token works from its networks and those of its tenant alone, and who tries elsewhere stays on record', async () => {
  const { admin, member, person } = await stage('walls', ['organisation.read'])
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const own = await make(member, '/tokens', { name: 'own', networks: ['203.0.113.0/24', '2001:db8::/32'] })
  const free = await make(member, '/tokens', { name: 'free' })
  for (const ip of ['203.0.113.9', '2001:db8::9'])
    assert.equal((await bearer(own.token).get(MEMBERS, from(ip))).status, 200)
  const refused = await bearer(own.token).get(MEMBERS, from('198.51.100.1'))
  assert.deepEqual([refused.status, refused.body.code], [403, 'token_network_refused'])
  await until('the refusal is on record', async () => {
    const { items } = (await admin.get(`/audit?kind=security&actor=${person.id}`)).body
    return items.some((item: { ip: string }) => item.ip === '198.51.100.1')
  })
  assert.equal((await bearer(free.token).get(MEMBERS, from('198.51.100.1'))).status, 200)
  const walled = await admin.request(
    'PUT',
    '/settings/security',
    { allowed_networks: ['203.0.113.0/24'] },
    from('203.0.113.1'),
  )
  assert.equal(walled.status, 200, walled.text)
  assert.equal((await bearer(free.token).get(MEMBERS, from('198.51.100.1'))).status, 403)
  assert.equal((await bearer(free.token).get(MEMBERS, from('203.0.113.9'))).status, 200)
})

test('a service account works with its roles, is told apart in the log, and is found nowhere among people', async () => {
  const { admin, chief } = await stage('robots', ['organisation.read'])
  const account = await make(admin, ACCOUNTS, { name: 'Нөөцлөгч', roles: ['held', 'user'] })
  assert.deepEqual((await admin.get(`${ACCOUNTS}/${account.id}`)).body.owner, {
    id: chief.id,
    name: chief.name,
    email: chief.email,
  })
  const { token } = await make(admin, `${ACCOUNTS}/${account.id}/tokens`, { name: 'night run' })
  assert.match(token, /^tamga_svc_/)
  const robot = bearer(token)
  const { items } = (await robot.get(MEMBERS)).body
  assert.ok(items.length >= 2)
  assert.ok(items.every(({ id }: { id: string }) => id !== account.id))
  assert.equal((await robot.get('/audit')).status, 403)
  await admin.patch(`${ACCOUNTS}/${account.id}`, { roles: ['admin'] })
  const invited = await robot.post(MEMBERS, { email: 'guest@robots.example', name: 'Guest' })
  assert.equal(invited.status, 201, invited.text)
  const log = (await admin.get('/audit?action=member.invited')).body.items[0]
  assert.deepEqual(log.actor, { id: account.id, name: 'Нөөцлөгч', email: null })
  assert.match(log.changes.token[1], /^night run \(tamga_svc_\w+…\)$/, 'the log says which token acted')
  assert.ok((await admin.get(`${ACCOUNTS}/${account.id}`)).body.last_used_at)
  // It cannot be given what people are given.
  assert.equal((await admin.put(`${MEMBERS}/${account.id}/roles/held`)).status, 404)
  const owning = await admin.post('/organisation/roles', { name: 'Owned', owners: [account.id] })
  assert.deepEqual([owning.status, owning.body.errors[0].path], [400, '/owners/0'])
  const answering = await admin.post(ACCOUNTS, { name: 'Second', owner: account.id })
  assert.deepEqual([answering.status, answering.body.errors[0].path], [400, '/owner'])
  const unowned = await robot.post(ACCOUNTS, { name: 'Third' })
  assert.deepEqual([unowned.status, unowned.body.code], [422, 'owner_required'])
})

test('a suspended account opens nothing until it is active again, a deleted one never', async () => {
  const { admin } = await stage('idle', ['organisation.read'])
  const account = await make(admin, ACCOUNTS, { name: 'Robot', roles: ['held'] })
  const { token } = await make(admin, `${ACCOUNTS}/${account.id}/tokens`, { name: 'x' })
  const status = async () => (await bearer(token).get(MEMBERS)).status
  await admin.patch(`${ACCOUNTS}/${account.id}`, { status: 'suspended' })
  assert.equal(await status(), 403)
  await admin.patch(`${ACCOUNTS}/${account.id}`, { status: 'active' })
  assert.equal(await status(), 200)
  const stale = await admin.put(`${ACCOUNTS}/${account.id}`, { name: 'Other', version: 1 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'stale_version'])
  assert.equal((await admin.delete(`${ACCOUNTS}/${account.id}`)).status, 204)
  assert.equal(await status(), 401)
})

test('nobody gains rights by a service account: not by its roles, not by its tokens, not by changing it', async () => {
  const { admin, member } = await stage('climb', ['organisation.read', 'organisation.manage'])
  const strong = await make(admin, ACCOUNTS, { name: 'Strong', roles: ['admin'] })
  const tokens = `${ACCOUNTS}/${strong.id}/tokens`
  const existing = await make(admin, tokens, { name: 'x' })
  const weak = await make(member, ACCOUNTS, { name: 'Weak', roles: ['held'] })
  const refused = [
    await member.post(ACCOUNTS, { name: 'Mine', roles: ['admin'] }),
    await member.patch(`${ACCOUNTS}/${weak.id}`, { roles: ['admin'] }),
    await member.patch(`${ACCOUNTS}/${strong.id}`, { name: 'Mine' }),
    await member.delete(`${ACCOUNTS}/${strong.id}`),
    await member.post(tokens, { name: 'Mine' }),
    await member.post(tokens, { name: 'Mine', permissions: ['settings.manage'] }),
    await member.post(`${tokens}/${existing.id}/rotate`),
  ]
  assert.deepEqual(
    refused.map(({ status, body }) => [status, body.code]),
    refused.map(() => [403, 'permission_denied']),
  )
  // What the member may do themself, a token of theirs may do, too.
  const within = await make(member, tokens, { name: 'Within', permissions: ['organisation.read'] })
  assert.equal((await bearer(within.token).get(MEMBERS)).status, 200)
  assert.equal((await bearer(within.token).get('/audit')).status, 403)
  assert.equal((await member.delete(`${tokens}/${existing.id}`)).status, 204)
  const { items } = (await admin.get('/audit?action=access.escalation_refused&limit=200')).body
  assert.equal(items.length, refused.length)
})

test('tokens end with whoever holds or answers for them', async () => {
  const { admin, tenant, member, person } = await stage('leaving', [
    'organisation.read',
    'organisation.manage',
  ])
  const account = await make(member, ACCOUNTS, { name: 'Robot', roles: ['held'] })
  const own = await make(member, '/tokens', { name: 'own' })
  const service = await make(member, `${ACCOUNTS}/${account.id}/tokens`, { name: 'service' })
  const statuses = () =>
    Promise.all([own, service].map(async ({ token }) => (await bearer(token).get(MEMBERS)).status))
  assert.deepEqual(await statuses(), [200, 200])
  await owner.query(`update tenant set status = 'suspended' where id = $1`, [tenant.id])
  assert.deepEqual(await statuses(), [403, 403])
  await owner.query(`update tenant set status = 'active' where id = $1`, [tenant.id])
  assert.deepEqual(await statuses(), [200, 200])
  await admin.post(`${MEMBERS}/${person.id}/suspend`)
  assert.deepEqual(await statuses(), [401, 401])
  await admin.post(`${MEMBERS}/${person.id}/resume`)
  assert.deepEqual(await statuses(), [401, 401])
  const another = await make(admin, `${ACCOUNTS}/${account.id}/tokens`, { name: 'next' })
  assert.equal((await bearer(another.token).get(MEMBERS)).status, 200)
  await admin.delete(`${MEMBERS}/${person.id}`)
  assert.equal((await bearer(another.token).get(MEMBERS)).status, 401)
  // With somebody else who answers for it, it can go on.
  const { id } = (await admin.get('/me')).body.user
  await admin.patch(`${ACCOUNTS}/${account.id}`, { owner: id })
  const fresh = await make(admin, `${ACCOUNTS}/${account.id}/tokens`, { name: 'fresh' })
  assert.equal((await bearer(fresh.token).get(MEMBERS)).status, 200)
})

test('an account or token of another tenant, or of another person, is not found', async () => {
  const one = await stage('here', ['organisation.read', 'organisation.manage'])
  const other = await stage('there', ['organisation.read'])
  const account = await make(other.admin, ACCOUNTS, { name: 'Robot' })
  const foreign = await make(other.admin, `${ACCOUNTS}/${account.id}/tokens`, { name: 'x' })
  const colleague = await make(one.admin, '/tokens', { name: 'x' })
  const answers = [
    await one.admin.get(`${ACCOUNTS}/${account.id}`),
    await one.admin.patch(`${ACCOUNTS}/${account.id}`, { name: 'Mine' }),
    await one.admin.get(`${ACCOUNTS}/${account.id}/tokens`),
    await one.admin.post(`${ACCOUNTS}/${account.id}/tokens`, { name: 'x' }),
    await one.admin.delete(`${ACCOUNTS}/${account.id}/tokens/${foreign.id}`),
    await one.member.delete(`/tokens/${colleague.id}`),
    await one.member.post(`/tokens/${colleague.id}/rotate`),
    await one.admin.delete(`/tokens/${foreign.id}`),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 404),
  )
})

test('a token is no cookie, and a broken one is told from none', async () => {
  const { member } = await stage('cookies', ['organisation.read'])
  const { token } = await make(member, '/tokens', { name: 'x' })
  const stranger = createClient(world.origin)
  assert.equal((await stranger.get(MEMBERS, { cookie: `tamga_session=${token}` })).status, 401)
  assert.equal((await bearer(token.slice(0, -1)).get(MEMBERS)).status, 401)
  assert.equal((await bearer('tamga_pat_x').get(MEMBERS)).status, 401)
})

test('accounts are searched, sorted and paged', async () => {
  const { admin } = await stage('many', [])
  for (const name of ['Zebra', 'Yak', 'Ibex']) await make(admin, ACCOUNTS, { name: `Herd ${name}` })
  const first = (await admin.get(`${ACCOUNTS}?q=HERD&sort=name&limit=2&count=true`)).body
  const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name)
  assert.deepEqual([names(first), first.total], [['Herd Ibex', 'Herd Yak'], 3])
  const second = (await admin.get(`${ACCOUNTS}?q=HERD&sort=name&limit=2&cursor=${first.next_cursor}`)).body
  assert.deepEqual(names(second), ['Herd Zebra'])
  assert.equal((await admin.get(`${ACCOUNTS}?status=suspended`)).body.items.length, 0)
})
