import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, createMigratedDatabase, pg, startTestPlatform, until } from '@tamga/core/testing'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'

const EMAIL = 'admin@first.example'
const PASSWORD = 'a long seal of bronze 1206'
const CALLBACK = 'http://localhost:9999/callback'
const ISSUER = 'http://localhost:4998'
const databaseUrl = await createMigratedDatabase({ after })
const owner = new pg.Pool({ connectionString: databaseUrl, max: 1 })
owner.on('error', () => undefined)
after(() => owner.end())

const key = () => randomBytes(32).toString('base64')
const KEY = key()

const start = (settings: Record<string, string>, bootstrap = false) =>
  startTestPlatform({ after }, { databaseUrl, bootstrap, settings: { PUBLIC_ORIGIN: ISSUER, ...settings } })

const right = await start({ SSO_SECRET_KEY: KEY }, true)
const { body: client } = await right.admin.post('/sso/clients', {
  name: 'Апп',
  first_party: true,
  redirect_uris: [CALLBACK],
  scopes: ['openid', 'offline_access'],
})
const stored = await keySet(right.origin)

async function keySet(origin: string): Promise<string[]> {
  const { keys } = (await (await fetch(`${origin}/.well-known/jwks.json`)).json()) as {
    keys: { kid: string }[]
  }
  return keys.map(({ kid }) => kid).toSorted()
}

/** A code and its exchange at this process, with a session of the administrator. */
async function idTokenFrom(origin: string, more: Record<string, string> = {}): Promise<string> {
  const api = createClient(origin)
  await api.signIn(EMAIL, PASSWORD)
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: CALLBACK,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  const answer = await fetch(`${origin}/oauth2/auth?${query}`, {
    redirect: 'manual',
    headers: { cookie: `tamga_session=${api.token}` },
  })
  const location = answer.headers.get('location')
  assert.ok(location?.includes('code='), `${answer.status} ${location}`)
  const exchange = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(location!).searchParams.get('code')!,
      code_verifier,
      redirect_uri: CALLBACK,
    }),
  })
  const body = (await exchange.json()) as { id_token: string }
  assert.equal(exchange.status, 200, JSON.stringify(body))
  return body.id_token
}

const verifies = async (token: string, origin: string): Promise<void> => {
  const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`))
  await jwtVerify(token, keys, { issuer: ISSUER, audience: client.client_id })
}

const rows = async () =>
  (
    await owner.query('select kid, status, encode(private_key, $1) from oidc_signing_key order by kid', [
      'hex',
    ])
  ).rows

for (const [what, wrongKey] of [
  ['another key', key()],
  ['no key', ''],
] as const)
  test(`with ${what} a process signs with its own, and every token verifies at every process`, async () => {
    const before = await rows()
    const wrong = await start({ SSO_SECRET_KEY: wrongKey })
    const tokens = [await idTokenFrom(right.origin), await idTokenFrom(wrong.origin)]
    const kids = tokens.map(token => decodeProtectedHeader(token).kid!)
    assert.ok(stored.includes(kids[0]!) && !stored.includes(kids[1]!), String(kids))
    for (const token of tokens)
      for (const { origin } of [right, wrong]) {
        await verifies(token, origin)
        await idTokenFrom(origin, { id_token_hint: token })
      }
    assert.deepEqual(await rows(), before, 'nobody else’s keys were touched')
    await wrong.stop()
    await verifies(tokens[1]!, right.origin)
  })

test('the key set does not grow by restarts that signed nothing, and forgets a half with its last token', async () => {
  const before = await keySet(right.origin)
  for (let turn = 0; turn < 3; turn++) {
    const wrong = await start({ SSO_SECRET_KEY: '' })
    assert.equal((await keySet(wrong.origin)).length, before.length + 3)
    await wrong.stop()
  }
  assert.deepEqual(await keySet(right.origin), before)
  await owner.query(`update oidc_process_key set expires_at = now()`)
  await until('the key set is read anew', async () => (await keySet(right.origin)).length === stored.length)
  assert.deepEqual(await keySet(right.origin), stored)
})

test('a process of production without a key answers, and stores no private key', async () => {
  const before = await rows()
  const bare = await start({
    ENVIRONMENT: 'production',
    PUBLIC_ORIGIN: 'https://sso.example.mn',
    SSO_DEFAULT_CLIENT_SECRET: 'the secret of the default client',
    LOGIN_LIMIT_ADDRESS: 'off',
  })
  for (const path of ['openid-configuration', 'jwks.json'])
    assert.equal((await fetch(`${bare.origin}/.well-known/${path}`)).status, 200)
  assert.equal((await keySet(bare.origin)).length, stored.length + 3)
  assert.deepEqual(await rows(), before)
})

test('outside production a key that is not set is made, kept, and seals credentials; an empty one is none', async () => {
  const world = await startTestPlatform({ after }, {})
  const again = await world.another()
  const bare = await startTestPlatform({ after }, { settings: { SSO_SECRET_KEY: '' } })
  const [one, other, none] = [world, again, bare].map(({ platform }) => platform.services.secrets)
  assert.deepEqual([one!.available, other!.keyId === one!.keyId, none!.available], [true, true, false])
  const sealed = one!.seal(Buffer.from('secret'), 'row')
  assert.equal(other!.open(sealed, 'row').toString(), 'secret')
})
