import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { createOutbound } from '../outbound/outbound.ts'
import { createOidcClients } from './oidc-clients.ts'
import { OidcError } from './oidc-error.ts'

const seen: string[] = []
let fails = false
const server = createServer((request, response) => {
  seen.push(request.url!)
  if (fails) return response.writeHead(503).end()
  const document = {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
  }
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
after(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
const outbound = createOutbound({ allow: ['127.0.0.1'], breaker: { protection: 1000 } })
after(() => outbound.close())

const order = {
  redirect_uri: 'http://x/cb',
  scope: 'openid',
  state: 's',
  nonce: 'n',
  verifier: 'v'.repeat(43),
}
const party = (revision = '1') => ({
  key: 'p',
  tenant: 't',
  revision,
  issuer: origin,
  client_id: 'c',
  client_secret: null,
})

test('discovery is asked once for all who come together, kept ten minutes, and asked anew for a changed provider', async () => {
  const clock = { now: 0 }
  const clients = createOidcClients({ outbound, timeoutSeconds: 5, now: () => clock.now })
  seen.length = 0
  const addresses = await Promise.all(Array.from({ length: 5 }, () => clients.authorize(party(), order)))
  assert.equal(new Set(addresses).size, 1)
  const { searchParams } = new URL(addresses[0]!)
  assert.equal(searchParams.get('code_challenge_method'), 'S256')
  assert.equal(searchParams.get('response_type'), 'code')
  assert.equal(seen.length, 1)
  clock.now = 599_000
  await clients.authorize(party(), order)
  assert.equal(seen.length, 1)
  clock.now = 601_000
  await clients.authorize(party(), order)
  assert.equal(seen.length, 2)
  await clients.authorize(party('2'), order)
  assert.equal(seen.length, 3)
})

test('a provider that fails again and again is spared most calls, and tried at least once a second', async () => {
  const clock = { now: 0 }
  const clients = createOidcClients({ outbound, timeoutSeconds: 5, now: () => clock.now, random: () => 0 })
  const attempt = (key: string) =>
    clients.authorize({ ...party(), key }, order).then(
      () => 'in',
      (error: OidcError) => `${error.fault} ${error.reason}`,
    )
  fails = true
  for (let tries = 0; tries < 6; tries++) assert.match(await attempt('bad'), /^unavailable/)
  seen.length = 0
  assert.equal(await attempt('bad'), 'unavailable breaker_open')
  assert.equal(seen.length, 0)
  fails = false
  assert.equal(await attempt('another'), 'in')
  clock.now = 1000
  assert.equal(await attempt('bad'), 'in')
})

test('an issuer over plain http is spoken to on this machine alone', async () => {
  const clients = createOidcClients({ outbound, timeoutSeconds: 5 })
  await assert.rejects(
    clients.authorize({ ...party(), key: 'plain', issuer: 'http://idp.example' }, order),
    (error: OidcError) => error instanceof OidcError && error.reason === 'issuer_not_secure',
  )
})
