import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type GivenPerson, givenMember, givenTenant } from '@tamga/core/testing'
import * as oidc from 'openid-client'
import { type BrowserSession, openBrowser } from './world/browser-session.ts'
import { refusalOf } from './world/plan.ts'
import { startProviderWorld } from './world/provider-world.ts'
import type { RelyingParty, Tokens } from './world/relying-party.ts'
import { isActive, postForm, userInfoStatus } from './world/token-endpoint.ts'

const world = await startProviderWorld({ after })
const { issuer } = world
const party = await world.party()
const second = await givenTenant(world.platform.ctx, 'second')

type Holder = { person: GivenPerson; browser: BrowserSession; bound: Tokens; offline: Tokens }

/** A person with tokens that live with the session, and some that outlive it. */
async function holder(client = party): Promise<Holder> {
  const person = await world.member()
  const browser = world.browser()
  const bound = (await client.signIn(browser, {}, { person })).tokens
  const offline = (await client.signIn(browser, { scope: 'openid offline_access' }, { person })).tokens
  return { person, browser, bound, offline }
}

const isAlive = async ({ access_token, refresh_token }: Tokens): Promise<boolean> => {
  const judged = await Promise.all(
    [access_token, refresh_token]
      .filter(one => one !== undefined)
      .map(one => isActive(issuer, one, party.client)),
  )
  assert.equal(new Set(judged).size, 1)
  assert.equal(await userInfoStatus(issuer, access_token), judged[0] ? 200 : 401)
  return judged[0]!
}

const refresh = (tokens: Tokens, client: RelyingParty = party) =>
  oidc.refreshTokenGrant(client.config, tokens.refresh_token!)

async function areAllDead({ bound, offline }: Holder): Promise<void> {
  assert.equal(await isAlive(bound), false)
  assert.equal(await isAlive(offline), false)
  assert.equal(await refusalOf(refresh(offline)), 'invalid_grant')
}

const silently = async (browser: BrowserSession, params: Record<string, string> = {}, client = party) =>
  browser.open((await client.request({ prompt: 'none', ...params })).url)

const change = async (method: string, path: string, body?: unknown): Promise<void> => {
  const { status, text } = await world.admin.request(method, path, body)
  assert.ok(status < 300, text)
}

test('a logout ends what lives with the session at once, and leaves what outlives it', async () => {
  const held = await holder()
  assert.equal(await isAlive(held.bound), true)
  await held.browser.call('POST', '/auth/logout', {})
  assert.equal(await isAlive(held.bound), false)
  assert.equal(await isAlive(held.offline), true)
  const refreshed = await refresh(held.offline)
  assert.equal(refreshed.claims()?.sub, held.person.id)
  assert.equal(await isAlive(refreshed), true)
})

test('a session that expires ends its tokens as a logout does', async () => {
  for (const column of ['expires_at', 'idle_expires_at']) {
    const held = await holder()
    await world.query(`update session set ${column} = now() - interval '1 second' where person_id = $1`, [
      held.person.id,
    ])
    assert.equal(await isAlive(held.bound), false)
    assert.equal(await isAlive(held.offline), true)
    assert.equal((await silently(held.browser)).params.get('error'), 'login_required')
  }
})

test('nothing begins while the session is being terminated, and outlives it', async () => {
  const own = await world.party({ first_party: true })
  const scope = 'openid offline_access'
  for (let turn = 0; turn < 8; turn++) {
    const person = await world.member()
    const [browser, elsewhere] = [world.browser(), world.browser()]
    const { session } = await browser.signIn(person)
    await elsewhere.signIn(person)
    const requests = await Promise.all(Array.from({ length: 4 }, () => own.request({ scope })))
    const [arrivals] = await Promise.all([
      Promise.all(requests.map(({ url }) => browser.open(url, { person }))),
      elsewhere.call('DELETE', `/me/sessions/${session.id}`),
    ])
    for (const [place, arrival] of arrivals.entries()) {
      if (!arrival.params.has('code') || arrival.asked.length > 0) continue
      const redeemed = own.redeem(requests[place]!, arrival)
      assert.equal(await refusalOf(redeemed), 'invalid_grant')
    }
  }
})

test('a session that is terminated takes everything with it', async () => {
  const held = await holder()
  const elsewhere = world.browser()
  await elsewhere.signIn(held.person)
  const { body } = await elsewhere.call('GET', '/me/sessions')
  const other = body.items.find((one: { current: boolean }) => !one.current)
  assert.equal((await elsewhere.call('DELETE', `/me/sessions/${other.id}`)).status, 204)
  await areAllDead(held)
})

