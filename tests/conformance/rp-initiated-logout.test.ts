import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { generateKeyPair, SignJWT } from 'jose'
import * as oidc from 'openid-client'
import type { Arrival, BrowserSession } from './world/browser-session.ts'
import { startPlan } from './world/plan.ts'
import { SIGNED_OUT, type SignedIn } from './world/relying-party.ts'

/** The modules of oidcc-rp-initiated-logout-certification-test-plan, each by its name. */
const { world, party, person, signIn, ask } = await startPlan({ after }, 'default')

type Logout = { browser: BrowserSession; first: SignedIn; arrival: Arrival }

/** Signs in, then sends the browser to the end_session_endpoint with nothing but what the module says. */
async function signOut(paramsFor: (first: SignedIn) => Record<string, string>): Promise<Logout> {
  const browser = world.browser()
  const first = await signIn({}, browser)
  const url = new URL(party.config.serverMetadata().end_session_endpoint!)
  url.search = new URLSearchParams(paramsFor(first)).toString()
  return { browser, first, arrival: await browser.open(url) }
}

const isSignedIn = async (browser: BrowserSession): Promise<boolean> => {
  const { arrival } = await ask({ prompt: 'none' }, browser)
  if (arrival.params.has('code')) return true
  assert.equal(arrival.params.get('error'), 'login_required')
  return false
}

/** The person is asked first, and where they end up is ours. */
async function isConfirmedHere({ browser, arrival }: Logout): Promise<void> {
  const [, uid] = /^\/logout\/([\w-]+)$/.exec(arrival.page ?? '') ?? []
  assert.ok(uid, `${arrival.url} ${arrival.page} ${arrival.text}`)
  assert.equal(await isSignedIn(browser), true)
  const about = await browser.call('GET', `/oauth/logouts/${uid}`)
  assert.equal(about.body.user.id, person.id)
  const { status, body } = await browser.call('POST', `/oauth/logouts/${uid}/confirm`, {})
  assert.equal(status, 200)
  assert.match(body.redirect_to, /^\/login/)
  assert.equal(await isSignedIn(browser), false)
  assert.equal((await browser.call('POST', `/oauth/logouts/${uid}/confirm`, {})).status, 404)
}

/** Nothing happens but that the person is told. */
async function isRefused({ browser, arrival }: Logout): Promise<void> {
  assert.equal(arrival.url, undefined)
  assert.equal(arrival.status, 400)
  assert.match(arrival.text, /invalid_request/)
  assert.equal(await isSignedIn(browser), true)
}

test('oidcc-rp-initiated-logout-discovery-endpoint-verification', () => {
  assert.equal(party.config.serverMetadata().end_session_endpoint, `${world.issuer}/oauth2/logout`)
})

test('oidcc-rp-initiated-logout', async () => {
  const browser = world.browser()
  const { tokens } = await signIn({}, browser)
  const state = oidc.randomState()
  const url = oidc.buildEndSessionUrl(party.config, {
    id_token_hint: tokens.id_token!,
    post_logout_redirect_uri: SIGNED_OUT,
    state,
  })
  const arrival = await browser.open(url)
  assert.equal(arrival.url?.href, `${SIGNED_OUT}?state=${state}`)
  assert.equal(await isSignedIn(browser), false)
})

test('oidcc-rp-initiated-logout-bad-post-logout-redirect-uri', async () => {
  const uri = 'https://rp.example/elsewhere'
  await isRefused(
    await signOut(({ tokens }) => ({ id_token_hint: tokens.id_token!, post_logout_redirect_uri: uri })),
  )
})

test('oidcc-rp-initiated-logout-modified-id-token-hint', async () => {
  const unsigned = (token: string) => {
    const [, payload] = token.split('.')
    return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  }
  await isRefused(
    await signOut(({ tokens }) => ({
      id_token_hint: unsigned(tokens.id_token!),
      post_logout_redirect_uri: SIGNED_OUT,
    })),
  )
})

test('oidcc-rp-initiated-logout-no-id-token-hint', async () => {
  await isConfirmedHere(await signOut(() => ({ post_logout_redirect_uri: SIGNED_OUT })))
})

test('oidcc-rp-initiated-logout-no-params', async () => {
  await isConfirmedHere(await signOut(() => ({})))
})

test('oidcc-rp-initiated-logout-no-post-logout-redirect-uri', async () => {
  const { arrival, browser } = await signOut(({ tokens }) => ({ id_token_hint: tokens.id_token! }))
  assert.match(arrival.page ?? '', /^\/login/)
  assert.equal(await isSignedIn(browser), false)
})

test('oidcc-rp-initiated-logout-no-state', async () => {
  const { arrival, browser } = await signOut(({ tokens }) => ({
    id_token_hint: tokens.id_token!,
    post_logout_redirect_uri: SIGNED_OUT,
  }))
  assert.equal(arrival.url?.href, SIGNED_OUT)
  assert.equal(await isSignedIn(browser), false)
})

test('oidcc-rp-initiated-logout-only-state', async () => {
  await isConfirmedHere(await signOut(() => ({ state: 'only' })))
})

test('oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri', async () => {
  await isRefused(
    await signOut(({ tokens }) => ({
      id_token_hint: tokens.id_token!,
      post_logout_redirect_uri: `${SIGNED_OUT}?foo=bar`,
    })),
  )
})

test('oidcc-rp-initiated-logout-bad-id-token-hint', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const foreign = await new SignJWT({ sub: person.id })
    .setProtectedHeader({ alg: 'RS256', kid: 'of the suite' })
    .setIssuer(world.issuer)
    .setAudience(party.client.client_id)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey)
  await isRefused(await signOut(() => ({ id_token_hint: foreign, post_logout_redirect_uri: SIGNED_OUT })))
})

test('a request by POST is answered as one by GET', async () => {
  const browser = world.browser()
  const { tokens } = await signIn({}, browser)
  const body = new URLSearchParams({ id_token_hint: tokens.id_token!, post_logout_redirect_uri: SIGNED_OUT })
  const arrival = await browser.open('/oauth2/logout', {}, { method: 'POST', body })
  assert.equal(arrival.url?.href, SIGNED_OUT)
  assert.equal(await isSignedIn(browser), false)
})

test('without a hint, a client that names itself gets the person back once they confirmed', async () => {
  const { arrival, browser } = await signOut(() => ({
    client_id: party.client.client_id,
    post_logout_redirect_uri: SIGNED_OUT,
    state: 'kept',
  }))
  const uid = arrival.page?.split('/').at(-1)
  const { body } = await browser.call('POST', `/oauth/logouts/${uid}/confirm`, {})
  assert.equal(body.redirect_to, `${SIGNED_OUT}?state=kept`)
  assert.equal(await isSignedIn(browser), false)
})

test('the hint of another session asks the person', async () => {
  const other = await signIn()
  const { arrival, browser } = await signOut(() => ({
    id_token_hint: other.tokens.id_token!,
    post_logout_redirect_uri: SIGNED_OUT,
  }))
  assert.match(arrival.page ?? '', /^\/logout\//)
  assert.equal(await isSignedIn(browser), true)
})
