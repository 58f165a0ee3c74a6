import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember } from '@tamga/core/testing'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startProviderWorld } from './world/provider-world.ts'
import { type RelyingParty, registerClient } from './world/relying-party.ts'
import { isActive, postForm } from './world/token-endpoint.ts'

const RESOURCE = 'https://erp.example/api'
const world = await startProviderWorld(
  { after },
  {
    OAUTH_RESOURCES: RESOURCE,
    // Never reached: whatever began a sign-in there would fail.
    SSO_PEER_ISSUER: 'https://peer.example',
    SSO_PEER_CLIENT_ID: 'tamga',
  },
)
const { issuer } = world
const TOKEN = `${issuer}/oauth2/token`
const person = await world.member()
const browser = world.browser()
await browser.signIn(person)

const change = async ({ client }: RelyingParty, fields: object): Promise<void> => {
  const { status, text } = await world.admin.put(`/sso/clients/${client.id}`, fields)
  assert.equal(status, 200, text)
}

const refresh = ({ client }: RelyingParty, refresh_token: string) =>
  postForm(TOKEN, { grant_type: 'refresh_token', refresh_token }, client)

async function userInfo(token: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${issuer}/oauth2/userinfo`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as Record<string, unknown>
}

const manager = await clientManager()

test('a scope that is taken from a client is gone from its tokens at once, and from those it renews', async () => {
  const scopes = ['openid', 'email', 'offline_access', 'erp.read']
  const party = await world.party({ first_party: true, scopes })
  const { tokens } = await party.signIn(browser, { scope: scopes.join(' ') })
  assert.equal('email' in (await userInfo(tokens.access_token)), true)
  await change(party, { scopes: ['openid', 'offline_access'] })
  assert.equal('email' in (await userInfo(tokens.access_token)), false)
  const members = await world.stranger.request('GET', '/organisation/members', undefined, {
    authorization: `Bearer ${tokens.access_token}`,
  })
  assert.deepEqual([members.status, members.body.code], [403, 'insufficient_scope'])
  const renewed = await refresh(party, tokens.refresh_token!)
  assert.deepEqual([renewed.status, renewed.body.scope], [200, 'openid offline_access'])
  await change(party, { scopes: ['openid'] })
  const over = await refresh(party, renewed.body.refresh_token)
  assert.deepEqual([over.status, over.body.error], [400, 'invalid_grant'])
})

test('claims that are asked for by name go no further than the scopes of the client', async () => {
  const claims = JSON.stringify({
    userinfo: { email: { essential: true }, name: null },
    id_token: { email: null },
  })
  for (const first_party of [true, false]) {
    const party = await world.party({ first_party, scopes: ['openid', 'profile'] })
    const { tokens, claims: idToken } = await party.signIn(browser, { claims })
    const told = await userInfo(tokens.access_token)
    assert.deepEqual(['email' in told, 'name' in told, 'email' in idToken], [false, true, false])
  }
})

test('the person is asked for nothing that the client cannot have', async () => {
  const party = await world.party({ scopes: ['openid', 'profile'] })
  const { url } = await party.request({ claims: JSON.stringify({ userinfo: { email: null, name: null } }) })
  const answer = await browser.send(url.href)
  const uid = answer.headers.get('location')!.split('/').pop()
  const { body } = await browser.call('GET', `/oauth/interactions/${uid}`)
  assert.deepEqual(
    body.scopes.map(({ name }: { name: string }) => name),
    ['openid', 'profile'],
  )
})

test('an ID token is no access token: introspection says that it is not active', async () => {
  const party = await world.party({ first_party: true })
  const { tokens } = await party.signIn(browser)
  const { status, body } = await postForm(
    `${issuer}/oauth2/introspect`,
    { token: tokens.id_token! },
    party.client,
  )
  assert.deepEqual([status, body], [200, { active: false }])
})

test('a machine that asks for a scope that does not exist is told', async () => {
  const { client } = await world.party({ grant_types: ['client_credentials'], scopes: ['erp.read'] })
  const ask = (scope: string) => postForm(TOKEN, { grant_type: 'client_credentials', scope }, client)
  assert.equal((await ask('erp.read')).status, 200)
  const { status, body } = await ask('erp.read erp.everything')
  assert.deepEqual([status, body.error, body.scope], [400, 'invalid_scope', 'erp.everything'])
})

test('no parameter comes twice to the token endpoint, known there or not, and the code stays good', async () => {
  const party = await world.party({ first_party: true })
  const request = await party.request()
  const arrival = await browser.open(request.url)
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    code: arrival.params.get('code')!,
    redirect_uri: party.client.redirect_uris[0],
    code_verifier: request.checks.pkceCodeVerifier!,
  })
  const { status, body } = await postForm(TOKEN, `${exchange}&scope=openid&scope=openid`, party.client)
  assert.deepEqual([status, body.error], [400, 'invalid_request'])
  assert.equal((await postForm(TOKEN, exchange.toString(), party.client)).status, 200)
})

test('a token is for one resource server: who names several is refused', async () => {
  const party = await world.party({ first_party: true, scopes: ['openid', 'erp.read'] })
  const request = await party.request({ scope: 'openid erp.read', resource: RESOURCE })
  const arrival = await browser.open(request.url)
  const exchange = new URLSearchParams({
    grant_type: 'authorization_code',
    code: arrival.params.get('code')!,
    redirect_uri: party.client.redirect_uris[0],
    code_verifier: request.checks.pkceCodeVerifier!,
  })
  for (const resource of [RESOURCE, 'https://other.example/api']) exchange.append('resource', resource)
  const { status, body } = await postForm(TOKEN, exchange.toString(), party.client)
  assert.deepEqual([status, body.error], [400, 'invalid_target'])
})

const NEW_SIGN_INS: Record<string, string>[] = [
  { prompt: 'login' },
  { max_age: '0' },
  { prompt: 'select_account login' },
  { prompt: 'select_account', max_age: '0' },
]

for (const wish of NEW_SIGN_INS)
  test(`${JSON.stringify(wish)} asks for a new sign-in, whenever the older session is shown`, async () => {
    const party = await world.party({ first_party: true })
    for (const isHidden of [true, false]) {
      const { url } = await party.request(wish)
      const visit = world.browser()
      // A session of its own: signing in over it ends it.
      const older = world.browser()
      await older.signIn(person)
      const show = () => visit.jar.set('tamga_session', older.jar.value('tamga_session')!)
      if (!isHidden) show()
      const answer = await visit.send(url.href)
      const path = `/oauth/interactions/${answer.headers.get('location')!.split('/').pop()}/login`
      show()
      const { status, body } = await visit.call('POST', path, {})
      assert.deepEqual([status, body.code], [403, 'reauthentication_required'])
      await visit.signIn(person)
      assert.equal((await visit.call('POST', path, {})).status, 200)
    }
  })

test('a request without a scope that exists is told so', async () => {
  const party = await world.party({ first_party: true })
  for (const scope of ['everything', undefined]) {
    const { url } = await party.request({ nonce: '' })
    if (scope === undefined) url.searchParams.delete('scope')
    else url.searchParams.set('scope', scope)
    assert.equal((await browser.open(url)).params.get('error'), 'invalid_scope')
  }
})

test('an answer with tokens is kept by no cache, however old', async () => {
  const { client } = await world.party({ grant_types: ['client_credentials'], scopes: ['erp.read'] })
  const { headers } = await postForm(TOKEN, { grant_type: 'client_credentials' }, client)
  assert.deepEqual([headers.get('cache-control'), headers.get('pragma')], ['no-store', 'no-cache'])
})

/** To the question for consent, answered with yes. */
async function consented(party: RelyingParty): Promise<string> {
  const { url } = await party.request()
  const asked = await browser.send(url.href)
  const uid = asked.headers.get('location')!.split('/').pop()
  const answer = await browser.call('POST', `/oauth/interactions/${uid}/consent`, { allow: true })
  return answer.body.redirect_to
}

test('of several that go on with one answer at the same moment one gets a code', async () => {
  const address = await consented(await world.party())
  const cookie = browser.jar.header(new URL(address).pathname)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fetch(address, { redirect: 'manual', headers: { cookie } })),
  )
  const codes = answers.filter(({ headers }) => headers.get('location')?.includes('code='))
  assert.deepEqual([codes.length, new Set(answers.map(({ status }) => status))], [1, new Set([303, 400])])
})

test('a consent that is given several times at once is given, and recorded, once', async () => {
  const party = await world.party()
  const { url } = await party.request()
  const asked = await browser.send(url.href)
  const uid = asked.headers.get('location')!.split('/').pop()
  const given = await Promise.all(
    Array.from({ length: 10 }, () =>
      browser.call('POST', `/oauth/interactions/${uid}/consent`, { allow: true }),
    ),
  )
  assert.equal(given.filter(({ status }) => status === 200).length, 1)
  const { body } = await world.admin.get('/audit?action=consents.given&limit=200')
  const { client_id } = party.client
  assert.equal(
    body.items.filter(({ target }: { target: { id: string } }) => target.id === client_id).length,
    1,
  )
})

test('a redirect address that is taken from a client while the person is asked gets nothing', async () => {
  const party = await world.party()
  const address = await consented(party)
  await change(party, { redirect_uris: ['https://rp.example/elsewhere'] })
  const answer = await browser.send(address)
  assert.deepEqual([answer.status, answer.headers.get('location')], [400, null])
})

test('state comes back as it was sent, whatever it is', async () => {
  const party = await world.party()
  for (const state of ['{value}', '"><script>alert(1)</script>', 'төлөв &=#%+', 'x'.repeat(2000)]) {
    const { arrival, claims } = await party.signIn(browser, { state, nonce: state, prompt: 'consent' })
    assert.deepEqual([arrival.params.get('state'), claims.nonce], [state, state])
  }
})

test('nobody has an agreement with a client that is no more', async () => {
  const wide = { tenant: null }
  for (const fields of [{}, wide]) {
    const party = await world.party(fields)
    await party.signIn(browser)
    const agreed = async () => {
      const { body } = await browser.call('GET', '/me/consents')
      return body.items.some(
        (item: { client: { client_id: string } }) => item.client.client_id === party.client.client_id,
      )
    }
    assert.equal(await agreed(), true)
    assert.equal((await world.admin.delete(`/sso/clients/${party.client.id}`)).status, 204)
    assert.equal(await agreed(), false)
  }
})

test('who only looks where a logout leads signs nobody out', async () => {
  const party = await world.party({ first_party: true })
  const { tokens } = await party.signIn(browser)
  const path = `/oauth2/logout?${new URLSearchParams({ id_token_hint: tokens.id_token! })}`
  assert.equal((await browser.send(path, { method: 'HEAD' })).status, 404)
  assert.equal(await isActive(issuer, tokens.access_token, party.client), true)
})

test('an assertion that is for others too, or for ever, authenticates nobody', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const client = await registerClient(world.admin, {
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] },
    grant_types: ['client_credentials'],
    scopes: ['erp.read'],
  })
  const now = Math.floor(Date.now() / 1000)
  const ask = async (claims: object) =>
    postForm(TOKEN, {
      grant_type: 'client_credentials',
      client_id: client.client_id,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await new SignJWT({
        iss: client.client_id,
        sub: client.client_id,
        aud: issuer,
        jti: randomUUID(),
        exp: now + 60,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .sign(privateKey),
    })
  assert.equal((await ask({})).status, 200)
  assert.equal((await ask({ aud: [issuer] })).status, 200)
  for (const claims of [{ aud: [issuer, 'https://other.example'] }, { exp: now + 10 * 365 * 86_400 }]) {
    const { status, body } = await ask(claims)
    assert.deepEqual([status, body.error], [401, 'invalid_client'])
  }
})

test('the API is described where RFC 9728 looks for it', async () => {
  const answer = await fetch(`${issuer}/.well-known/oauth-protected-resource/api/v1`)
  const { resource } = (await answer.json()) as { resource: string }
  assert.deepEqual([answer.status, resource], [200, `${issuer}/api/v1`])
})

/** A member of whom a role says that they manage clients, and nothing else. */
async function clientManager() {
  const permissions = ['sso_clients.read', 'sso_clients.manage']
  await world.admin.post('/organisation/roles', { key: 'clients', name: 'Аппууд', permissions })
  const member = await givenMember(world.platform.ctx, world.tenant, {
    email: 'clients@first.example',
    roles: ['clients'],
  })
  const api = createClient(world.origin)
  await api.signIn(member.email, member.password)
  return api
}

const ELSEWHERE = 'https://elsewhere.example/callback'
const askedAgain = async (party: RelyingParty, params: Record<string, string> = {}) =>
  (await browser.open((await party.request(params)).url)).asked

test('who may manage clients gets no code of a person who agreed to the client as it was', async () => {
  const party = await world.party()
  await party.signIn(browser)
  assert.deepEqual(await askedAgain(party), [])
  const [callback] = party.client.redirect_uris
  const added = await manager.put(`/sso/clients/${party.client.id}`, {
    redirect_uris: [callback, ELSEWHERE],
  })
  assert.equal(added.status, 200, added.text)
  const { url } = await party.request({ redirect_uri: ELSEWHERE, prompt: 'none' })
  const arrival = await browser.open(url)
  assert.deepEqual([arrival.params.get('code'), arrival.params.get('error')], [null, 'consent_required'])
  assert.deepEqual(await askedAgain(party), ['consent'])
  assert.deepEqual(await askedAgain(party), [])
})

test('a new consent to a changed client covers what was asked then, not what was agreed to before', async () => {
  const party = await world.party()
  await party.signIn(browser, { scope: 'openid email phone' })
  await change(party, { redirect_uris: [...party.client.redirect_uris, ELSEWHERE] })
  assert.deepEqual(await askedAgain(party, { scope: 'openid' }), ['consent'])
  assert.deepEqual(await askedAgain(party, { scope: 'openid email phone' }), ['consent'])
})

test('a consent goes on when an address is taken away, the name, logo or secret is another', async () => {
  const party = await world.party({
    redirect_uris: ['https://rp.example/callback', ELSEWHERE],
  })
  await party.signIn(browser)
  for (const fields of [
    { redirect_uris: ['https://rp.example/callback'] },
    { name: 'Өөр нэр', logo_uri: 'https://rp.example/logo.png' },
    { token_endpoint_auth_method: 'client_secret_post' },
  ]) {
    await change(party, fields)
    assert.deepEqual(await askedAgain(party), [], JSON.stringify(fields))
  }
  assert.equal((await manager.post(`/sso/clients/${party.client.id}/rotate-secret`)).status, 200)
  assert.deepEqual(await askedAgain(party), [])
})

const publicKey = async (kid: string) => ({
  ...(await exportJWK((await generateKeyPair('ES256', { extractable: true })).publicKey)),
  kid,
  alg: 'ES256',
})

test('other keys, or a weaker authentication, are another client: it asks again and its tokens end', async () => {
  const scope = 'openid offline_access'
  const party = await world.party()
  const { tokens } = await party.signIn(browser, { scope })
  const signed = { token_endpoint_auth_method: 'private_key_jwt' }
  await change(party, { redirect_uris: [...party.client.redirect_uris, ELSEWHERE] })
  const renewed = await refresh(party, tokens.refresh_token!)
  assert.equal(renewed.status, 200, 'tokens from before go on with another address')
  const key = await publicKey('one')
  await change(party, { ...signed, jwks: { keys: [key] } })
  const ended = await world.query<{ revoked_at: string | null }>(
    'select revoked_at from oidc_grant where client_id = $1',
    [party.client.client_id],
  )
  assert.ok(ended.every(({ revoked_at }) => revoked_at !== null))
  assert.deepEqual(await askedAgain(party, { scope }), ['consent'])
  await change(party, { jwks: { keys: [{ ...key, kid: 'renamed' }] } })
  assert.deepEqual(await askedAgain(party, { scope }), [])
  await change(party, { jwks: { keys: [await publicKey('two')] } })
  assert.deepEqual(await askedAgain(party, { scope }), ['consent'])
  await change(party, { token_endpoint_auth_method: 'client_secret_basic' })
  assert.equal((await world.admin.post(`/sso/clients/${party.client.id}/rotate-secret`)).status, 200)
  assert.deepEqual(await askedAgain(party, { scope }), ['consent'])
})

test('national identifiers leave only when an administrator and the person said so, first-party too', async () => {
  const known = { registration_number: 'УБ90010112', civil_id: '123456789012' }
  await world.query(
    `update person set registration_number = $2, civil_id = $3, identity_level = 'qualified' where id = $1`,
    [person.id, ...Object.values(known)],
  )
  for (const first_party of [true, false]) {
    const party = await world.party({ first_party, scopes: ['openid', 'profile'] })
    const plain = await party.signIn(browser, { scope: 'openid profile' })
    const told = async (token: string) => {
      const { registration_number, civil_id } = await userInfo(token)
      return { registration_number, civil_id }
    }
    const nothing = { registration_number: undefined, civil_id: undefined }
    assert.deepEqual(await told(plain.tokens.access_token), nothing)
    assert.equal((await userInfo(plain.tokens.access_token)).identity_level, 'qualified')
    await change(party, { national_identifiers: true })
    assert.deepEqual(await told(plain.tokens.access_token), nothing)
    const { url } = await party.request({ scope: 'openid profile' })
    const asked = await browser.send(url.href)
    const uid = asked.headers.get('location')!.split('/').pop()
    const { body } = await browser.call('GET', `/oauth/interactions/${uid}`)
    const [identifiers] = body.scopes.filter(({ name }: { name: string }) => name === 'national_identifiers')
    assert.deepEqual([body.kind, identifiers.sensitive], ['consent', true])
    const { tokens } = await party.signIn(browser, { scope: 'openid profile' })
    assert.deepEqual(await told(tokens.access_token), known)
    assert.deepEqual(await askedAgain(party, { scope: 'openid profile' }), [])
    await change(party, { national_identifiers: false })
    assert.deepEqual(await told(tokens.access_token), nothing)
  }
})

test('the telephone number, and whatever changes something, is shown as sensitive', async () => {
  const scopes = ['openid', 'email', 'phone', 'organisation.read', 'organisation.manage', 'erp.read']
  const party = await world.party({ scopes })
  const { url } = await party.request({ scope: scopes.join(' ') })
  const asked = await browser.send(url.href)
  const uid = asked.headers.get('location')!.split('/').pop()
  const { body } = await browser.call('GET', `/oauth/interactions/${uid}`)
  const shown = body.scopes as { name: string; description: string; sensitive: boolean }[]
  assert.deepEqual(
    shown.filter(({ sensitive }) => sensitive).map(({ name }) => name),
    ['phone', 'organisation.manage', 'erp.read'],
  )
  assert.ok(shown.every(({ name, description }) => description && !description.includes(name)))
})

/** A JWT for the resource server, got by a client of the tenant. */
async function structured(): Promise<{ party: RelyingParty; token: string }> {
  const party = await world.party({ first_party: true, scopes: ['openid', 'erp.read'] })
  const request = await party.request({ scope: 'openid erp.read', resource: RESOURCE })
  const arrival = await browser.open(request.url)
  const exchange = {
    grant_type: 'authorization_code',
    code: arrival.params.get('code')!,
    redirect_uri: party.client.redirect_uris[0],
    code_verifier: request.checks.pkceCodeVerifier!,
    resource: RESOURCE,
  }
  const { status, body, text } = await postForm(TOKEN, exchange, party.client)
  assert.equal(status, 200, text)
  assert.equal(body.access_token.split('.').length, 3)
  return { party, token: body.access_token }
}

const introspect = (token: string, client: RelyingParty['client']) =>
  postForm(`${issuer}/oauth2/introspect`, { token }, client)

test('a JWT is judged by introspection too: for its client and its resource server, until its family ends', async () => {
  const { party, token } = await structured()
  const server = await registerClient(world.admin, { resource: RESOURCE })
  const other = await registerClient(world.admin)
  for (const client of [party.client, server]) {
    const { body } = await introspect(token, client)
    assert.deepEqual(
      [body.active, body.sub, body.client_id, body.aud, body.scope, body.tenant.id],
      [true, person.id, party.client.client_id, RESOURCE, 'erp.read', world.tenant.id],
    )
  }
  assert.deepEqual((await introspect(token, other)).body, { active: false })
  const forged = `${token.slice(0, -4)}AAAA`
  assert.deepEqual((await introspect(forged, server)).body, { active: false })
  await change(party, { enabled: false })
  assert.deepEqual((await introspect(token, server)).body, { active: false })
})

test('a resource server learns of tokens that are for it and of no others', async () => {
  const server = await registerClient(world.admin, { resource: RESOURCE })
  const party = await world.party({ first_party: true })
  const { tokens } = await party.signIn(browser, { scope: 'openid offline_access' })
  for (const token of [tokens.access_token, tokens.refresh_token!])
    assert.deepEqual((await introspect(token, server)).body, { active: false })
  const unknown = await world.admin.post('/sso/clients', {
    name: 'Апп',
    grant_types: ['client_credentials'],
    resource: 'https://unknown.example/api',
  })
  assert.deepEqual([unknown.status, unknown.body.errors[0].code], [400, 'resource_unknown'])
  const refused = await manager.put(`/sso/clients/${party.client.id}`, { resource: RESOURCE })
  assert.equal(refused.status, 403)
})

test('a client authenticates as it is registered, and in no other way', async () => {
  for (const method of ['client_secret_basic', 'client_secret_post']) {
    const { client_id, client_secret } = await registerClient(world.admin, {
      token_endpoint_auth_method: method,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      post_logout_redirect_uris: [],
      scopes: ['erp.read'],
    })
    const ask = { grant_type: 'client_credentials' }
    const answers = {
      client_secret_basic: await postForm(TOKEN, ask, { client_id, client_secret }),
      client_secret_post: await postForm(TOKEN, { ...ask, client_id, client_secret }),
    }
    for (const [used, { status, body }] of Object.entries(answers))
      assert.deepEqual([status, body.error], used === method ? [200, undefined] : [401, 'invalid_client'])
  }
})

test('the origin `null` is never let in, whatever the client is', async () => {
  const party = await world.party({
    type: 'public',
    redirect_uris: ['mn.example.app:/callback', 'https://rp.example/callback'],
  })
  const preflight = {
    method: 'OPTIONS',
    headers: { origin: 'null', 'access-control-request-method': 'POST' },
  }
  const form = new URLSearchParams({ grant_type: 'refresh_token', client_id: party.client.client_id })
  for (const [path, init] of [
    ['token', preflight],
    ['userinfo', preflight],
    ['introspect', preflight],
    ['revoke', preflight],
    ['userinfo', { headers: { origin: 'null' } }],
    ['token', { method: 'POST', headers: { origin: 'null' }, body: form }],
    ['token', { method: 'POST', headers: { origin: 'null' }, body: 'nonsense' }],
  ] as const) {
    const { headers } = await fetch(`${issuer}/oauth2/${path}`, init)
    assert.notEqual(headers.get('access-control-allow-origin'), 'null', path)
  }
})

test('an application that may change ERP data makes nobody an administrator, nor does it read who is here', async () => {
  const { user } = (await world.admin.get('/me')).body
  const party = await world.party({ first_party: true, scopes: ['openid', 'erp.read', 'erp.write'] })
  const { tokens } = await party.signIn(browser, { scope: 'openid erp.read erp.write' })
  const { items } = (await world.admin.get('/organisation/roles')).body
  const { id } = items.find(({ key }: { key: string }) => key === 'admin')
  const as = { authorization: `Bearer ${tokens.access_token}` }
  for (const [method, path] of [
    ['PUT', `/organisation/members/${person.id}/roles/${id}`],
    ['GET', '/organisation/members'],
    ['POST', `/organisation/members/${user.id}/suspend`],
    ['GET', '/sso/clients'],
    ['GET', '/audit'],
  ] as const) {
    const { status, body } = await world.stranger.request(method, path, undefined, as)
    assert.deepEqual([status, body.code], [403, 'insufficient_scope'], path)
  }
})

test('who manages members gains nothing by roles: keys are fixed, what they do not hold is closed, administrators are out of reach', async () => {
  const permissions = ['organisation.read', 'organisation.manage']
  const made = await world.admin.post('/organisation/roles', { key: 'people', name: 'Хүмүүс', permissions })
  const above = await world.admin.post('/organisation/roles', {
    key: 'above',
    name: 'Дээд',
    permissions: ['settings.manage'],
  })
  const member = await givenMember(world.platform.ctx, world.tenant, {
    email: 'people@first.example',
    roles: ['people'],
  })
  const api = createClient(world.origin)
  await api.signIn(member.email, member.password)
  const renamed = await api.put(`/organisation/roles/${made.body.id}`, { key: 'admins', name: 'Хүмүүс' })
  assert.deepEqual([renamed.status, renamed.body.code], [422, 'key_fixed'])
  const { user } = (await world.admin.get('/me')).body
  const grown = { name: 'Хүмүүс', permissions: [...permissions, 'settings.manage'] }
  const refusals = [
    await api.put(`/organisation/roles/${made.body.id}`, grown),
    await api.put(`/organisation/roles/${above.body.id}`, { name: 'Дээд', permissions: [] }),
    await api.put(`/organisation/members/${member.id}/roles/${above.body.id}`),
    await api.post(`/organisation/members/${user.id}/suspend`, { reason: 'x' }),
    await api.delete(`/organisation/members/${user.id}`),
    await api.post(`/organisation/members/${user.id}/lockdown`, { reason: 'x' }),
  ]
  for (const { status, text } of refusals) assert.equal(status, 403, text)
  const ofEverybody = ['assistant.read', 'documents.read', 'reports.read']
  assert.deepEqual((await api.get('/me')).body.permissions, [...permissions, ...ofEverybody].toSorted())
  assert.equal((await world.admin.get('/me')).status, 200)
})

test('who manages clients makes none that asks nobody, tells national identifiers or judges tokens', async () => {
  const { client } = await world.party()
  for (const fields of [{ first_party: true }, { national_identifiers: true }, { resource: RESOURCE }]) {
    const { status, text } = await manager.put(`/sso/clients/${client.id}`, fields)
    assert.equal(status, 403, text)
  }
})

test('a link of another site begins no sign-in at a provider, and takes nobody’s session', async () => {
  const answer = await fetch(`${issuer}/api/v1/auth/sso/peer/start?return_to=/profile`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  assert.deepEqual(
    [answer.status, answer.headers.get('location')],
    [303, '/continue?provider=peer&return_to=%2Fprofile'],
  )
  assert.deepEqual(answer.headers.getSetCookie(), [])
})

test('an application is told of our own copy of a person’s picture, not of the host where it lies', async () => {
  await world.query('update person set picture = $2 where id = $1', [person.id, 'https://cdn.example/me.png'])
  const party = await world.party({ first_party: true, scopes: ['openid', 'profile'] })
  const { tokens } = await party.signIn(browser, { scope: 'openid profile' })
  const { picture } = await userInfo(tokens.access_token)
  assert.match(String(picture), new RegExp(`^${issuer}/logos/[\\w-]{43}$`))
})
