import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { chromium, type Page } from '@playwright/test'
import {
  createMigratedDatabase,
  freePort,
  makeOpenFolder,
  removeFolder,
  runTamga,
  shellFolder,
  startTamga,
} from '@tamga/core/testing'
import {
  CHROMIUM,
  expect,
  FLAGS,
  PHONE,
  requireAccessible,
  requireNoOverflow,
  settled,
  TEST_LIMIT,
  WIDE,
  watchRequests,
  withoutBrowser,
} from '../world/browser-world.ts'
import { signInOnPage } from '../world/sign-in-page.ts'
import { wordsIn } from '../world/words.ts'

const skip = withoutBrowser
const t = await wordsIn('en')
const EMAIL = 'minister@ministry.example'
const PASSWORD = 'bronze seal of the steppe 9'

async function startFlavour(flavour: 'sign-in' | 'government', given: Record<string, string>) {
  const folder = await makeOpenFolder(`tamga-${flavour}-`)
  after(() => removeFolder(folder))
  const port = String(await freePort())
  const env = {
    DATABASE_URL: await createMigratedDatabase({ after }),
    DATA_DIR: folder,
    SHELL_DIR: await shellFolder(),
    HOST: 'loopback',
    PORT: port,
    ...given,
  }
  const service = await startTamga(env, flavour)
  after(() => service.child.kill('SIGKILL'))
  return { service, env, address: `http://localhost:${port}` }
}

const isSignedIn = async (page: Page, address: string) =>
  (await page.request.get(`${address}/api/v1/me`)).status() === 200

test('both flavours in one browser profile: paired by the printed command, signed in to each, signed out everywhere', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  const first = await startFlavour('sign-in', {
    BOOTSTRAP_TENANT_SLUG: 'people',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
    BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
  })
  const second = await startFlavour('government', {
    SSO_PEER_ISSUER: first.address,
    BOOTSTRAP_TENANT_SLUG: 'ministry',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
  })
  const [, command] = /npm run tamga -- (.+)/.exec(second.service.stdout()) ?? []
  assert.match(command!, new RegExp(`^peer admit ${second.address} --secret-hash [0-9a-f]{64}$`))
  const paired = await runTamga(command!.split(' '), first.env)
  assert.equal(paired.code, 0, paired.stderr)

  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  after(() => browser.close())
  const context = await browser.newContext()
  await context.addCookies([{ name: 'lang', value: 'en', url: first.address }])
  const page = await context.newPage()
  watchRequests(page)
  await page.goto(`${first.address}/login`)
  await signInOnPage(page, t, { email: EMAIL, password: PASSWORD })
  await page.waitForURL(url => url.pathname === '/')

  // The government flavour has no password field; the way in is the peer.
  await page.goto(`${second.address}/login`)
  const peer = page.getByRole('link', { name: t('login.provider', { name: new URL(first.address).host }) })
  await expect(peer).toBeVisible()
  assert.equal(await page.locator('input[type=password]').count(), 0)
  await requireAccessible(page, 'the sign-in page of the government flavour')
  await peer.click()
  await page.waitForURL(url => url.origin === second.address && url.pathname === '/')
  const me = await (await page.request.get(`${second.address}/api/v1/me`)).json()
  assert.deepEqual(
    [me.user.email, me.user.is_operator, me.tenant.slug],
    [EMAIL, true, 'ministry'],
    'the named administrator is bound',
  )

  for (const [path, language] of [
    ['/registry', 'ar'],
    ['/registry?tab=batches', 'mn'],
    ['/registry/lookups', 'ar'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: language, url: second.address }])
    await page.setViewportSize(WIDE)
    await page.goto(`${second.address}${path}`)
    await settled(page)
    await requireAccessible(page, `${path} in ${language}`)
    await page.setViewportSize(PHONE)
    await requireNoOverflow(page, `${path} in ${language}`)
  }
  await page.setViewportSize(WIDE)
  await context.addCookies([{ name: 'lang', value: 'en', url: second.address }])

  const names = (await context.cookies()).map(({ name }) => name)
  assert.ok(names.includes('tamga_session') && names.includes('tamga_gov_session'), names.join(' '))
  assert.ok(await isSignedIn(page, first.address), 'neither overwrote the other')
  assert.ok(await isSignedIn(page, second.address))

  const leave = async (address: string, item: string | RegExp) => {
    await page.goto(address)
    await page.getByRole('button', { name: t('frame.account', { name: 'minister' }) }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect.poll(() => page.url().startsWith(`${address}/login`)).toBe(true)
    await expect.poll(() => isSignedIn(page, second.address)).toBe(false)
    assert.equal(await isSignedIn(page, first.address), false)
  }
  await leave(first.address, t('frame.sign_out'))

  // From the other side as well: the government flavour leads over the sign-in flavour and back, without a question.
  await page.goto(`${first.address}/login`)
  await signInOnPage(page, t, { email: EMAIL, password: PASSWORD })
  await page.waitForURL(url => url.pathname === '/')
  await page.goto(`${second.address}/login`)
  await peer.click()
  await page.waitForURL(url => url.origin === second.address && url.pathname === '/')
  // The page hears that its session is over before the other side answers, and goes there all the same.
  const isTold = page.waitForResponse(
    response => response.status() === 401 && response.url() === `${second.address}/api/v1/me`,
  )
  await page.route(
    url => url.origin === first.address,
    async route => {
      await isTold
      await route.continue()
    },
  )
  await leave(second.address, new RegExp(`^${t('frame.sign_out.everywhere')}`))
})
