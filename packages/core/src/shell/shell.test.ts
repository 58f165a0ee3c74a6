import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inTenant, withTenant } from '../kernel/context.ts'
import { endSessions } from '../modules/identity/index.ts'
import { givenMember, startTestPlatform } from '../testing/index.ts'
import { readTemplate } from './template.ts'

const PAGE = `<!doctype html><html lang="__LANG__" dir="__DIR__" data-mantine-color-scheme="__SCHEME__"><head><title>__TITLE__</title>
<meta name="description" content="__DESCRIPTION__"><meta name="theme-color" content="__THEME_COLOR__">
<script type="application/json" id="boot">__BOOT__</script><script nonce="__CSP_NONCE__" src="/assets/a.js"></script></head><body>KIND<noscript>__NOSCRIPT__</noscript></body></html>`

const dir = await mkdtemp(join(tmpdir(), 'tamga-shell-'))
after(() => rm(dir, { recursive: true, force: true }))
await mkdir(join(dir, 'assets'))
await writeFile(join(dir, 'index.html'), PAGE.replace('KIND', 'console'))
await writeFile(join(dir, 'sign-in.html'), PAGE.replace('KIND', 'sign-in'))
await writeFile(join(dir, 'assets', 'a.js'), 'console.log(1)'.repeat(100))
await writeFile(join(dir, 'sw.js'), '1')
await writeFile(join(dir, 'offline.mn.html'), '<!doctype html>')
await mkdir(join(dir, '.vite'))
await writeFile(join(dir, '.vite', 'manifest.json'), '{}')

const world = await startTestPlatform(
  { after },
  { settings: { SHELL_DIR: dir, BRAND_NAME: 'Үндэсний <нэвтрэлт> & "co"' } },
)
const html = (path: string, headers: Record<string, string> = {}) =>
  world.stranger.get(`/${path}`, { accept: 'text/html', ...headers })

const bootOf = (text: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)![1]!)

test('the head of a page carries language, direction, brand and nonce, all escaped', async () => {
  const answer = await html('/login', { 'accept-language': 'en' })
  assert.equal(answer.status, 200)
  assert.match(answer.text, /<html lang="en" dir="ltr"/)
  assert.ok(answer.text.includes('<title>Sign in · Үндэсний &lt;нэвтрэлт&gt; &amp; &quot;co&quot;</title>'))
  const nonce = /nonce="([^"]+)"/.exec(answer.text)![1]!
  assert.ok(answer.headers.get('content-security-policy')!.includes(`'nonce-${nonce}'`))
  const boot = bootOf(answer.text)
  assert.equal(boot.language, 'en')
  assert.equal(boot.nonce, nonce)
  assert.notEqual(/nonce="([^"]+)"/.exec((await html('/login')).text)![1], nonce)
})

test('the lang cookie decides when its language is enabled, and the scheme cookie colours the first frame', async () => {
  assert.match((await html('/login', { cookie: 'lang=en; scheme=dark' })).text, /lang="en".*scheme="dark"/)
  assert.match((await html('/login', { cookie: 'lang=zh' })).text, /<html lang="mn"/)
  assert.match((await html('/login')).text, /<html lang="mn"/)
})

test('signed out, the root is the landing page; with a session cookie it is the console', async () => {
  assert.ok((await html('/')).text.includes('sign-in'))
  assert.ok((await html('/', { cookie: `tamga_session=${world.admin.token}` })).text.includes('console'))
  assert.ok((await html('/organisation/members')).text.includes('console'))
})

test('a session that ended is nobody: the root is the landing page, and the page knows', async () => {
  const ended = await html('/', { cookie: 'tamga_session=nobody-holds-this-token-any-more' })
  assert.ok(ended.text.includes('sign-in'))
  assert.equal(bootOf(ended.text).signed_in, false)
  assert.equal(
    bootOf((await html('/login', { cookie: `tamga_session=${world.admin.token}` })).text).signed_in,
    true,
  )
})

test('the next page of a session that was ended says by whom and why', async () => {
  const tenant = (await world.admin.get('/me')).body.tenant
  const member = await givenMember(world.platform.ctx, tenant, { email: 'ended@shell.example' })
  const session = await world.stranger.post('/auth/login', { email: member.email, password: member.password })
  const { id, token } = session.body.session
  const actor = { id: null, name: 'Админ', email: null }
  await inTenant(withTenant(world.platform.ctx, tenant), tx =>
    endSessions(
      tx,
      { ...world.platform.ctx, actor },
      { of: { ids: [id] }, cause: 'admin', reason: 'Хулгайд алдсан' },
    ),
  )
  const page = await html('/login', { cookie: `tamga_session=${token}` })
  assert.deepEqual(bootOf(page.text).ending, { cause: 'admin', by: 'Админ', reason: 'Хулгайд алдсан' })
  assert.equal(bootOf((await html('/login')).text).ending, undefined)
})

