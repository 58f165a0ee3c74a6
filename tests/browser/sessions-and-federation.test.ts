import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { givenMember } from '@tamga/core/testing'
import { startOpenProvider } from '../federation/open-provider.ts'
import {
  expect,
  PHONE,
  requireAccessible,
  requireContrast,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  watchRequests,
  withoutBrowser,
} from './browser-world.ts'
import { wordsIn } from './words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld(
  { after },
  { SSO_SECRET_KEY: randomBytes(32).toString('base64'), OUTBOUND_ALLOW: '127.0.0.1,localhost' },
)
const t = await wordsIn('en')
const idp = await startOpenProvider({ after })
const tenant = skip ? { id: '', slug: '' } : await givenApps()
const person = skip ? null : await givenMember(world.platform.ctx, tenant, { email: 'bold@first.example' })
const SECRET = 'a secret of the test, long enough'
const connected = { id: '' }

async function givenApps(): Promise<{ id: string; slug: string }> {
  for (const app of ['sso-sessions', 'sso-federation']) {
    const { status, text } = await world.admin.post(`/store/apps/${app}/install`)
    assert.ok(status === 201 || status === 200, text)
  }
  return (await world.admin.get('/me')).body.tenant
}

const asPerson = () =>
  world.visit({ language: 'en', as: { email: person!.email, password: person!.password } })
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
const rowsOf = (page: Page) => page.getByRole('row').filter({ hasText: person!.email })

async function requireFine(page: Page, where: string): Promise<void> {
  await settled(page)
  await requireAccessible(page, `${where}, light`)
  await page.evaluate(`document.documentElement.dataset.mantineColorScheme = 'dark'`)
  await settled(page)
  await requireContrast(page, `${where}, dark`)
  await page.evaluate(`document.documentElement.dataset.mantineColorScheme = 'light'`)
}

/** A tab is loaded when it is first opened. */
const contentOf = (page: Page) => page.locator('[role=tabpanel] > *').first()

const LANGUAGES = ['mn', 'en', 'ar'] as const

/** On a phone; the languages that differ most in length and direction take turns. */
async function requireFits(places: readonly string[]): Promise<string[]> {
  const { page, context, complaints } = await world.visit({ viewport: PHONE })
  for (const [turn, where] of places.entries()) {
    const value = LANGUAGES[turn % LANGUAGES.length]!
    await context.addCookies([{ name: 'lang', value, url: world.address }])
    await page.goto(where)
    await expect(contentOf(page)).toBeVisible()
    await settled(page)
    await requireNoOverflow(page, `${where} in ${value}`)
  }
  return complaints
}

