import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { givenTenant, receiveMail } from '@tamga/core/testing'
import { createAuthenticator } from './authenticator.ts'
import { startFactorsWorld } from './factors-world.ts'

const world = await startFactorsWorld(
  { after },
  {
    SOCIAL_LOGIN_CLIENT_ID: 'tamga',
    SOCIAL_LOGIN_CLIENT_SECRET: 'secret',
    SOCIAL_LOGIN_ISSUER: 'https://id.example',
  },
)
const { person, stranger, admin, owner, bearer, login } = world
const origin = world.platform.services.settings.PUBLIC_ORIGIN
const { slug } = world.tenant
/** The kind of an authenticator that does not tell its own. */
const UNNAMED = '00000000-0000-0000-0000-000000000000'

const KINDS = {
  eid: { begun: ['eid'], confined: false },
  dan: { begun: ['dan'], confined: false },
  social: { begun: ['fed'], confined: false },
  providers: { begun: ['fed', 'mfa'], confined: true },
} as const

const beginAs = (id: string, { begun, confined }: { begun: readonly string[]; confined: boolean }) =>
  owner.query('update session set auth_methods = $2, confined = $3 where person_id = $1', [
    id,
    begun,
    confined,
  ])

const methods = async (tenant?: string) =>
  (await stranger.get(`/auth/methods${tenant === undefined ? '' : `?tenant=${tenant}`}`)).body

test('a method that the tenant switches off holds no session there, is not offered, and nobody switches in by it', async () => {
  const other = await givenTenant(world.ctx, 'elsewhere')
  for (const [method, kind] of Object.entries(KINDS)) {
    const one = await person()
    await beginAs(one.id, kind)
    assert.equal((await one.client.get('/menus')).status, 200, method)
    const off = await admin.put('/settings/security', { [method]: { enabled: false } })
    assert.deepEqual([off.status, off.body[method].enabled], [200, false], off.text)
    const refused = await one.client.get('/menus')
    assert.deepEqual([refused.status, refused.body.code], [403, 'reauthentication_required'], method)
    if (method !== 'providers') {
      assert.equal((await methods(slug))[method], false, method)
      await owner.query(
        `insert into membership (tenant_id, person_id, status, email, name) values ($1, $2, 'active', $3, $4)`,
        [other.id, one.id, one.email, one.name],
      )
      const left = await one.client.post('/auth/switch-tenant', { tenant: 'elsewhere' })
      assert.equal(left.status, 200, left.text)
      const back = await bearer(left.body.session.token).post('/auth/switch-tenant', { tenant: slug })
      assert.deepEqual([back.status, back.body.code], [403, 'reauthentication_required'], method)
    }
    await admin.put('/settings/security', { [method]: { enabled: true } })
  }
  const all = (await admin.get('/settings/security')).body
  assert.deepEqual(
    Object.keys(KINDS).map(key => all[key].enabled),
    [true, true, true, true],
  )
  assert.deepEqual([all.installation.methods.social, all.installation.methods.password], [true, true])
  assert.equal((await methods()).social, true)
})

test('nobody is asked for an e-ID, or sent to a gateway or provider, for a tenant that does not take it', async () => {
  const off = { enabled: false }
  assert.equal((await admin.put('/settings/security', { eid: off, dan: off, social: off })).status, 200)
  const national_id = 'PNOMN-УЗ00010101'
  const eid = await stranger.post('/auth/eid/login', { national_id, tenant: slug })
  assert.deepEqual([eid.status, eid.body.code], [403, 'login_method_disabled'])
  const dan = await stranger.post('/auth/dan/login', { tenant: slug })
  assert.deepEqual([dan.status, dan.body.code], [403, 'login_method_disabled'])
  const social = await fetch(`${origin}/api/v1/auth/sso/social/start?tenant=${slug}`, { redirect: 'manual' })
  assert.match(social.headers.get('location')!, /^\/login\?error=login_method_disabled/)
  const on = { enabled: true }
  await admin.put('/settings/security', { eid: on, dan: on, social: on })
})

