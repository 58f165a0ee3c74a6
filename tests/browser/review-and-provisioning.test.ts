import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { startScimServer } from '../provisioning/scim-server.ts'
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
} from './browser-world.ts'
import { wordsIn } from './words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const PASSWORD = 'another long seal of jade 1207'
const world = await startBrowserWorld(
  { after },
  {
    OUTBOUND_ALLOW: '127.0.0.1',
    SCIM_RETRY_BASE: '20ms',
    SSO_SECRET_KEY: randomBytes(32).toString('base64'),
  },
)
const t = await wordsIn('en')
const scim = await startScimServer()
after(() => scim.close())
if (!skip) await givenOrganisation()

/** Three people with a role of their own, and both apps. */
async function givenOrganisation(): Promise<void> {
  for (const app of ['sso-access-review', 'sso-provisioning']) {
    const installed = await world.admin.post(`/store/apps/${app}/install`)
    assert.equal(installed.status, 201, installed.text)
  }
  const role = await world.admin.post('/organisation/roles', {
    key: 'accountant',
    name: 'Accountant',
    permissions: ['organisation.read'],
  })
  assert.equal(role.status, 201, role.text)
  for (const name of ['Bold', 'Saran', 'Tuya']) {
    const member = { email: `${name.toLowerCase()}@first.example`, name, roles: ['accountant'] }
    const made = await world.admin.post('/organisation/members', { ...member, password: PASSWORD })
    assert.equal(made.status, 201, made.text)
  }
}

const press = (page: Page, key: string, params?: Parameters<typeof t>[1]) =>
  page
    .getByRole('button', { name: t(key, params), exact: true })
    .last()
    .click()

/** For people who see differently, in light and dark and on a phone. */
async function requireFine(page: Page, where: string): Promise<void> {
  await settled(page)
  await requireAccessible(page, `${where}, light`)
  await page.evaluate("document.documentElement.dataset.mantineColorScheme = 'dark'")
  await settled(page)
  await requireContrast(page, `${where}, dark`)
  await page.evaluate("document.documentElement.dataset.mantineColorScheme = 'light'")
  const before = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await settled(page)
  await requireNoOverflow(page, where)
  await page.setViewportSize(before)
}

const item = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })

test('a campaign is written, checked and opened, decided with two keys and closed for good', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/reviews')
  await settled(page)
  await page
    .getByRole('link', { name: t('reviews.new') })
    .first()
    .click()
  await page.waitForURL(/\/sso\/reviews\/new$/)
  await page.getByRole('textbox', { name: t('reviews.form.name') }).fill('Fourth quarter')
  await page.getByLabel('Accountant').check()
  await page.getByLabel(t('reviews.form.due')).fill('2031-12-01')
  await press(page, 'reviews.new.submit')
  await page.waitForURL(/\/sso\/reviews\/[\da-f-]{36}$/)
  const address = page.url()
  await expect(page.getByText(t('reviews.preflight.text'))).toBeVisible()
  await requireFine(page, 'a draft')
  await press(page, 'reviews.open')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reviews.open') })
    .click()
  await expect(page.getByRole('tab', { name: t('reviews.tab.items') })).toBeVisible()
  await expect(page.getByText(t('reviews.progress.of', { decided: 0, total: 3 })).first()).toBeVisible()

  await page.goto('/sso/reviews/queue')
  await expect(item(page, 'Bold')).toBeVisible()
  await requireFine(page, 'the queue')
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Saran')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('k')
  await expect(item(page, 'Saran')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText(t('reviews.comment.missing'))).toBeVisible()
  await page.getByLabel(t('reviews.comment')).fill('Has moved to another department')
  await page.getByLabel(t('reviews.comment')).blur()
  await page.keyboard.press('r')
  await expect(item(page, 'Tuya')).toBeVisible()
  await press(page, 'reviews.together')
  await page.getByRole('menuitem', { name: t('reviews.together.role.keep', { role: 'Accountant' }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('reviews.many.decided', { count: 1 }))).toBeVisible()
  await dialog.getByRole('button', { name: t('reviews.decision.keep') }).click()
  await expect(page.getByText(t('reviews.queue.empty'), { exact: true })).toBeVisible()

  await page.goto(address)
  await press(page, 'reviews.close')
  await expect(dialog.getByText(t('reviews.close.remove', { count: 1 }))).toBeVisible()
  await dialog.getByLabel(t('reviews.close.understood')).check()
  await dialog.getByRole('button', { name: t('reviews.close') }).click()
  await expect(page.getByText(t('reviews.final.text'))).toBeVisible()
  await page
    .getByRole('button', { name: /^Saran/ })
    .first()
    .click()
  await expect(dialog.getByText(t('reviews.told.role_removed'))).toBeVisible()
  await requireAccessible(page, 'what became of a grant')
  await page.goto(`${address}?tab=progress`)
  await settled(page)
  await requireAccessible(page, 'the reviewers of a campaign')
  await page.goto('/sso/reviews')
  await settled(page)
  await requireAccessible(page, 'the campaigns')
  assert.deepEqual(complaints, [])
})

