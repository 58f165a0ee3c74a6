import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, test } from 'node:test'
import * as oidc from 'openid-client'
import { startProviderWorld } from './world/provider-world.ts'
import { CALLBACK } from './world/relying-party.ts'

const RESOURCE = 'https://erp.example/api'
const world = await startProviderWorld(
  { after },
  { OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt', OAUTH_RESOURCES: RESOURCE },
)
const person = await world.member()

test('a pushed authorization request is used once, and says what the front channel need not', async () => {
  const party = await world.party({ first_party: true })
  const request = await party.request({ scope: 'openid email' })
  const url = await oidc.buildAuthorizationUrlWithPAR(party.config, {
    ...request.params,
    redirect_uri: CALLBACK,
  })
  assert.deepEqual([...url.searchParams.keys()].sort(), ['client_id', 'request_uri'])
  const browser = world.browser()
  await browser.signIn(person)
  const arrival = await browser.open(url)
  const tokens = await party.redeem(request, arrival)
  assert.equal(tokens.scope, 'openid email')
  const again = await browser.open(url)
  assert.equal(again.params.has('code'), false)
})

test('a token that is bound to a key (DPoP) is worth nothing without it', async () => {
  const party = await world.party({ first_party: true })
  const dpop = oidc.getDPoPHandle(party.config, await oidc.randomDPoPKeyPair('ES256'))
  const browser = world.browser()
  await browser.signIn(person)
  const request = await party.request({ scope: 'openid offline_access' })
  const { url } = await browser.open(request.url)
  const tokens = await oidc.authorizationCodeGrant(party.config, url!, request.checks, undefined, {
    DPoP: dpop,
  })
  assert.equal(tokens.token_type, 'dpop')
  const { sub } = tokens.claims()!
  const info = await oidc.fetchUserInfo(party.config, tokens.access_token, sub, { DPoP: dpop })
  assert.equal(info.sub, sub)
  await assert.rejects(oidc.fetchUserInfo(party.config, tokens.access_token, sub))
  const bare = await world.stranger.request('GET', '/organisation/members', undefined, {
    authorization: `Bearer ${tokens.access_token}`,
  })
  assert.equal(bare.status, 401)
})

test('private_key_jwt: an assertion is accepted once', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }
  const { body: client } = await world.admin.post('/sso/clients', {
    name: 'Машин',
    type: 'confidential',
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [jwk] },
    grant_types: ['client_credentials'],
    scopes: ['erp.read'],
  })
  const key = await crypto.subtle.importKey(
    'pkcs8',
    privateKey.export({ format: 'der', type: 'pkcs8' }),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )
  const sent: string[] = []
  const config = await oidc.discovery(
    new URL(world.issuer),
    client.client_id,
    undefined,
    oidc.PrivateKeyJwt({ key, kid: 'one' }),
    { execute: [oidc.allowInsecureRequests] },
  )
  config[oidc.customFetch] = (url, options) => {
    if (options.method === 'POST') sent.push(String(options.body))
    return fetch(url, options as RequestInit)
  }
  const token = await oidc.clientCredentialsGrant(config, { scope: 'erp.read' })
  assert.equal(token.scope, 'erp.read')
  const replay = await fetch(`${world.issuer}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: sent.at(-1)!,
  })
  assert.deepEqual(
    [replay.status, ((await replay.json()) as { error: string }).error],
    [401, 'invalid_client'],
  )
})

test('a resource server gets access tokens of its own as JWTs; nobody else’s address is served', async () => {
  const party = await world.party({ first_party: true, scopes: ['openid', 'erp.read'] })
  const browser = world.browser()
  await browser.signIn(person)
  const request = await party.request({ scope: 'openid erp.read', resource: RESOURCE })
  const { url } = await browser.open(request.url)
  const tokens = await oidc.authorizationCodeGrant(party.config, url!, request.checks, { resource: RESOURCE })
  const [head, body] = tokens.access_token.split('.').map(part => Buffer.from(part, 'base64url').toString())
  assert.equal(JSON.parse(head!).typ, 'at+jwt')
  const claims = JSON.parse(body!)
  assert.deepEqual([claims.iss, claims.aud, claims.scope], [world.issuer, RESOURCE, 'erp.read'])
  assert.equal(claims.tenant.slug, world.tenant.slug)
  const other = await party.request({ scope: 'openid', resource: 'https://other.example/api' })
  assert.equal((await browser.open(other.url)).params.get('error'), 'invalid_target')
})

test('where the extensions of the provider are switched off, nothing speaks of them', async () => {
  const plain = await startProviderWorld({ after }, { OAUTH_EXTENSIONS: 'none' })
  const discovery = (await (await fetch(`${plain.issuer}/.well-known/openid-configuration`)).json()) as object
  for (const name of ['pushed_authorization_request_endpoint', 'dpop_signing_alg_values_supported'])
    assert.equal(name in discovery, false, name)
  assert.equal((await fetch(`${plain.issuer}/oauth2/par`, { method: 'POST' })).status, 404)
})

test('the API says where its tokens come from', async () => {
  const answer = await fetch(`${world.issuer}/.well-known/oauth-protected-resource`)
  assert.deepEqual(await answer.json(), {
    resource: `${world.issuer}/api/v1`,
    authorization_servers: [world.issuer],
    scopes_supported: world.platform.services.modules.permissions,
    bearer_methods_supported: ['header'],
  })
})
