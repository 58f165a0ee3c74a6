import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { afterEach } from 'node:test'
import {
  type Browser,
  type BrowserContext,
  expect as baseExpect,
  chromium,
  type Page,
} from '@playwright/test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  type Distribution,
  shellFolder,
  skipWithout,
  startTestPlatform,
  type TestPlatform,
} from '@tamga/core/testing'
import { LANGUAGES, type Language } from '@tamga/formats'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { WIDE } from './inspection.ts'
import { watchRequests } from './settled.ts'

export * from './inspection.ts'
export { settled, watchRequests } from './settled.ts'

/** Patient: a browser, a database and a service may share two cores. */
const PATIENCE = 60_000
export const expect = baseExpect.configure({ timeout: PATIENCE })

const HEADLESS = '/usr/bin/chromium-headless-shell'
export const CHROMIUM = existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium'

/** For the `skip` option of each test: what the machine lacks, or false. */
export const withoutBrowser = skipWithout('chromium-headless-shell')

/** No test waits for ever, whatever its browser does. */
export const TEST_LIMIT = 300_000

export type Visit = {
  language?: Language
  scheme?: 'light' | 'dark'
  viewport?: { width: number; height: number }
  /** With the service worker, which keeps a copy of every file that it hands on: for tests of a page without a server. */
  hasServiceWorker?: boolean
  /** Sign in first; the administrator unless somebody else is named. */
  as?: { email: string; password: string } | null
}

export type BrowserWorld = TestPlatform & {
  browser: Browser
  address: string
  /** A browser of its own, with what the page complained about collected in `complaints`. */
  visit(visit?: Visit): Promise<{ page: Page; context: BrowserContext; complaints: string[] }>
}

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough to gain from having its scripts compiled a second time: a twelfth of the work of the browser.
  '--js-flags=--no-turbofan --no-maglev',
]

/** The whole product with its built shell, and a real Chromium. */
export async function startBrowserWorld(
  t: { after(work: () => Promise<unknown>): void },
  settings: Record<string, string> = {},
  distribution: Distribution = signIn,
): Promise<BrowserWorld> {
  // Every test of the file is skipped then, and none of them looks at the world.
  if (withoutBrowser) return {} as BrowserWorld
  const world = await startTestPlatform(t, {
    distribution,
    settings: { SHELL_DIR: await shellFolder(), LANGUAGES: LANGUAGES.join(','), ...settings },
  })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  t.after(() => browser.close())
  await enableLanguages(world)
  closeAfterEachTest(browser)
  const address = world.platform.services.settings.PUBLIC_ORIGIN
  return { ...world, browser, address, visit: visit => openVisit(browser, address, visit) }
}

/** A page that nobody looks at any more still asks the service for news, and takes the time of the tests that follow. */
function closeAfterEachTest(browser: Browser): void {
  afterEach(async test => {
    // Steps of a test share its pages. Where files run in turn, each has a test of its own around its tests.
    if (test?.fullName.replace(/^\S+\.test\.ts > /, '') !== test?.name) return
    await Promise.all(browser.contexts().map(context => context.close()))
  })
}

async function enableLanguages({ admin }: TestPlatform): Promise<void> {
  const answer = await admin.put('/settings/appearance', { languages: ['mn', 'en', 'ar'] })
  assert.equal(answer.status, 200, answer.text)
}

// Colours that fade into each other cost more than the page itself, and nobody looks at them here.
const STILL = `{
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets = [still]
}`

async function openVisit(browser: Browser, address: string, visit: Visit = {}) {
  const context = await browser.newContext({
    viewport: visit.viewport ?? WIDE,
    baseURL: address,
    reducedMotion: 'reduce',
    serviceWorkers: visit.hasServiceWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(STILL)
  await context.addCookies(
    Object.entries({ lang: visit.language ?? 'mn', scheme: visit.scheme ?? 'light' }).map(
      ([name, value]) => ({ name, value, url: address }),
    ),
  )
  const complaints: string[] = []
  const page = await context.newPage()
  watchRequests(page)
  page.on('console', message => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  if (visit.as !== null) await signInThere(page, visit.as ?? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  return { page, context, complaints }
}

/** By the API, so that tests of other screens do not click through the sign-in page each time. */
async function signInThere(page: Page, { email, password }: NonNullable<Visit['as']>): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password, replace: true } })
  assert.equal(answer.status(), 200, await answer.text())
}