test('an administrator ends a session, and that browser is out with its next request', {
  skip,
  timeout,
}, async () => {
  const other = await asPerson()
  await other.page.goto('/profile')
  await settled(other.page)
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/sessions')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByText(t('sessions.current'))).toHaveCount(1)
  await requireFine(page, 'sessions')
  await rowsOf(page)
    .getByRole('button', { name: /actions/i })
    .click()
  await page.getByRole('menuitem', { name: t('sessions.end'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('sessions.end.effect.final'))
  await dialog.getByLabel(t('parts.confirm.reason')).fill('Lost laptop')
  await button(page, 'sessions.end').click()
  await expect(dialog).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)

  await other.page.goto('/')
  await other.page.goto('/profile')
  await other.page.waitForURL(/\/login/)

  await page.getByRole('tab', { name: t('sessions.tab.history') }).click()
  const line = rowsOf(page)
  await expect(line).toContainText('Lost laptop')
  await expect(line).toContainText(t('sessions.cause.admin'))
  await requireFine(page, 'history of sessions')
  assert.deepEqual(complaints, [])
})

test('all sessions of a person end at once, and only with a reason', { skip, timeout }, async () => {
  const others = [await asPerson(), await asPerson()]
  const { page } = await world.visit({ language: 'en' })
  await page.goto(`/sso/sessions?person=${person!.id}`)
  const drawer = page.getByRole('dialog', { name: person!.name, exact: true })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await settled(page)
  await requireAccessible(page, 'sessions of a person')
  await drawer.getByRole('button', { name: t('sessions.end_all') }).click()
  const question = page.getByRole('dialog', { name: t('sessions.end_all.title', { name: person!.name }) })
  await expect(question).toContainText(t('sessions.end_all.count', { count: 2 }))
  await question.getByRole('button', { name: t('sessions.end_all.verb'), exact: true }).click()
  await expect(question).toContainText(t('parts.confirm.reason_missing'))
  await question.getByLabel(t('parts.confirm.reason')).fill('Leaves today')
  await question.getByRole('button', { name: t('sessions.end_all.verb'), exact: true }).click()
  await expect(drawer).toContainText(t('sessions.person.none'))
  for (const { page: there } of others) assert.equal((await there.request.get('/api/v1/me')).status(), 401)
})

test('a provider is connected in three steps, and a trial shows how its claims map', {
  skip,
  timeout,
}, async () => {
  const { page, context, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/federation')
  await expect(page.getByText(t('federation.empty.title'))).toBeVisible()
  await button(page, 'federation.connect').first().click()
  const dialog = page.getByRole('dialog')
  const issuer = dialog.getByLabel(t('federation.issuer'))
  await button(page, 'federation.step.next').click()
  await expect(issuer).toHaveAttribute('aria-invalid', 'true')
  await issuer.fill('http://127.0.0.1:9')
  await expect(button(page, 'federation.step.anyway')).toBeVisible()
  await issuer.fill(idp.issuer)
  await expect(dialog).toContainText(t('federation.check.ok'))
  await dialog.getByLabel(t('federation.name')).fill('Company')
  await requireAccessible(page, 'first step')
  await button(page, 'federation.step.next').click()
  await button(page, 'federation.step.save').click()
  await expect(dialog.getByLabel(t('federation.client_id'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t('federation.client_id')).fill('tamga')
  await dialog.getByLabel(t('federation.secret')).fill(SECRET)
  await button(page, 'federation.step.save').click()
  const redirect = dialog.getByLabel(t('federation.redirect_uri'), { exact: true })
  await expect(redirect).toHaveValue(/\/callback$/)
  const redirect_uri = await redirect.inputValue()
  connected.id = redirect_uri.split('/').at(-2)!
  idp.register({ client_id: 'tamga', client_secret: SECRET, redirect_uris: [redirect_uri] })
  idp.person = { sub: 'saraa', name: 'Saraa', email: 'saraa@corp.example', email_verified: true }

  const opened = context.waitForEvent('page')
  await button(page, 'federation.trial.start').click()
  const trial = await opened
  watchRequests(trial)
  await trial.waitForURL(/trial=/)
  await expect(trial.getByText(t('federation.outcome.refused'))).toBeVisible()
  await trial.close()
  await expect(dialog.getByText('saraa@corp.example', { exact: true })).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'what a trial brought')
  await button(page, 'federation.enable').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Company' })).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'providers')
  assert.deepEqual(complaints, [])
})

test('the sign-in page shows the provider, leads by the e-mail’s domain, and says why somebody is refused', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en', as: null })
  await page.goto(`/login?tenant=${tenant.slug}`)
  await page.getByRole('link', { name: t('login.provider', { name: 'Company' }) }).click()
  await page.waitForURL(/\/login\?error=/)
  await expect(page.getByText(t('refusal.sso_not_invited'))).toBeVisible()

  const changes = { jit: true, email_domains: ['corp.example'] }
  const { status, text } = await world.admin.put(`/sso/federation/providers/${connected.id}`, changes)
  assert.equal(status, 200, text)
  await page.goto('/login?return_to=%2Fprofile')
  await page.getByLabel(t('field.email')).fill('saraa@corp.example')
  await expect(page.getByText(t('home.text'))).toBeVisible()
  await expect(page.getByLabel(t('field.password'), { exact: true })).toHaveCount(0)
  await requireFine(page, 'the way to another sign-in')
  await page.keyboard.press('Enter')
  await page.waitForURL('/profile')
  await expect(page.getByText('Saraa').first()).toBeVisible()
  assert.deepEqual(complaints, [])
})

test('who came through it is seen, and every page fits a phone', { skip, timeout }, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/federation?tab=links')
  await expect(page.getByRole('row').filter({ hasText: 'saraa@corp.example' })).toBeVisible()
  for (const tab of ['settings', 'mapping']) {
    await page.goto(`/sso/federation/${connected.id}?tab=${tab}`)
    await expect(contentOf(page)).toBeVisible()
    await requireFine(page, `a provider’s ${tab}`)
  }
  const provider = `/sso/federation/${connected.id}`
  const onPhone = await requireFits([
    '/sso/sessions',
    '/sso/sessions?tab=history',
    `/sso/sessions?person=${person!.id}`,
    '/sso/federation?tab=links',
    '/sso/federation',
    provider,
    `${provider}?tab=people`,
    `${provider}?tab=mapping`,
  ])
  assert.deepEqual([...complaints, ...onPhone], [])
})
