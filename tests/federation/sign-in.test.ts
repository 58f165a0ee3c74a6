import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { givenMember } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'
import { createVisitor } from './world/visitor.ts'

const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const jit = await world.provider({ name: 'Company', issuer: idp.issuer, client_secret: 'hush', jit: true })
const trusting = await world.provider({ name: 'Trusting', issuer: idp.issuer, trust_email: true })
const FEDERATION = '/sso/federation'

const changesOf = (action: string) =>
  world.query<{ target_id: string; actor_name: string; changes: object }>(
    `select target_id, actor_name, changes from audit_record where kind = 'change' and action = $1 order by seq`,
    [action],
  )

test('a person whom nobody knows is created, joins with the default role and is signed in', async () => {
  idp.person = { sub: 'p-1', email: 'Bat@corp.example', email_verified: true, name: 'Бат', given_name: 'Бат' }
  const { stop, error, call } = await world.signIn(jit)
  assert.equal(error, null, stop.url.href)
  assert.equal(stop.url.pathname, '/health')
  const { body } = await call('GET', '/me')
  assert.equal(body.user.email, 'bat@corp.example')
  assert.equal(body.user.name, 'Бат')
  assert.equal(body.user.email_verified, false)
  assert.deepEqual(
    body.roles.map((role: { key: string }) => role.key),
    ['user'],
  )
  assert.deepEqual(body.session.auth_methods, ['fed'])
  const asked = idp.asked.find(({ path }) => path === '/token')!
  assert.match(asked.headers.authorization ?? '', /^Basic /)
  const created = await changesOf('federation.member_created')
  assert.deepEqual(
    created.map(({ target_id, actor_name }) => [target_id, actor_name]),
    [[body.user.id, 'Company']],
  )
})

test('the same subject is the same person next time, and the link counts', async () => {
  idp.person = { sub: 'p-1', email: 'renamed@corp.example', name: 'Other' }
  const { call } = await world.signIn(jit)
  assert.equal((await call('GET', '/me')).body.user.email, 'bat@corp.example')
  const { body } = await world.admin.get(`${FEDERATION}/providers/${jit.id}/links`)
  assert.equal(body.items.length, 1)
  assert.equal(body.items[0].logins, 2)
  assert.equal(body.items[0].subject, 'p-1')
  assert.equal(body.items[0].provider.id, jit.id)
  const provider = (await world.admin.get(`${FEDERATION}/providers/${jit.id}`)).body
  assert.equal(provider.links, 1)
  assert.equal(provider.last_login_at, body.items[0].last_login_at)
  assert.equal((await changesOf('federation.member_created')).length, 1)
})

test('a provider tells how the sign-ins of each hour ended; what a rule refuses is no fault of it', async () => {
  const other = await world.provider({ name: 'Counted', issuer: idp.issuer, jit: true })
  idp.person = { sub: 'counted', email: 'counted@corp.example', name: 'Тоологдсон' }
  assert.equal((await world.signIn(other)).error, null)
  idp.person = { sub: 'refused' }
  assert.equal((await world.signIn(other)).error, 'sso_email_missing')
  idp.lies = { idToken: payload => ({ ...payload, nonce: 'of another sign-in' }) }
  assert.equal((await world.signIn(other)).error, 'sso_failed')
  idp.lies = {}
  const { last_day } = (await world.admin.get(`${FEDERATION}/providers/${other.id}`)).body
  const sum = (of: 'succeeded' | 'failed') =>
    last_day.reduce((total: number, hour: Record<typeof of, number>) => total + hour[of], 0)
  assert.deepEqual([sum('succeeded'), sum('failed')], [1, 1])
  assert.equal((await world.admin.delete(`${FEDERATION}/providers/${other.id}`)).status, 204)
})

test('a member is recognised by a verified address where the tenant trusts the provider so far', async () => {
  const member = await givenMember(world.platform.ctx, world.tenant, { email: 'known@first.example' })
  idp.person = { sub: 'k-1', email: 'known@first.example', email_verified: true }
  assert.equal((await world.signIn(jit)).error, 'sso_not_invited')
  const { call, error } = await world.signIn(trusting)
  assert.equal(error, null)
  assert.equal((await call('GET', '/me')).body.user.id, member.id)
  assert.equal((await changesOf('federation.linked')).length, 1)
})

test('an address that the provider did not verify never links', async () => {
  await givenMember(world.platform.ctx, world.tenant, { email: 'unsure@first.example' })
  for (const email_verified of [undefined, false, 'no', 1]) {
    idp.person = { sub: `u-${email_verified}`, email: 'unsure@first.example', email_verified }
    assert.equal((await world.signIn(trusting)).error, 'sso_not_invited')
  }
})