const ENDINGS: Record<string, (id: string) => Promise<void>> = {
  'a suspension': id => change('POST', `/organisation/members/${id}/suspend`, {}),
  'a lock-down': id => change('POST', `/organisation/members/${id}/lockdown`, { reason: 'сэжигтэй' }),
  'leaving the tenant': id => change('DELETE', `/organisation/members/${id}`),
}

for (const [name, end] of Object.entries(ENDINGS))
  test(`${name} takes everything with it, also what outlived its session`, async () => {
    const [held, gone] = [await holder(), await holder()]
    await gone.browser.call('POST', '/auth/logout', {})
    for (const { person } of [held, gone]) await end(person.id)
    await areAllDead(held)
    await areAllDead(gone)
    const { params } = await held.browser.open((await party.request({ prompt: 'none' })).url)
    assert.match(params.get('error') ?? '', /^(login_required|access_denied)$/)
  })

test('what a suspension ended stays ended when the member is back', async () => {
  const held = await holder()
  await change('POST', `/organisation/members/${held.person.id}/suspend`, {})
  await change('POST', `/organisation/members/${held.person.id}/resume`, {})
  await areAllDead(held)
})

test('a new password ends the tokens of all other sessions, also those that are over', async () => {
  const [held, gone] = [await holder(), await holder()]
  await gone.browser.call('POST', '/auth/logout', {})
  for (const { person } of [held, gone]) {
    const elsewhere = world.browser()
    await elsewhere.signIn(person)
    const own = (await party.signIn(elsewhere, {}, { person })).tokens
    const lasting = (await party.signIn(elsewhere, { scope: 'openid offline_access' }, { person })).tokens
    const passwords = { current: person.password, new: 'a quite different ride of 1207' }
    const { status, body } = await elsewhere.call('PUT', '/me/password', passwords)
    assert.ok(status < 300, JSON.stringify(body))
    assert.equal(await isAlive(own), true)
    // Whoever got in with the old password may have taken a token that outlives the session, in the same browser too.
    assert.equal(await isAlive(lasting), false)
  }
  await areAllDead(held)
  await areAllDead(gone)
})

test('a client that is deleted leaves nothing behind', async () => {
  const client = await world.party()
  const held = await holder(client)
  await change('DELETE', `/sso/clients/${client.client.id}`)
  assert.equal(await userInfoStatus(issuer, held.bound.access_token), 401)
  assert.equal(await isActive(issuer, held.offline.access_token, party.client), false)
})

test('the tenant of a family never changes', async () => {
  const wide = await world.party({ tenant: null })
  const person = await world.member()
  await givenMember(world.platform.ctx, second, { email: person.email })
  const browser = world.browser()
  const scope = 'openid offline_access'
  const first = await wide.signIn(browser, { scope }, { person, tenant: 'first' })
  assert.deepEqual(first.claims['tenant'], { id: world.tenant.id, slug: 'first' })
  assert.equal((await browser.call('POST', '/auth/switch-tenant', { tenant: 'second' })).status, 200)
  const refreshed = await refresh(first.tokens, wide)
  assert.deepEqual(refreshed.claims()?.['tenant'], first.claims['tenant'])
  const told = await postForm(`${issuer}/oauth2/introspect`, { token: refreshed.access_token }, wide.client)
  assert.deepEqual(told.body.tenant, first.claims['tenant'])
  const info = await oidc.fetchUserInfo(wide.config, refreshed.access_token, person.id)
  assert.deepEqual(info['tenant'], first.claims['tenant'])
  const chosen = await wide.signIn(browser, { scope, prompt: 'consent' }, { person, tenant: 'second' })
  assert.deepEqual(chosen.claims['tenant'], { id: second.id, slug: 'second' })
  assert.equal(chosen.claims['sid'], first.claims['sid'])
  await change('POST', `/organisation/members/${person.id}/suspend`, {})
  assert.equal(await userInfoStatus(issuer, refreshed.access_token), 401)
  assert.equal(await userInfoStatus(issuer, chosen.tokens.access_token), 200)
})

