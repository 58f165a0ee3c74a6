import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import {
  CHROMIUM,
  expect,
  FLAGS,
  PHONE,
  settled,
  WIDE,
  watchRequests,
} from '../tests/browser/world/browser-world.ts'
import { type Credentials, startDemo } from '../tests/browser/world/demo-world.ts'

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url))

type Shot = {
  name: string
  path: string
  language?: 'mn' | 'en' | 'ar'
  scheme?: 'light' | 'dark'
  viewport?: BrowserContextOptions['viewport']
  isSignedOut?: boolean
}

const shots = (person: string, client: Client): Shot[] => [
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
  { name: 'clients', path: '/sso/clients' },
  { name: 'client', path: `/sso/clients/${client.id}?tab=quick_start`, language: 'en', scheme: 'dark' },
  { name: 'consent', path: requestOf(client), viewport: { width: 1088, height: 780 } },
  { name: 'consent-phone', path: requestOf(client), language: 'ar', viewport: PHONE },
  { name: 'api-page', path: '/docs', language: 'en', isSignedOut: true },
]

type Client = { id: string; client_id: string; redirect_uris: string[]; scopes: string[] }

const CALLBACK = 'https://payroll.example.mn/callback'
const CLIENTS = [
  { name: 'Тайлангийн агуулах', grant_types: ['client_credentials'], scopes: ['erp.read'] },
  { name: 'Мобайл апп', type: 'public', redirect_uris: ['mn.example.app:/callback'] },
  { name: 'Цалингийн систем', redirect_uris: [CALLBACK], scopes: ['openid', 'profile', 'email', 'erp.read'] },
]

/** Applications for the pictures of the provider; the last one asks for consent. */
async function registerClients(
  browser: Browser,
  origin: string,
  signedIn: Studio['signedIn'],
): Promise<Client> {
  const context = await browser.newContext({ baseURL: origin, storageState: signedIn })
  const answers: Client[] = []
  for (const data of CLIENTS)
    answers.push(await (await context.request.post('/api/v1/sso/clients', { data })).json())
  await context.close()
  return answers.at(-1)!
}

const requestOf = ({ client_id, redirect_uris, scopes }: Client): string =>
  `/oauth2/auth?${new URLSearchParams({
    client_id,
    response_type: 'code',
    scope: scopes.join(' '),
    redirect_uri: redirect_uris[0]!,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })}`

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
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
    endings.push(() => browser.close())
    await mkdir(FOLDER, { recursive: true })
    const signedIn = await signedInState(browser, origin, credentials)
    const client = await registerClients(browser, origin, signedIn)
    for (const shot of shots(person, client)) await take({ browser, origin, signedIn }, shot)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

await main()
