import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { type Client, givenMember } from '@tamga/core/testing'
import { expect, settled, startBrowserWorld, TEST_LIMIT, withoutBrowser } from './world/browser-world.ts'
import { signInOnPage } from './world/sign-in-page.ts'
import { wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after })
const t = await wordsIn('en')
const { body: me } = skip ? { body: null } : await (world.admin as Client).get('/me')
const members = skip ? [] : await Promise.all(['saruul', 'temuulen'].map(givenPlainMember))

function givenPlainMember(name: string) {
  return givenMember(world.platform.ctx, me.tenant, { email: `${name}@first.example` })
}

/** A page of the console in English, drawn. */
async function openConsole(path: string, hasServiceWorker = false) {
  const visit = await world.visit({ language: 'en', hasServiceWorker })
  await visit.page.goto(path)
  await settled(visit.page)
  return visit
}

const search = (page: Page) => page.getByRole('searchbox', { name: t('people.search') })

test('focus returns to the button that opened a dialog, and to the row that opened a drawer', {
  skip,
  timeout,
}, async () => {
  const { page } = await openConsole('/organisation/members')
  const invite = page.getByRole('button', { name: t('people.invite') })
  await invite.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(t('people.invite.email'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(invite).toBeFocused()

  await page.goto('/platform/tenants')
  const row = page.locator('[data-row-open]').first()
  await row.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()
})

test('a menu and a list that load when they are first opened obey the keyboard alone', {
  skip,
  timeout,
}, async () => {
  const { page } = await openConsole('/organisation/members?q=saruul')
  const menu = page.getByRole('button', { name: t('parts.table.row_actions', { name: 'saruul' }) })
  await menu.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: t('people.action.suspend') }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()

  const status = page.getByRole('combobox', { name: t('people.filter.status') })
  await status.focus()
  // The field with the list takes the place of the plain one when its code is here.
  await expect(status).toHaveClass(/mantine-Select-input/)
  await expect(status).toBeFocused()
  await status.press('ArrowDown')
  await expect(page.getByRole('option', { name: t('people.status.active') })).toBeVisible()
  await expect(status).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=/)
  await expect(status).toBeFocused()
})

