import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember } from '../../testing/index.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD, startTestPlatform } from '../../testing/test-platform.ts'

const world = await startTestPlatform({ after })
const REDIRECT = 'http://localhost:9999/callback'

const register = async (more: object = {}) =>
  (
    await world.admin.post('/sso/clients', {
      name: 'Апп',
      type: 'confidential',
      redirect_uris: [REDIRECT],
      scopes: ['openid', 'profile', 'email', 'offline_access', 'erp.read'],
      ...more,
    })
  ).body

type Registered = { client_id: string; client_secret: string }

/** A browser with cookies by name and path, that goes one step at a time. */
function createBrowser(session?: string) {
  const cookies = new Map<string, { path: string; value: string }>()
  if (session) cookies.set('tamga_session /', { path: '/', value: session })
  const headerFor = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, cookie]) => `${key.split(' ')[0]}=${cookie.value}`)
      .join('; ')
  return async (method: string, address: string, body?: object) => {
    const url = new URL(address, world.origin)
    const path = url.pathname + url.search
    const answer = await fetch(world.origin + path, {
      method,
      redirect: 'manual',
      headers: { cookie: headerFor(url.pathname), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      const at = /; path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (value) cookies.set(`${name} ${at}`, { path: at, value })
      else cookies.delete(`${name} ${at}`)
    }
    const text = await answer.text()
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
}

function authorization(client: Registered, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: 'openid profile offline_access',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'state',
    ...more,
  })
  return { verifier, address: `/oauth2/auth?${query}` }
}

// What the endpoints answer, each with a part of it.
type TokenAnswer = {
  error?: string
  access_token: string
  refresh_token: string
  active?: boolean
  tenant?: { slug: string }
}