test('a target is tested, added and resynced; what failed tells its cause and is tried again', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/scim')
  await settled(page)
  await page
    .getByRole('button', { name: t('scim.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('scim.form.name')).fill('Payroll')
  await dialog.getByLabel(t('scim.form.base_url')).fill(scim.url)
  await dialog.getByLabel(t('scim.form.token'), { exact: true }).fill('wrong')
  await press(page, 'scim.test')
  await expect(dialog.getByText(t('scim.test.auth'))).toBeVisible()
  await dialog.getByLabel(t('scim.form.token'), { exact: true }).fill(scim.token)
  await press(page, 'scim.test')
  await expect(dialog.getByText(t('scim.test.schemas'))).toBeVisible()
  await press(page, 'scim.step.next')
  await dialog.getByLabel('Accountant').check()
  await press(page, 'scim.step.next')
  await press(page, 'scim.mapping.add')
  await dialog.getByLabel(t('scim.mapping.attribute', { number: 1 })).fill('title')
  await dialog.getByLabel(t('scim.mapping.source', { number: 1 })).fill('"Member"')
  await expect(dialog.getByRole('region', { name: t('scim.preview.label') })).toContainText(
    '"title": "Member"',
  )
  await requireAccessible(page, 'the mapping of a new target')
  scim.fault = ({ method, path }) =>
    method === 'POST' && path.startsWith('/Users') ? { status: 500 } : undefined
  await press(page, 'scim.add.submit')
  await page.waitForURL(/\/sso\/scim\/[\da-f-]{36}/)
  await press(page, 'scim.resync.plan')
  await expect(page.getByText(t('scim.plan.create'))).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'a plan')
  await press(page, 'scim.resync.start')
  await dialog.getByRole('button', { name: t('scim.resync.start') }).click()
  await expect(page.getByText(t('scim.resync.last'))).toBeVisible()

  await page.getByRole('tab', { name: t('scim.tab.runs') }).click()
  const retryAll = page.getByRole('button', { name: /^Retry \d+ failed$/ })
  await expect(retryAll).toBeVisible()
  await requireFine(page, 'failed runs')
  await page.getByRole('button', { name: /^Bold/ }).first().click()
  await expect(dialog.getByText(t('scim.trace'))).toBeVisible()
  await requireAccessible(page, 'a run with its trace')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  scim.fault = () => undefined
  await retryAll.click()
  await dialog.getByRole('button', { name: t('scim.retry_all'), exact: true }).click()
  await expect(retryAll).toHaveCount(0)
  await expect
    .poll(() => [...scim.users.values()].some(({ displayName }) => displayName === 'Bold'))
    .toBe(true)

  await page.getByRole('tab', { name: t('scim.tab.settings') }).click()
  await requireFine(page, 'the settings of a target')
  await page.goto('/sso/scim')
  await settled(page)
  await requireAccessible(page, 'the targets')
  assert.deepEqual(complaints, [])
})
