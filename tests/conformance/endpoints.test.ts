import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, givenPerson, givenTenant, until } from '@tamga/core/testing'
import * as oidc from 'openid-client'
import { startProviderWorld } from './world/provider-world.ts'
import { CALLBACK, registerClient } from './world/relying-party.ts'
import { basic, isActive, postForm, read, userInfoStatus } from './world/token-endpoint.ts'

const world = await startProviderWorld({ after })
const { issuer } = world
const party = await world.party({ first_party: true })
const person = await world.member()
const browser = world.browser()
await browser.signIn(person)

const newTokens = async (client = party) =>
  (await client.signIn(browser, { scope: 'openid offline_access' }, { person })).tokens

async function secondTenant() {
  const owner = await givenPerson(world.platform.ctx, 'owner@second.example')
  await givenTenant(world.platform.ctx, 'second', owner)
  const api = createClient(world.origin)
  await api.signIn(owner.email, owner.password, 'second')
  return api
}

const theirs = await registerClient(await secondTenant())

const introspect = (token: string, client?: typeof theirs) =>
  postForm(`${issuer}/oauth2/introspect`, { token }, client)

test('introspection tells a client what its own tokens are good for', async () => {
  const tokens = await newTokens()
  for (const token of [tokens.access_token, tokens.refresh_token!]) {
    const { status, body } = await introspect(token, party.client)
    assert.deepEqual(
      [status, body.active, body.sub, body.client_id, body.iss],
      [200, true, person.id, party.client.client_id, issuer],
    )
  }
  const { body } = await introspect(tokens.access_token, party.client)
  assert.deepEqual(body.tenant, { id: world.tenant.id, slug: world.tenant.slug })
})

test('introspection tells another client nothing at all, of the same tenant, another one or the installation', async () => {
  const tokens = await newTokens()
  const neighbour = await registerClient(world.admin)
  const wide = await registerClient(world.admin, { tenant: null })
  for (const client of [neighbour, wide, theirs])
    for (const token of [tokens.access_token, tokens.refresh_token!, 'made-up', 'a\0b']) {
      const { status, body } = await introspect(token, client)
      assert.deepEqual([status, body], [200, { active: false }])
    }
})

test('a client without a secret learns of its own tokens alone, and a stranger of none', async () => {
  const open = await world.party({ type: 'public', first_party: true })
  const tokens = await newTokens()
  assert.equal(await isActive(issuer, tokens.access_token, open.client), false)
  const own = (await open.signIn(browser, {}, { person })).tokens
  assert.equal(await isActive(issuer, own.access_token, open.client), true)
  const nobody = await introspect(tokens.access_token)
  assert.deepEqual([nobody.status, nobody.body.error], [401, 'invalid_client'])
  assert.match(nobody.headers.get('www-authenticate')!, /^Basic /)
  const wrong = { ...party.client, client_secret: 'wrong' }
  const liar = await postForm(`${issuer}/oauth2/introspect`, { token: tokens.access_token }, wrong)
  assert.deepEqual([liar.status, liar.body.error], [401, 'invalid_client'])
})

test('a client revokes its own tokens, and those of nobody else', async () => {
  const revoke = (token: string, client: typeof theirs) =>
    postForm(`${issuer}/oauth2/revoke`, { token }, client)
  const neighbour = await registerClient(world.admin)
  const tokens = await newTokens()
  for (const client of [theirs, neighbour])
    for (const token of [tokens.access_token, tokens.refresh_token!]) {
      const { status, text } = await revoke(token, client)
      assert.equal(status, 200, text)
    }
  assert.equal(await isActive(issuer, tokens.access_token, party.client), true)
  assert.equal(await isActive(issuer, tokens.refresh_token!, party.client), true)
  assert.equal((await revoke('made-up', party.client)).status, 200)
  assert.equal((await revoke(tokens.access_token, party.client)).status, 200)
  assert.equal(await isActive(issuer, tokens.access_token, party.client), false)
  assert.equal((await revoke(tokens.refresh_token!, party.client)).status, 200)
  assert.equal(await isActive(issuer, tokens.refresh_token!, party.client), false)
})

