import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type GivenPerson, givenMember, givenTenant, until } from '@tamga/core/testing'
import * as oidc from 'openid-client'
import type { BrowserSession } from './world/browser-session.ts'
import { refusalOf } from './world/plan.ts'
import { startProviderWorld } from './world/provider-world.ts'
import type { RelyingParty } from './world/relying-party.ts'
import { type FormAnswer, postForm, userInfoStatus } from './world/token-endpoint.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const ATTEMPTS = 50
const RESOURCE = 'https://erp.example/api'
const world = await startProviderWorld({ after }, { OAUTH_EXTENSIONS: 'device', OAUTH_RESOURCES: RESOURCE })
const { issuer } = world

const DEVICE = {
  name: 'Танхимын дэлгэц',
  type: 'public',
  redirect_uris: [],
  post_logout_redirect_uris: [],
  grant_types: [GRANT, 'refresh_token'],
  scopes: ['openid', 'email', 'offline_access', 'erp.read'],
}
const party = await world.party(DEVICE)
const person = await world.member()

type Issued = oidc.DeviceAuthorizationResponse

const begin = ({ config }: RelyingParty = party, scope = 'openid email'): Promise<Issued> =>
  oidc.initiateDeviceAuthorization(config, { scope })

const poll = (
  { device_code }: Issued,
  { client }: RelyingParty = party,
  origin = issuer,
): Promise<FormAnswer> => postForm(`${origin}/oauth2/token`, { grant_type: GRANT, device_code }, client)

const enter = (browser: BrowserSession, user_code: string) =>
  browser.call('POST', '/oauth/device-requests', { user_code })

/** The person types the code, and signs in if they have to; where they are then asked. */
async function open(
  issued: Issued,
  who: GivenPerson | null = person,
  browser: BrowserSession = world.browser(),
): Promise<{ browser: BrowserSession; path: string }> {
  if (who) await browser.signIn(who)
  const { status, body } = await enter(browser, issued.user_code)
  assert.equal(status, 200, JSON.stringify(body))
  const [, uid] = /^\/device\/([\w-]{40,})$/.exec(body.redirect_to)!
  return { browser, path: `/oauth/device-requests/${uid}` }
}

async function decide(issued: Issued, decision: object = { allow: true }, who = person) {
  const { browser, path } = await open(issued, who)
  const answer = await browser.call('POST', `${path}/consent`, decision)
  return { ...answer, browser, path }
}

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** As if the device had polled, or begun, so many seconds earlier. */
const wait = (seconds: number): Promise<unknown[]> =>
  world.query(`update oidc_device set polled_at = polled_at - $1 * interval '1 second'`, [seconds])

async function expire({ device_code }: Issued): Promise<void> {
  await world.age(device_code, 601)
  await world.query(
    `update oidc_device set expires_at = t.expires_at from oidc_token t where t.id = oidc_device.id`,
  )
}

const records = async (action: string): Promise<{ kind: string; actor: string; target: string }[]> =>
  world.query(
    'select kind, actor_email as actor, target_name as target from audit_record where action = $1 order by at',
    [action],
  )

// Nobody guesses here but where it is said.
await world.query('delete from login_failure')