test('the console starts with the brand and the languages of the tenant of its session', async () => {
  const brand = { name: { mn: 'Алтан Богд', en: 'Golden Peak' }, logo_uri: 'https://cdn.example.mn/logo.svg' }
  assert.equal(
    (await world.admin.put('/settings/appearance', { languages: ['mn', 'ar'], brand })).status,
    200,
  )
  const cookie = `tamga_session=${world.admin.token}`
  const page = await html('/', { cookie: `${cookie}; lang=ar` })
  assert.match(page.text, /<html lang="ar" dir="rtl"/)
  assert.deepEqual(bootOf(page.text).languages, ['mn', 'ar'])
  const policy = page.headers.get('content-security-policy')!
  // The logo is shown from our own copy: the page loads nothing from a stranger.
  assert.ok(policy.includes("img-src 'self' data: blob:;"), policy)
  assert.match(bootOf(page.text).brand.logo_uri, /^\/logos\/[\w-]{43}$/)
  // English is not enabled there: neither the page nor the brand speaks it.
  const other = await html('/', { cookie: `${cookie}; lang=en` })
  assert.match(other.text, /<html lang="mn"/)
  assert.equal(bootOf(other.text).brand.name, 'Алтан Богд')
  assert.equal(bootOf((await html('/login')).text).brand.name, 'Үндэсний <нэвтрэлт> & "co"')
})

const titleOf = (text: string) => /<title>(.*?)<\/title>/.exec(text)![1]
const descriptionOf = (text: string) => /name="description" content="(.*?)"/.exec(text)![1]

test('titles and descriptions are of the page, in its language, before any script runs', async () => {
  const brand = 'Үндэсний &lt;нэвтрэлт&gt; &amp; &quot;co&quot;'
  const title = async (path: string, language: string, cookie = '') =>
    titleOf((await html(path, { cookie: `lang=${language}; ${cookie}` })).text)
  assert.equal(await title('/login', 'mn'), `Нэвтрэх · ${brand}`)
  assert.equal(await title('/forgot-password', 'en'), `Recover your password · ${brand}`)
  assert.equal(await title('/', 'en'), `Welcome · ${brand}`)
  assert.equal(await title('/organisation/members', 'mn'), `Гишүүд · ${brand}`)
  assert.equal(await title('/no/such/page', 'en'), brand)
  assert.match(descriptionOf((await html('/login', { cookie: 'lang=mn' })).text)!, /нэг бүртгэлээр/)
  assert.match(descriptionOf((await html('/login', { cookie: 'lang=en' })).text)!, /one account/)
})

/** Begins a sign-in for an application, as a browser without a session would. */
async function askedPage(client_id: string, params: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://rp.example/callback',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...params,
  })
  const answer = await fetch(`${world.origin}/oauth2/auth?${query}`, { redirect: 'manual' })
  assert.deepEqual(
    answer.headers.getSetCookie().filter(line => line.startsWith('lang=')),
    [],
    'an application does not choose the language of the next visit',
  )
  return answer.headers.get('location')!
}

test('a page that an application leads to shows the brand and the languages of its tenant, and ui_locales counts', async () => {
  const brand = { name: { mn: 'Алтан Богд', ar: 'القمة الذهبية' }, color: '#123456' }
  await world.admin.put('/settings/appearance', { languages: ['mn', 'ar'], brand })
  const registered = await world.admin.post('/sso/clients', {
    name: 'Апп',
    redirect_uris: ['https://rp.example/callback'],
    grant_types: ['authorization_code'],
  })
  assert.equal(registered.status, 201, registered.text)
  const { client_id } = registered.body
  const arabic = await html(await askedPage(client_id, { ui_locales: 'zh ar-EG en' }))
  assert.match(arabic.text, /<html lang="ar" dir="rtl"/)
  assert.equal(titleOf(arabic.text), 'تسجيل الدخول · القمة الذهبية')
  const boot = bootOf(arabic.text)
  assert.deepEqual(
    [boot.languages, boot.brand.color, boot.tenant],
    [['mn', 'ar'], '#123456', (await world.admin.get('/me')).body.tenant.slug],
  )
  const page = await askedPage(client_id, { ui_locales: 'ar' })
  assert.match((await html(page, { cookie: 'lang=mn' })).text, /<html lang="mn"/, 'a choice made here wins')
  assert.match((await html(page, { 'accept-language': 'mn' })).text, /<html lang="ar"/)
  // English is a language of the installation, not of this tenant.
  assert.match((await html(await askedPage(client_id, { ui_locales: 'en' }))).text, /<html lang="mn"/)
  const refused = await world.stranger.get(`//oauth2/auth?client_id=${client_id}&ui_locales=ar`, {
    accept: 'text/html',
  })
  assert.equal(bootOf(refused.text).brand.name, 'القمة الذهبية')
})