test('an address of the signed token is not verified by what userinfo says', async () => {
  await givenMember(world.platform.ctx, world.tenant, { email: 'mixed@first.example' })
  idp.person = { sub: 'm-1' }
  idp.lies.idToken = payload => ({ ...payload, email: 'mixed@first.example' })
  idp.lies.userinfo = claims => ({ ...claims, email: 'mine@evil.example', email_verified: true })
  assert.equal((await world.signIn(trusting)).error, 'sso_not_invited')
  idp.lies.idToken = payload => ({ ...payload, email_verified: true })
  idp.lies.userinfo = claims => ({ ...claims, email: 'mixed@first.example' })
  assert.equal((await world.signIn(trusting)).error, 'sso_not_invited')
  idp.lies = {}
})

test('a second subject with the address of somebody who is linked already is refused', async () => {
  idp.person = { sub: 'k-2', email: 'known@first.example', email_verified: true }
  assert.equal((await world.signIn(trusting)).error, 'sso_already_linked')
})

test('an invitation is for the person to accept, a suspension holds, and who left stays away', async () => {
  const invited = await world.admin.post('/organisation/members', {
    email: 'invited@first.example',
    name: 'Зочин',
  })
  idp.person = { sub: 'i-1', email: 'invited@first.example', email_verified: true }
  assert.equal((await world.signIn(trusting)).error, 'sso_invitation_pending')
  await world.admin.delete(`/organisation/members/${invited.body.id}`)
  assert.equal((await world.signIn(trusting)).error, 'not_a_member')
  const { items } = (await world.admin.get('/organisation/members?q=known')).body
  await world.admin.post(`/organisation/members/${items[0].id}/suspend`, { reason: 'амралт' })
  idp.person = { sub: 'k-1' }
  assert.equal((await world.signIn(trusting)).error, 'membership_suspended')
  await world.admin.post(`/organisation/members/${items[0].id}/resume`)
  assert.equal((await world.signIn(trusting)).error, null)
})

test('without an address nobody is created', async () => {
  for (const email of [undefined, 'not an address', 7, ['a@b.example']]) {
    idp.person = { sub: 'nobody', email }
    assert.equal((await world.signIn(jit)).error, 'sso_email_missing')
  }
})

test('who comes in twice at once for the first time is one person', async () => {
  idp.person = { sub: 'twin', email: 'twin@corp.example', name: 'Ихэр' }
  const results = await Promise.all(Array.from({ length: 4 }, () => world.signIn(jit)))
  assert.ok(results.some(({ error }) => error === null))
  const people = await world.query(`select from person where contact_email = 'twin@corp.example'`)
  const links = await world.query(`select from federation_link where subject = 'twin'`)
  assert.deepEqual([people.length, links.length], [1, 1])
  assert.equal((await world.signIn(jit)).error, null)
})

test('where people are not created, a stranger is asked to get an invitation', async () => {
  idp.person = { sub: 's-1', email: 'stranger@corp.example', email_verified: true }
  assert.equal((await world.signIn(trusting)).error, 'sso_not_invited')
  const people = await world.query(`select from person where email = 'stranger@corp.example'`)
  assert.equal(people.length, 0)
})

test('a session from a tenant’s provider carries its provider and is confined', async () => {
  idp.person = { sub: 'p-1' }
  const { call } = await world.signIn(jit)
  const { id } = (await call('GET', '/me')).body.session
  const [session] = await world.query('select provider_id, confined from session where id = $1', [id])
  assert.deepEqual(session, { provider_id: jit.id, confined: true })
})

test('return_to is a path of this origin and nothing else', async () => {
  const bad = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'evil',
    ' /x',
    '/..//evil.example',
    `/${'a'.repeat(3000)}`,
  ]
  for (const return_to of bad) {
    const answer = await createVisitor().send(world.startOf(jit, { return_to }))
    assert.equal(answer.status, 400, return_to)
    assert.equal(answer.headers.get('location'), null)
  }
  const { stop } = await world.signIn(jit, { query: { return_to: '/sso/federation?x=1#y' } })
  assert.equal(stop.url.pathname + stop.url.search + stop.url.hash, '/sso/federation?x=1#y')
})