test('nobody chooses a tenant of others, nor one for a client that has its own', async () => {
  const wide = await world.party({ tenant: null })
  const person = await world.member()
  for (const [client, expected] of [
    [wide, 'not_a_member'],
    [party, 'tenant_not_choosable'],
  ] as const) {
    const browser = world.browser()
    await browser.signIn(person)
    const { url } = await client.request()
    const uid = (await browser.send(url.href)).headers.get('location')!.split('/').at(-1)
    const body = { allow: true, tenant: second.id }
    const answer = await browser.call('POST', `/oauth/interactions/${uid}/consent`, body)
    assert.equal(answer.body.code, expected)
  }
})

test('prompt=none succeeds with a session and a remembered consent, and with nothing less', async () => {
  const person = await world.member()
  const browser = world.browser()
  assert.equal((await silently(browser)).params.get('error'), 'login_required')
  await browser.signIn(person)
  assert.equal((await silently(browser)).params.get('error'), 'consent_required')
  await party.signIn(browser, { scope: 'openid email' }, { person })
  assert.ok((await silently(browser, { scope: 'openid email' })).params.has('code'))
  const more = await silently(browser, { scope: 'openid email phone' })
  assert.equal(more.params.get('error'), 'consent_required')
  const claims = JSON.stringify({ userinfo: { phone_number: null } })
  assert.equal((await silently(browser, { claims })).params.get('error'), 'consent_required')
  const offline = await silently(browser, { scope: 'openid email offline_access' })
  assert.equal(offline.params.get('error'), 'consent_required')
  const own = await world.party({ first_party: true })
  assert.ok((await silently(browser, {}, own)).params.has('code'))
})

test('a consent is asked for once, again for more, and always when the client says so', async () => {
  const person = await world.member()
  const browser = world.browser()
  const askedFor = async (params: Record<string, string>) =>
    (await party.signIn(browser, params, { person })).arrival.asked
  assert.deepEqual(await askedFor({ scope: 'openid' }), ['login', 'consent'])
  assert.deepEqual(await askedFor({ scope: 'openid' }), [])
  assert.deepEqual(await askedFor({ scope: 'openid profile' }), ['consent'])
  assert.deepEqual(await askedFor({ scope: 'openid profile' }), [])
  assert.deepEqual(await askedFor({ scope: 'openid', prompt: 'consent' }), ['consent'])
})

test('who refuses is believed, and asked again next time', async () => {
  const person = await world.member()
  const browser = world.browser()
  const { url, params: sent } = await party.request()
  const { params } = await browser.open(url, { person, allow: false })
  assert.equal(params.get('error'), 'access_denied')
  assert.equal(params.get('state'), sent['state'])
  assert.equal(params.get('iss'), issuer)
  assert.equal((await silently(browser)).params.get('error'), 'consent_required')
})

test('taking a consent back ends its tokens at once', async () => {
  const held = await holder()
  const path = `/me/consents/${party.client.client_id}`
  assert.equal((await held.browser.call('GET', '/me/consents')).body.items.length, 1)
  assert.equal((await held.browser.call('DELETE', path)).status, 204)
  await areAllDead(held)
  assert.equal((await silently(held.browser)).params.get('error'), 'consent_required')
  assert.equal((await held.browser.call('DELETE', path)).status, 404)
})

test('where a new sign-in is asked for, the session that is there will not do', async () => {
  const person = await world.member()
  const browser = world.browser()
  await party.signIn(browser, {}, { person })
  await world.ageSessions(person.id, 600)
  for (const params of [{ prompt: 'login' }, { max_age: '60' }, { max_age: '0' }] as Record<
    string,
    string
  >[]) {
    const { url } = await party.request(params)
    const uid = (await browser.send(url.href)).headers.get('location')!.split('/').at(-1)
    const answer = await browser.call('POST', `/oauth/interactions/${uid}/login`, {})
    assert.deepEqual([answer.status, answer.body.code], [403, 'reauthentication_required'])
  }
  assert.equal((await silently(browser, { max_age: '60' })).params.get('error'), 'login_required')
  const { claims, arrival } = await party.signIn(browser, { max_age: '60' }, { person })
  assert.deepEqual(arrival.asked, ['login'])
  assert.ok(Date.now() / 1000 - claims.auth_time! < 60)
})

