import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startProviderWorld } from './world/provider-world.ts'

/** The module of oidcc-config-certification-test-plan. */
const { issuer, stranger } = await startProviderWorld({ after })

const read = async (path: string) => {
  const { status, headers, body } = await stranger.get(`/${path}`)
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  return body
}

test('oidcc-discovery-endpoint-verification', async () => {
  const document = await read('/.well-known/openid-configuration')
  assert.equal(document.issuer, issuer)
  for (const [name, path] of Object.entries({
    authorization_endpoint: '/oauth2/auth',
    token_endpoint: '/oauth2/token',
    userinfo_endpoint: '/oauth2/userinfo',
    introspection_endpoint: '/oauth2/introspect',
    revocation_endpoint: '/oauth2/revoke',
    end_session_endpoint: '/oauth2/logout',
    jwks_uri: '/.well-known/jwks.json',
  }))
    assert.equal(document[name], `${issuer}${path}`, name)
  for (const scope of ['openid', 'profile', 'email', 'phone', 'offline_access', 'erp.read', 'erp.write'])
    assert.ok(document.scopes_supported.includes(scope), scope)
  assert.deepEqual(document.response_types_supported, ['code'])
  for (const mode of ['query', 'form_post']) assert.ok(document.response_modes_supported.includes(mode))
  assert.deepEqual(document.grant_types_supported, [
    'authorization_code',
    'refresh_token',
    'client_credentials',
  ])
  assert.deepEqual(document.subject_types_supported, ['public'])
  assert.ok(document.id_token_signing_alg_values_supported.includes('RS256'))
  assert.deepEqual(document.token_endpoint_auth_methods_supported.toSorted(), [
    'client_secret_basic',
    'client_secret_post',
    'none',
    'private_key_jwt',
  ])
  assert.deepEqual(document.code_challenge_methods_supported, ['S256'])
  assert.equal(document.claims_parameter_supported, true)
  assert.equal(document.authorization_response_iss_parameter_supported, true)
  assert.ok(document.claims_supported.includes('sub'))
})

test('every published key is public, has a name and says what it signs', async () => {
  const { keys } = await read('/.well-known/jwks.json')
  assert.deepEqual(keys.map((key: { alg: string }) => key.alg).toSorted(), ['ES256', 'EdDSA', 'RS256'])
  assert.equal(new Set(keys.map((key: { kid: string }) => key.kid)).size, keys.length)
  for (const key of keys) {
    assert.equal(key.use, 'sig')
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) assert.equal(key[secret], undefined, secret)
  }
})

test('the metadata of RFC 8414 are the same document', async () => {
  assert.deepEqual(
    await read('/.well-known/oauth-authorization-server'),
    await read('/.well-known/openid-configuration'),
  )
})