test('nobody switches off the last way in of their own', async () => {
  const refused = await admin.put('/settings/security', { password: { enabled: false } })
  assert.deepEqual([refused.status, refused.body.code], [422, 'no_way_in'])
  const authenticator = createAuthenticator(origin)
  const response = authenticator.create((await admin.post('/me/passkeys/options')).body)
  const { id } = (await admin.post('/me/passkeys', { response })).body
  const denied = [UNNAMED]
  const both = { password: { enabled: false }, passkeys: { aaguid_deny: denied } }
  assert.equal((await admin.put('/settings/security', both)).body.code, 'no_way_in')
  assert.equal((await admin.put('/settings/security', { password: { enabled: false } })).status, 200)
  assert.equal((await admin.get('/menus')).body.code, 'reauthentication_required')
  const options = (await stranger.post('/auth/passkey/options')).body
  const entered = await stranger.post('/auth/passkey', { response: authenticator.get(options) })
  const strong = bearer(entered.body.session.token)
  const last = await strong.delete(`/me/passkeys/${id}`)
  assert.deepEqual(
    [last.status, last.body.code],
    [409, 'last_login_method'],
    'the password opens no tenant of theirs',
  )
  assert.equal((await strong.put('/settings/security', { password: { enabled: true } })).status, 200)
  assert.equal((await strong.delete(`/me/passkeys/${id}`)).status, 204)
})

test('a tenant judges the passkey of a session that switches into it, and of those that are in it', async () => {
  const one = await person()
  const strict = await givenTenant(world.ctx, 'strict-keys')
  await owner.query(
    `insert into membership (tenant_id, person_id, status, email, name) values ($1, $2, 'active', $3, $4)`,
    [strict.id, one.id, one.email, one.name],
  )
  const authenticator = createAuthenticator(origin)
  const response = authenticator.create((await one.client.post('/me/passkeys/options')).body)
  assert.equal((await one.client.post('/me/passkeys', { response })).status, 201)
  const options = (await stranger.post('/auth/passkey/options')).body
  const entered = await stranger.post('/auth/passkey', { response: authenticator.get(options), tenant: slug })
  const session = bearer(entered.body.session.token)
  const rules = [
    [`aaguid_deny = array['${UNNAMED}']::uuid[]`, `aaguid_deny = '{}'`],
    [`aaguid_allow = array['ee882879-721c-4913-9775-3dfcce97072a']::uuid[]`, `aaguid_allow = '{}'`],
    [`passkey_attachment = 'cross-platform'`, `passkey_attachment = 'any'`],
    [`passkeys_enabled = false`, `passkeys_enabled = true`],
  ]
  await owner.query('insert into tenant_security (tenant_id) values ($1)', [strict.id])
  for (const [set, undo] of rules) {
    await owner.query(`update tenant_security set ${set} where tenant_id = $1`, [strict.id])
    const refused = await session.post('/auth/switch-tenant', { tenant: 'strict-keys' })
    assert.deepEqual([refused.status, refused.body.code], [403, 'reauthentication_required'], set)
    await owner.query(`update tenant_security set ${undo} where tenant_id = $1`, [strict.id])
  }
  const moved = await session.post('/auth/switch-tenant', { tenant: 'strict-keys' })
  assert.equal(moved.status, 200, moved.text)
  const inside = bearer(moved.body.session.token)
  for (const [set, undo] of rules) {
    await owner.query(`update tenant_security set ${set} where tenant_id = $1`, [strict.id])
    assert.equal((await inside.get('/menus')).body.code, 'reauthentication_required', set)
    await owner.query(`update tenant_security set ${undo} where tenant_id = $1`, [strict.id])
    assert.equal((await inside.get('/menus')).status, 200, undo)
  }
  assert.ok('session' in (await login(one)).body)
})

