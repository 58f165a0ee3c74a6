import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember, givenPerson, givenTenant } from '@tamga/core/testing'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Arrival } from './world/browser-session.ts'
import { startProviderWorld } from './world/provider-world.ts'
import { CALLBACK, createRelyingParty, registerClient } from './world/relying-party.ts'
import { isActive, postForm } from './world/token-endpoint.ts'

const world = await startProviderWorld({ after })
const { issuer } = world
const TOKEN = `${issuer}/oauth2/token`
const party = await world.party({ first_party: true })
const person = await world.member()
const browser = world.browser()
await browser.signIn(person)

/** A request whose parameters are given as they are sent; `undefined` leaves one out. */
async function ask(changes: Record<string, string | undefined>, client = party): Promise<Arrival> {
  const { url } = await client.request()
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return browser.open(url, { person })
}

const errorOf = ({ url, params, text }: Arrival): string | undefined =>
  params.get('error') ??
  new URLSearchParams(url?.hash.slice(1)).get('error') ??
  (text && JSON.parse(text).error)

/** Told here, and never to an address that nobody registered. */
const isToldHere = (arrival: Arrival, error: string): void => {
  assert.equal(arrival.url, undefined, String(arrival.url))
  assert.equal(arrival.status, 400)
  assert.equal(errorOf(arrival), error)
}

async function newCode(client = party): Promise<Record<string, string>> {
  const { url, checks } = await client.request({ scope: 'openid offline_access' })
  const { params } = await browser.open(url, { person })
  return {
    grant_type: 'authorization_code',
    code: params.get('code')!,
    redirect_uri: CALLBACK,
    code_verifier: checks.pkceCodeVerifier!,
  }
}

test('no parameter may come twice', async () => {
  for (const name of [
    'scope',
    'state',
    'nonce',
    'response_type',
    'response_mode',
    'prompt',
    'code_challenge',
  ]) {
    const { url } = await party.request({ response_mode: 'query', prompt: 'none' })
    url.searchParams.append(name, url.searchParams.get(name)!)
    const arrival = await browser.open(url)
    assert.equal(errorOf(arrival), 'invalid_request', name)
    assert.equal(arrival.params.get('code'), null)
  }
  for (const name of ['client_id', 'redirect_uri']) {
    const { url } = await party.request()
    url.searchParams.append(name, url.searchParams.get(name)!)
    isToldHere(await browser.open(url), 'invalid_request')
  }
  const body = `${new URLSearchParams(await newCode())}&grant_type=authorization_code`
  assert.equal((await postForm(TOKEN, body, party.client)).body.error, 'invalid_request')
  isToldHere(await browser.open('/oauth2/logout?state=1&state=1'), 'invalid_request')
})

test('a parameter of a POST is not joined by one in its address', async () => {
  const { url } = await party.request()
  const { searchParams } = url
  const arrival = await browser.open(
    `/oauth2/auth?client_id=${party.client.client_id}`,
    {},
    { method: 'POST', body: searchParams },
  )
  isToldHere(arrival, 'invalid_request')
})

test('a redirect address is compared byte for byte', async () => {
  const web = await world.party({
    first_party: true,
    redirect_uris: ['https://rp.example/callback', 'https://rp.example/path?a=1', 'http://127.0.0.1:4200/cb'],
  })
  for (const uri of [
    'https://rp.example/callback/',
    'https://rp.example/callback?',
    'https://rp.example/callback?a=1',
    'https://rp.example/callback#',
    'https://rp.example:443/callback',
    'https://rp.example:8443/callback',
    'https://RP.example/callback',
    'https://rp.example/Callback',
    'https://rp.example/%63allback',
    'https://rp.example/x/../callback',
    'https://rp.example//callback',
    'https://rp.example/callback%20',
    ' https://rp.example/callback',
    'https://sub.rp.example/callback',
    'https://rp.example.evil.example/callback',
    'https://user@rp.example/callback',
    'https://rp.example\\@evil.example/callback',
    'http://rp.example/callback',
    'https://rp.example/path',
    'https://rp.example/path?a=1&b=2',
    'http://127.0.0.1:4201/cb',
    'http://127.0.0.1/cb',
    'http://localhost:4200/cb',
    'http://[::1]:4200/cb',
    'javascript:alert(1)',
    '',
    '/callback',
  ]) {
    const arrival = await ask({ redirect_uri: uri }, web)
    assert.equal(arrival.url, undefined, uri)
    assert.equal(arrival.status, 400, uri)
  }
  for (const uri of web.client.redirect_uris) {
    const { url } = await ask({ redirect_uri: uri }, web)
    assert.ok(url?.searchParams.has('code'), uri)
    assert.ok(url?.href.startsWith(uri), uri)
  }
})

