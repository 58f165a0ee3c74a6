import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createClient,
  FIRST_TENANT,
  givenTenant,
  receiveMail,
  sampled,
} from '@tamga/core/testing'
import { type Language, NATIVE_NAMES } from '@tamga/formats'
import {
  expect,
  PHONE,
  requireFine,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './world/browser-world.ts'
import { chooseOption } from './world/choose-option.ts'
import { signInOnPage } from './world/sign-in-page.ts'
import { type Words, wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after })

/** Each journey installs an app of its own, so that each finds it missing. */
const JOURNEYS = [
  { language: 'mn', app: 'sso-federation', path: '/sso/federation', next: 'en' },
  { language: 'en', app: 'sso-sessions', path: '/sso/sessions', next: 'ar' },
  { language: 'ar', app: 'sso-access-review', path: '/sso/reviews', next: 'mn' },
] as const

const PASSWORD = 'a road of four thousand steps'

const menuPaths = (page: Page) =>
  page.locator('nav#menu li a').evaluateAll(links => links.map(link => link.getAttribute('href')))

/** What the server says that this person may see: the menu and the launcher must hold exactly that. */
async function permitted(page: Page): Promise<{ menu: string[]; apps: string[] }> {
  const { items } = await (await page.request.get('/api/v1/menus')).json()
  type Item = { path: string | null; app: string | null; children: Item[] }
  const leaves = (items as Item[]).flatMap(item => (item.path === null ? item.children : [item]))
  const store = await (await page.request.get('/api/v1/store/apps?installed=true')).json()
  const usable = (store.items as { slug: string; active: boolean }[]).filter(({ active }) => active)
  return {
    menu: leaves.map(leaf => leaf.path!),
    apps: usable.flatMap(({ slug }) => leaves.find(leaf => leaf.app === slug)?.path ?? []),
  }
}

async function requireMenuAndLauncher(page: Page, t: Words): Promise<void> {
  await page.goto('/')
  await settled(page)
  const { menu, apps } = await permitted(page)
  assert.deepEqual(await menuPaths(page), menu)
  const launcher = page.getByRole('region', { name: t('home.modules') }).getByRole('listitem')
  await expect(launcher).toHaveCount(apps.length)
  const shown = launcher.getByRole('link')
  assert.deepEqual(await shown.evaluateAll(links => links.map(link => link.getAttribute('href'))), apps)
}

