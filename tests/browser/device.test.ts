import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContext, Page } from '@playwright/test'
import { givenMember } from '@tamga/core/testing'
import {
  expect,
  PHONE,
  requireAccessible,
  requireContrast,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './world/browser-world.ts'
import { signInOnPage } from './world/sign-in-page.ts'
import { wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after }, { OAUTH_EXTENSIONS: 'device' })
const t = await wordsIn('en')
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const NAME = 'Lobby screen'

type Issued = { device_code: string; user_code: string; verification_uri_complete: string }

async function ask(client_id: string): Promise<Issued> {
  const answer = await fetch(`${world.address}/oauth2/device_authorization`, {
    method: 'POST',
    headers: { 'user-agent': 'LobbyScreen/2.1' },
    body: new URLSearchParams({ client_id, scope: 'openid email' }),
  })
  return (await answer.json()) as Issued
}

async function poll(
  client_id: string,
  { device_code }: Issued,
): Promise<{ error?: string; id_token?: string }> {
  const body = new URLSearchParams({ grant_type: GRANT, device_code, client_id })
  const answer = await fetch(`${world.address}/oauth2/token`, { method: 'POST', body })
  return (await answer.json()) as { error?: string; id_token?: string }
}

const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
const press = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

/** Light and dark, wide and on a phone, from left to right and from right to left. */
async function requireFine(
  { page, context }: { page: Page; context: BrowserContext },
  where: string,
): Promise<void> {
  const wide = page.viewportSize()!
  for (const value of ['ar', 'mn', 'en']) {
    await context.addCookies([{ name: 'lang', value, url: world.address }])
    await page.setViewportSize(PHONE)
    await page.reload()
    await settled(page)
    await requireNoOverflow(page, `${where} in ${value}`)
    await page.setViewportSize(wide)
  }
  await settled(page)
  await requireAccessible(page, where)
  await page.evaluate(`document.documentElement.dataset.mantineColorScheme = 'dark'`)
  await requireContrast(page, `${where}, dark`)
  await page.evaluate(`document.documentElement.dataset.mantineColorScheme = 'light'`)
}

test('a device is let in with the code that it shows, by somebody who signs in on the way', {
  skip,
  timeout,
}, async journey => {
  const { body: me } = await world.admin.get('/me')
  const person = await givenMember(world.platform.ctx, me.tenant, { email: 'bold@first.example' })
  const console_ = await world.visit({ language: 'en' })
  const visitor = await world.visit({ language: 'en', as: null })
  const { page, context } = visitor
  let client_id = ''

  await journey.test('an administrator registers it without a redirect address', async () => {
    const { page } = console_
    await page.goto('/sso/clients')
    await page
      .getByRole('button', { name: t('clients.register') })
      .first()
      .click()
    await page.getByLabel(t('clients.name')).fill(NAME)
    await page.getByRole('radio', { name: t('clients.kind.screen') }).click()
    await press(page, 'clients.step.next')
    await press(page, 'clients.register.submit')
    await expect(page.getByText(t('clients.registered.screen'))).toBeVisible()
    await settled(page)
    await requireAccessible(page, 'registered')
    const { body } = await world.admin.get('/sso/clients')
    const client = body.items.find(({ name }: { name: string }) => name === NAME)
    assert.deepEqual(client.grant_types, [GRANT, 'refresh_token'])
    client_id = client.client_id
  })

  const issued = await ask(client_id)

  await journey.test('a code that nobody was given is refused where it was typed', async () => {
    await page.goto('/device')
    await heading(page, t('device.title'))
    await page.getByLabel(t('device.code')).fill('bbbbbbbb')
    await expect(page.getByLabel(t('device.code'))).toHaveValue('BBBB-BBBB')
    await press(page, 'device.continue')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(t('device.code'))).toBeFocused()
    await requireFine(visitor, 'code of a device')
  })

  await journey.test('a code that came with the address is compared first', async () => {
    await page.goto(issued.verification_uri_complete)
    await expect(page.getByLabel(t('device.code'))).toHaveValue(issued.user_code)
    await expect(page.getByText(t('device.compare'))).toBeVisible()
    assert.equal((await poll(client_id, issued)).error, 'authorization_pending')
    await press(page, 'device.matches')
    await page.waitForURL(/\/device\/[\w-]{40,}/)
  })

  await journey.test('the person signs in, and sees who asks and from where', async () => {
    await signInOnPage(page, t, person)
    await heading(page, t('device.consent', { client: NAME }))
    await expect(page.getByText('LobbyScreen/2.1')).toBeVisible()
    await expect(page.getByText('127.0.0.1')).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await requireFine(visitor, 'consent for a device')
  })

  await journey.test('what they allow, the device gets', async () => {
    await press(page, 'consent.allow')
    await heading(page, t('device.done'))
    await requireFine(visitor, 'device done')
    assert.ok((await poll(client_id, issued)).id_token)
  })

  await journey.test('what they refuse, it does not', async () => {
    const next = await ask(client_id)
    await page.goto('/device')
    await page.getByLabel(t('device.code')).fill(next.user_code.toLowerCase())
    await press(page, 'device.continue')
    await heading(page, t('device.consent', { client: NAME }))
    const shown = page.url()
    await press(page, 'consent.deny')
    await heading(page, t('device.denied'))
    await requireFine(visitor, 'device denied')
    assert.equal((await poll(client_id, next)).error, 'access_denied')
    await page.goto(shown)
    await heading(page, t('device.late'))
    await requireFine(visitor, 'device too late')
  })

  assert.deepEqual([...console_.complaints, ...visitor.complaints], [])
  await context.close()
})

test('a phone lets a computer in by the number on its screen', { skip, timeout }, async () => {
  const desk = await world.visit({ as: null, language: 'en' })
  await desk.page.goto('/login')
  const started = desk.page.waitForResponse(response => response.url().endsWith('/auth/cross-device'))
  await desk.page.getByRole('button', { name: 'Sign in with your phone' }).click()
  const { link, number } = (await (await started).json()) as { link: string; number: number }
  await expect(desk.page.getByRole('img', { name: 'QR code for your phone' })).toBeVisible()
  await requireAccessible(desk.page, 'the code for the phone')
  const phone = await world.visit({ language: 'en', viewport: PHONE })
  await phone.page.goto(new URL(link).pathname + new URL(link).search)
  await settled(phone.page)
  await requireAccessible(phone.page, 'the question on the phone')
  await requireNoOverflow(phone.page, 'the question on the phone')
  await phone.page.getByRole('button', { name: String(number), exact: true }).click()
  await expect(phone.page.getByText('The device is signed in')).toBeVisible()
  await desk.page.waitForURL(url => url.pathname === '/')
  assert.deepEqual([...desk.complaints, ...phone.complaints], [])
})