test('an application on a device has no free port of loopback either', async () => {
  const native = await world.party({
    type: 'public',
    first_party: true,
    redirect_uris: ['mn.example.app:/callback', 'http://127.0.0.1/cb'],
  })
  assert.ok(
    (await ask({ redirect_uri: 'mn.example.app:/callback' }, native)).url?.href.startsWith('mn.example.app:'),
  )
  for (const uri of ['http://127.0.0.1:51000/cb', 'http://[::1]/cb', 'mn.example.app:/callback/'])
    isToldHere(await ask({ redirect_uri: uri }, native), 'invalid_redirect_uri')
})

test('the redirect address is never left out', async () => {
  isToldHere(await ask({ redirect_uri: undefined }), 'invalid_request')
  const { redirect_uri: _left, ...form } = await newCode()
  assert.equal((await postForm(TOKEN, form, party.client)).body.error, 'invalid_request')
})

test('every request needs a challenge by S256', async () => {
  for (const changes of [
    { code_challenge: undefined, code_challenge_method: undefined },
    { code_challenge: undefined },
    { code_challenge_method: undefined },
    { code_challenge_method: 'plain' },
    { code_challenge_method: 's256' },
    { code_challenge: 'short' },
    { code_challenge: 'not/base64url+'.padEnd(43, '=') },
  ])
    assert.equal(errorOf(await ask(changes)), 'invalid_request', JSON.stringify(changes))
})

test('a code is worth nothing without its verifier, its address and its client', async () => {
  const other = await world.party({ first_party: true })
  const open = await world.party({ first_party: true, type: 'public' })
  const refusals: [Record<string, string>, typeof party.client, string][] = [
    [{ code_verifier: 'w'.repeat(43) }, party.client, 'invalid_grant'],
    [{ code_verifier: '' }, party.client, 'invalid_grant'],
    [{ redirect_uri: `${CALLBACK}/` }, party.client, 'invalid_grant'],
    [{}, other.client, 'invalid_grant'],
    [{}, open.client, 'invalid_grant'],
    [{}, { ...party.client, client_secret: 'wrong' }, 'invalid_client'],
    [{}, { ...party.client, client_secret: undefined }, 'invalid_client'],
    [{}, undefined, 'invalid_request'],
    [{ code: 'made-up' }, party.client, 'invalid_grant'],
    [{ grant_type: 'password' }, party.client, 'unsupported_grant_type'],
    [{ grant_type: 'implicit' }, party.client, 'unsupported_grant_type'],
  ]
  for (const [changes, client, error] of refusals) {
    const { status, body } = await postForm(TOKEN, { ...(await newCode()), ...changes }, client)
    assert.ok(status === 400 || status === 401, String(status))
    assert.equal(body.error, error, JSON.stringify(changes))
    assert.equal(body.access_token, undefined)
  }
})

test('a challenge is not satisfied by a verifier that is left out', async () => {
  const { code_verifier: _left, ...form } = await newCode()
  const { body } = await postForm(TOKEN, form, party.client)
  assert.match(body.error, /^invalid_(grant|request)$/)
})

test('a client presents its secret in one place, not in two', async () => {
  const { client_id, client_secret } = party.client
  const credentials = { client_id, client_secret }
  const twice = await postForm(TOKEN, { ...(await newCode()), ...credentials }, party.client)
  assert.deepEqual([twice.status, twice.body.error], [400, 'invalid_request'])
  const wrong = await postForm(TOKEN, await newCode(), { ...party.client, client_secret: 'wrong' })
  assert.match(wrong.headers.get('www-authenticate') ?? '', /^Basic /)
})

