import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { GivenPerson } from '@tamga/core/testing'
import * as oidc from 'openid-client'
import { Secret, TOTP } from 'otpauth'
import type { BrowserSession } from './world/browser-session.ts'
import { refusalOf } from './world/plan.ts'
import { startProviderWorld } from './world/provider-world.ts'
import type { RelyingParty } from './world/relying-party.ts'

const world = await startProviderWorld({ after })
const party = await world.party({ first_party: true })

/** A signed-in browser whose person has an authenticator app; the session itself has one factor. */
async function holder(): Promise<{
  person: GivenPerson
  browser: BrowserSession
  code(ahead?: number): string
}> {
  const person = await world.member()
  const browser = world.browser()
  await browser.signIn(person)
  const { secret } = (await browser.call('POST', '/me/totp', {})).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead * 30_000 })
  assert.equal((await browser.call('POST', '/me/totp/confirm', { code: code(-1) })).status, 204)
  await world.query(`update session set acr = 'acr:1', auth_methods = '{pwd}' where person_id = $1`, [
    person.id,
  ])
  return { person, browser, code }
}

/** Opens a request and answers where it waits. */
async function interactionOf(
  browser: BrowserSession,
  client: RelyingParty,
  params: Record<string, string> = {},
) {
  const request = await client.request(params)
  const response = await browser.send(request.url.href)
  const location = response.headers.get('location')!
  assert.match(location, /^\/interaction\//, location)
  const path = `/oauth/interactions/${location.split('/').at(-1)}`
  return { request, path, shown: (await browser.call('GET', path)).body }
}

async function stepUpAndArrive(browser: BrowserSession, path: string, code: string) {
  const refused = await browser.call('POST', `${path}/login`, {})
  assert.deepEqual([refused.status, refused.body.code], [403, 'step_up_required'])
  const raised = await browser.call('POST', '/auth/step-up', { method: 'totp', code })
  assert.equal(raised.status, 200, JSON.stringify(raised.body))
  const { body } = await browser.call('POST', `${path}/login`, {})
  return browser.open(body.redirect_to)
}

test('acr_values asks whoever has a second factor for it, and lets others go on without', async () => {
  const { browser, code } = await holder()
  const { path, shown, request } = await interactionOf(browser, party, { acr_values: 'acr:2' })
  assert.deepEqual([shown.kind, shown.step_up], ['login', { acr: 'acr:2', methods: ['totp'] }])
  const arrival = await stepUpAndArrive(browser, path, code())
  const { acr, amr } = (await party.redeem(request, arrival)).claims()!
  assert.deepEqual([acr, amr], ['acr:2', ['pwd', 'otp', 'mfa']])

  const plain = world.browser()
  const signedIn = await party.signIn(plain, { acr_values: 'acr:2' }, { person: await world.member() })
  assert.equal(signedIn.claims['acr'], 'acr:1')
})

test('an application that insists is told when the person declines', async () => {
  const { browser } = await holder()
  const claims = JSON.stringify({ id_token: { acr: { essential: true, values: ['acr:2'] } } })
  const { path, shown } = await interactionOf(browser, party, { claims })
  assert.deepEqual(shown.step_up.methods, ['totp'])
  const { body } = await browser.call('POST', `${path}/login`, { decline: true })
  const { params } = await browser.open(body.redirect_to)
  assert.equal(params.get('error'), 'unmet_authentication_requirements')
})

test('max_age is met by a step-up', async () => {
  const { person, browser, code } = await holder()
  await world.query(
    `update session set authenticated_at = authenticated_at - interval '1 hour' where person_id = $1`,
    [person.id],
  )
  const { path, request } = await interactionOf(browser, party, { max_age: '60' })
  const refused = await browser.call('POST', `${path}/login`, {})
  assert.equal(refused.body.code, 'reauthentication_required')
  assert.equal((await browser.call('POST', '/auth/step-up', { method: 'totp', code: code() })).status, 200)
  const { body } = await browser.call('POST', `${path}/login`, {})
  const tokens = await party.redeem(request, await browser.open(body.redirect_to))
  assert.ok(Date.now() / 1000 - Number(tokens.claims()!['auth_time']) < 60)
})

test('an application that requires two factors takes no session, code or refresh token with one', async () => {
  const strict = await world.party({ first_party: true })
  const { person, browser, code } = await holder()
  const weak = await strict.signIn(browser, { scope: 'openid offline_access' }, { person })
  const changed = await world.admin.put(`/sso/clients/${strict.client.id}`, { required_acr: 'acr:2' })
  assert.equal(changed.body.required_acr, 'acr:2')
  assert.equal(
    await refusalOf(oidc.refreshTokenGrant(strict.config, weak.tokens.refresh_token!)),
    'invalid_grant',
  )
  const silent = await browser.open((await strict.request({ prompt: 'none' })).url)
  assert.equal(silent.params.get('error'), 'login_required')
  const { path, request, shown } = await interactionOf(browser, strict, { scope: 'openid offline_access' })
  assert.equal(shown.step_up.acr, 'acr:2')
  const arrival = await stepUpAndArrive(browser, path, code())
  const tokens = await strict.redeem(request, arrival)
  assert.ok((await oidc.refreshTokenGrant(strict.config, tokens.refresh_token!)).access_token)
})

test('so does the application of a tenant that requires two; who has none is asked to add one', async () => {
  const { person, browser, code } = await holder()
  const lacking = world.browser()
  const other = await world.member()
  const offline = { scope: 'openid offline_access' }
  const weak = await party.signIn(browser, offline, { person })
  await lacking.signIn(other)
  const set = await world.admin.put('/settings/security', { second_factor: { required: 'everyone' } })
  assert.equal(set.status, 200, set.text)
  assert.equal(
    await refusalOf(oidc.refreshTokenGrant(party.config, weak.tokens.refresh_token!)),
    'invalid_grant',
  )
  const { shown } = await interactionOf(lacking, party)
  assert.deepEqual(shown.step_up, { acr: 'acr:2', methods: ['enroll'] })
  const { path, request } = await interactionOf(browser, party)
  assert.ok((await party.redeem(request, await stepUpAndArrive(browser, path, code()))).access_token)
})