async function signIn(page: Page, t: Words, language: Language): Promise<void> {
  await page.goto(`/login?tenant=${FIRST_TENANT}`)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  const email = page.getByLabel(t('field.email'))
  const password = page.getByLabel(t('field.password'), { exact: true })
  const submit = page.getByRole('button', { name: t('login.submit'), exact: true })
  await signInOnPage(page, t, { email: ADMIN_EMAIL, password: 'not the password at all' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(email).toHaveValue(ADMIN_EMAIL)
  await password.fill(ADMIN_PASSWORD)
  await submit.click()
  await page.waitForURL('/')
  await settled(page)
}

async function invite(page: Page, t: Words, email: string): Promise<void> {
  await page.goto('/organisation/members')
  await page.getByRole('button', { name: t('people.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('people.invite.email')).fill(email)
  await dialog.getByLabel(t('people.invite.name')).fill(`Ц. ${email}`)
  await dialog.getByRole('button', { name: t('people.invite.submit') }).click()
  await expect(page.getByText(t('people.invite.done', { email }))).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

async function accept(page: Page, t: Words, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('invitation.submit') }).click()
  await page.waitForURL('/')
  await settled(page)
}

async function giveRole(page: Page, t: Words, { email, role }: { email: string; role: string }) {
  await page.goto(`/organisation/members?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('tab', { name: t('person.tab.roles') }).click()
  await page.getByRole('combobox', { name: t('person.roles.add') }).click()
  await page.getByRole('option', { name: role }).click()
  await expect(page.getByText(t('person.roles.granted', { role }))).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: role, exact: true })).toBeVisible()
}

async function install(page: Page, t: Words, { app, path }: { app: string; path: string }): Promise<void> {
  await page.goto(`/store/${app}`)
  await settled(page)
  assert.ok(!(await menuPaths(page)).includes(path))
  await page.getByRole('button', { name: t('store.install'), exact: true }).click()
  await expect(page.locator(`nav#menu a[href="${path}"]`)).toBeVisible()
}

async function switchTenant(page: Page, t: Words, name: string): Promise<void> {
  await page.goto('/')
  await page
    .locator('nav#menu')
    .getByRole('button', { name: t('frame.palette.tenants') })
    .click()
  await page.getByRole('option', { name }).click()
  await expect(page.locator('nav#menu').getByRole('button', { name })).toBeVisible()
}

// The languages take turns from commit to commit.
for (const { language, next, ...wanted } of sampled(JOURNEYS, JOURNEYS.length)) {
  test(`an administrator’s first day, in ${language}`, { skip, timeout }, async day => {
    const t = await wordsIn(language)
    const email = `tsetseg-${language}@first.example`
    const { page, complaints } = await world.visit({ hasServiceWorker: true, language, as: null })
    const theirs = await world.visit({ hasServiceWorker: true, language, as: null })

    await day.test('sign in: a wrong password is told in place and the e-mail is kept', () =>
      signIn(page, t, language),
    )
    await day.test('menu and launcher hold exactly what is installed and permitted', () =>
      requireMenuAndLauncher(page, t),
    )
    await day.test(
      'an invited person gets a mail, accepts in their own browser and is signed in',
      async () => {
        await invite(page, t, email)
        const [link] = /http\S+#token=[\w-]+/.exec((await receiveMail(world.mailDir, email)).text)!
        await accept(theirs.page, t, link)
      },
    )
    await day.test('a member without rights sees less', async () => {
      await requireMenuAndLauncher(theirs.page, t)
      assert.ok(!(await menuPaths(theirs.page)).includes('/organisation/members'))
    })
    await day.test('a role that is given opens more', async () => {
      await giveRole(page, t, { email, role: t('parts.role.admin') })
      await requireMenuAndLauncher(theirs.page, t)
      assert.ok((await menuPaths(theirs.page)).includes('/organisation/members'))
    })
    await day.test('an app from the store brings its entry into the menu', () => install(page, t, wanted))
    await day.test('the audit log shows what was just done', async () => {
      await page.goto('/audit')
      await settled(page)
      await expect(page.locator('main').getByText(email).first()).toBeVisible()
    })
    await day.test('the organisation is switched, and back', async () => {
      const { body: me } = await world.admin.get('/me')
      const tenant = await givenTenant(world.platform.ctx, `second-${language}`, me.user)
      const there = createClient(world.origin)
      await there.signIn(ADMIN_EMAIL, ADMIN_PASSWORD, tenant.slug)
      await there.put('/settings/appearance', { languages: ['mn', 'en', 'ar'] })
      await switchTenant(page, t, tenant.name)
      await switchTenant(page, t, me.tenant.name)
    })
    await day.test('language and theme are chosen in the profile', async () => {
      await page.goto('/profile?tab=preferences')
      await page.getByRole('radio', { name: t('profile.theme.dark') }).check()
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await page.getByRole('radio', { name: NATIVE_NAMES[next] }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', next)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText((await wordsIn(next))('profile.title'))
    })
    await day.test('sign out leads to the sign-in page, and the way back is closed', async () => {
      const words = await wordsIn(next)
      const { user } = await (await page.request.get('/api/v1/me')).json()
      await page.getByRole('button', { name: words('frame.account', { name: user.name }) }).click()
      await page.getByRole('menuitem', { name: words('frame.sign_out') }).click()
      await page.waitForURL('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', next)
      // The page may leave for signing in before all of it is loaded.
      await page.goto('/organisation/members', { waitUntil: 'commit' })
      await page.waitForURL(/\/login\?return_to=/)
    })
    assert.deepEqual([...complaints, ...theirs.complaints], [])
  })
}

test('a built-in report is changed and saved, mailed each Monday, downloaded, shared until a chosen day and kept on the home page', {
  skip,
  timeout,
}, async () => {
  const t = await wordsIn('mn')
  const name = 'Сүүлийн сард нэвтрээгүй хүмүүс'
  const { page, complaints } = await world.visit({ hasServiceWorker: true, language: 'mn' })
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  await page.goto('/reports/inactive_members')
  await page.getByLabel(t('reports.filter.value'), { exact: true }).nth(1).fill('30')
  await page.getByRole('textbox', { name: t('reports.name'), exact: true }).fill(name)
  // A link would lead to the report as it was before.
  await button(t('reports.share')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('reports.unsaved'))).toBeVisible()
  await page.keyboard.press('Escape')
  await button(t('reports.save_new')).click()
  await page.waitForURL(/\/reports\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)!
  const saved = (await world.admin.get(`/reports/${id}`)).body
  assert.equal(saved.name, name)
  assert.equal(saved.query.filters[1].value, 30)

  const schedule = async () => (await world.admin.get(`/reports/${id}/schedule`)).body
  await button(t('reports.schedule')).click()
  await expect(dialog.getByText(t('reports.unsaved'))).toHaveCount(0)
  await dialog.getByLabel(t('reports.schedule.time'), { exact: true }).fill('08:30')
  await requireFine(page, 'schedule of a report')
  await dialog.getByRole('button', { name: t('reports.save'), exact: true }).click()
  await expect(page.getByText(t('reports.schedule.saved'))).toBeVisible()
  const { every, time, zone, people, paused } = await schedule()
  assert.deepEqual([every, time, zone, paused], ['week', '08:30', 'Asia/Ulaanbaatar', false])
  assert.deepEqual(
    people.map(({ email }: { email: string }) => email),
    [ADMIN_EMAIL],
  )
  await button(t('reports.schedule')).click()
  await expect(dialog.getByText(t('reports.schedule.next', { at: '' }).trim())).toBeVisible()
  await dialog.getByRole('switch', { name: t('reports.schedule.paused') }).check()
  await dialog.getByRole('button', { name: t('reports.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  assert.equal((await schedule()).paused, true)

  await button(t('reports.share')).click()
  const end = dialog.getByRole('combobox', { name: t('reports.share.end') })
  await chooseOption(page, { field: end, name: t('reports.share.own_day') })
  const dayOf = (moment: number) => new Date(moment).toLocaleDateString('sv')
  const friday = dayOf(Date.now() + 4 * 86_400_000)
  await dialog.getByLabel(t('reports.share.last_day')).fill(friday)
  await dialog.getByRole('button', { name: t('reports.share.create') }).click()
  await expect(dialog.getByText(t('reports.share.once'))).toBeVisible()
  const [share] = (await world.admin.get(`/reports/${id}/shares`)).body.items
  assert.equal(dayOf(Date.parse(share.expires_at)), friday)
  await page.keyboard.press('Escape')

  await button(t('reports.download')).click()
  await page.getByRole('menuitem', { name: t('reports.download.xlsx') }).click()
  await page.goto('/reports?tab=exports')
  await expect(page.getByRole('row', { name }).getByText(t('reports.export.ready'))).toBeVisible()

  await page.goto('/reports')
  const star = page.getByRole('button', { name: t('reports.star_of', { name }) })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const home = await world.visit({ hasServiceWorker: true, language: 'mn', scheme: 'dark', viewport: PHONE })
  await home.page.goto('/')
  const own = home.page.getByRole('region', { name: t('home.reports') })
  await expect(own.getByRole('link', { name })).toBeVisible()
  await expect(own.getByText(t('home.reports.rows'))).toBeVisible()
  await requireFine(home.page, 'home with a report')
  assert.deepEqual([...complaints, ...home.complaints], [])
})
