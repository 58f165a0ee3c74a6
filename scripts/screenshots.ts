import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { expect, FLAGS, PHONE, settled, WIDE, watchRequests } from '../tests/browser/browser-world.ts'
import { type Credentials, startDemo } from '../tests/browser/demo-world.ts'

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url))

type Shot = {
  name: string
  path: string
  language?: 'mn' | 'en' | 'ar'
  scheme?: 'light' | 'dark'
  viewport?: BrowserContextOptions['viewport']
  isSignedOut?: boolean
}

const shots = (person: string): Shot[] => [
  // Its ornaments compress badly: a little smaller, it loads as fast as the others.
  { name: 'login', path: '/login', isSignedOut: true, viewport: { width: 1088, height: 680 } },
  { name: 'home', path: '/' },
  { name: 'people', path: '/organisation/members', language: 'en', scheme: 'dark' },
  { name: 'person', path: `/organisation/members/${person}` },
  { name: 'roles', path: '/organisation/roles' },
  { name: 'store', path: '/store' },
  { name: 'audit', path: '/audit' },
  { name: 'appearance', path: '/settings/appearance' },
  { name: 'people-arabic', path: '/organisation/members', language: 'ar' },
  { name: 'phone', path: '/organisation/members', viewport: PHONE },
  { name: 'api-page', path: '/docs', language: 'en', isSignedOut: true },
]

/** Signed in once: a sign-in for each picture would fill the history that two of them show. */
async function signedInState(browser: Browser, origin: string, data: Credentials) {
  const context = await browser.newContext({ baseURL: origin })
  await context.request.post('/api/v1/auth/login', { data })
  return context.storageState()
}

type Studio = { browser: Browser; origin: string; signedIn: BrowserContextOptions['storageState'] }

async function take({ browser, origin, signedIn }: Studio, shot: Shot): Promise<void> {
  const { name, path, language = 'mn', scheme = 'light', viewport = WIDE, isSignedOut } = shot
  const context = await browser.newContext({
    viewport,
    baseURL: origin,
    storageState: isSignedOut ? undefined : signedIn,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ulaanbaatar',
  })
  const choices = Object.entries({ lang: language, scheme })
  await context.addCookies(choices.map(([cookie, value]) => ({ name: cookie, value, url: origin })))
  const page = await context.newPage()
  watchRequests(page)
  await page.goto(path)
  await settled(page)
  await expect.poll(() => page.evaluate<string>('document.fonts.status')).toBe('loaded')
  const file = `${FOLDER}${name}.png`
  await page.screenshot({ path: file, caret: 'hide', animations: 'disabled' })
  console.log(`docs/images/${name}.png  ${Math.round((await stat(file)).size / 1024)} KB`)
  await context.close()
}

async function main(): Promise<void> {
  const endings: (() => Promise<unknown>)[] = []
  try {
    const { origin, credentials, person } = await startDemo(work => endings.push(work))
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
    endings.push(() => browser.close())
    await mkdir(FOLDER, { recursive: true })
    const signedIn = await signedInState(browser, origin, credentials)
    for (const shot of shots(person)) await take({ browser, origin, signedIn }, shot)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

await main()