test('RFC 8628: a device is signed in by openid-client, with a code that a person types in elsewhere', async () => {
  const issued = await begin(party, 'openid email offline_access')
  assert.match(issued.user_code, /^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
  assert.equal(issued.verification_uri, `${issuer}/device`)
  assert.equal(issued.verification_uri_complete, `${issuer}/device?user_code=${issued.user_code}`)
  assert.deepEqual([issued.expires_in, issued.interval], [600, 5])
  const { status, body } = await decide(issued)
  assert.deepEqual([status, body], [200, { redirect_to: '/device/done' }])
  const tokens = await oidc.pollDeviceAuthorizationGrant(party.config, issued)
  const claims = tokens.claims()!
  assert.equal(claims.sub, person.id)
  assert.deepEqual(claims['tenant'], { id: world.tenant.id, slug: world.tenant.slug })
  assert.deepEqual([claims['acr'], claims['amr']], ['acr:1', ['pwd']])
  assert.ok(claims['sid'] && claims.auth_time)
  assert.equal(tokens.scope, 'openid email offline_access')
  const info = await oidc.fetchUserInfo(party.config, tokens.access_token, claims.sub)
  assert.equal(info.email, person.email)
  const next = await oidc.refreshTokenGrant(party.config, tokens.refresh_token!)
  assert.deepEqual(next.claims()!['tenant'], claims['tenant'])
})

test('a refresh token comes with offline_access alone', async () => {
  const issued = await begin()
  await decide(issued)
  const { body } = await poll(issued)
  assert.equal(body.refresh_token, undefined)
  assert.ok(body.id_token)
})

test('the person sees who asks, for which organisation, what for, and from where', async () => {
  const asked = await fetch(`${issuer}/oauth2/device_authorization`, {
    method: 'POST',
    headers: { 'user-agent': 'LobbyScreen/2.1' },
    body: new URLSearchParams({ client_id: party.client.client_id, scope: 'openid erp.read' }),
  })
  const { browser, path } = await open((await asked.json()) as Issued)
  const { body } = await browser.call('GET', path)
  assert.equal(body.kind, 'consent')
  assert.deepEqual(body.client, {
    client_id: party.client.client_id,
    name: DEVICE.name,
    logo_uri: null,
    logo_address: null,
    unverified_host: null,
  })
  assert.equal(body.tenant.slug, world.tenant.slug)
  assert.deepEqual(
    body.scopes.map(({ name, sensitive }: { name: string; sensitive: boolean }) => [name, sensitive]),
    [
      ['openid', false],
      ['erp.read', true],
    ],
  )
  assert.deepEqual([body.user.email, body.redirect_host, body.sign_in_again], [person.email, null, false])
  assert.deepEqual([body.device.ip, body.device.user_agent], ['127.0.0.1', 'LobbyScreen/2.1'])
  assert.ok(Date.parse(body.device.requested_at) <= Date.now())
})

test('a code is forgiven its case, hyphens and blanks, and letters of the other alphabet that look the same', async () => {
  const { user_code } = await begin()
  const cyrillic = { B: 'В', C: 'С', H: 'Н', K: 'К', M: 'М', P: 'Р', T: 'Т', X: 'Х' } as Record<
    string,
    string
  >
  for (const typed of [
    user_code.toLowerCase(),
    ` ${user_code.replace('-', ' ')} `,
    user_code.replace('-', ''),
    user_code.replace(/./g, letter => cyrillic[letter] ?? letter),
    [...user_code].join('–'),
  ]) {
    const { status, body } = await enter(world.browser(), typed)
    assert.equal(status, 200, `${typed} ${JSON.stringify(body)}`)
  }
})

test('while nobody has decided the device is told to wait, and one that asks too often to slow down', async () => {
  const issued = await begin()
  assert.deepEqual(errorOf(await poll(issued)), [400, 'authorization_pending'])
  assert.deepEqual(errorOf(await poll(issued)), [400, 'slow_down'])
  await wait(6)
  assert.deepEqual(errorOf(await poll(issued)), [400, 'slow_down'], 'five seconds are not enough any more')
  await wait(20)
  assert.deepEqual(errorOf(await poll(issued)), [400, 'authorization_pending'])
  await decide(issued)
  assert.equal((await poll(issued)).status, 200, 'who has been allowed need not wait')
})

const errorOf = ({ status, body }: FormAnswer) => [status, body.error]

test('who polls neither fails nor uses the application', async () => {
  const { client } = await world.party({ ...DEVICE, name: 'Тоолуур' })
  const quiet = { ...party, client, config: party.config }
  const asked = await postForm(`${issuer}/oauth2/device_authorization`, { scope: 'openid' }, client)
  await poll(asked.body, quiet)
  await decide(asked.body)
  await poll(asked.body, quiet)
  const use = async () => (await world.admin.get(`/sso/clients/${client.id}/activity`)).body.days.at(-1)
  await until('the sign-in is counted', async () => (await use()).sign_ins > 0)
  const { sign_ins, failures } = await use()
  assert.deepEqual([sign_ins, failures], [1, 0])
})

test('a device that was refused is told so, and the organisation has it on record', async () => {
  const issued = await begin()
  const { status, body } = await decide(issued, { allow: false })
  assert.deepEqual([status, body], [200, { redirect_to: '/device/denied' }])
  for (const _again of [1, 2]) assert.deepEqual(errorOf(await poll(issued)), [400, 'access_denied'])
  assert.deepEqual(await records('oauth.device_refused'), [
    { kind: 'security', actor: person.email, target: DEVICE.name },
  ])
})

test('a code that nobody used in time is over, for the device and for the person', async () => {
  const issued = await begin()
  const asked = await open(issued)
  await expire(issued)
  assert.deepEqual(errorOf(await poll(issued)), [400, 'expired_token'])
  assert.deepEqual(codeOf(await enter(world.browser(), issued.user_code)), [409, 'user_code_expired'])
  const late = await asked.browser.call('POST', `${asked.path}/consent`, { allow: true })
  assert.deepEqual(codeOf(late), [404, 'interaction_expired'])
})

test('a device code is worth nothing to another client, nor is one that was made up', async () => {
  const issued = await begin()
  await decide(issued)
  const other = await world.party({ ...DEVICE, name: 'Өөр дэлгэц' })
  assert.deepEqual(errorOf(await poll(issued, other)), [400, 'invalid_grant'])
  assert.deepEqual(errorOf(await poll({ ...issued, device_code: 'x'.repeat(43) })), [400, 'invalid_grant'])
  assert.equal((await poll(issued)).status, 200)
})

test('a client without the grant gets no code', async () => {
  const plain = await world.party()
  assert.equal(await refusalOf(begin(plain)), 'unauthorized_client')
  const issued = await begin()
  assert.deepEqual(errorOf(await poll(issued, plain)), [400, 'unauthorized_client'])
})

test('scopes that a client may not have are refused, and a confidential one proves itself', async () => {
  assert.equal(await refusalOf(begin(party, 'openid erp.write')), 'invalid_scope')
  const guarded = await world.party({ ...DEVICE, type: 'confidential' })
  const { client_id } = guarded.client
  const path = `${issuer}/oauth2/device_authorization`
  assert.equal((await postForm(path, { client_id, scope: 'openid' })).status, 401)
  const issued = await begin(guarded)
  await decide(issued)
  assert.equal((await poll(issued, guarded)).status, 200)
})

test('neither code can be found in the database', async () => {
  const { device_code, user_code } = await begin()
  await open({ device_code, user_code } as Issued)
  const rows = await world.query<{ row: string }>(
    `select to_jsonb(t)::text as row from oidc_token t union all select to_jsonb(d)::text from oidc_device d
     union all select to_jsonb(a)::text from audit_record a`,
  )
  for (const secret of [device_code, user_code, user_code.replace('-', '')])
    assert.equal(
      rows.some(({ row }) => row.includes(secret)),
      false,
    )
})

test('a code is decided once, in the browser that looked at it, by who was shown it', async () => {
  const issued = await begin()
  const first = await open(issued)
  const second = await open(issued, await world.member())
  const stranger = await world.browser().call('GET', first.path)
  assert.deepEqual(codeOf(stranger), [404, 'interaction_expired'])
  await first.browser.signIn(await world.member())
  const other = await first.browser.call('POST', `${first.path}/consent`, { allow: true })
  assert.deepEqual(codeOf(other), [403, 'reauthentication_required'])
  assert.equal((await second.browser.call('POST', `${second.path}/consent`, { allow: true })).status, 200)
  const again = await first.browser.call('POST', `${first.path}/login`, {})
  assert.deepEqual(codeOf(again), [404, 'interaction_expired'])
  assert.deepEqual(codeOf(await enter(world.browser(), issued.user_code)), [409, 'user_code_used'])
})

test('many who decide at once: one decision counts', async () => {
  const issued = await begin()
  const asked = await Promise.all(Array.from({ length: 8 }, () => open(issued)))
  const answers = await Promise.all(
    asked.map(({ browser, path }, turn) =>
      browser.call('POST', `${path}/consent`, { allow: turn % 2 === 0 }),
    ),
  )
  const won = answers.filter(({ status }) => status === 200)
  assert.equal(won.length, 1)
  const { status } = await poll(issued)
  assert.equal(status === 200, won[0]!.body.redirect_to === '/device/done')
})

test('who is signed out signs in first, and then decides', async () => {
  const issued = await begin()
  const { browser, path } = await open(issued, null)
  assert.equal((await browser.call('GET', path)).body.kind, 'login')
  assert.equal((await browser.call('POST', `${path}/login`, {})).status, 401)
  assert.equal((await browser.call('POST', `${path}/consent`, { allow: true })).status, 401)
  await browser.signIn(person)
  const unseen = await browser.call('POST', `${path}/consent`, { allow: true })
  assert.deepEqual(codeOf(unseen), [403, 'reauthentication_required'])
  const { body } = await browser.call('POST', `${path}/login`, {})
  assert.equal(body.redirect_to, path.replace('/oauth/device-requests', '/device'))
  assert.equal((await browser.call('GET', path)).body.kind, 'consent')
  assert.equal((await browser.call('POST', `${path}/consent`, { allow: true })).status, 200)
  assert.equal((await poll(issued)).status, 200)
})

test('who will not prove more sends the device away, and it is told', async () => {
  const issued = await begin()
  const { browser, path } = await open(issued)
  const declined = await browser.call('POST', `${path}/login`, { decline: true })
  assert.deepEqual([declined.status, declined.body.redirect_to], [200, '/device/denied'])
  assert.deepEqual(errorOf(await poll(issued)), [400, 'access_denied'])
})

test('a person is asked although they agreed before, and although the application is the organisation’s own', async () => {
  const own = await world.party({ ...DEVICE, first_party: true })
  for (const _again of [1, 2]) {
    const issued = await begin(own)
    const { browser, path } = await open(issued)
    assert.equal((await browser.call('GET', path)).body.kind, 'consent')
    assert.deepEqual(errorOf(await poll(issued, own)), [400, 'authorization_pending'])
    await browser.call('POST', `${path}/consent`, { allow: true })
  }
})

test('only members of the client’s organisation let its device in; one of the installation asks for which', async () => {
  const second = await givenTenant(world.platform.ctx, 'second')
  const outsider = await givenMember(world.platform.ctx, second, { email: 'outsider@second.example' })
  const issued = await begin()
  const refused = await decide(issued, { allow: true }, outsider)
  assert.deepEqual(codeOf(refused), [403, 'not_a_member'])
  assert.deepEqual(errorOf(await poll(issued)), [400, 'authorization_pending'])

  const wide = await world.party({ ...DEVICE, tenant: null })
  const both = await world.member('both@first.example')
  await givenMember(world.platform.ctx, second, { email: both.email })
  const chosen = await begin(wide)
  const { browser, path } = await open(chosen, both)
  const { body } = await browser.call('GET', path)
  assert.deepEqual(body.tenants.map(({ slug }: { slug: string }) => slug).sort(), ['first', 'second'])
  assert.equal((await browser.call('POST', `${path}/consent`, { allow: true, tenant: 'second' })).status, 200)
  const tokens = await poll(chosen, wide)
  const payload = JSON.parse(Buffer.from(tokens.body.id_token.split('.')[1], 'base64url').toString())
  assert.deepEqual(payload.tenant, { id: second.id, slug: 'second' })
})

test('a session that counts in one organisation alone is not enough in another', async () => {
  const wanderer = await world.member('wanderer@first.example')
  const third = await givenTenant(world.platform.ctx, 'third')
  await givenMember(world.platform.ctx, third, { email: wanderer.email })
  const issued = await begin()
  const browser = world.browser()
  await browser.signIn(wanderer, 'third')
  await world.query('update session set confined = true where person_id = $1', [wanderer.id])
  const { path } = await open(issued, null, browser)
  const { body } = await browser.call('GET', path)
  assert.deepEqual([body.kind, body.sign_in_again], ['login', true])
  assert.deepEqual(codeOf(await browser.call('POST', `${path}/login`, {})), [
    403,
    'reauthentication_required',
  ])
  await browser.signIn(wanderer, 'first')
  assert.equal((await browser.call('POST', `${path}/login`, {})).status, 200)
  assert.equal((await browser.call('POST', `${path}/consent`, { allow: true })).status, 200)
})

test('a device asks for a resource server as any other client does, and for single claims', async () => {
  const claims = JSON.stringify({ id_token: { email: null } })
  const issued = await oidc.initiateDeviceAuthorization(party.config, {
    scope: 'openid erp.read',
    resource: RESOURCE,
    claims,
  })
  await decide(issued)
  const form = { grant_type: GRANT, device_code: issued.device_code, resource: RESOURCE }
  const { status, body, text } = await postForm(`${issuer}/oauth2/token`, form, party.client)
  assert.equal(status, 200, text)
  const read = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const { aud, scope, tenant } = read(body.access_token)
  assert.deepEqual([aud, scope, tenant.slug], [RESOURCE, 'erp.read', world.tenant.slug])
  assert.equal(read(body.id_token).email, person.email)
})

test('max_age: a session that is older is not enough', async () => {
  const late = await world.member()
  const browser = world.browser()
  await browser.signIn(late)
  await world.ageSessions(late.id, 120)
  const issued = await oidc.initiateDeviceAuthorization(party.config, { scope: 'openid', max_age: '60' })
  const { path } = await open(issued, null, browser)
  assert.equal((await browser.call('GET', path)).body.sign_in_again, true)
  await browser.signIn(late)
  await browser.call('POST', `${path}/login`, {})
  assert.equal((await browser.call('POST', `${path}/consent`, { allow: true })).status, 200)
})

test('what the device got ends with the session, and with offline_access by a termination', async () => {
  const holder = await world.member()
  const [bound, offline] = [await begin(), await begin(party, 'openid offline_access')]
  const { browser } = await decide(bound, { allow: true }, holder)
  const kept = await decide(offline, { allow: true }, holder)
  const [one, two] = [await poll(bound), await poll(offline)]
  await browser.call('POST', '/auth/logout', {})
  assert.equal(await userInfoStatus(issuer, one.body.access_token), 401)
  await kept.browser.call('POST', '/auth/logout', {})
  assert.equal(await userInfoStatus(issuer, two.body.access_token), 200)
  await world.admin.post(`/organisation/members/${holder.id}/suspend`, { reason: 'Туршилт' })
  assert.equal(await userInfoStatus(issuer, two.body.access_token), 401)
})

test('a session that ends before the device comes for its tokens leaves it nothing', async () => {
  const issued = await begin()
  const { browser } = await decide(issued)
  await browser.call('POST', '/auth/logout', {})
  assert.deepEqual(errorOf(await poll(issued)), [400, 'invalid_grant'])
})

test('a consent that was given to a device is listed, and taking it back ends its tokens', async () => {
  const giver = await world.member()
  const issued = await begin(party, 'openid offline_access')
  const { browser } = await decide(issued, { allow: true }, giver)
  const { body } = await poll(issued)
  const { items } = (await browser.call('GET', '/me/consents')).body
  assert.equal(items[0].client.name, DEVICE.name)
  await browser.call('DELETE', `/me/consents/${party.client.client_id}`)
  assert.equal(await userInfoStatus(issuer, body.access_token), 401)
  assert.equal((await records('consents.given')).at(-1)!.actor, giver.email)
})

test('of fifty polls of an allowed code through two processes one succeeds, and its tokens are dead afterwards', async () => {
  const neighbour = await world.another()
  const issued = await begin(party, 'openid offline_access')
  await decide(issued)
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, turn) => poll(issued, party, turn % 2 ? neighbour.origin : issuer)),
  )
  const won = answers.filter(({ status }) => status === 200)
  assert.equal(won.length, 1)
  for (const lost of answers.filter(({ status }) => status !== 200))
    assert.deepEqual(errorOf(lost), [400, 'invalid_grant'])
  assert.equal(await userInfoStatus(issuer, won[0]!.body.access_token), 401)
  assert.equal((await records('oauth.device_code_reused')).length, 1)
})