test('an address name that is taken is told at its field', { skip, timeout }, async () => {
  const { page } = await openConsole('/platform/tenants')
  await page
    .getByRole('button', { name: t('tenants.create') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('tenants.create.name'), exact: true }).fill('Another one')
  const slug = dialog.getByRole('textbox', { name: t('tenants.create.slug') })
  await slug.fill(me.tenant.slug)
  await dialog.getByRole('button', { name: t('tenants.create') }).click()
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await expect(slug).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('back and forward restore the filters of a list', { skip, timeout }, async () => {
  const { page } = await openConsole('/organisation/members')
  await search(page).fill('saruul')
  await expect(page).toHaveURL(/q=saruul/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('combobox', { name: t('people.filter.status') }).click()
  await page.getByRole('option', { name: t('people.status.suspended') }).click()
  await expect(page).toHaveURL(/status=suspended/)
  await expect(page.getByText(t('parts.table.filtered.title'))).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/status=/)
  await expect(search(page)).toHaveValue('saruul')
  await expect(page.getByRole('link', { name: /saruul/ })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/status=suspended/)
  await page.reload()
  await expect(search(page)).toHaveValue('saruul')
  await expect(page.getByText(t('parts.table.filtered.title'))).toBeVisible()
})

test('unsaved changes are asked about before they are left', { skip, timeout }, async () => {
  const { page } = await openConsole('/settings/appearance')
  const name = page.getByLabel(t('settings.brand.name'), { exact: true })
  await name.fill('A name that is not saved')
  await expect(page.getByText(t('parts.form.unsaved'))).toBeVisible()
  await page.locator('nav#menu a[href="/audit"]').click()
  const dialog = page.getByRole('dialog', { name: t('parts.form.leave.title') })
  await dialog.getByRole('button', { name: t('parts.form.leave.stay') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue('A name that is not saved')
  await page.locator('nav#menu a[href="/audit"]').click()
  await dialog.getByRole('button', { name: t('parts.form.leave.go') }).click()
  await page.waitForURL('/audit')
})

test('two tabs agree on the language and on signing out', { skip, timeout }, async () => {
  const { page, context } = await openConsole('/')
  const other = await context.newPage()
  await other.goto('/profile')
  await settled(other)
  await page.getByRole('button', { name: t('frame.language') }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  const arabic = await wordsIn('ar')
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(tab.locator('link[rel=manifest]')).toHaveAttribute('href', /lang=ar/)
  }
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(arabic('profile.title'))
  await page.getByRole('button', { name: arabic('frame.account', { name: me.user.name }) }).click()
  await page.getByRole('menuitem', { name: arabic('frame.sign_out') }).click()
  await page.waitForURL('/login')
  await other.waitForURL(/\/login\?return_to=%2Fprofile/)
})

test('a language that is lost in one place is repaired from the other', { skip, timeout }, async () => {
  const { page, context } = await openConsole('/')
  const stored = () => page.evaluate<string | null>(`localStorage.getItem('lang')`)
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'lang')?.value
  assert.equal(await stored(), 'en')
  await context.clearCookies({ name: 'lang' })
  await page.reload()
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  assert.equal(await cookie(), 'en')
  await page.evaluate(`localStorage.clear()`)
  await page.reload()
  await settled(page)
  assert.deepEqual([await stored(), await cookie()], ['en', 'en'])
})

test('a session that ends at work leads through signing in and back to the same place', {
  skip,
  timeout,
}, async () => {
  const person = members[0]!
  const { page } = await world.visit({ language: 'en', as: person })
  await page.goto('/profile?tab=sessions')
  await settled(page)
  const { items } = await (await page.request.get('/api/v1/me/sessions')).json()
  await world.stranger.signIn(person.email, person.password)
  // Nobody touches the page: it hears of the end.
  for (const { id } of items) await world.stranger.delete(`/me/sessions/${id}`)
  await page.waitForURL(/\/login\?return_to=%2Fprofile%3Ftab%3Dsessions/)
  await signInOnPage(page, t, person)
  await page.waitForURL('/profile?tab=sessions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.title'))
})

test('what a person may not see says which permission it takes', { skip, timeout }, async () => {
  const { page } = await world.visit({ language: 'en', as: members[1]! })
  await page.goto('/organisation/members')
  await expect(page.getByText(t('parts.forbidden.title'))).toBeVisible()
  await expect(page.locator('main').getByText('organisation.read')).toBeVisible()
})

test('what belongs to an app that is not installed leads to the store', { skip, timeout }, async () => {
  const { page } = await world.visit({ language: 'en' })
  const problem = { status: 403, code: 'app_not_installed', app: 'organisation', title: 'x', detail: 'x' }
  await page.route('**/api/v1/organisation/members?**', route =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.goto('/organisation/members')
  await expect(page.getByText(t('parts.app_missing.title', { app: 'organisation' }))).toBeVisible()
  await expect(page.getByRole('link', { name: t('parts.app_missing.store') })).toHaveAttribute(
    'href',
    '/store',
  )
})

test('a busy server is told in a quiet line and asked again after the time it wants', {
  skip,
  timeout,
}, async () => {
  const { page } = await openConsole('/')
  let refusals = 0
  await page.route('**/api/v1/audit?**', route => {
    if (refusals++ > 0) return route.continue()
    const body = JSON.stringify({ status: 503, code: 'overloaded', title: 'busy', detail: 'busy' })
    const headers = { 'retry-after': '1', 'content-type': 'application/problem+json' }
    return route.fulfill({ status: 503, headers, body })
  })
  await page.locator('nav#menu a[href="/audit"]').click()
  await expect(page.getByText(t('parts.overloaded.title')).first()).toBeVisible()
  await expect(page.getByText(t('parts.overloaded.title'))).toHaveCount(0)
  await expect(page.locator('main time').first()).toBeVisible()
})

test('Ctrl+K finds a person and goes there by keyboard alone', { skip, timeout }, async () => {
  const { page } = await openConsole('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: t('frame.search') }).fill('temuulen')
  const found = page.getByRole('dialog').getByText('temuulen@first.example')
  await expect(found).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`/organisation/members/${members[1]!.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('temuulen')
})

test('the service worker keeps assets and the offline page, and nothing that belongs to a person', {
  skip,
  timeout,
}, async () => {
  const { page, context } = await openConsole('/', true)
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.reload()
  await settled(page)
  await page.goto('/organisation/members')
  await settled(page)
  const kept = await page.evaluate<string[]>(`caches.keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
    .then(found => found.flat().map(request => new URL(request.url).pathname))`)
  assert.ok(kept.some(path => path.startsWith('/assets/')))
  assert.deepEqual(
    kept.filter(path => !path.startsWith('/assets/') && path !== '/offline.html'),
    [],
  )
  await context.setOffline(true)
  await page.goto('/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
})
