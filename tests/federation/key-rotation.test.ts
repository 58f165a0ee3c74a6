import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startOpenProvider } from './providers/open-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const world = await startFederationWorld({ after })

async function newKey(kid: string) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
}

const open = await startOpenProvider({ after })
open.signWith([await newKey('first')])
open.person = { sub: 'bat', email: 'bat@corp.example', email_verified: true, name: 'Бат' }
const provider = await world.provider({ name: 'Open', issuer: open.issuer, client_id: 'tamga', jit: true })
open.register({
  client_id: 'tamga',
  token_endpoint_auth_method: 'none',
  id_token_signed_response_alg: 'ES256',
  redirect_uris: [provider.redirect_uri],
  response_types: ['code'],
  grant_types: ['authorization_code'],
})
const keysAsked = () => open.asked.filter(path => path === '/jwks').length

test('people sign in, and the keys of the provider are asked for once', async () => {
  for (let times = 0; times < 3; times++) assert.equal((await world.signIn(provider)).error, null)
  assert.equal(keysAsked(), 1)
})

test('when the provider signs with a new key, the next sign-in asks for the keys once more and works', async () => {
  open.signWith([await newKey('second'), await newKey('third')])
  const together = await Promise.all([1, 2, 3].map(() => world.signIn(provider)))
  assert.deepEqual(
    together.map(({ error }) => error),
    [null, null, null],
  )
  assert.equal(keysAsked(), 2)
  assert.equal((await together[0]!.call('GET', '/me')).body.user.email, 'bat@corp.example')
})

test('a storm of keys that nobody knows is refused without a storm of requests', async () => {
  // What it signs with is not what it shows.
  const shown = [await newKey('shown')]
  open.signWith(shown)
  const before = keysAsked()
  open.provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    if (ctx.path === '/token' && body?.id_token)
      body.id_token = await resigned(body.id_token, `unknown-${Math.random()}`)
  })
  const storm = await Promise.all(Array.from({ length: 12 }, () => world.signIn(provider)))
  assert.deepEqual(
    storm.map(({ error }) => error),
    storm.map(() => 'sso_failed'),
  )
  assert.ok(keysAsked() - before <= 1, `${keysAsked() - before} requests for keys`)
})

async function resigned(token: string, kid: string): Promise<string> {
  const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
}
