import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, freePort, skipWithout } from '@tamga/core/testing'
import { expect, startBrowserWorld, TEST_LIMIT, withoutBrowser } from '../browser/world/browser-world.ts'
import { redirectOf, signedOutOf, startApache } from './world/apache.ts'
import { registerClient } from './world/relying-party.ts'
import { startSinglePageApp } from './world/single-page-app.ts'

const world = await startBrowserWorld({ after })
const limits = { timeout: TEST_LIMIT }

/** The person signs in on the page that the provider shows. */
async function signInThere(page: Page): Promise<void> {
  await page.waitForURL(`${world.address}/interaction/**`)
  await page.locator('input[type="email"]').fill(ADMIN_EMAIL)
  await page.locator('button[type="submit"]').click()
  await page.locator('input[type="password"]').fill(ADMIN_PASSWORD)
  await page.locator('button[type="submit"]').click()
}

const allowThere = (page: Page): Promise<void> => page.locator('.decision button').last().click()

test('Apache’s mod_auth_openidc signs a person in and out', {
  ...limits,
  skip: withoutBrowser || skipWithout('apache2', 'libapache2-mod-auth-openidc'),
}, async () => {
  const port = await freePort()
  const client = await registerClient(world.admin, {
    name: 'Apache',
    redirect_uris: [redirectOf(port)],
    post_logout_redirect_uris: [signedOutOf(port)],
  })
  await startApache({ after }, { port, issuer: world.address, client })
  const { page } = await world.visit({ as: null })
  await page.goto(`http://127.0.0.1:${port}/private/page.html`)
  await signInThere(page)
  await allowThere(page)
  await page.waitForURL(`http://127.0.0.1:${port}/private/page.html`)
  const { body: me } = await world.admin.get('/me')
  assert.ok((await page.locator('#user').textContent())?.includes(me.user.id))
  assert.equal(await page.locator('#email').textContent(), ADMIN_EMAIL)

  await page.goto(`${redirectOf(port)}?logout=${encodeURIComponent(signedOutOf(port))}`)
  await expect(page.locator('#out')).toBeVisible()
  assert.equal((await page.request.get(`${world.address}/api/v1/me`)).status(), 401)
  await page.goto(`http://127.0.0.1:${port}/private/page.html`)
  await page.waitForURL(`${world.address}/interaction/**`)
})

// What the page of the application defines; functions given to evaluate() run there.
declare const manager: {
  signinRedirect(): Promise<void>
  signinCallback(): Promise<{ profile: Record<string, unknown> }>
  signinSilent(): Promise<{ access_token: string }>
  signoutRedirect(): Promise<void>
  getUser(): Promise<{ access_token: string; id_token: string } | null>
}

/** Not awaited there: the page is gone before the library is done. */
const leave = (page: Page, way: 'signinRedirect' | 'signoutRedirect'): Promise<void> =>
  page.evaluate(name => void manager[name](), way)

test('oidc-client-ts in a browser signs a person in, reads userinfo, goes on silently and signs out', {
  ...limits,
  skip: withoutBrowser,
}, async () => {
  const app = await startSinglePageApp({ after })
  const client = await registerClient(world.admin, {
    name: 'Хуудас',
    type: 'public',
    redirect_uris: [`${app.origin}/callback`],
    post_logout_redirect_uris: [`${app.origin}/`],
  })
  app.setUp({
    authority: world.address,
    client_id: client.client_id,
    redirect_uri: `${app.origin}/callback`,
    post_logout_redirect_uri: `${app.origin}/`,
    scope: 'openid profile email offline_access',
    loadUserInfo: true,
  })
  const { page, complaints } = await world.visit({ as: null })
  await page.goto(app.origin)
  await leave(page, 'signinRedirect')
  await signInThere(page)
  await allowThere(page)
  await page.waitForURL(`${app.origin}/callback?**`)
  const { profile } = await page.evaluate(() => manager.signinCallback())
  assert.equal(profile['email'], ADMIN_EMAIL)
  assert.equal(profile['iss'], world.address)
  assert.deepEqual((profile['tenant'] as { slug: string }).slug, 'first')

  const before = await page.evaluate(() => manager.getUser())
  const renewed = await page.evaluate(() => manager.signinSilent())
  assert.notEqual(renewed.access_token, before?.access_token)

  await leave(page, 'signoutRedirect')
  await page.waitForURL(`${app.origin}/`)
  assert.equal((await page.request.get(`${world.address}/api/v1/me`)).status(), 401)
  await leave(page, 'signinRedirect')
  await page.waitForURL(`${world.address}/interaction/**`)
  assert.deepEqual(complaints, [])
})