test('with its refresh token a whole family is revoked', async () => {
  const tokens = await newTokens()
  await postForm(`${issuer}/oauth2/revoke`, { token: tokens.refresh_token! }, party.client)
  assert.equal(await userInfoStatus(issuer, tokens.access_token), 401)
})

test('an access token in an address is refused', async () => {
  const { access_token } = await newTokens()
  const answer = await read(await fetch(`${issuer}/oauth2/userinfo?access_token=${access_token}`))
  assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request'])
  const { refresh_token } = await newTokens()
  for (const token of [refresh_token!, browser.jar.value('tamga_session')!, 'made-up'])
    assert.equal(await userInfoStatus(issuer, token), 401)
  const none = await fetch(`${issuer}/oauth2/userinfo`)
  assert.equal(none.status, 401)
  assert.match(none.headers.get('www-authenticate') ?? '', /^Bearer /)
})

test('a token of a client without openid discloses nobody', async () => {
  const machine = await registerClient(world.admin, {
    grant_types: ['client_credentials'],
    redirect_uris: [],
    post_logout_redirect_uris: [],
    scopes: ['erp.read'],
  })
  const form = { grant_type: 'client_credentials', scope: 'erp.read' }
  const { body } = await postForm(`${issuer}/oauth2/token`, form, machine)
  assert.equal(await userInfoStatus(issuer, body.access_token), 401)
  const told = await postForm(`${issuer}/oauth2/introspect`, { token: body.access_token }, machine)
  assert.deepEqual(told.body.tenant, { id: world.tenant.id, slug: world.tenant.slug })
  assert.equal(body.refresh_token, undefined)
  const open = await world.party({ type: 'public' })
  const refused = await postForm(`${issuer}/oauth2/token`, form, open.client)
  assert.equal(refused.body.error, 'unauthorized_client')
})

test('a pushed request is used once, by its own client, and asks for all that it says', async () => {
  const push = async () => {
    const request = await party.request({ scope: 'openid offline_access' })
    const url = await oidc.buildAuthorizationUrlWithPAR(party.config, {
      ...request.params,
      redirect_uri: CALLBACK,
    })
    assert.deepEqual([...url.searchParams.keys()].toSorted(), ['client_id', 'request_uri'])
    return { ...request, url }
  }
  const request = await push()
  const arrival = await browser.open(request.url, { person })
  const tokens = await party.redeem(request, arrival)
  assert.ok(tokens.refresh_token)
  assert.match((await browser.open(request.url)).text, /invalid_request_uri/)
  const { url } = await push()
  url.searchParams.set('client_id', theirs.client_id)
  const stolen = await browser.open(url)
  assert.deepEqual([stolen.url, stolen.status], [undefined, 400])
})

test('a token that is bound to a key is worth nothing without it', async () => {
  const request = await party.request({ scope: 'openid offline_access' })
  const { url } = await browser.open(request.url, { person })
  const DPoP = oidc.getDPoPHandle(party.config, await oidc.randomDPoPKeyPair())
  const tokens = await oidc.authorizationCodeGrant(party.config, url!, request.checks, undefined, { DPoP })
  assert.equal(tokens.token_type, 'dpop')
  const info = await oidc.fetchUserInfo(party.config, tokens.access_token, person.id, { DPoP })
  assert.equal(info.sub, person.id)
  assert.equal(await userInfoStatus(issuer, tokens.access_token), 401)
})

