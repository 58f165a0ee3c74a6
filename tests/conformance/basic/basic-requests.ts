import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UnsecuredJWT } from 'jose'
import type { Plan } from '../world/plan.ts'

/** What a request may say, and how it may come. */
export function requestModules({ world, party, person, signIn, ask, cameBack }: Plan): void {
  const succeeds = async (params: Record<string, string>): Promise<void> => {
    assert.equal((await signIn(params)).claims.sub, person.id)
  }

  test('oidcc-alternate-happy-flow', async () => {
    const request = await party.request({ scope: 'phone email profile openid' })
    const turned = [...request.url.searchParams].toReversed()
    const url = new URL(`?${new URLSearchParams(turned)}`, request.url)
    const arrival = await world.browser().open(url, { person })
    assert.equal((await party.redeem(request, arrival)).claims()?.sub, person.id)
  })

  test('oidcc-display-page', () => succeeds({ display: 'page' }))

  test('oidcc-display-popup', () => succeeds({ display: 'popup' }))

  test('oidcc-ensure-request-with-unknown-parameter-succeeds', () => succeeds({ extra: 'foobar' }))

  test('oidcc-login-hint', async () => {
    const browser = world.browser()
    const request = await party.request({ login_hint: person.email })
    const first = await browser.send(request.url.href)
    const page = first.headers.get('location') ?? ''
    const { body } = await browser.call('GET', `/oauth/interactions/${page.split('/').at(-1)}`)
    assert.equal(body.login_hint, person.email)
    await succeeds({ login_hint: person.email })
  })

  test('oidcc-ui-locales', () => succeeds({ ui_locales: 'se mn' }))

  test('oidcc-ensure-registered-redirect-uri', async () => {
    const { arrival } = await ask({ redirect_uri: 'https://rp.example/callback/elsewhere' })
    assert.equal(arrival.url, undefined)
    assert.equal(arrival.request, undefined)
    assert.equal(arrival.status, 400)
    assert.match(arrival.text, /invalid_redirect_uri/)
  })

  test('oidcc-ensure-post-request-succeeds', async () => {
    const request = await party.request({ scope: 'openid profile' })
    const { pathname, searchParams } = request.url
    const arrival = await world.browser().open(pathname, { person }, { method: 'POST', body: searchParams })
    assert.equal((await party.redeem(request, arrival)).claims()?.sub, person.id)
  })

  test('oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported', async () => {
    const { arrival } = await ask({ request_uri: 'https://rp.example/request.jwt' })
    assert.ok(cameBack(arrival))
    assert.equal(arrival.params.get('error'), 'request_uri_not_supported')
    assert.equal(party.config.serverMetadata().request_uri_parameter_supported, false)
  })

  const requestObject = (claims: Record<string, string>): string =>
    new UnsecuredJWT({ client_id: party.client.client_id, ...claims }).encode()

  test('oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported', async () => {
    const { arrival } = await ask({ request: requestObject({ scope: 'openid email' }) })
    assert.ok(cameBack(arrival))
    assert.equal(arrival.params.get('error'), 'request_not_supported')
    assert.notEqual(party.config.serverMetadata()['request_parameter_supported'], true)
  })

  test('oidcc-ensure-request-object-with-redirect-uri', async () => {
    const request = requestObject({ redirect_uri: 'https://rp.example/callback' })
    const { arrival } = await ask({ request, redirect_uri: 'https://rp.example/wrong' })
    assert.equal(arrival.url, undefined)
    assert.equal(arrival.request, undefined)
    assert.equal(arrival.status, 400)
  })
}
