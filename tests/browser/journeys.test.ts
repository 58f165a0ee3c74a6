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
} from '@tamga/core/testing'
import { type Language, NATIVE_NAMES } from '@tamga/formats'
import { expect, settled, startBrowserWorld, TEST_LIMIT, withoutBrowser } from './world/browser-world.ts'
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
  const launcher = page.getByRole('region', { name: t('home.apps') }).getByRole('listitem')
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
  await email.fill(ADMIN_EMAIL)
  await password.fill('not the password at all')
  await submit.click()
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

for (const { language, next, ...wanted } of JOURNEYS) {
  test(`an administrator’s first day, in ${language}`, { skip, timeout }, async day => {
    const t = await wordsIn(language)
    const email = `tsetseg-${language}@first.example`
    const { page, complaints } = await world.visit({ language, as: null })
    const theirs = await world.visit({ language, as: null })

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
      await page.goto('/organisation/members')
      await page.waitForURL(/\/login\?return_to=/)
    })
    assert.deepEqual([...complaints, ...theirs.complaints], [])
  })
}