test('scripts of registered origins alone may read answers', async () => {
  const spa = await world.party({
    type: 'public',
    first_party: true,
    redirect_uris: ['https://spa.example/callback'],
  })
  const { tokens } = await spa.signIn(browser, {}, { person })
  const userInfoFrom = (origin: string) =>
    fetch(`${issuer}/oauth2/userinfo`, {
      headers: { origin, authorization: `Bearer ${tokens.access_token}` },
    })
  const allowed = await userInfoFrom('https://spa.example')
  assert.equal(allowed.status, 200)
  assert.equal(allowed.headers.get('access-control-allow-origin'), 'https://spa.example')
  assert.equal(allowed.headers.get('access-control-allow-credentials'), null)
  for (const origin of [
    'https://evil.example',
    'https://spa.example.evil.example',
    'http://spa.example',
    'null',
  ]) {
    const refused = await userInfoFrom(origin)
    assert.equal(refused.headers.get('access-control-allow-origin'), null, origin)
    assert.notEqual(refused.status, 200, origin)
  }
  const preflight = await fetch(`${issuer}/oauth2/token`, {
    method: 'OPTIONS',
    headers: { origin: 'https://spa.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(preflight.status, 204)
  const exchange = await fetch(`${issuer}/oauth2/token`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: spa.client.client_id,
      code: 'x',
    }),
  })
  assert.equal(exchange.headers.get('access-control-allow-origin'), null)
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`, {
    headers: { origin: 'https://a.mn' },
  })
  assert.equal(discovery.headers.get('access-control-allow-origin'), '*')
})

test('the token endpoint takes a form, by POST, of a sensible size', async () => {
  const authorization = basic(party.client.client_id, party.client.client_secret)
  const send = async (type: string | undefined, body?: string) =>
    read(
      await fetch(`${issuer}/oauth2/token`, {
        method: 'POST',
        headers: { authorization, ...(type && { 'content-type': type }) },
        body,
      }),
    )
  const form = 'application/x-www-form-urlencoded'
  for (const answer of [
    await send('application/json', '{"grant_type":"authorization_code","code":"x"}'),
    await send('text/plain', 'grant_type=authorization_code&code=x'),
    await send('multipart/form-data; boundary=x', '--x--'),
    await send(undefined),
    await send(form),
    await send(form, `grant_type=authorization_code&code=${'x'.repeat(200_000)}`),
    await send(form, 'a=1&'.repeat(5000)),
    await send(form, 'grant_type=%zz%'),
    await send(form, 'grant_type[]=authorization_code'),
  ]) {
    assert.ok(answer.status === 400 || answer.status === 413, answer.text)
    assert.match(answer.body.error, /^(invalid_request|unsupported_grant_type|invalid_grant)$/)
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/)
  }
})

test('what is not there is told like everywhere else', async () => {
  for (const [method, path] of [
    ['GET', '/oauth2/token'],
    ['PUT', '/oauth2/token'],
    ['GET', '/oauth2/introspect'],
    ['GET', '/oauth2/revoke'],
    ['DELETE', '/oauth2/userinfo'],
    ['PUT', '/oauth2/auth'],
    ['GET', '/oauth2/nothing'],
    ['GET', '/oauth2'],
    ['POST', '/.well-known/jwks.json'],
    ['GET', '/.well-known/webfinger'],
    ['GET', '/oauth2/register'],
  ] as const) {
    const answer = await read(await fetch(`${issuer}${path}`, { method }))
    assert.equal(answer.status, 404, `${method} ${path}`)
    assert.equal(answer.body.code, 'not_found')
    assert.match(answer.headers.get('content-type') ?? '', /problem\+json/)
  }
  const stale = await read(await fetch(`${issuer}/oauth2/auth/made-up`))
  assert.deepEqual([stale.status, stale.body.error], [400, 'invalid_request'])
})

test('an interaction belongs to the browser that began it', async () => {
  const asking = await world.party()
  const mine = world.browser()
  const { url } = await asking.request()
  const uid = (await mine.send(url.href)).headers.get('location')!.split('/').at(-1)
  assert.equal((await mine.call('GET', `/oauth/interactions/${uid}`)).status, 200)
  const foreign = world.browser()
  await foreign.signIn(person)
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/login'],
    ['POST', '/consent'],
  ] as const) {
    const body = path === '/consent' ? { allow: true } : path ? {} : undefined
    const answer = await foreign.call(method, `/oauth/interactions/${uid}${path}`, body)
    assert.deepEqual([answer.status, answer.body.code], [404, 'interaction_expired'])
  }
  assert.equal((await mine.call('POST', `/oauth/interactions/${uid}/login`, {})).status, 401)
  assert.equal((await mine.call('POST', `/oauth/interactions/${uid}/consent`, { allow: true })).status, 409)
})

test('two requests in one browser do not disturb each other', async () => {
  const asking = await world.party()
  const mine = world.browser()
  const [first, second] = [await asking.request(), await asking.request()]
  const uids: string[] = []
  for (const { url } of [first, second])
    uids.push((await mine.send(url.href)).headers.get('location')!.split('/').at(-1)!)
  for (const uid of uids) assert.equal((await mine.call('GET', `/oauth/interactions/${uid}`)).status, 200)
  await mine.signIn(person)
  for (const [turn, uid] of uids.entries()) {
    const { body } = await mine.call('POST', `/oauth/interactions/${uid}/login`, {})
    const arrival = await mine.open(body.redirect_to)
    assert.equal(arrival.params.get('state'), [first, second][turn]!.params['state'])
    assert.ok(arrival.params.has('code'))
  }
})

test('no code, token, secret or cookie is kept as it is', async () => {
  const asking = await world.party()
  const pending = world.browser()
  await pending.send((await asking.request()).url.href)
  const { tokens, arrival } = await asking.signIn(browser, { scope: 'openid offline_access' }, { person })
  const refreshed = await postForm(
    `${issuer}/oauth2/token`,
    { grant_type: 'refresh_token', refresh_token: tokens.refresh_token! },
    asking.client,
  )
  const secrets = [
    arrival.params.get('code')!,
    tokens.access_token,
    tokens.refresh_token!,
    tokens.id_token!,
    refreshed.body.access_token,
    refreshed.body.refresh_token,
    browser.jar.value('tamga_session')!,
    pending.jar.value('tamga_interaction')!,
    asking.client.client_secret,
  ]
  const tables = await world.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  assert.ok(tables.length > 20)
  for (const { name } of tables) {
    const rows = await world.query<{ row: string }>(`select t::text as row from ${name} t`)
    const dump = rows.map(({ row }) => row).join('\n')
    for (const [place, secret] of secrets.entries()) {
      assert.ok(secret.length > 20)
      for (const form of [
        secret,
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret).toString('base64'),
      ])
        assert.ok(!dump.includes(form), `value ${place} is in ${name}`)
    }
  }
})

test('while the database loses its connections, nothing wrong is said about a token', async () => {
  const { access_token } = await newTokens()
  const answers: { status: number; active?: boolean; retry: string | null }[] = []
  let isOver = false
  const asking = async () => {
    while (!isOver) {
      const told = await postForm(`${issuer}/oauth2/introspect`, { token: access_token }, party.client)
      answers.push({ status: told.status, active: told.body.active, retry: told.headers.get('retry-after') })
    }
  }
  const cut = () =>
    world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename like 'tamga%' and pid <> pg_backend_pid()`,
    )
  const cutting = async () => {
    for (let turn = 0; turn < 5; turn++) await cut().then(() => pause(50))
  }
  const over = cutting().finally(() => {
    isOver = true
  })
  await Promise.all([over, asking(), asking(), asking()])
  for (const { status, active, retry } of answers)
    assert.ok(status === 200 ? active : status === 503 && retry !== null, `${status} ${active} ${retry}`)
  await until('it is not busy any more', async () => (await userInfoStatus(issuer, access_token)) !== 503)
  assert.equal(await userInfoStatus(issuer, access_token), 200)
})