test('a state is used once, by the browser that began, at the provider that it began with', async () => {
  idp.person = { sub: 'p-1' }
  const atCallback = (url: URL) => url.pathname.endsWith('/callback')
  const begin = async () => {
    const visitor = createVisitor()
    return { visitor, url: (await visitor.go(world.startOf(jit), atCallback)).url }
  }
  const first = await begin()
  const errorAt = async (visitor: ReturnType<typeof createVisitor>, url: URL) =>
    new URL((await visitor.send(url)).headers.get('location')!, world.origin).searchParams.get('error')
  assert.equal(await errorAt(createVisitor(), first.url), 'sso_expired')
  const elsewhere = new URL(first.url.href.replace(jit.id, trusting.id))
  assert.equal(await errorAt(first.visitor, elsewhere), 'sso_expired')
  assert.equal(await errorAt(first.visitor, first.url), null)
  assert.equal(await errorAt(first.visitor, first.url), 'sso_expired')
  const second = await begin()
  const results = await Promise.all(Array.from({ length: 8 }, () => errorAt(second.visitor, second.url)))
  assert.equal(results.filter(error => error === null).length, 1)
  const late = await begin()
  await world.query(`update sso_attempt set expires_at = now() - interval '1 second'`)
  assert.equal(await errorAt(late.visitor, late.url), 'sso_expired')
  const twice = await begin()
  twice.url.searchParams.append('code', 'another')
  assert.equal(await errorAt(twice.visitor, twice.url), 'sso_failed')
})

test('nothing that lets anyone in is kept of a sign-in on its way', async () => {
  const visitor = createVisitor()
  const { url } = await visitor.go(world.startOf(jit), at => at.origin === idp.origin)
  const rows = await world.query('select * from sso_attempt')
  const text = JSON.stringify(rows)
  for (const name of ['state', 'nonce', 'code_challenge'])
    assert.ok(!text.includes(url.searchParams.get(name)!), name)
  assert.equal(url.searchParams.get('code_challenge_method'), 'S256')
})

test('a provider that is switched off or deleted while somebody is on the way lets nobody in', async () => {
  const brief = await world.provider({ name: 'Brief', issuer: idp.issuer, jit: true })
  idp.person = { sub: 'b-1', email: 'brief@corp.example' }
  const atCallback = (url: URL) => url.pathname.endsWith('/callback')
  for (const act of [
    () => world.admin.put(`${FEDERATION}/providers/${brief.id}/enabled`, { enabled: false }),
    () => world.admin.delete(`${FEDERATION}/providers/${brief.id}`),
  ]) {
    await world.admin.put(`${FEDERATION}/providers/${brief.id}/enabled`, { enabled: true })
    const visitor = createVisitor()
    const { url } = await visitor.go(world.startOf(brief), atCallback)
    await act()
    const stop = await visitor.go(url)
    assert.equal(stop.url.searchParams.get('error'), 'sso_unavailable')
    assert.equal((await world.signIn(brief)).error, 'sso_unavailable')
  }
  assert.equal((await world.query(`select from person where email = 'brief@corp.example'`)).length, 0)
})

test('a provider that is switched off in the middle of the code exchange lets nobody in', async () => {
  const brief = await world.provider({ name: 'Briefer', issuer: idp.issuer, jit: true })
  idp.person = { sub: 'b-2', email: 'briefer@corp.example' }
  idp.lies.userinfo = claims => {
    void world.admin.put(`${FEDERATION}/providers/${brief.id}/enabled`, { enabled: false })
    return claims
  }
  let served = false
  idp.lies.serve = (path, response) => {
    if (path !== '/userinfo' || served) return false
    served = true
    void world.admin
      .put(`${FEDERATION}/providers/${brief.id}/enabled`, { enabled: false })
      .then(() =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ sub: 'b-2', email: 'briefer@corp.example' })),
      )
    return true
  }
  assert.equal((await world.signIn(brief)).error, 'sso_unavailable')
  idp.lies = {}
  assert.equal((await world.query(`select from person where email = 'briefer@corp.example'`)).length, 0)
})

test('where the tenant does not have the app, its providers let nobody in and are not shown', async () => {
  const shown = async () =>
    (await world.stranger.get(`/auth/methods?tenant=${world.tenant.slug}`)).body.providers
  assert.ok((await shown()).some(({ id }: { id: string }) => id === jit.id))
  await world.admin.put('/store/apps/sso-federation/active', { active: false })
  assert.equal((await world.signIn(jit)).error, 'sso_unavailable')
  assert.deepEqual(await shown(), [])
  await world.admin.put('/store/apps/sso-federation/active', { active: true })
})

test('the sign-in page shows the enabled providers of the tenant that it is for', async () => {
  const { providers } = (await world.stranger.get('/auth/methods')).body
  assert.deepEqual(providers, [])
  const own = (await world.stranger.get(`/auth/methods?tenant=${world.tenant.id}`)).body.providers
  assert.ok(own.every((one: object) => Object.keys(one).sort().join() === 'id,logo_uri,name'))
  await world.admin.put(`${FEDERATION}/providers/${trusting.id}/enabled`, { enabled: false })
  const fewer = (await world.stranger.get(`/auth/methods?tenant=${world.tenant.id}`)).body.providers
  assert.equal(fewer.length, own.length - 1)
  await world.admin.put(`${FEDERATION}/providers/${trusting.id}/enabled`, { enabled: true })
})

