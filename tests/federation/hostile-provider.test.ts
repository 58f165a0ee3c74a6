import assert from 'node:assert/strict'
import { createHmac, hash } from 'node:crypto'
import { after, beforeEach, test } from 'node:test'
import { exportSPKI, importJWK, type JWTPayload } from 'jose'
import { makeKey, type StandIn, sign, startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const world = await startFederationWorld({ after }, { OUTBOUND_TIMEOUT: '2s' })
const idp = await startStandIn({ after })
const other = await startStandIn({ after })
const victim = await world.provider({ name: 'Company', issuer: idp.issuer, jit: true })

// Made before the first test: between tests the file would wait for them, and its world be taken for no longer needed.
const [namesake, unpublished] = [await makeKey('one'), await makeKey('unknown')]

beforeEach(() => {
  idp.lies = {}
  idp.person = { sub: 'someone', email: 'someone@corp.example' }
})

const now = () => Math.floor(Date.now() / 1000)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function outcome(lies: StandIn['lies']): Promise<string | null> {
  idp.lies = lies
  const { error, call } = await world.signIn(victim)
  if (error !== null) assert.equal((await call('GET', '/me')).status, 401)
  return error
}

test('an honest answer is taken: what the following lies are held against', async () => {
  assert.equal(await outcome({}), null)
})

const PAYLOADS: Record<string, (payload: JWTPayload) => JWTPayload> = {
  'another issuer': payload => ({ ...payload, iss: 'https://evil.example' }),
  'another audience': payload => ({ ...payload, aud: 'somebody-else' }),
  'several audiences without azp': payload => ({ ...payload, aud: ['tamga', 'somebody-else'] }),
  'another authorised party': payload => ({ ...payload, aud: ['tamga', 'x'], azp: 'x' }),
  'another nonce': payload => ({ ...payload, nonce: 'replayed' }),
  'no nonce': ({ nonce: _, ...payload }) => payload,
  'an expired token': payload => ({ ...payload, iat: now() - 900, exp: now() - 600 }),
  'a token without expiry': ({ exp: _, ...payload }) => payload,
  'a token from the future': payload => ({ ...payload, iat: now() + 600, exp: now() + 900 }),
  'a token that is not valid yet': payload => ({ ...payload, nbf: now() + 600 }),
  'an access token that the ID token does not name': payload => ({
    ...payload,
    at_hash: hash('sha256', 'another', 'base64url').slice(0, 22),
  }),
  'no subject': ({ sub: _, ...payload }) => payload,
  'an empty subject': payload => ({ ...payload, sub: '' }),
  'a subject with a NUL': payload => ({ ...payload, sub: 'a\u0000b' }),
  'a subject too long to keep': payload => ({ ...payload, sub: 'a'.repeat(300) }),
}

for (const [name, idToken] of Object.entries(PAYLOADS))
  test(`${name} is refused`, async () => {
    assert.equal(await outcome({ idToken }), 'sso_failed')
  })

const SIGNATURES: Record<string, StandIn['lies']> = {
  'alg none': { sign: payload => `${part({ alg: 'none' })}.${part(payload)}.` },
  'alg none, announced in discovery': {
    sign: payload => `${part({ alg: 'none' })}.${part(payload)}.`,
    discovery: document => ({ ...document, id_token_signing_alg_values_supported: ['none'] }),
  },
  'HS256 with the public key': {
    sign: async (payload, key) => {
      const secret = await exportSPKI((await importJWK(key.jwk, 'RS256')) as never)
      const head = `${part({ alg: 'HS256', kid: key.kid })}.${part(payload)}`
      return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
    },
    discovery: document => ({ ...document, id_token_signing_alg_values_supported: ['HS256', 'RS256'] }),
  },
  'a bad signature': {
    sign: async (payload, key) => {
      const [head, , signature] = (await sign(payload, key)).split('.')
      return `${head}.${part({ ...payload, sub: 'administrator' })}.${signature}`
    },
  },
  'no signature': {
    sign: async (payload, key) => `${(await sign(payload, key)).split('.').slice(0, 2).join('.')}.`,
  },
  'a key under the same name that was never published': {
    sign: payload => sign(payload, namesake),
  },
  'a key that was never published': { sign: payload => sign(payload, unpublished) },
  'no JWT at all': { sign: () => 'x' },
  'an encrypted token': { sign: () => 'a.b.c.d.e' },
}

for (const [name, lies] of Object.entries(SIGNATURES))
  test(`${name} is refused`, async () => {
    // Discovery is kept for a while: a changed provider is looked at anew.
    await world.admin.put(`/sso/federation/providers/${victim.id}`, { name: `Company ${name}` })
    assert.equal(await outcome(lies), 'sso_failed')
  })

test('a storm of tokens with unknown keys does not make a storm of requests for keys', async () => {
  const before = idp.asked.filter(({ path }) => path === '/jwks').length
  const stranger = await makeKey('stranger')
  for (let tries = 0; tries < 6; tries++)
    assert.equal(await outcome({ sign: payload => sign(payload, stranger) }), 'sso_failed')
  // Once for the keys, and once more in case they changed.
  assert.ok(idp.asked.filter(({ path }) => path === '/jwks').length - before <= 2)
})

test('another subject at userinfo is refused', async () => {
  assert.equal(await outcome({ userinfo: claims => ({ ...claims, sub: 'administrator' }) }), 'sso_failed')
})

test('an answer in the name of another provider is refused (mix-up)', async () => {
  assert.equal(await outcome({ answer: { iss: other.issuer } }), 'sso_failed')
  await world.admin.put(`/sso/federation/providers/${victim.id}`, { name: 'Company with iss' })
  const announced = { authorization_response_iss_parameter_supported: true }
  const discovery = (document: object) => ({ ...document, ...announced })
  assert.equal(await outcome({ discovery }), 'sso_failed')
  assert.equal(await outcome({ discovery, answer: { iss: idp.issuer } }), null)
})

test('a refusal at the provider is told as such, and its words go nowhere', async () => {
  const words = { error: 'access_denied', error_description: 'call 555-1234', iss: idp.issuer }
  idp.lies.answer = words
  const { stop, error } = await world.signIn(victim)
  assert.equal(error, 'sso_denied')
  assert.ok(!stop.url.href.includes('555'))
})

const DISCOVERIES: Record<string, { lies: StandIn['lies']; step: string }> = {
  'a document that speaks for another issuer': {
    lies: { discovery: document => ({ ...document, issuer: 'https://evil.example' }) },
    step: 'issuer',
  },
  'a document without endpoints': {
    lies: { discovery: ({ token_endpoint: _, ...document }) => document },
    step: 'endpoints',
  },
  'no document': {
    lies: { serve: (_path, response) => response.writeHead(404).end() !== undefined },
    step: 'discovery',
  },
  'a document that is no JSON': {
    lies: {
      serve: (_path, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('<html>') !== undefined,
    },
    step: 'discovery',
  },
  'a redirect into the network': {
    lies: {
      serve: (_path, response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end() !== undefined,
    },
    step: 'discovery',
  },
  'an endless document': {
    lies: {
      serve: (_path, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = () => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', more).on('error', () => undefined)
        more()
        return true
      },
    },
    step: 'discovery',
  },
  'a token endpoint on an internal address': {
    lies: { discovery: document => ({ ...document, token_endpoint: 'https://10.0.0.1/token' }) },
    step: 'endpoints',
  },
  'a token endpoint where nobody answers': {
    lies: { discovery: document => ({ ...document, token_endpoint: 'http://127.0.0.1:9/token' }) },
    step: 'endpoints',
  },
  'a token endpoint that would carry the secret unprotected': {
    lies: { discovery: document => ({ ...document, token_endpoint: 'http://idp.example/token' }) },
    step: 'endpoints',
  },
  'keys on an internal address': {
    lies: { discovery: document => ({ ...document, jwks_uri: 'http://10.0.0.1/jwks' }) },
    step: 'keys',
  },
}

for (const [name, { lies, step }] of Object.entries(DISCOVERIES))
  test(`${name} stops the test at its step, and every sign-in`, async () => {
    const lying = await startStandIn({ after })
    lying.lies = lies
    const provider = await world.provider({ name, issuer: lying.issuer, jit: true })
    const { body } = await world.admin.post(`/sso/federation/providers/${provider.id}/test`)
    assert.equal(body.ok, false)
    assert.equal(body.steps.at(-1).name, step)
    assert.equal(body.steps.at(-1).ok, false)
    assert.ok(body.steps.slice(0, -1).every(({ status }: { status: string }) => status !== 'failed'))
    const { error } = await world.signIn(provider)
    assert.match(error ?? '', /^sso_(failed|unavailable)$/)
  })

test('a provider that never answers is given up in time, and then left alone', async () => {
  const silent = await startStandIn({ after })
  silent.lies.serve = () => true
  const provider = await world.provider({ name: 'Silent', issuer: silent.issuer, jit: true })
  const errors = await Promise.all(
    Array.from({ length: 6 }, async () => (await world.signIn(provider)).error),
  )
  assert.ok(errors.every(error => error === 'sso_unavailable'))
  const asked = silent.asked.length
  for (let tries = 0; tries < 5; tries++) await world.signIn(provider)
  assert.ok(silent.asked.length - asked <= 5)
})

test('no provider leads us to an address inside the network', async () => {
  for (const issuer of [
    'https://169.254.169.254',
    'https://10.0.0.7',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
  ]) {
    const { body } = await world.admin.post('/sso/federation/discovery', { issuer })
    assert.equal(body.ok, false)
    assert.deepEqual(
      body.steps.map(({ name, ok }: { name: string; ok: boolean }) => [name, ok]),
      [['address', false]],
      issuer,
    )
  }
  const plain = await world.admin.post('/sso/federation/providers', {
    name: 'Plain',
    client_id: 'x',
    issuer: 'http://idp.example',
  })
  assert.equal(plain.status, 400)
  assert.equal(plain.body.errors[0].code, 'issuer_insecure')
})