test('where it is not switched on there is no such thing', async () => {
  const plain = await startProviderWorld({ after })
  const answer = await fetch(`${plain.issuer}/.well-known/openid-configuration`)
  const discovery = (await answer.json()) as {
    device_authorization_endpoint?: string
    grant_types_supported: string[]
  }
  assert.equal(discovery.device_authorization_endpoint, undefined)
  assert.equal(discovery.grant_types_supported.includes(GRANT), false)
  assert.equal((await postForm(`${plain.issuer}/oauth2/device_authorization`, {})).status, 404)
  assert.equal((await enter(plain.browser(), 'BCDF-GHJK')).status, 404)
  const { status, body } = await plain.admin.post('/sso/clients', DEVICE)
  assert.deepEqual(
    [status, body.errors[0].path, body.errors[0].code],
    [422, '/grant_types/0', 'grant_switched_off'],
  )
})

test('codes cannot be guessed: wrong ones are counted by network, by person and in all, and told once', async () => {
  await world.query('delete from login_failure')
  const issued = await begin()
  const guesses = await Promise.all(Array.from({ length: 25 }, () => enter(world.browser(), 'BBBB-BBBB')))
  assert.equal(guesses.filter(({ status }) => status === 404).length, 10)
  const blocked = guesses.filter(({ status }) => status !== 404)
  assert.ok(blocked.every(({ status, body }) => status === 429 && body.code === 'too_many_requests'))
  assert.equal((await enter(world.browser(), issued.user_code)).status, 429, 'not even the right one')
  const told = await records('oauth.user_codes_guessed')
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['security'],
  )
  assert.ok((await world.query('select from login_failure')).length >= 2)
})

test('what is over is swept away', async () => {
  await world.query(`update oidc_device set expires_at = now() - interval '2 days'`)
  await world.query(`update jobs.schedule set next_run_at = now() where name = 'oauth.sweep'`)
  await until('the codes are gone', async () => (await world.query('select from oidc_device')).length === 0)
})
