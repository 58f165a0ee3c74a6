import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, test } from 'node:test'
import { kernelGroups, readSettings } from '../../../kernel/settings/settings.ts'
import { type Client, startTestPlatform } from '../../../testing/index.ts'
import { clientSettings } from '../settings.ts'

const world = await startTestPlatform({ after }, { settings: { OUTBOUND_ALLOW: '10.1.2.3:8443' } })
const { admin } = world
const CLIENTS = '/sso/clients'
const CALLBACK = 'https://app.example.mn/callback'
const app = { name: 'Дүрэм', redirect_uris: [CALLBACK] }

type Refused = { status: number; code: string; fields: string[] }

async function refusal(body: object, client: Client = admin): Promise<Refused> {
  const answer = await client.post(CLIENTS, body)
  const errors = answer.body.errors ?? []
  for (const { message } of errors) assert.ok(message && !message.startsWith('field.'), answer.text)
  return {
    status: answer.status,
    code: answer.body.code,
    fields: errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
  }
}

const malformed = (...fields: string[]): Refused => ({ status: 400, code: 'validation_failed', fields })
const inconsistent = (...fields: string[]): Refused => ({ status: 422, code: 'client_inconsistent', fields })

test('an address that is not exact, absolute and safe is refused, and the answer names it', async () => {
  for (const [address, code] of [
    ['/callback', 'address_malformed'],
    ['https://app.example.mn/a b', 'address_malformed'],
    ['https://app.example.mn\\@evil.example', 'address_malformed'],
    ['https://app.example.mn/cb#x', 'address_fragment'],
    ['https://*.example.mn/cb', 'address_wildcard'],
    ['https://user@app.example.mn/cb', 'address_userinfo'],
    ['http://app.example.mn/cb', 'address_https'],
    ['javascript:alert(1)', 'address_scheme'],
    ['com.example.app:/callback', 'address_custom_scheme'],
  ] as const) {
    const redirect_uris = [CALLBACK, address]
    assert.deepEqual(
      await refusal({ name: 'x', redirect_uris }),
      malformed(`/redirect_uris/1 ${code}`),
      address,
    )
    assert.deepEqual(
      await refusal({ ...app, post_logout_redirect_uris: [address] }),
      malformed(`/post_logout_redirect_uris/0 ${code}`),
    )
    assert.deepEqual(
      await refusal({ ...app, backchannel_logout_uri: address }),
      malformed(`/backchannel_logout_uri ${code}`),
    )
  }
  assert.deepEqual(
    await refusal({ ...app, logo_uri: 'http://localhost/logo.svg' }),
    malformed('/logo_uri address_https'),
  )
})

test('addresses are at most fifty, at most two thousand characters long, and different', async () => {
  const many = Array.from({ length: 51 }, (_, index) => `${CALLBACK}/${index}`)
  assert.equal((await admin.post(CLIENTS, { name: 'x', redirect_uris: many.slice(1) })).status, 201)
  assert.deepEqual(await refusal({ name: 'x', redirect_uris: many }), malformed('/redirect_uris too_many'))
  assert.deepEqual(
    await refusal({ name: 'x', redirect_uris: [CALLBACK, CALLBACK] }),
    malformed('/redirect_uris not_unique'),
  )
  const long = `${CALLBACK}/${'a'.repeat(2000)}`
  assert.deepEqual(
    await refusal({ name: 'x', redirect_uris: [long] }),
    malformed('/redirect_uris/0 too_long'),
  )
})

test('an address is kept byte for byte', async () => {
  const redirect_uris = [
    'https://App.Example.mn',
    'https://app.example.mn:443/cb?a=%2F&b=',
    'http://[::1]:9/',
  ]
  const { body } = await admin.post(CLIENTS, { name: 'x', redirect_uris })
  assert.deepEqual((await admin.get(`${CLIENTS}/${body.id}`)).body.redirect_uris, redirect_uris)
})

test('a logout call goes to no address inside the network that the operator did not open', async () => {
  for (const address of [
    'https://10.1.2.3/bc',
    'https://192.168.0.1/bc',
    'http://127.0.0.1:9/bc',
    'https://[fd00::1]/bc',
  ])
    assert.deepEqual(
      await refusal({ ...app, backchannel_logout_uri: address }),
      malformed('/backchannel_logout_uri address_private'),
      address,
    )
  for (const backchannel_logout_uri of ['https://10.1.2.3:8443/bc', 'https://app.example.mn/bc'])
    assert.equal((await admin.post(CLIENTS, { ...app, backchannel_logout_uri })).status, 201)
})

