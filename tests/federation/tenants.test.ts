import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'
import { createVisitor } from './world/visitor.ts'

// The first tenant is the victim's; the second belongs to somebody with a provider of their own.
const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const { ctx } = world.platform
const hostile = await world.otherTenant('hostile')
const own = await world.provider(
  { name: 'Ours', issuer: idp.issuer, jit: true, trust_email: true },
  hostile.admin,
)
const victim = await givenMember(ctx, world.tenant, { email: 'victim@first.example', roles: ['admin'] })
await world.query('update person set email_verified_at = now(), phone = $1 where id = $2', [
  '+97699112233',
  victim.id,
])

const asVictim = (sub = 'v') => {
  idp.person = { sub, email: victim.email, email_verified: true, name: 'Not them' }
}

test('a provider of one tenant never makes anyone a person of another', async () => {
  const curious = await world.otherTenant('curious')
  const asking = await world.provider({ name: 'Ours', issuer: idp.issuer, jit: true }, curious.admin)
  asVictim()
  const namesake = await world.signIn(asking)
  idp.person = { sub: 'u', email: 'nobody-knows@first.example', email_verified: true, name: 'Not them' }
  const unknown = await world.signIn(asking)
  // Whether somebody has the address elsewhere cannot be seen: both come in, as people whom nobody knew.
  const [one, other] = [await namesake.call('GET', '/me'), await unknown.call('GET', '/me')]
  assert.deepEqual([one.status, other.status], [200, 200])
  assert.equal(one.body.user.email, victim.email)
  assert.notEqual(one.body.user.id, victim.id)
  const alike = { id: '', email: '' }
  assert.deepEqual({ ...one.body.user, ...alike }, { ...other.body.user, ...alike })
  const memberships = await world.query('select tenant_id from membership where person_id = $1', [victim.id])
  assert.deepEqual(memberships, [{ tenant_id: world.tenant.id }])
})

test('nor after inviting them: the invitation is theirs to accept', async () => {
  const invited = await hostile.admin.post('/organisation/members', { email: victim.email, name: 'Victim' })
  assert.equal(invited.status, 201)
  asVictim()
  const { error, call } = await world.signIn(own)
  assert.equal(error, 'sso_invitation_pending')
  assert.equal((await call('GET', '/me')).status, 401)
})

test('a provider of another tenant is not seen, tested, changed or deleted from outside', async () => {
  const path = `/sso/federation/providers/${own.id}`
  const random = '/sso/federation/providers/0190a000-0000-7000-8000-000000000000'
  const without = (body: Record<string, unknown>) => ({ ...body, request_id: '' })
  for (const [method, tail, body] of [
    ['GET', '', undefined],
    ['PUT', '', { name: 'x' }],
    ['PUT', '/enabled', { enabled: false }],
    ['DELETE', '', undefined],
    ['GET', '/links', undefined],
    ['POST', '/test', {}],
    ['POST', '/trial', {}],
  ] as const) {
    const answer = await world.admin.request(method, `${path}${tail}`, body)
    const nothing = await world.admin.request(method, `${random}${tail}`, body)
    assert.equal(answer.status, 404, `${method} ${tail}`)
    assert.deepEqual(without(answer.body), without(nothing.body))
  }
  const { items } = (await world.admin.get('/sso/federation/providers')).body
  assert.ok(items.every(({ id }: { id: string }) => id !== own.id))
})

/** Now the victim is a member of both, as people of two organisations are. */
async function join(): Promise<void> {
  await world.query(
    `update membership set status = 'active', joined_at = now() where person_id = $1 and tenant_id = $2`,
    [victim.id, hostile.tenant.id],
  )
}

