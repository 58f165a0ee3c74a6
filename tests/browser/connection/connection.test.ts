import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { createClient, givenMember, sampled } from '@tamga/core/testing'
import {
  expect,
  requireAccessible,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'
import { wordsIn } from '../world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after }, { SSO_SECRET_KEY: randomBytes(32).toString('base64') })
const t = await wordsIn('en')
if (!skip)
  for (const app of ['sso-federation', 'sso-access-review', 'sso-provisioning'])
    await world.admin.post(`/store/apps/${app}/install`)

/** The server is away for this page: nothing it asks for is answered, though the network is there. */
async function takeServerAway(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/*', route => route.abort('connectionrefused'))
  return () => context.unroute('**/*')
}

const banner = (page: Page): Locator => page.getByRole('status').filter({ hasText: t('parts.offline.title') })

/** Every big form; what `send` names is sent when the server is back. */
const FORMS: readonly {
  readonly path: string
  /** The button that opens it, where the address does not. */
  readonly opensBy?: string
  readonly send?: string
  readonly values?: Readonly<Record<string, string>>
}[] = [
  {
    path: '/organisation/members?dialog=invite',
    values: { [t('people.invite.email')]: 'away@first.example', [t('people.invite.name')]: 'Server Away' },
    send: t('people.invite.submit'),
  },
  { path: '/organisation/roles/new' },
  { path: '/sso/reviews/new' },
  { path: '/sso/clients?dialog=register' },
  { path: '/sso/scim?dialog=add' },
  { path: '/settings/appearance' },
  { path: '/settings/security' },
  { path: '/settings/mails' },
  { path: '/sso/federation?dialog=connect' },
  { path: '/service-accounts?dialog=new' },
  { path: '/sso/reviews/schedules?dialog=new' },
  { path: '/reports/new' },
  { path: '/documents?dialog=new' },
  { path: '/organisation/members?dialog=many' },
  { path: '/documents/settings', opensBy: t('docset.template.new') },
  { path: '/approvals?tab=templates', opensBy: t('approvals.template.new') },
]

const fields = (page: Page): Locator =>
  page
    .locator('main, [role=dialog]')
    .locator(
      'input:not([type]), input[type=text], input[type=email], input[type=url], input[type=password], textarea',
    )

/** Types into every free field, or into those that are named. */
async function fillAll(page: Page, values: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label).fill(value)
  // What is to be sent has to be right.
  const all = Object.keys(values).length > 0 ? [] : await fields(page).all()
  for (const [place, field] of all.entries()) {
    const isChoice = (await field.getAttribute('aria-haspopup')) !== null
    if (
      !isChoice &&
      (await field.isVisible()) &&
      (await field.isEditable()) &&
      (await field.inputValue()) === ''
    )
      await field.fill(`https://typed-${place}.example`)
  }
  return readAll(page)
}

const readAll = async (page: Page): Promise<string[]> =>
  Promise.all((await fields(page).all()).map(field => field.inputValue()))

/** The pointer comes near a link whose screen was not loaded yet, so the page asks for it. */
const comeNear = (page: Page): Promise<void> =>
  page.locator('nav a[href="/audit"]').first().dispatchEvent('mouseover')

test('ten minutes without the server: what was typed stays, the page asks by itself, and sending works afterwards', {
  skip,
  timeout,
}, async () => {
  const [sent, ...others] = FORMS
  for (const { path, opensBy, send, values = {} } of [sent!, ...sampled(others, 4)]) {
    const { page, context } = await world.visit({ hasServiceWorker: true, language: 'en' })
    await page.clock.install()
    await page.goto(path)
    await settled(page)
    if (opensBy !== undefined) await page.getByRole('button', { name: opensBy }).first().click()
    await expect(fields(page).first(), path).toBeVisible()
    const typed = await fillAll(page, values)
    assert.ok(typed.length > 0, path)
    const giveBack = await takeServerAway(context)
    await page.clock.fastForward(60_000)
    if (send !== undefined) await page.getByRole('button', { name: send, exact: true }).click()
    await comeNear(page)
    await expect(banner(page).first(), path).toBeVisible()
    await page.clock.fastForward(600_000)
    assert.deepEqual(await readAll(page), typed, path)
    await expect(page.getByText(/Trying again in \d+ second/).first()).toBeVisible()
    await giveBack()
    await page.clock.fastForward(31_000)
    await expect(banner(page), path).toHaveCount(0)
    assert.deepEqual(await readAll(page), typed, path)
    if (send !== undefined) {
      await page.getByRole('button', { name: send, exact: true }).click()
      await expect(page.getByRole('dialog'), path).toHaveCount(0)
    }
    const stored = await page.evaluate<string>(`JSON.stringify([{ ...localStorage }, { ...sessionStorage }])`)
    assert.doesNotMatch(stored, /typed-\d|away@first/)
    await context.close()
  }
})

test('a screen that was never visited opens when the server is back; until then the frame stays', {
  skip,
  timeout,
}, async () => {
  const { page, context } = await world.visit({ hasServiceWorker: true, language: 'en' })
  await page.goto('/profile')
  await settled(page)
  const giveBack = await takeServerAway(context)
  await page.getByRole('link', { name: t('audit.title') }).click()
  await expect(banner(page).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('frame.menu') })).toBeVisible()
  await requireAccessible(page, 'without the server')
  await giveBack()
  await page.getByRole('button', { name: t('parts.overloaded.now') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('audit.title') })).toBeVisible()
})

test('the first thing that is drawn is the outline of the page', { skip, timeout }, async () => {
  const { page } = await world.visit({ hasServiceWorker: true, language: 'en' })
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/v1/me', async route => {
    await held
    await route.continue()
  })
  await page.goto('/organisation/members')
  await expect(page.locator('[data-waiting]')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('people.title'))
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
})

test('the bell counts what comes in while the page is open, lists it, and forgets what was read', {
  skip,
  timeout,
}, async () => {
  const { tenant } = (await world.admin.get('/me')).body
  const person = await givenMember(world.platform.ctx, tenant, { email: 'bell@first.example' })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  const { page, context } = await world.visit({ hasServiceWorker: true, language: 'en', as: person })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/profile')
    await settled(tab)
  }
  const bell = (tab: Page, count: number) =>
    tab.getByRole('button', { name: t('frame.notifications.unread', { count }) })
  await expect(bell(page, 0)).toBeVisible()
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  assert.equal((await client.post('/tokens', { name: 'Nightly', expires_at })).status, 201)
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible()
  await bell(page, 1).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: /^Nightly/ })
  await expect(entry).toBeVisible()
  await requireAccessible(page, 'the bell')
  await entry.click()
  await expect(page).toHaveURL(/\/profile\?tab=tokens$/)
  for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible()
})

test('a session that is ended elsewhere ends on the page at once, with the reason', {
  skip,
  timeout,
}, async () => {
  const { tenant } = (await world.admin.get('/me')).body
  const person = await givenMember(world.platform.ctx, tenant, { email: 'ended@first.example' })
  const { page } = await world.visit({ hasServiceWorker: true, language: 'en', as: person })
  await page.goto('/profile')
  await settled(page)
  await world.admin.post(`/organisation/members/${person.id}/lockdown`, { reason: 'Lost phone' })
  await expect(page).toHaveURL(/\/login/)
})