test('the sign-in page learns from the browser’s own cookie by which way it was used, and from nothing else', async () => {
  const one = await person()
  const cookieOf = async (headers = {}) =>
    (await login(one, {}, headers)).headers.getSetCookie().find(line => line.startsWith('tamga_last_used='))
  assert.equal(await cookieOf(), undefined, 'a program has no sign-in page')
  const cookie = (await cookieOf({ 'sec-fetch-site': 'same-origin' }))!
  const held = cookie.split(';')[0]!
  const ask = async (email: string, given?: string) =>
    (
      await stranger.request(
        'GET',
        `/auth/methods?email=${encodeURIComponent(email)}`,
        undefined,
        given === undefined ? {} : { cookie: given },
      )
    ).body
  assert.equal((await ask(one.email, held)).last_used, 'password')
  assert.equal((await ask(one.email)).last_used, null)
  assert.equal((await ask('nobody@factors.example', held)).last_used, null)
  assert.deepEqual(
    await ask(one.email),
    await ask('nobody@factors.example'),
    'who exists makes no difference',
  )
  assert.equal((await ask(one.email, held.replace('.password.', '.eid.'))).last_used, null, 'it is signed')
})

test('where passkeys alone are taken, whoever is invited and new adds one and comes in by it, and by nothing else', async () => {
  const keys = createAuthenticator(origin)
  await admin.post('/me/passkeys', { response: keys.create((await admin.post('/me/passkeys/options')).body) })
  const off = { enabled: false }
  const switches = { password: off, eid: off, dan: off, social: off, providers: off }
  const known = await person()
  const invite = async (email: string) => {
    const tenant = await givenTenant(world.ctx, `keys-${email.split('@')[0]}`)
    await owner.query(
      `insert into membership (tenant_id, person_id, status, email, name)
       select $1, m.person_id, 'active', m.email, m.name from membership m join person p on p.id = m.person_id
        where m.tenant_id = $2 and p.is_operator`,
      [tenant.id, world.tenant.id],
    )
    await owner.query(
      `insert into membership_role (tenant_id, person_id, role_id)
       select r.tenant_id, p.id, r.id from role r, person p where r.tenant_id = $1 and r.key in ('admin', 'user') and p.is_operator`,
      [tenant.id],
    )
    const options = (await stranger.post('/auth/passkey/options')).body
    const entered = await stranger.post('/auth/passkey', { response: keys.get(options), tenant: tenant.slug })
    const strong = bearer(entered.body.session.token)
    const set = await strong.put('/settings/security', switches)
    assert.equal(set.status, 200, set.text)
    assert.equal((await strong.post('/organisation/members', { email, name: 'Шинэ хүн' })).status, 201)
    const { token } = await receiveMail(world.mailDir, email)
    return { token: token!, tenant: tenant.slug }
  }
  const invited = await invite('newcomer@keys.example')
  const shown = (await stranger.get(`/auth/invitations/${invited.token}`)).body
  assert.deepEqual([shown.needs_password, shown.adds_passkey], [false, true])
  const accepted = await stranger.post(`/auth/invitations/${invited.token}/accept`, {})
  assert.deepEqual([accepted.status, accepted.body.mfa.methods], [200, ['enroll']], accepted.text)
  const enrolling = bearer(accepted.body.mfa.token)
  const begun = (await enrolling.post('/me/totp')).body
  const app = world.appOf(begun.secret)
  assert.equal((await enrolling.post('/me/totp/confirm', { code: app.code() })).status, 204)
  const byCode = await world.mfa({ token: accepted.body.mfa.token, method: 'totp', code: app.code(1) })
  assert.deepEqual([byCode.status, byCode.body.code], [401, 'invalid_code'], 'a code alone is no way in')
  const own = createAuthenticator(origin)
  const response = own.create((await enrolling.post('/me/passkeys/options')).body)
  assert.equal((await enrolling.post('/me/passkeys', { response })).status, 201)
  const proof = own.get((await stranger.post('/auth/passkey/options')).body)
  const inside = await world.mfa({ token: accepted.body.mfa.token, method: 'passkey', response: proof })
  assert.equal(inside.body.tenant?.slug, invited.tenant, inside.text)
  assert.equal((await bearer(inside.body.session.token).get('/menus')).status, 200)

  const second = await invite(known.email)
  const joined = await stranger.post(`/auth/invitations/${second.token}/accept`, {})
  assert.deepEqual([joined.status, joined.body.mfa, joined.body.session], [200, undefined, undefined])
})
