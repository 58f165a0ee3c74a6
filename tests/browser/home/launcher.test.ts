import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import {
  accepts,
  createClient,
  givenMember,
  printSetupLink,
  shellFolder,
  startTestPlatform,
  stopProgram,
  untilReady,
} from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import {
  CHROMIUM,
  expect,
  FLAGS,
  PHONE,
  requireFine,
  requireNoOverflow,
  settled,
  TEST_LIMIT,
  WIDE,
  watchRequests,
  withoutBrowser,
} from '../world/browser-world.ts'
import { wordsIn } from '../world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const PASSWORD = 'a road of four thousand steps'
const ADMIN = { email: 'chief@first.example', password: PASSWORD }
const t = await wordsIn('mn')

// An installation as `npm start` leaves it: nobody there yet, and a link printed.
const world = skip
  ? null
  : await startTestPlatform(
      { after },
      { distribution: signIn, bootstrap: false, settings: { SHELL_DIR: await shellFolder() } },
    )
const origin = world?.platform.services.settings.PUBLIC_ORIGIN ?? ''
const browser = skip ? null : await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
after(() => browser?.close())

async function openBrowser(viewport = WIDE): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser!.newContext({ viewport, baseURL: origin, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  await context.addCookies([{ name: 'lang', value: 'mn', url: origin }])
  const page = await context.newPage()
  watchRequests(page)
  return { context, page }
}

async function signedIn(person: { email: string; password: string }, viewport = WIDE) {
  const opened = await openBrowser(viewport)
  const { email, password } = person
  const answer = await opened.page.request.post('/api/v1/auth/login', { data: { email, password } })
  assert.equal(answer.status(), 200)
  await opened.page.goto('/')
  await settled(opened.page)
  return opened
}

/** The recipe as it stands on the page, run by Node beside the openid-client of this repository. */
async function runRecipe(code: string): Promise<void> {
  const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
  const folder = await mkdtemp(join(modules, '.recipe-'))
  await writeFile(join(folder, 'app.mjs'), code)
  const child = spawn(process.execPath, [join(folder, 'app.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  after(async () => {
    await stopProgram(child)
    await rm(folder, { recursive: true, force: true })
  })
  const port = Number(/localhost:(\d+)/.exec(code)![1])
  await untilReady('the application', child, () => accepts(port))
}

const MOST_STEPS = 12

test('a new administrator signs in to a first application in a dozen steps, led by the checklist', {
  skip,
  timeout,
}, async () => {
  const { context, page } = await openBrowser()
  const steps: string[] = []
  const step = async (name: string, work: () => Promise<unknown>) => {
    steps.push(name)
    await work()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = await printSetupLink(world!.platform.ctx)
  await step('open the link that the start printed', () => page.goto(link!))
  await step('name the organisation and yourself', async () => {
    await page.getByLabel(t('field.tenant_name')).fill('Нэгдүгээр')
    await page.getByLabel(t('field.name')).fill('Админ Болд')
    await page.getByLabel(t('field.email')).fill(ADMIN.email)
    await page.getByLabel(t('field.password'), { exact: true }).fill(PASSWORD)
    await button(t('setup.submit')).click()
    await page.waitForURL(`${origin}/`)
  })
  const checklist = page.getByRole('list').filter({ hasText: t('home.step.application') })
  await expect(checklist.getByText(t('home.step.sign_in.blocked'))).toBeVisible()
  await step(t('home.step.application'), () =>
    checklist.getByRole('link', { name: t('home.step.application') }).click(),
  )
  const dialog = page.getByRole('dialog')
  await step(t('clients.name'), async () => {
    await dialog.getByLabel(t('clients.name')).fill('Цалингийн систем')
    await button(t('clients.step.next')).click()
  })
  await step(t('clients.try_here'), () => button(t('clients.try_here')).click())
  await step(t('clients.register.submit'), () => button(t('clients.register.submit')).click())
  await step('choose a recipe', () => dialog.getByText('openid-client', { exact: true }).click())
  await step('copy it and run it', async () => {
    const recipe = dialog.getByRole('region', { name: 'openid-client' })
    await runRecipe((await recipe.textContent())!)
  })
  const opened = context.waitForEvent('page')
  await step(t('home.step.sign_in'), () =>
    dialog.getByRole('link', { name: t('clients.registered.try') }).click(),
  )
  const application = await opened
  await step(t('consent.allow'), () =>
    application.getByRole('button', { name: t('consent.allow'), exact: true }).click(),
  )
  await expect(application.getByText('Админ Болд')).toBeVisible()
  assert.ok(steps.length <= MOST_STEPS, steps.join('\n'))
  // Back on the first page, both have ticked themselves, and the application has its tile.
  await page.goto('/')
  for (const key of ['application', 'sign_in'])
    await expect(checklist.getByText(t(`home.step.${key}`))).toContainText(t('home.steps.done'))
  await expect(page.getByRole('link', { name: 'Цалингийн систем' })).toBeVisible()
  // Administrators come to look first: one key more leads them to the applications.
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: t('home.applications.search') })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await requireFine(page, 'home of a new administrator')
  await button(t('home.steps.hide')).click()
  await expect(checklist).toHaveCount(0)
  await button(t('home.steps.show')).click()
  await expect(checklist).toBeVisible()
  await context.close()
})

test('an employee opens any application with one click, or with four keys after signing in', {
  skip,
  timeout,
}, async () => {
  const admin = createClient(world!.origin)
  await admin.signIn(ADMIN.email, ADMIN.password)
  const tenant = (await admin.get('/me')).body.tenant
  const person = await givenMember(world!.platform.ctx, tenant, { email: 'plain@first.example' })
  const register = (name: string, more: object) =>
    admin.post('/sso/clients', { name, redirect_uris: ['https://app.example/cb'], ...more })
  const at = (path: string) => ({ launch_uri: `${origin}/health?${path}` })
  await register('Албан бичиг', { ...at('letters'), category: 'Ажил хэрэг', description: 'Бичиг хэрэг' })
  await register('Аудит', { ...at('audit'), audience: { roles: ['admin'] } })
  await register('Сургалт', { ...at('courses'), category: 'Хүний нөөц' })
  const { context, page } = await signedIn(person)
  const tiles = page.getByRole('region', { name: t('home.applications') }).getByRole('link')
  await expect(tiles).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Аудит' })).toHaveCount(0)
  const byKeys = context.waitForEvent('page')
  for (const key of ['с', 'у', 'р', 'Enter'])
    await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.insertText(key))
  await expect(await byKeys).toHaveURL(/courses$/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('home.favourite', { name: 'Албан бичиг' }) }).click()
  await expect(page.getByRole('heading', { name: t('home.favourites') })).toBeVisible()
  const byClick = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Албан бичиг' }).click()
  await expect(await byClick).toHaveURL(/letters$/)
  // What was opened stands above the rest, also after the page was left.
  await page.reload()
  await settled(page)
  await expect(page.getByRole('heading', { name: t('home.recent') })).toBeVisible()
  await page.getByRole('button', { name: 'Хүний нөөц' }).click()
  await expect(tiles).toHaveCount(1)
  await requireFine(page, 'home of an employee')
  await context.close()
  const phone = await signedIn(person, PHONE)
  await requireNoOverflow(phone.page, 'home of an employee on a phone')
  await phone.context.close()
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an administrator prepares the tile of an application and chooses who may open it', {
  skip,
  timeout,
}, async () => {
  const { context, page } = await signedIn(ADMIN)
  const listed = await (await page.request.get('/api/v1/sso/clients?q=Сургалт')).json()
  await page.goto(`/sso/clients/${listed.items[0].id}?tab=launch`)
  await settled(page)
  await page.getByLabel(t('clients.description')).fill('Онлайн хичээл')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('clients.logo.upload') }).click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText(t('clients.logo.own'))).toBeVisible()
  await page.getByLabel(t('clients.audience.some')).check()
  await page.getByRole('button', { name: t('parts.save'), exact: true }).click()
  await expect(page.getByText('дор хаяж нэгийг')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Админ' }).check()
  await page.getByRole('button', { name: t('parts.save'), exact: true }).click()
  await expect(page.getByText(t('clients.saved', { name: 'Сургалт' }))).toBeVisible()
  await requireFine(page, 'tile and audience of an application')
  await context.close()
})
