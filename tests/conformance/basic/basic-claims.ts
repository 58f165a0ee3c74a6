import assert from 'node:assert/strict'
import { test } from 'node:test'
import type * as oidc from 'openid-client'
import { type Plan, userInfo } from '../world/plan.ts'

const PROFILE = ['name', 'given_name', 'family_name', 'locale', 'updated_at']

/** Scopes, claims, and the userinfo endpoint. */
export function claimModules({ world, party, person, signIn }: Plan): void {
  const { userinfo_endpoint = '' } = party.config.serverMetadata()

  const postUserInfo = async (init: RequestInit): Promise<Record<string, unknown>> => {
    const response = await fetch(userinfo_endpoint, { method: 'POST', ...init })
    assert.equal(response.status, 200, await response.clone().text())
    return (await response.json()) as Record<string, unknown>
  }

  const claimsFor = async (scope: string): Promise<oidc.UserInfoResponse> =>
    userInfo(party, await signIn({ scope }))

  test('oidcc-userinfo-get', async () => {
    const info = await claimsFor('openid')
    assert.equal(info.sub, person.id)
    for (const name of [...PROFILE, 'email', 'phone_number']) assert.equal(info[name], undefined, name)
  })

  test('oidcc-userinfo-post-header', async () => {
    const { tokens } = await signIn()
    const info = await postUserInfo({ headers: { authorization: `Bearer ${tokens.access_token}` } })
    assert.equal(info['sub'], person.id)
  })

  test('oidcc-userinfo-post-body', async () => {
    const { tokens } = await signIn()
    const info = await postUserInfo({ body: new URLSearchParams({ access_token: tokens.access_token }) })
    assert.equal(info['sub'], person.id)
  })

  test('oidcc-scope-profile', async () => {
    const info = await claimsFor('openid profile')
    for (const name of PROFILE) assert.ok(info[name] !== undefined, name)
    assert.equal(typeof info.updated_at, 'number')
    assert.equal(info.email, undefined)
  })

  test('oidcc-scope-email', async () => {
    const info = await claimsFor('openid email')
    assert.equal(info.email, person.email)
    assert.equal(info.email_verified, true)
    assert.equal(info.name, undefined)
  })

  test('oidcc-scope-address', async () => {
    const { tokens, claims } = await signIn({ scope: 'openid address' })
    assert.doesNotMatch(tokens.scope ?? '', /address/)
    assert.equal(claims.sub, person.id)
  })

  test('oidcc-scope-phone', async () => {
    const info = await claimsFor('openid phone')
    assert.equal(info.phone_number, '+97699112233')
    assert.equal(info.phone_number_verified, true)
  })

  test('oidcc-scope-all', async () => {
    const info = await claimsFor('openid address email phone profile')
    for (const name of [...PROFILE, 'email', 'phone_number']) assert.ok(info[name] !== undefined, name)
  })

  test('oidcc-claims-essential', async () => {
    const claims = JSON.stringify({ userinfo: { name: { essential: true } } })
    const info = await userInfo(party, await signIn({ claims }))
    assert.equal(info.name, person.name)
    const inIdToken = JSON.stringify({ id_token: { email: { essential: true } } })
    assert.equal((await signIn({ claims: inIdToken })).claims['email'], person.email)
  })

  test('oidcc-claims-locales', async () => {
    assert.equal((await signIn({ claims_locales: 'se' })).claims.sub, person.id)
  })

  test('oidcc-ensure-request-with-acr-values-succeeds', async () => {
    const offered = party.config.serverMetadata()['acr_values_supported'] as string[]
    const { claims } = await signIn({ acr_values: offered.join(' ') })
    assert.ok(offered.includes(String(claims.acr)))
    assert.deepEqual(claims.amr, ['pwd'])
    const unknown = await signIn({ acr_values: '1 2' }, world.browser())
    assert.equal(unknown.claims.acr, claims.acr)
  })
}