test('the manifest and the icon carry the brand of the tenant that is named, or of the session', async () => {
  const { slug } = (await world.admin.get('/me')).body.tenant
  const manifest = async (path: string, headers = {}) =>
    JSON.parse((await world.stranger.get(`//manifest.webmanifest${path}`, headers)).text)
  const named = await manifest(`?lang=ar&tenant=${slug}`)
  assert.deepEqual(
    [named.name, named.lang, named.theme_color, named.icons[0].src],
    ['القمة الذهبية', 'ar', '#123456', `/brand/icon?tenant=${slug}`],
  )
  const own = await manifest('', { cookie: `tamga_session=${world.admin.token}; lang=ar` })
  assert.deepEqual([own.name, own.lang], ['القمة الذهبية', 'ar'])
  assert.match((await world.stranger.get(`//brand/icon?tenant=${slug}`)).text, /fill="#123456"/)
})

test('of several languages that a browser asks for, the first enabled one is served', async () => {
  assert.match(
    (await html('/login', { 'accept-language': 'zh, ru;q=0.9, en;q=0.5' })).text,
    /<html lang="en"/,
  )
})

test('the worker may reach this origin only, and the offline page may run nothing', async () => {
  const worker = await world.stranger.get('//sw.js')
  assert.match(worker.headers.get('content-security-policy')!, /default-src 'none'.*connect-src 'self'/)
  assert.equal(worker.headers.get('service-worker-allowed'), '/')
  const page = await world.stranger.get('//offline.mn.html')
  assert.doesNotMatch(page.headers.get('content-security-policy')!, /script-src/)
  assert.match(page.headers.get('content-security-policy')!, /style-src 'self'/)
})

test('what is no page stays a problem: the API, missing assets, other methods', async () => {
  for (const path of [
    '//api/v1/nowhere',
    '//assets/missing.js',
    '//oauth2/nowhere',
    '//.well-known/nowhere',
    '//.env',
    '//.vite/manifest.json',
    '//docs/.git/config',
  ]) {
    assert.equal((await world.stranger.get(path, { accept: 'text/html' })).status, 404, path)
  }
  assert.equal((await world.stranger.get('//some/file.txt', { accept: '*/*' })).status, 404)
  assert.equal((await world.stranger.request('POST', '//login')).status, 404)
})

test('hashed assets are immutable, compressed and answered with 304', async () => {
  const asset = await fetch(`${world.origin}/assets/a.js`, { headers: { 'accept-encoding': 'gzip' } })
  assert.equal(asset.headers.get('content-encoding'), 'gzip')
  assert.match(asset.headers.get('cache-control')!, /immutable/)
  assert.ok((await asset.text()).startsWith('console.log(1)'))
  assert.equal(
    (await world.stranger.get('//assets/a.js', { 'if-none-match': asset.headers.get('etag')! })).status,
    304,
  )
  assert.equal((await world.stranger.get('//sw.js')).headers.get('cache-control'), 'no-cache')
})

test('the manifest speaks the language asked for', async () => {
  const manifest = JSON.parse(
    (await world.stranger.get('//manifest.webmanifest', { cookie: 'lang=en' })).text,
  )
  assert.deepEqual([manifest.lang, manifest.dir], ['en', 'ltr'])
  assert.equal(manifest.name, 'Үндэсний <нэвтрэлт> & "co"')
  assert.match(manifest.description, /one account/)
  // A language that is not offered is passed over, unless the page itself asks in it.
  const passedOver = await world.stranger.get('//manifest.webmanifest', { cookie: 'lang=ar' })
  assert.equal(JSON.parse(passedOver.text).lang, 'mn')
  assert.equal(JSON.parse((await world.stranger.get('//manifest.webmanifest?lang=fr')).text).lang, 'fr')
  assert.equal((await world.stranger.get('//brand/icon')).headers.get('content-type'), 'image/svg+xml')
})

test('a page whose marks were lost stops the start', () => {
  assert.throws(() => readTemplate('<html lang="__LANG__">', 'index.html'), /marks lost \[DIR/)
})