test('a switched-off client gets nothing, and what it had is dead', async () => {
  const client = await world.party({ first_party: true })
  const before = await postForm(TOKEN, await newCode(client), client.client)
  assert.equal(before.status, 200)
  const unspent = await newCode(client)
  const off = await world.admin.put(`/sso/clients/${client.client.id}/enabled`, { enabled: false })
  assert.equal(off.status, 200, off.text)
  isToldHere(await ask({}, client), 'invalid_client')
  for (const form of [unspent, { grant_type: 'refresh_token', refresh_token: before.body.refresh_token }])
    assert.equal((await postForm(TOKEN, form, client.client)).body.error, 'invalid_client')
  const headers = { authorization: `Bearer ${before.body.access_token}` }
  assert.equal((await fetch(`${issuer}/oauth2/userinfo`, { headers })).status, 401)
})

test('a client of another tenant admits its own members alone', async () => {
  const owner = await givenPerson(world.platform.ctx, 'owner@second.example')
  const second = await givenTenant(world.platform.ctx, 'second', owner)
  const api = createClient(world.origin)
  await api.signIn(owner.email, owner.password, 'second')
  const theirs = await createRelyingParty(issuer, await registerClient(api, { first_party: true }))
  assert.equal(errorOf(await ask({}, theirs)), 'access_denied')
  assert.equal(errorOf(await ask({ prompt: 'none' }, theirs)), 'access_denied')
  const both = await givenMember(world.platform.ctx, second, { email: person.email })
  assert.equal(both.id, person.id)
  const { claims } = await theirs.signIn(browser, {}, { person })
  assert.equal((claims['tenant'] as { slug: string }).slug, 'second')
})

test('a suspended tenant has no clients', async () => {
  const owner = await givenPerson(world.platform.ctx, 'owner@third.example')
  const third = await givenTenant(world.platform.ctx, 'third', owner)
  const api = createClient(world.origin)
  await api.signIn(owner.email, owner.password, 'third')
  const machine = await registerClient(api, {
    grant_types: ['client_credentials'],
    redirect_uris: [],
    post_logout_redirect_uris: [],
    scopes: ['erp.read'],
  })
  const form = { grant_type: 'client_credentials', scope: 'erp.read' }
  const { body } = await postForm(TOKEN, form, machine)
  assert.equal(await isActive(issuer, body.access_token, machine), true)
  assert.equal((await world.admin.patch(`/platform/tenants/${third.id}`, { suspended: true })).status, 200)
  assert.equal((await postForm(TOKEN, form, machine)).body.error, 'invalid_client')
  const asked = await postForm(`${issuer}/oauth2/introspect`, { token: body.access_token }, machine)
  assert.deepEqual([asked.status, asked.body.error], [401, 'invalid_client'])
})

test('tokens never come from the authorization endpoint', async () => {
  for (const response_type of [
    'token',
    'id_token',
    'id_token token',
    'code token',
    'code id_token',
    'none',
    'x',
  ]) {
    const arrival = await ask({ response_type })
    assert.equal(errorOf(arrival), 'unsupported_response_type', response_type)
    assert.doesNotMatch(String(arrival.url), /access_token|id_token=|code=/)
  }
})

test('a scope that the client is not registered for is refused', async () => {
  assert.equal(errorOf(await ask({ scope: 'openid erp.write' })), 'invalid_scope')
  const plain = await world.party({ first_party: true, scopes: ['openid'] })
  for (const scope of ['openid email', 'openid offline_access'])
    assert.equal(errorOf(await ask({ scope }, plain)), 'invalid_scope', scope)
  const tokens = (await postForm(TOKEN, await newCode(), party.client)).body
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, scope: 'openid email' }
  assert.equal((await postForm(TOKEN, form, party.client)).body.error, 'invalid_scope')
})

test('without offline_access there is no refresh token', async () => {
  const { tokens } = await party.signIn(browser, { scope: 'openid' }, { person })
  assert.equal(tokens.refresh_token, undefined)
})

