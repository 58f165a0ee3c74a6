import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { until } from '@tamga/core/testing'
import { type OpenProvider, startOpenProvider } from './providers/open-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'
import { createVisitor } from './world/visitor.ts'

const world = await startFederationWorld({ after })

type Registered = { id: string; redirect_uri: string; backchannel_logout_uri: string }

async function connect(open: OpenProvider, client: Record<string, unknown>): Promise<Registered> {
  const provider = await world.provider({
    name: String(client['client_id']),
    issuer: open.issuer,
    client_id: client['client_id'],
    ...(client['client_secret'] !== undefined && { client_secret: client['client_secret'] }),
    jit: true,
  })
  open.register({
    redirect_uris: [provider.redirect_uri],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    ...client,
  })
  return provider
}

const secret = 'a secret with : and % and + in it'

for (const [name, client, more] of [
  [
    'a secret in the header',
    { token_endpoint_auth_method: 'client_secret_basic', client_secret: secret },
    {},
  ],
  [
    'a secret in the form',
    { token_endpoint_auth_method: 'client_secret_post', client_secret: secret },
    { clientAuthMethods: ['client_secret_post'] },
  ],
  ['no secret', { token_endpoint_auth_method: 'none' }, {}],
  ['ES256', { token_endpoint_auth_method: 'none', id_token_signed_response_alg: 'ES256' }, { es256: true }],
  ['claims in the ID token', { token_endpoint_auth_method: 'none' }, { conformIdTokenClaims: false }],
] as const)
  test(`people sign in through oidc-provider with ${name}`, async () => {
    const { es256, ...settings } = more as { es256?: boolean }
    const jwks = es256 ? { jwks: { keys: [await ellipticKey()] } } : {}
    const open = await startOpenProvider({ after }, { ...settings, ...jwks } as never)
    open.person = {
      sub: `sub-${name}`,
      email: `${name.replaceAll(' ', '')}@corp.example`,
      email_verified: true,
      name: 'Дорж',
    }
    const provider = await connect(open, { client_id: `tamga ${name}`.replaceAll(' ', '-'), ...client })
    const { error, call, stop } = await world.signIn(provider)
    assert.equal(error, null, stop.url.href)
    const { user } = (await call('GET', '/me')).body
    assert.equal(user.email, `${name.replaceAll(' ', '')}@corp.example`.toLowerCase())
    assert.equal(user.name, 'Дорж')
    const again = await world.signIn(provider)
    assert.equal((await again.call('GET', '/me')).body.user.id, user.id)
    const tested = (await world.admin.post(`/sso/federation/providers/${provider.id}/test`)).body
    assert.equal(tested.ok, true, JSON.stringify(tested))
  })

async function ellipticKey() {
  const { exportJWK, generateKeyPair } = await import('jose')
  return {
    ...(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)),
    kid: 'ec',
    alg: 'ES256',
    use: 'sig',
  }
}

test('signing out at oidc-provider ends the session here, with that cause', async () => {
  const open = await startOpenProvider({ after })
  open.person = { sub: 'leaver', email: 'leaver@corp.example', email_verified: true, name: 'Гарагч' }
  const provider = await world.provider({ name: 'Out', issuer: open.issuer, client_id: 'out', jit: true })
  open.register({
    client_id: 'out',
    token_endpoint_auth_method: 'none',
    redirect_uris: [provider.redirect_uri],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    backchannel_logout_uri: provider.backchannel_logout_uri,
    backchannel_logout_session_required: true,
  })
  const visitor = createVisitor()
  const { call } = await world.signIn(provider, { visitor })
  const { session } = (await call('GET', '/me')).body
  const page = await visitor.go(`${open.issuer}/session/end`)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1]
  assert.ok(xsrf, page.text)
  await visitor.send(`${open.issuer}/session/end/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  })
  await until('the session is over', async () => (await call('GET', '/me')).status !== 200)
  assert.equal((await call('GET', '/me')).status, 401)
  const events = await world.query<{ cause: string; terminated_by_name: string }>(
    'select cause, terminated_by_name from session_event where session_id = $1',
    [session.id],
  )
  assert.deepEqual(events, [{ cause: 'provider_logout', terminated_by_name: 'Out' }])
})
