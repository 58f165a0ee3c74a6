import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { until } from '@tamga/core/testing'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { startLogoutReceiver } from './world/logout-receiver.ts'
import { startProviderWorld } from './world/provider-world.ts'
import { SIGNED_OUT } from './world/relying-party.ts'

/** The modules of oidcc-backchannel-rp-initiated-logout-certification-test-plan, each by its name. */
const world = await startProviderWorld({ after }, { OUTBOUND_ALLOW: '127.0.0.1' })
const keys = createRemoteJWKSet(new URL(`${world.issuer}/.well-known/jwks.json`))

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

const verify = async (body: URLSearchParams, clientId: string) => {
  assert.deepEqual([...body.keys()], ['logout_token'])
  return jwtVerify(body.get('logout_token')!, keys, {
    issuer: world.issuer,
    audience: clientId,
    typ: 'logout+jwt',
    requiredClaims: ['iat', 'jti', 'exp', 'events', 'sid', 'sub'],
  })
}

test('oidcc-backchannel-logout-discovery-endpoint-verification', async () => {
  const { body: document } = await world.stranger.get('//.well-known/openid-configuration')
  assert.equal(document.backchannel_logout_supported, true)
  assert.equal(document.backchannel_logout_session_supported, true)
  assert.equal(document.end_session_endpoint, `${world.issuer}/oauth2/logout`)
})

test('oidcc-backchannel-rp-initiated-logout', async () => {
  const receiver = await startLogoutReceiver({ after })
  const party = await world.party({ backchannel_logout_uri: receiver.address })
  const person = await world.member()
  const browser = world.browser()
  const { tokens, claims } = await party.signIn(browser, {}, { person })
  const url = oidc.buildEndSessionUrl(party.config, {
    id_token_hint: tokens.id_token!,
    post_logout_redirect_uri: SIGNED_OUT,
    state: 'back',
  })
  assert.equal((await browser.open(url)).url?.href, `${SIGNED_OUT}?state=back`)
  const { payload, protectedHeader } = await verify(await receiver.wait(1), party.client.client_id)
  assert.equal(protectedHeader.alg, party.client.id_token_signed_response_alg)
  assert.equal(payload['sid'], claims['sid'])
  assert.equal(payload.sub, person.id)
  assert.deepEqual(payload['events'], { [EVENT]: {} })
  assert.equal(payload['nonce'], undefined)
  const silent = await party.request({ prompt: 'none' })
  assert.equal((await browser.open(silent.url)).params.get('error'), 'login_required')
})

test('a client that does not answer is told again, and the report says how it went', async () => {
  const receiver = await startLogoutReceiver({ after })
  receiver.answers.push(503)
  const party = await world.party({
    backchannel_logout_uri: receiver.address,
    id_token_signed_response_alg: 'RS256',
  })
  const browser = world.browser()
  await party.signIn(browser, {}, { person: await world.member() })
  assert.equal((await browser.call('POST', '/auth/logout', {})).status, 204)
  const [first, second] = [await receiver.wait(1), await receiver.wait(2)]
  const tokens = await Promise.all([first, second].map(body => verify(body, party.client.client_id)))
  assert.equal(tokens[0]!.protectedHeader.alg, 'RS256')
  assert.notEqual(tokens[0]!.payload.jti, tokens[1]!.payload.jti)
  const report = async () => {
    const [row] = await world.query<{ status: string; attempt: number; http_status: number }>(
      'select status, attempt, http_status from oidc_logout_delivery where client_id = $1',
      [party.client.client_id],
    )
    return row!
  }
  await until('the token is delivered', async () => (await report()).status === 'delivered')
  assert.deepEqual(await report(), { status: 'delivered', attempt: 2, http_status: 200 })
  const { items } = (await world.admin.get(`/sso/clients/${party.client.id}/logouts/hours`)).body
  assert.deepEqual(
    items.map((hour: { succeeded: number; failed: number }) => [hour.succeeded, hour.failed]),
    [[1, 0]],
  )
})

test('each client hears once of a session, and clients of other sessions hear nothing', async () => {
  const [mine, other] = [await startLogoutReceiver({ after }), await startLogoutReceiver({ after })]
  const [first, second] = [
    await world.party({ backchannel_logout_uri: mine.address }),
    await world.party({ backchannel_logout_uri: other.address }),
  ]
  const person = await world.member()
  const [browser, elsewhere] = [world.browser(), world.browser()]
  await first.signIn(browser, {}, { person })
  await first.signIn(browser, {}, { person })
  await second.signIn(elsewhere, {}, { person })
  assert.equal((await browser.call('POST', '/auth/logout', {})).status, 204)
  await mine.wait(1)
  assert.equal((await elsewhere.call('POST', '/auth/logout', {})).status, 204)
  await other.wait(1)
  assert.deepEqual([mine.received.length, other.received.length], [1, 1])
})