test('where an account is to be chosen, the person goes on as they are or as somebody else', async () => {
  const own = await world.party({ first_party: true })
  const [person, other] = [await world.member(), await world.member()]
  const browser = world.browser()
  await browser.signIn(person)
  const choose = async (as?: GivenPerson) => {
    const request = await own.request({ prompt: 'select_account' })
    const uid = (await browser.send(request.url.href)).headers.get('location')!.split('/').at(-1)
    if (as) await browser.signIn(as)
    const { body } = await browser.call('POST', `/oauth/interactions/${uid}/login`, {})
    const tokens = await own.redeem(request, await browser.open(body.redirect_to))
    return tokens.claims()?.sub
  }
  assert.equal(await choose(), person.id)
  assert.equal(await choose(other), other.id)
})

test('the hint of another person asks that person to sign in', async () => {
  const [first, other] = [await holder(), await holder()]
  const id_token_hint = first.bound.id_token!
  assert.equal((await silently(other.browser, { id_token_hint })).params.get('error'), 'login_required')
  const { url } = await party.request({ id_token_hint })
  const arrival = await other.browser.open(url, { person: first.person })
  assert.deepEqual(arrival.asked, ['login'])
  assert.ok(arrival.params.has('code'))
})

test('a hinted sign-in by somebody else gives no code', async () => {
  const [first, other] = [await holder(), await holder()]
  const { url } = await party.request({ id_token_hint: first.bound.id_token! })
  const { params } = await other.browser.open(url, { person: other.person })
  assert.equal(params.get('error'), 'login_required')
})

test('an application that expects more than the person can give is told, and nobody goes round in circles', async () => {
  const person = await world.member()
  const browser = world.browser()
  const answerTo = async (id_token: object) => {
    const { url } = await party.request({ claims: JSON.stringify({ id_token }) })
    const { params, asked } = await browser.open(url, { person })
    assert.deepEqual(asked, ['login'])
    return params.get('error')
  }
  const strong = { acr: { essential: true, values: ['acr:2', 'acr:eid:advanced'] } }
  assert.equal(await answerTo(strong), 'unmet_authentication_requirements')
  assert.equal(await answerTo({ sub: { value: (await world.member()).id } }), 'login_required')
})

test('the provider’s own cookies sign nobody in', async () => {
  const person = await world.member()
  const browser = world.browser()
  await browser.signIn(person)
  const { url } = await party.request()
  const uid = (await browser.send(url.href)).headers.get('location')!.split('/').at(-1)
  const path = `/oauth/interactions/${uid}/consent`
  const { body } = await browser.call('POST', path, { allow: true })
  browser.jar.set('tamga_session', 'made-up')
  const arrival = await browser.send(body.redirect_to)
  assert.doesNotMatch(arrival.headers.get('location') ?? '', /[?&]code=/)
  assert.equal((await silently(browser)).params.get('error'), 'login_required')
})

test('whoever takes over the browser in the middle does not get the other’s code', async () => {
  const [first, other] = [await world.member(), await world.member()]
  const browser = world.browser()
  await browser.signIn(first)
  const { url } = await party.request()
  const uid = (await browser.send(url.href)).headers.get('location')!.split('/').at(-1)
  const { body } = await browser.call('POST', `/oauth/interactions/${uid}/consent`, { allow: true })
  await browser.signIn(other)
  const arrival = await browser.send(body.redirect_to)
  assert.doesNotMatch(arrival.headers.get('location') ?? '', /[?&]code=/)
})

test('an answered request cannot be answered or resumed a second time', async () => {
  const person = await world.member()
  const browser = world.browser()
  await browser.signIn(person)
  const { url } = await party.request()
  const uid = (await browser.send(url.href)).headers.get('location')!.split('/').at(-1)
  const decide = () => browser.call('POST', `/oauth/interactions/${uid}/consent`, { allow: true })
  const { body } = await decide()
  assert.equal((await decide()).status, 404)
  const cookies = browser.jar.header(new URL(body.redirect_to).pathname)
  assert.ok((await browser.open(body.redirect_to)).params.has('code'))
  const again = await fetch(body.redirect_to, { redirect: 'manual', headers: { cookie: cookies } })
  assert.doesNotMatch(again.headers.get('location') ?? '', /[?&]code=/)
})

test('the cookie of the engine’s session is the platform’s own, and only sign-in sets it', async () => {
  const person = await world.member()
  const browser = openBrowser(issuer)
  await browser.signIn(person)
  const { url } = await party.request()
  const response = await browser.send(url.href)
  assert.ok(response.headers.getSetCookie().every(cookie => !cookie.startsWith('tamga_session=')))
  assert.ok(
    response.headers.getSetCookie().every(cookie => /httponly/i.test(cookie) && /samesite=lax/i.test(cookie)),
  )
})
