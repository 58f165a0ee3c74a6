import assert from 'node:assert/strict'
import { type GivenPerson, until } from '@tamga/core/testing'
import type { Kiosk } from '@tamga/kiosk'

export async function showing(kiosk: Kiosk, kind: 'sign-in' | 'work' | 'notice') {
  await until(`the kiosk shows ${kind}`, () => kiosk.state().kind === kind)
  return kiosk.state()
}

/** What a person does at the kiosk: signs in, and agrees. */
export async function signInAt(kiosk: Kiosk, person: Pick<GivenPerson, 'email' | 'password'>): Promise<void> {
  const state = await showing(kiosk, 'sign-in')
  assert.ok(state.kind === 'sign-in')
  const { page, ended } = state.signIn
  assert.equal(await page.evaluate('typeof window.CoreShell'), 'undefined')
  const post = (path: string, body: object) =>
    page.evaluate<{
      redirect_to: string
    }>(`fetch('/api/v1${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: ${JSON.stringify(JSON.stringify(body))} }).then(answer => answer.json())`)
  // The host closes the page as soon as it has what it needs.
  const address = () => page.evaluate<string>('location.pathname').catch(() => '')
  const uid = async () => (await address()).split('/').pop()!
  const goOn = (to: string) => Promise.race([ended, page.open(to).catch(() => {})])
  await post('/auth/login', { email: person.email, password: person.password })
  await goOn((await post(`/oauth/interactions/${await uid()}/login`, {})).redirect_to)
  if ((await address()).startsWith('/interaction/'))
    await goOn((await post(`/oauth/interactions/${await uid()}/consent`, { allow: true })).redirect_to)
  assert.equal(await ended, 'signed_in')
}

export async function workingAt(kiosk: Kiosk, person: Pick<GivenPerson, 'email' | 'password'>) {
  await signInAt(kiosk, person)
  const state = await showing(kiosk, 'work')
  assert.ok(state.kind === 'work')
  return state.area
}