test('as a member of both, who comes through one tenant’s provider stays in that tenant', async () => {
  await join()
  asVictim()
  const { error, call } = await world.signIn(own)
  assert.equal(error, null)
  const me = (await call('GET', '/me')).body
  assert.equal(me.user.id, victim.id)
  assert.equal(me.tenant.id, hostile.tenant.id)
  assert.deepEqual(
    me.tenants.map(({ id }: { id: string }) => id),
    [hostile.tenant.id],
  )
  for (const tenant of [world.tenant.slug, world.tenant.id, 'no-such-tenant']) {
    const moved = await call('POST', '/auth/switch-tenant', { tenant })
    assert.deepEqual([moved.status, moved.body.code], [403, 'reauthentication_required'], tenant)
  }
  const stayed = await call('POST', '/auth/switch-tenant', { tenant: hostile.tenant.slug })
  assert.deepEqual(
    stayed.body.tenants.map(({ id }: { id: string }) => id),
    [hostile.tenant.id],
  )
  assert.deepEqual(
    me.roles.map(({ key }: { key: string }) => key),
    ['user'],
  )
})

test('nor does it write into the other tenant, or see or end what is there', async () => {
  const elsewhere = createClient(world.origin)
  await elsewhere.signIn(victim.email, victim.password, world.tenant.slug)
  const there = (await elsewhere.get('/me')).body.session.id
  asVictim()
  const { call } = await world.signIn(own)
  const renamed = await call('PATCH', '/me', { name: 'Someone else' })
  assert.equal(renamed.status, 403)
  assert.equal(renamed.body.code, 'reauthentication_required')
  const sessions = (await call('GET', '/me/sessions')).body.items
  assert.ok(sessions.every(({ tenant }: { tenant: { id: string } }) => tenant.id === hostile.tenant.id))
  assert.equal((await call('DELETE', `/me/sessions/${there}`)).status, 404)
  await call('DELETE', '/me/sessions')
  assert.equal((await elsewhere.get('/me')).status, 200)
  const password = await call('PUT', '/me/password', { current: 'guess', new: 'a long seal of bronze 1299' })
  assert.ok(password.status >= 400)
})

test('nor does it operate the installation, though the operator is a member', async () => {
  const operator = (await world.admin.get('/me')).body.user
  assert.equal(operator.is_operator, true)
  await world.query(
    `insert into membership (tenant_id, person_id, status, email, name, joined_at) values ($1, $2, 'active', $3, 'Operator', now())`,
    [hostile.tenant.id, operator.id, operator.email],
  )
  idp.person = { sub: 'operator', email: operator.email, email_verified: true }
  const { error, call } = await world.signIn(own)
  assert.equal(error, null)
  const me = (await call('GET', '/me')).body
  assert.deepEqual([me.user.id, me.user.is_operator], [operator.id, false])
  for (const [method, path] of [
    ['GET', '/platform/tenants'],
    ['GET', '/platform/audit'],
    ['GET', `/platform/tenants/${world.tenant.id}/export`],
    ['PUT', '/settings/platform'],
  ] as const) {
    const answer = await call(method, path, method === 'PUT' ? { access_mode: 'public' } : undefined)
    assert.deepEqual([answer.status, answer.body.code], [403, 'operator_required'], path)
  }
})

test('nor does it authorise an application of the other tenant', async () => {
  const redirect_uri = 'http://localhost:9999/callback'
  const client = (
    await world.admin.post('/sso/clients', {
      name: 'App of the victim',
      type: 'public',
      first_party: true,
      redirect_uris: [redirect_uri],
    })
  ).body
  asVictim()
  const { visitor, call } = await world.signIn(own)
  assert.equal((await call('GET', '/me')).status, 200)
  const verifier = randomBytes(32).toString('base64url')
  const address = `${world.platform.services.settings.PUBLIC_ORIGIN}/oauth2/auth?${new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: 'openid',
    redirect_uri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`
  const leads = (prompt: string) =>
    visitor.go(`${address}${prompt}`, url => url.port === '9999' || url.pathname.startsWith('/interaction/'))
  const silent = await leads('&prompt=none')
  assert.equal(silent.url.searchParams.get('code'), null)
  assert.match(
    silent.url.searchParams.get('error') ?? '',
    /login_required|interaction_required|access_denied/,
  )
  const asked = await leads('')
  assert.equal(asked.url.searchParams.get('code'), null)
})