test('roles of the tenant follow the claim that is mapped to them, and nothing else', async () => {
  const role = (
    await world.admin.post('/organisation/roles', {
      name: 'Auditor',
      key: 'auditor',
      permissions: ['audit.read'],
    })
  ).body
  const clerk = (
    await world.admin.post('/organisation/roles', { name: 'Clerk', key: 'clerk', permissions: [] })
  ).body
  const mapped = await world.provider({
    name: 'Roles',
    issuer: idp.issuer,
    jit: true,
    default_roles: ['clerk'],
    claim_mapping: { roles: { claim: 'realm.groups', values: { auditors: role.id } } },
  })
  assert.deepEqual(mapped.claim_mapping.roles, { claim: 'realm.groups', values: { auditors: 'auditor' } })
  assert.equal(mapped.default_roles[0].id, clerk.id)
  const rolesNow = async (groups: unknown) => {
    idp.person = { sub: 'r-1', email: 'roles@corp.example', realm: { groups } }
    const { call } = await world.signIn(mapped)
    return (await call('GET', '/me')).body.roles.map(({ key }: { key: string }) => key)
  }
  assert.deepEqual(await rolesNow(['auditors', 'admin', 'constructor']), ['auditor', 'clerk', 'user'])
  assert.deepEqual(await rolesNow([]), ['clerk', 'user'])
  assert.deepEqual(await rolesNow(['auditors']), ['auditor', 'clerk', 'user'])
  const byKey = await world.provider({
    name: 'Keys',
    issuer: idp.issuer,
    jit: true,
    claim_mapping: { roles: 'groups' },
  })
  idp.person = { sub: 'r-2', email: 'keys@corp.example', groups: ['admin', 'clerk', 'nothing'] }
  const { call } = await world.signIn(byKey)
  assert.deepEqual(
    (await call('GET', '/me')).body.roles.map(({ key }: { key: string }) => key),
    ['clerk', 'user'],
  )
  // What is kept are the roles of that moment: one that gets such a key later is not among them.
  const { claim, values } = byKey.claim_mapping.roles
  assert.deepEqual(
    [claim, values.clerk, values.admin, values.nothing],
    ['groups', 'clerk', undefined, undefined],
  )
  await world.admin.post('/organisation/roles', {
    name: 'Later',
    key: 'nothing',
    permissions: ['audit.read'],
  })
  const again = await world.signIn(byKey)
  assert.deepEqual(
    (await again.call('GET', '/me')).body.roles.map(({ key }: { key: string }) => key),
    ['clerk', 'user'],
  )
})

test('only safe things of a person are taken from claims', async () => {
  idp.person = {
    sub: 'safe',
    email: 'safe@corp.example',
    name: 'Бо\u0000лд\u202e',
    picture: 'javascript:alert(1)',
    phone_number: '<script>',
    is_operator: true,
    id: 'x',
  }
  const { call, error } = await world.signIn(jit)
  assert.equal(error, null)
  const { user } = (await call('GET', '/me')).body
  assert.equal(user.picture, null)
  assert.equal(user.phone, null)
  assert.equal(user.is_operator, false)
  assert.ok(!user.name.includes('\u0000'))
})

test('a link is taken away, its sessions end, and the subject is a stranger again', async () => {
  idp.person = { sub: 'k-1', email: 'elsewhere@first.example' }
  const { call } = await world.signIn(trusting)
  assert.equal((await call('GET', '/me')).status, 200)
  const { items } = (await world.admin.get(`${FEDERATION}/links?provider=${trusting.id}`)).body
  assert.equal((await world.admin.delete(`${FEDERATION}/links/${items[0].id}`)).status, 204)
  assert.equal((await call('GET', '/me')).status, 401)
  assert.equal((await world.signIn(trusting)).error, 'sso_not_invited')
  assert.equal((await world.admin.delete(`${FEDERATION}/links/${items[0].id}`)).status, 404)
})

test('an e-mail domain leads to its provider, whoever asks about whomever', async () => {
  await world.admin.put(`${FEDERATION}/providers/${jit.id}`, { email_domains: ['Corp.example'] })
  await world.admin.put('/platform/domains/corp.example', { tenant: world.tenant.id })
  const homeOf = async (email: string, tenant = '') =>
    (await world.stranger.get(`/auth/methods?email=${encodeURIComponent(email)}${tenant}`)).body.redirect_to
  const found = await homeOf('BAT@corp.example')
  assert.ok(found.startsWith(`/api/v1/auth/sso/${jit.id}/start?`))
  assert.equal((await homeOf('nobody-at-all@corp.example')).split('?')[0], found.split('?')[0])
  assert.equal(await homeOf('bat@other.example'), null)
  assert.equal(await homeOf('no address'), null)
  assert.equal('redirect_to' in (await world.stranger.get('/auth/methods')).body, false)
})