test('an ID token hint counts only with our own signature', async () => {
  const { tokens } = await party.signIn(browser, {}, { person })
  const [, payload] = tokens.id_token!.split('.')
  const head = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url')
  const hmac = (key: string) => {
    const input = `${head('HS256')}.${payload}`
    return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
  }
  const { body: jwks } = await world.stranger.get('//.well-known/jwks.json')
  const forged = [
    `${head('none')}.${payload}.`,
    hmac(party.client.client_secret),
    hmac(JSON.stringify(jwks.keys[0])),
    `${tokens.id_token!.slice(0, -6)}AAAAAA`,
    'no token',
  ]
  for (const id_token_hint of forged) {
    assert.equal(errorOf(await ask({ prompt: 'none', id_token_hint })), 'invalid_request', id_token_hint)
    isToldHere(await browser.open(`/oauth2/logout?id_token_hint=${id_token_hint}`), 'invalid_request')
  }
})

test('an assertion of private_key_jwt counts once, and only for this issuer', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const client = await registerClient(world.admin, {
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] },
    grant_types: ['client_credentials'],
    redirect_uris: [],
    post_logout_redirect_uris: [],
    scopes: ['erp.read'],
  })
  const assertion = (audience: string) =>
    new SignJWT({ jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(client.client_id)
      .setSubject(client.client_id)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey)
  const present = (client_assertion: string) =>
    postForm(TOKEN, {
      grant_type: 'client_credentials',
      scope: 'erp.read',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion,
    })
  const good = await assertion(issuer)
  const answers = await Promise.all(Array.from({ length: 10 }, () => present(good)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.ok(answers.every(({ status }) => [200, 400, 401].includes(status)))
  assert.equal((await present(await assertion('https://elsewhere.example'))).body.error, 'invalid_client')
})

test('Host and forwarded headers change no address', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'host=evil.example;proto=https',
    'x-original-url': '/evil',
  }
  const discovered = await world.stranger.get('//.well-known/openid-configuration', headers)
  assert.doesNotMatch(discovered.text, /evil|https:/)
  assert.equal(discovered.body.issuer, issuer)
  const { url } = await party.request()
  const cookie = browser.jar.header('/oauth2/auth')
  const answered = await fetch(url, { redirect: 'manual', headers: { ...headers, cookie } })
  const location = new URL(answered.headers.get('location')!)
  assert.equal(location.searchParams.get('iss'), issuer)
  const asked = await fetch(url, { redirect: 'manual', headers })
  assert.match(asked.headers.get('location')!, /^\/interaction\//)
  assert.doesNotMatch(asked.headers.getSetCookie().join(), /secure|evil/i)
})

test('what no database can hold is refused, and never a fault of ours', async () => {
  const unfit: Record<string, string>[] = [
    { client_id: 'a\0b' },
    { state: 'a\0b' },
    { nonce: '\0' },
    { acr_values: 'a\0b' },
    { login_hint: '\0' },
    { claims: '{"userinfo":{"a\\u0000b":null}}' },
    { claims: '{"id_token":{"name":{"value":"\\ud800"}}}' },
    { scope: 'openid \0' },
    { max_age: '9'.repeat(400) },
  ]
  for (const changes of unfit) {
    const arrival = await ask(changes)
    assert.ok(arrival.status < 500, JSON.stringify(changes))
    assert.equal(arrival.params.get('code'), null, JSON.stringify(changes))
  }
  const forms: Record<string, string>[] = [
    { grant_type: 'authorization_code', code: 'a\0b', redirect_uri: CALLBACK },
    { grant_type: 'refresh_token', refresh_token: 'a\0b' },
    { grant_type: 'a\0b' },
  ]
  for (const form of forms) {
    assert.equal((await postForm(TOKEN, form, party.client)).status, 400)
    assert.ok((await postForm(TOKEN, { ...form, client_id: 'a\0b' })).status < 500)
  }
  assert.ok((await browser.open('/oauth2/logout?client_id=%00&state=%00')).status < 500)
})