async function ask(client: Registered, path: string, form: Record<string, string>) {
  const answer = await fetch(world.origin + path, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`,
    },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, body: (await answer.json()) as TokenAnswer }
}

const exchange = (client: Registered, code: string, code_verifier: string) =>
  ask(client, '/oauth2/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier,
    redirect_uri: REDIRECT,
  })

const codeIn = (location: string | null): string => new URL(location!).searchParams.get('code')!

async function signInTo(client: Registered, more: Record<string, string> = {}) {
  const { verifier, address } = authorization(client, more)
  const answer = await createBrowser(world.admin.token!)('GET', address)
  return (await exchange(client, codeIn(answer.location), verifier)).body
}

test('a person signs in, agrees, and is not asked again until they take it back', async () => {
  const client = await register()
  const browse = createBrowser()
  const { verifier, address } = authorization(client)

  const toLogin = await browse('GET', address)
  assert.match(toLogin.location!, /^\/interaction\/[\w-]+$/)
  const uid = toLogin.location!.split('/')[2]!
  const api = `/api/v1/oauth/interactions/${uid}`
  const login = await browse('GET', api)
  assert.deepEqual([login.body.kind, login.body.client.name, login.body.user], ['login', 'Апп', null])
  assert.equal((await browse('POST', `${api}/login`, {})).status, 401)
  await browse('POST', '/api/v1/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  const on = await browse('POST', `${api}/login`, {})
  assert.equal(on.status, 200, JSON.stringify(on.body))
  assert.equal((await browse('POST', `${api}/login`, {})).status, 404)

  const toConsent = await browse('GET', on.body.redirect_to)
  const consentApi = `/api/v1/oauth/interactions/${toConsent.location!.split('/')[2]}`
  const consent = await browse('GET', consentApi)
  assert.equal(consent.body.kind, 'consent')
  assert.equal(consent.body.redirect_host, new URL(REDIRECT).host)
  assert.deepEqual(
    consent.body.scopes.map((scope: { name: string }) => scope.name),
    ['openid', 'profile', 'offline_access'],
  )
  assert.equal(consent.body.tenant.slug, 'first')
  const allowed = await browse('POST', `${consentApi}/consent`, { allow: true })
  const back = await browse('GET', allowed.body.redirect_to)
  assert.equal(
    new URL(back.location!).searchParams.get('iss'),
    world.platform.services.settings.PUBLIC_ORIGIN,
  )
  const tokens = await exchange(client, codeIn(back.location), verifier)
  assert.equal(tokens.status, 200, JSON.stringify(tokens.body))
  assert.ok(tokens.body.refresh_token)

  const again = await browse('GET', authorization(client).address)
  assert.ok(codeIn(again.location))
  const more = await browse('GET', authorization(client, { scope: 'openid email' }).address)
  assert.match(more.location!, /^\/interaction\//)

  const list = await world.admin.get('/me/consents')
  assert.deepEqual(
    list.body.items.map((item: { client: object }) => item.client),
    [{ client_id: client.client_id, name: 'Апп' }],
  )
  assert.equal((await world.admin.delete(`/me/consents/${client.client_id}`)).status, 204)
  assert.equal((await world.admin.delete(`/me/consents/${client.client_id}`)).status, 404)
  const refreshed = await ask(client, '/oauth2/token', {
    grant_type: 'refresh_token',
    refresh_token: tokens.body.refresh_token,
  })
  assert.deepEqual([refreshed.status, refreshed.body.error], [400, 'invalid_grant'])
})

test('an interaction is nobody’s but that of the browser it was begun in', async () => {
  const client = await register()
  const { location } = await createBrowser()('GET', authorization(client).address)
  const stranger = createBrowser(world.admin.token!)
  for (const uid of [location!.split('/')[2], 'no-such-interaction']) {
    const answer = await stranger('GET', `/api/v1/oauth/interactions/${uid}`)
    assert.deepEqual([answer.status, answer.body.code], [404, 'interaction_expired'])
  }
})

test('refusing is told to the application', async () => {
  const client = await register()
  const browse = createBrowser(world.admin.token!)
  const { location } = await browse('GET', authorization(client).address)
  const api = `/api/v1/oauth/interactions/${location!.split('/')[2]}`
  const refused = await browse('POST', `${api}/consent`, { allow: false })
  const back = new URL((await browse('GET', refused.body.redirect_to)).location!)
  assert.deepEqual(
    [back.searchParams.get('error'), back.searchParams.get('state')],
    ['access_denied', 'state'],
  )
})

test('a refresh token works once; used again, it ends everything that came from it', async () => {
  const client = await register({ first_party: true })
  const first = await signInTo(client)
  const refresh = (refresh_token: string) =>
    ask(client, '/oauth2/token', { grant_type: 'refresh_token', refresh_token })
  const second = await refresh(first.refresh_token)
  assert.equal(second.status, 200)
  assert.equal((await refresh(first.refresh_token)).body.error, 'invalid_grant')
  assert.equal((await refresh(second.body.refresh_token)).body.error, 'invalid_grant')
  const dead = await ask(client, '/oauth2/introspect', { token: second.body.access_token })
  assert.deepEqual(dead.body, { active: false })
  const { body } = await world.admin.get('/audit?kind=security&action=oauth.refresh_token_reused')
  assert.equal(body.items.length, 1)
})

const callWith =
  (token: string) =>
  (method: string, path: string, body: object | undefined = method === 'GET' ? undefined : {}) =>
    world.stranger.request(method, path, body, { authorization: `Bearer ${token}` })

const API_SCOPES = ['openid', 'organisation.read', 'organisation.manage', 'sso_clients.manage']

test('an application calls the API in a person’s name, as far as its scopes go', async () => {
  const client = await register({ first_party: true, scopes: API_SCOPES })
  const { access_token } = await signInTo(client, { scope: 'openid organisation.read' })
  const call = callWith(access_token)
  assert.equal((await call('GET', '/organisation/members')).status, 200)
  for (const [method, path, scope] of [
    ['POST', '/organisation/roles', 'organisation.manage'],
    ['GET', '/sso/clients', 'sso_clients.read'],
  ] as const) {
    const refused = await call(method, path)
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.scope],
      [403, 'insufficient_scope', scope],
    )
    assert.match(refused.headers.get('www-authenticate')!, /insufficient_scope/)
  }
})

test('business scopes open nothing of the API', async () => {
  const client = await register({ first_party: true, scopes: ['openid', 'erp.read', 'erp.write'] })
  const { access_token } = await signInTo(client, { scope: 'openid erp.read erp.write' })
  const { body } = await world.admin.get('/organisation/roles')
  const [role] = body.items.filter(({ key }: { key: string }) => key === 'admin')
  const { user } = (await world.admin.get('/me')).body
  const call = callWith(access_token)
  for (const [method, path] of [
    ['GET', '/organisation/members'],
    ['PUT', `/organisation/members/${user.id}/roles/${role.id}`],
    ['GET', '/audit'],
  ] as const) {
    const refused = await call(method, path)
    assert.deepEqual([refused.status, refused.body.code], [403, 'insufficient_scope'], path)
  }
})

test('what an administrator’s application may do goes no further than its scopes, roles included', async () => {
  const client = await register({ first_party: true, scopes: API_SCOPES })
  const { access_token } = await signInTo(client, { scope: API_SCOPES.join(' ') })
  const call = callWith(access_token)
  const made = await call('POST', '/organisation/roles', {
    key: 'helper',
    name: 'Туслах',
    permissions: ['organisation.read'],
  })
  assert.equal(made.status, 201, made.text)
  const more = await call('POST', '/organisation/roles', {
    key: 'boss',
    name: 'Дарга',
    permissions: ['audit.read'],
  })
  assert.deepEqual([more.status, more.body.permission], [403, 'audit.read'])
  const trusted = await call('POST', '/sso/clients', {
    name: 'Апп',
    redirect_uris: [REDIRECT],
    first_party: true,
  })
  assert.deepEqual([trusted.status, trusted.body.permission], [403, '*'])
})

test('the token of a member opens nothing that the member may not do', async () => {
  const { tenant } = (await world.admin.get('/me')).body
  const person = await givenMember(world.platform.ctx, tenant, { email: 'plain@first.example' })
  const session = createClient(world.origin)
  await session.signIn(person.email, person.password)
  const client = await register({ first_party: true, scopes: API_SCOPES })
  const { verifier, address } = authorization(client, { scope: API_SCOPES.join(' ') })
  const answer = await createBrowser(session.token!)('GET', address)
  const { access_token } = (await exchange(client, codeIn(answer.location), verifier)).body
  const refused = await callWith(access_token)('GET', '/organisation/members')
  assert.deepEqual([refused.status, refused.body.code], [403, 'permission_denied'])
})

test('what only the person themself does, no token opens', async () => {
  const client = await register({ first_party: true, scopes: API_SCOPES })
  const { access_token } = await signInTo(client, { scope: API_SCOPES.join(' ') })
  for (const [method, path] of [
    ['GET', '/me'],
    ['PUT', '/me/password'],
    ['GET', '/me/consents'],
    ['POST', '/auth/switch-tenant'],
    ['GET', '/platform/tenants'],
  ] as const) {
    const refused = await callWith(access_token)(method, path)
    assert.deepEqual([refused.status, refused.body.code], [403, 'session_required'], path)
    assert.equal((await callWith('made-up')(method, path)).status, 401)
  }
})

test('client_credentials carry the tenant of the client', async () => {
  const client = await register({
    grant_types: ['client_credentials'],
    redirect_uris: [],
    scopes: ['erp.read'],
  })
  const token = await ask(client, '/oauth2/token', { grant_type: 'client_credentials', scope: 'erp.read' })
  assert.equal(token.status, 200, JSON.stringify(token.body))
  const known = await ask(client, '/oauth2/introspect', { token: token.body.access_token })
  assert.deepEqual([known.body.active, known.body.tenant?.slug], [true, 'first'])
})

test('discovery and keys are bytes from memory, asked for again by their tag', async () => {
  for (const path of ['/.well-known/openid-configuration', '/.well-known/jwks.json']) {
    const first = await fetch(world.origin + path)
    const again = await fetch(world.origin + path, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    assert.deepEqual([first.status, again.status], [200, 304])
  }
})
