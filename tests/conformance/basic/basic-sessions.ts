import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Plan } from '../world/plan.ts'

const LONG_AGO = 600

/** Who is signed in already, and for how long. */
export function sessionModules({ world, person, signIn, ask }: Plan): void {
  test('oidcc-prompt-login', async () => {
    const browser = world.browser()
    await signIn({}, browser)
    await world.ageSessions(person.id, LONG_AGO)
    const before = await signIn({}, browser)
    const again = await signIn({ prompt: 'login' }, browser)
    assert.deepEqual(again.arrival.asked, ['login'])
    assert.ok(again.claims.auth_time! > before.claims.auth_time!)
  })

  test('oidcc-prompt-none-not-logged-in', async () => {
    const { arrival, request } = await ask({ prompt: 'none' })
    assert.equal(arrival.params.get('error'), 'login_required')
    assert.equal(arrival.params.get('state'), request.params['state'])
  })

  test('oidcc-prompt-none-logged-in', async () => {
    const browser = world.browser()
    const first = await signIn({}, browser)
    const second = await signIn({ prompt: 'none' }, browser)
    assert.deepEqual(second.arrival.asked, [])
    assert.equal(second.claims.sub, first.claims.sub)
    assert.equal(second.claims.auth_time, first.claims.auth_time)
  })

  test('oidcc-max-age-1', async () => {
    const browser = world.browser()
    await signIn({}, browser)
    await world.ageSessions(person.id, LONG_AGO)
    const before = await signIn({}, browser)
    const again = await signIn({ max_age: '1' }, browser)
    assert.deepEqual(again.arrival.asked, ['login'])
    assert.ok(again.claims.auth_time! > before.claims.auth_time!)
  })

  test('oidcc-max-age-10000', async () => {
    const browser = world.browser()
    const first = await signIn({ max_age: '15000' }, browser)
    assert.equal(typeof first.claims.auth_time, 'number')
    const second = await signIn({ max_age: '10000' }, browser)
    assert.deepEqual(second.arrival.asked, [])
    assert.equal(second.claims.auth_time, first.claims.auth_time)
    assert.equal(second.claims.sub, first.claims.sub)
  })

  test('oidcc-id-token-hint', async () => {
    const browser = world.browser()
    const first = await signIn({}, browser)
    const hinted = await signIn({ prompt: 'none', id_token_hint: first.tokens.id_token! }, browser)
    assert.deepEqual(hinted.arrival.asked, [])
    assert.equal(hinted.claims.sub, first.claims.sub)
    assert.equal(hinted.claims.auth_time, first.claims.auth_time)
  })
}
