import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import {
  CHROMIUM,
  expect,
  FLAGS,
  PHONE,
  settled,
  WIDE,
  watchRequests,
} from '../tests/browser/world/browser-world.ts'
import { type Credentials, startDemo, startGovernment } from '../tests/browser/world/demo-world.ts'

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url))

type Shot = {
  name: string
  path: string
  language?: 'mn' | 'en' | 'ar'
  scheme?: 'light' | 'dark'
  viewport?: BrowserContextOptions['viewport']
  isSignedOut?: boolean
  act?: (page: Page) => Promise<void>
}

const shots = ({ person, document, client }: Shown): Shot[] => [
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
  { name: 'modules/units', path: '/organisation/units' },
  { name: 'modules/invitations', path: '/organisation/invitations', language: 'en' },
  { name: 'modules/devices', path: '/organisation/devices' },
  { name: 'modules/service-accounts', path: '/service-accounts' },
  { name: 'modules/resources', path: '/oauth/resources' },
  { name: 'modules/federation', path: '/sso/federation' },
  { name: 'modules/sessions', path: '/sso/sessions', language: 'en' },
  { name: 'modules/reviews', path: '/sso/reviews' },
  { name: 'modules/review-queue', path: '/sso/reviews/queue', language: 'en' },
  { name: 'modules/provisioning', path: '/sso/scim', scheme: 'dark' },
  { name: 'modules/security', path: '/settings/security', language: 'en' },
  { name: 'modules/notifications', path: '/notifications' },
  { name: 'modules/mails', path: '/settings/mails' },
  { name: 'modules/features', path: '/settings/features', language: 'en' },
  { name: 'features/documents', path: '/documents' },
  { name: 'features/document', path: `/documents/${document}?tab=approval`, language: 'en', scheme: 'dark' },
  { name: 'features/document-settings', path: '/documents/settings', language: 'en' },
  { name: 'features/approvals', path: '/approvals' },
  { name: 'features/signatures', path: '/signatures' },
  { name: 'features/seal', path: '/settings/seal' },
  { name: 'features/verification', path: '/verify', isSignedOut: true },
  { name: 'features/reports', path: '/reports' },
  { name: 'features/report', path: '/reports/sign_ins_by_day', language: 'en' },
  { name: 'features/assistant', path: '/assistant' },
  { name: 'features/mcp', path: '/assistant/agents', language: 'en' },
  { name: 'operator/tenants', path: '/platform/tenants' },
  { name: 'operator/status', path: '/platform/status', language: 'en' },
  { name: 'operator/ring', path: '/platform/ring', language: 'en' },
  { name: 'api-page', path: '/docs', language: 'en', isSignedOut: true },
]

/** `npm run screenshots -- home modules/sessions` takes these alone. */
const ONLY = process.argv.slice(2)
const isWanted = ({ name }: Shot): boolean => ONLY.length === 0 || ONLY.includes(name)

/** Modules of the government flavour. */
const GOVERNMENT: Shot[] = [
  { name: 'government/registry', path: '/registry', language: 'en', act: lookUp },
  { name: 'government/look-ups', path: '/registry/lookups' },
]

/** Somebody of the simulated registry. */
async function lookUp(page: Page): Promise<void> {
  await page.getByLabel('Registry number of the citizen').fill('УА90010101')
  await page.getByLabel('Purpose').fill('Application 2026/114')
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  await expect(page.getByText('Just asked')).toBeVisible()
}

type Shown = { person: string; document: string; client: Client }

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
  const { name, path, language = 'mn', scheme = 'light', viewport = WIDE, isSignedOut, act } = shot
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
  await act?.(page)
  await settled(page)
  await expect.poll(() => page.evaluate<string>('document.fonts.status')).toBe('loaded')
  const file = `${FOLDER}${name}.png`
  await page.screenshot({ path: file, caret: 'hide', animations: 'disabled' })
  console.log(`docs/images/${name}.png  ${Math.round((await stat(file)).size / 1024)} KB`)
  await context.close()
}

type Entry = { path: string | null; children: Entry[] }

/** Every entry of the menu has its picture: a module that comes later is not forgotten. */
async function requireEveryModule({ browser, origin, signedIn }: Studio, taken: readonly Shot[]) {
  const context = await browser.newContext({ baseURL: origin, storageState: signedIn })
  const { items } = (await (await context.request.get('/api/v1/menus')).json()) as { items: Entry[] }
  await context.close()
  const pathsOf = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ path, children }) => [...(path === null ? [] : [path]), ...pathsOf(children)])
  const missing = pathsOf(items).filter(path => !taken.some(shot => shot.path === path))
  if (missing.length > 0) throw new Error(`no picture shows ${missing.join(', ')}`)
}

type Ending = () => Promise<unknown>

async function takeSignIn(browser: Browser, after: (work: Ending) => void): Promise<Shot[]> {
  const { origin, credentials, person, document } = await startDemo(after)
  const signedIn = await signedInState(browser, origin, credentials)
  const client = await registerClients(browser, origin, signedIn)
  const wanted = shots({ person, document, client })
  const studio = { browser, origin, signedIn }
  await requireEveryModule(studio, wanted)
  for (const shot of wanted.filter(isWanted)) await take(studio, shot)
  return wanted
}

async function takeGovernment(browser: Browser, after: (work: Ending) => void, taken: readonly Shot[]) {
  if (!GOVERNMENT.some(isWanted)) return
  const { origin, credentials } = await startGovernment(after)
  const studio = { browser, origin, signedIn: await signedInState(browser, origin, credentials) }
  await requireEveryModule(studio, [...taken, ...GOVERNMENT])
  for (const shot of GOVERNMENT.filter(isWanted)) await take(studio, shot)
}

async function main(): Promise<void> {
  const endings: Ending[] = []
  const after = (work: Ending) => void endings.push(work)
  try {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
    after(() => browser.close())
    for (const folder of ['modules', 'work', 'operator', 'government'])
      await mkdir(`${FOLDER}${folder}`, { recursive: true })
    const taken = await takeSignIn(browser, after)
    await takeGovernment(browser, after, taken)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

await main()
