import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  expect as baseExpect,
  chromium,
  type Page,
  type Request,
} from '@playwright/test'
import type { Language } from '@tamga/core/i18n'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  shellFolder,
  skipWithout,
  startTestPlatform,
  type TestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Patient: a browser, a database and a service may share two cores. */
export const expect = baseExpect.configure({ timeout: 20_000 })

/** For the `skip` option of each test: what the machine lacks, or false. */
export const withoutBrowser = skipWithout('chromium')

/** No test waits for ever, whatever its browser does. */
export const TEST_LIMIT = 180_000

export type Visit = {
  language?: Language
  scheme?: 'light' | 'dark'
  viewport?: { width: number; height: number }
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
]

/** The whole product with its built shell, and a real Chromium. */
export async function startBrowserWorld(
  t: { after(work: () => Promise<unknown>): void },
  settings: Record<string, string> = {},
): Promise<BrowserWorld> {
  // Every test of the file is skipped then, and none of them looks at the world.
  if (withoutBrowser) return {} as BrowserWorld
  const world = await startTestPlatform(t, {
    distribution: signIn,
    settings: { SHELL_DIR: await shellFolder(), ...settings },
  })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
  t.after(() => browser.close())
  await enableLanguages(world)
  const address = world.platform.services.settings.PUBLIC_ORIGIN
  return { ...world, browser, address, visit: visit => openVisit(browser, address, visit) }
}

async function enableLanguages({ admin }: TestPlatform): Promise<void> {
  const answer = await admin.put('/settings/appearance', { languages: ['mn', 'en', 'ar'] })
  assert.equal(answer.status, 200, answer.text)
}

async function openVisit(browser: Browser, address: string, visit: Visit = {}) {
  const context = await browser.newContext({
    viewport: visit.viewport ?? WIDE,
    baseURL: address,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
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
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  assert.equal(answer.status(), 200, await answer.text())
}

const inFlight = new WeakMap<Page, Set<Request>>()

/** Counts what the page still waits for: until a skeleton shows, nothing else tells an empty page from a loading one. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  inFlight.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

const isWaiting = (page: Page) =>
  [...(inFlight.get(page) ?? [])].some(request => request.resourceType() === 'fetch')

const IS_DRAWN = `document.querySelector('h1')?.checkVisibility() === true
  && document.querySelector('.mantine-Skeleton-root, .skeleton, .mantine-Loader-root') === null
  && document.getAnimations().every(animation => animation.playState !== 'running')`

const PATIENCE = 20_000
const GLANCE = 25

/** Drawn to the end: the heading is there, and nothing is loading or moving any more, twice in a row. */
export async function settled(page: Page): Promise<void> {
  // Not waitForFunction: it evaluates inside the page, where our own content security policy forbids it.
  const look = async () => !isWaiting(page) && (await page.evaluate<boolean>(IS_DRAWN)) && !isWaiting(page)
  const end = Date.now() + PATIENCE
  for (let calm = 0; calm < 2; ) {
    calm = (await look()) ? calm + 1 : 0
    assert.ok(calm > 0 || Date.now() < end, `${page.url()} is still loading or moving`)
    await setTimeout(GLANCE)
  }
}

/** Nothing serious for people who see, hear or move differently. */
export async function requireAccessible(page: Page, where: string): Promise<void> {
  await requireNoViolation(axe(page), where)
}

/** Between light and dark the page is the same but for its colours. */
export async function requireContrast(page: Page, where: string): Promise<void> {
  await requireNoViolation(axe(page).withRules(['color-contrast', 'link-in-text-block']), where)
}

// Our pages have no frames: the mode that looks into them would open a second page each time.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function requireNoViolation(builder: AxeBuilder, where: string): Promise<void> {
  const { violations } = await builder.analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  assert.deepEqual(
    grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html.slice(0, 160)) })),
    [],
    where,
  )
}

export async function requireNoOverflow(page: Page, where: string): Promise<void> {
  const excess = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  assert.ok(excess <= 0, `${where} is ${excess} px wider than the window`)
}