test('fields that contradict each other are refused together', async () => {
  assert.deepEqual(await refusal({ name: 'x' }), inconsistent('/redirect_uris redirect_uri_missing'))
  assert.deepEqual(
    await refusal({ ...app, type: 'public', grant_types: ['authorization_code', 'client_credentials'] }),
    inconsistent('/grant_types/1 confidential_only'),
  )
  assert.deepEqual(
    await refusal({ name: 'x', grant_types: ['refresh_token'], scopes: ['offline_access'] }),
    inconsistent('/grant_types/0 needs_authorization_code'),
  )
  assert.deepEqual(
    await refusal({ ...app, grant_types: ['authorization_code'], scopes: ['openid', 'offline_access'] }),
    inconsistent('/scopes/1 needs_refresh_token'),
  )
  assert.deepEqual(
    await refusal({ ...app, type: 'public', token_endpoint_auth_method: 'client_secret_post' }),
    inconsistent('/token_endpoint_auth_method public_without_secret'),
  )
  assert.deepEqual(
    await refusal({ ...app, token_endpoint_auth_method: 'none' }),
    inconsistent('/token_endpoint_auth_method confidential_authenticates'),
  )
  assert.deepEqual(
    await refusal({ ...app, token_endpoint_auth_method: 'private_key_jwt' }),
    inconsistent('/jwks jwks_missing'),
  )
  assert.deepEqual(
    await refusal({ ...app, refresh_idle: 7200, refresh_max: 3600 }),
    inconsistent('/refresh_idle longer_than_refresh_max'),
  )
  const machine = { name: 'Машин', grant_types: ['client_credentials'], scopes: ['erp.read'] }
  assert.equal((await admin.post(CLIENTS, machine)).status, 201)
})

test('the same rules hold for a change, and the type stays', async () => {
  const { body } = await admin.post(CLIENTS, app)
  const path = `${CLIENTS}/${body.id}`
  const codeOf = async (changes: object) => (await admin.put(path, changes)).body.errors[0].code
  assert.equal(await codeOf({ redirect_uris: [] }), 'redirect_uri_missing')
  assert.equal(await codeOf({ redirect_uris: ['http://app.example.mn'] }), 'address_https')
  assert.equal(await codeOf({ token_endpoint_auth_method: 'none' }), 'confidential_authenticates')
  assert.equal(await codeOf({ type: 'public' }), 'type_fixed')
  assert.equal(await codeOf({ name: '   ' }), 'required')
  assert.equal(await codeOf({ client_id: 'chosen' }), 'unknown_field')
  assert.equal((await admin.get(path)).body.version, 1)
  assert.equal((await admin.put(path, { type: 'confidential', name: 'Шинэ нэр' })).status, 200)
})

test('keys are public, complete and strong enough', async () => {
  const jwkOf = (bits: number) => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
    return [publicKey.export({ format: 'jwk' }), privateKey.export({ format: 'jwk' })] as const
  }
  const [good, secret] = jwkOf(2048)
  const [weak] = jwkOf(1024)
  const signed = { ...app, token_endpoint_auth_method: 'private_key_jwt' }
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' })
  const keys = [secret, weak, { kty: 'oct', k: 'AAAA' }, { kty: 'EC' }, {}, curve, { ...good, alg: 'RS512' }]
  assert.deepEqual(
    await refusal({ ...signed, jwks: { keys } }),
    malformed(
      '/jwks/keys/0 key_private',
      '/jwks/keys/1 key_unusable',
      '/jwks/keys/2 key_private',
      '/jwks/keys/3 key_unusable',
      '/jwks/keys/4 key_unusable',
      '/jwks/keys/5 key_unusable',
      '/jwks/keys/6 key_unusable',
    ),
  )
  assert.equal((await admin.post(CLIENTS, { ...signed, jwks: { keys: [good] } })).status, 201)
  assert.deepEqual(await refusal({ ...app, jwks: { keys: [good] } }), inconsistent('/jwks jwks_unused'))
})

test('a secret of the default client that is made of spaces alone stops the start', () => {
  const read = (secret: string) =>
    readSettings([...kernelGroups, clientSettings], { SSO_DEFAULT_CLIENT_SECRET: secret }).settings
  for (const secret of [' ', ' '.repeat(40)])
    assert.throws(() => read(secret), /SSO_DEFAULT_CLIENT_SECRET is made of spaces/)
  assert.equal(read('one word').SSO_DEFAULT_CLIENT_SECRET, 'one word')
})

test('in production every host must be on the list of the operator', async t => {
  const settings = (hosts: string) => ({
    ENVIRONMENT: 'production',
    PUBLIC_ORIGIN: 'https://id.example',
    SSO_DEFAULT_CLIENT_SECRET: 'a secret that is long enough for a client 1206',
    SSO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    OAUTH_REDIRECT_HOSTS: hosts,
  })
  const closed = await startTestPlatform(t, { settings: settings('') })
  const listed = await startTestPlatform(t, { settings: settings('app.example.mn,intranet.example.mn:8443') })
  const not = (path: string): Refused => ({
    status: 422,
    code: 'redirect_host_not_allowed',
    fields: [`${path} redirect_host_not_allowed`],
  })
  assert.deepEqual(await refusal(app, closed.admin), not('/redirect_uris/0'))
  assert.equal((await listed.admin.post(CLIENTS, app)).status, 201)
  const redirect_uris = [CALLBACK, 'https://intranet.example.mn/cb']
  const answer = await listed.admin.post(CLIENTS, { name: 'x', redirect_uris })
  assert.equal(answer.body.host, 'intranet.example.mn')
  assert.ok(answer.body.errors[0].message.includes('intranet.example.mn'))
  assert.deepEqual(
    await refusal({ ...app, post_logout_redirect_uris: ['https://evil.example/'] }, listed.admin),
    not('/post_logout_redirect_uris/0'),
  )
  assert.deepEqual(
    await refusal({ ...app, backchannel_logout_uri: 'https://evil.example/' }, listed.admin),
    not('/backchannel_logout_uri'),
  )
})