test('a password link goes to the person, whoever asks for it', async () => {
  idp.person = { sub: 'new', email: 'squatted@first.example', email_verified: true, name: 'Squatter' }
  const { error, call } = await world.signIn(own)
  assert.equal(error, null)
  const created = (await call('GET', '/me')).body.user
  assert.equal(created.email_verified, false)
  // Later the rightful tenant invites the person behind the address: what was written elsewhere stays there.
  const invited = await world.admin.post('/organisation/members', {
    email: 'squatted@first.example',
    name: 'Rightful',
  })
  assert.equal(invited.status, 201)
  const listed = (await world.admin.get('/organisation/members?q=squatted')).body.items[0]
  assert.equal(listed.name, 'Rightful')
  const moved = await call('POST', '/auth/switch-tenant', { tenant: world.tenant.slug })
  assert.equal(moved.status, 403)
  assert.equal((await call('PATCH', '/me', { name: 'Squatter again' })).status, 200)
  assert.equal((await world.admin.get('/organisation/members?q=squatted')).body.items[0].name, 'Rightful')
})

test('to name a domain in a provider of one’s own leads nobody there', async () => {
  await hostile.admin.put(`/sso/federation/providers/${own.id}`, {
    email_domains: ['first.example', 'hostile.example'],
  })
  const homeOf = async (email: string, tenant = '') =>
    (await world.stranger.get(`/auth/methods?email=${email}${tenant}`)).body.redirect_to
  for (const email of ['anyone@first.example', 'anyone@hostile.example']) {
    assert.equal(await homeOf(email), null)
    assert.equal(await homeOf(email, '&tenant=hostile'), null)
  }
})

test('who manages providers without being an administrator cannot become one by them', async () => {
  await hostile.admin.post('/organisation/roles', {
    name: 'Federation',
    key: 'fed',
    permissions: ['sso_federation.read', 'sso_federation.manage'],
  })
  await hostile.admin.post('/organisation/roles', { name: 'Audit', key: 'aud', permissions: ['audit.read'] })
  const person = await givenMember(ctx, hostile.tenant, { email: 'manager@hostile.example', roles: ['fed'] })
  const manager = createClient(world.origin)
  await manager.signIn(person.email, person.password)
  const base = { name: 'Mine', client_id: 'tamga', issuer: idp.issuer }
  const tries: [Record<string, unknown>, string][] = [
    [{ trust_email: true }, 'administrator_required'],
    [{ claim_mapping: { roles: 'groups' } }, 'administrator_required'],
    [{ claim_mapping: { roles: { claim: 'g', values: { a: 'admin' } } } }, 'permission_denied'],
    [{ default_roles: ['admin'] }, 'permission_denied'],
    [{ default_roles: ['aud'] }, 'permission_denied'],
  ]
  for (const [fields, code] of tries) {
    const answer = await manager.post('/sso/federation/providers', { ...base, ...fields })
    assert.deepEqual([answer.status, answer.body.code], [403, code], JSON.stringify(fields))
  }
  for (const elsewhere of [{ issuer: 'https://mine.example' }, { client_id: 'mine' }]) {
    const moved = await manager.put(`/sso/federation/providers/${own.id}`, elsewhere)
    assert.equal(moved.body.code, 'administrator_required')
  }
  assert.equal((await manager.put(`/sso/federation/providers/${own.id}`, { name: 'Renamed' })).status, 200)
  const made = await manager.post('/sso/federation/providers', { ...base, jit: true, default_roles: ['fed'] })
  assert.equal(made.status, 201, made.text)
})

test('a provider that is pointed at another issuer vouches for nobody of before', async () => {
  const impostor = await startStandIn({ after })
  asVictim('v')
  assert.equal((await world.signIn(own)).error, null)
  await hostile.admin.put(`/sso/federation/providers/${own.id}`, {
    issuer: impostor.issuer,
    trust_email: false,
  })
  impostor.person = { sub: 'v' }
  const { error } = await world.signIn(own)
  assert.equal(error, 'sso_email_missing')
})

test('a trial’s word is of no use at another provider, and gives no session', async () => {
  const mine = await world.provider({ name: 'Victim’s', issuer: idp.issuer, enabled: false, jit: true })
  const order = (await world.admin.post(`/sso/federation/providers/${mine.id}/trial`)).body
  const elsewhere = order.authorize_url.replace(mine.id, own.id)
  const stop = await createVisitor().go(elsewhere)
  assert.equal(stop.url.searchParams.get('error'), 'sso_unavailable')
})
