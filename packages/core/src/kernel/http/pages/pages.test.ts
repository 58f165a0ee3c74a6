import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { printSetupLink } from '../../../modules/identity/index.ts'
import { startTestPlatform } from '../../../testing/index.ts'
import { accountMessages, docsMessages } from '../../messages/index.ts'

const PAGES = [
  '/docs',
  '/api/v1/docs',
  '/login',
  '/setup',
  '/invitation',
  '/reset-password',
  '/verify-email',
  '/forgot-password',
]

const { stranger } = await startTestPlatform({ after }, { settings: { BRAND_NAME: '<b>"Тамга"</b>' } })

const bootOf = (html: string) => {
  const content = /<meta name="boot" content="([^"]*)">/.exec(html)?.[1] ?? ''
  const plain = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
  return JSON.parse(plain.replaceAll('&amp;', '&'))
}

test('every page runs its own script and style alone', async () => {
  for (const page of PAGES) {
    const { status, headers, text } = await stranger.get(`/${page}`)
    assert.equal(status, 200, page)
    assert.match(headers.get('content-type')!, /^text\/html/)
    const policy = headers.get('content-security-policy')!
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    assert.ok(nonce && policy.includes(`style-src 'nonce-${nonce}'`), page)
    assert.ok(!/unsafe|https?:|\*/.test(policy), page)
    for (const [tag] of text.matchAll(/<(?:script|style|link rel="stylesheet")[^>]*>/g))
      assert.ok(tag.includes(`nonce="${nonce}"`), tag)
    assert.ok(!/\son\w+=|\sstyle=|src="http|href="http/.test(text), page)
  }
})

test('no two answers share a nonce', async () => {
  const policies = await Promise.all(
    [1, 2, 3].map(async () => (await stranger.get('//login')).headers.get('content-security-policy')),
  )
  assert.equal(new Set(policies).size, 3)
})

test('a page speaks the language of the cookie, then of the browser, and Arabic runs from right to left', async () => {
  const arabic = await stranger.get('//docs', { cookie: 'lang=ar', 'accept-language': 'en' })
  assert.match(arabic.text, /<html lang="ar" dir="rtl">/)
  assert.match(arabic.text, /<title>دليل API ·/)
  assert.equal(arabic.headers.get('content-language'), 'ar')
  assert.match(
    (await stranger.get('//login', { 'accept-language': 'fr' })).text,
    /<html lang="fr" dir="ltr">/,
  )
  assert.match((await stranger.get('//login')).text, /<html lang="mn" dir="ltr">/)
})

test('the name of the installation is text, never markup', async () => {
  const { text } = await stranger.get('//docs')
  assert.ok(!text.includes('<b>'))
  assert.ok(text.includes('&lt;b&gt;&quot;Тамга&quot;'))
  assert.equal(bootOf(text).brand, '<b>"Тамга"</b>')
})

test('the front door leads to sign-in', async () => {
  const answer = await stranger.get('//')
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), '/login')
})

test('the set-up page says so when everything is set up', async t => {
  assert.equal(bootOf((await stranger.get('//setup')).text).is_done, true)
  const fresh = await startTestPlatform(t, { bootstrap: false })
  assert.equal(bootOf((await fresh.stranger.get('//setup')).text).is_done, false)
  const token = new URL(await printSetupLink(fresh.platform.ctx)).hash.replace('#token=', '')
  const first = {
    email: 'bat@altan.mn',
    name: 'Бат',
    password: 'урт сайхан нууц үг',
    tenant_slug: 'altan',
    tenant_name: 'Алтан',
  }
  assert.equal((await fresh.stranger.post('/auth/setup', { token, ...first })).status, 201)
  assert.equal(bootOf((await fresh.stranger.get('//setup')).text).is_done, true)
})

test('static files are kept for ever under the address of their content', async () => {
  const { text } = await stranger.get('//docs')
  const files = [...text.matchAll(/"(\/docs\/assets\/[^"]+)"/g)].map(([, path]) => path!)
  assert.ok(files.length >= 4)
  for (const path of files) {
    const answer = await stranger.get(`/${path}`)
    assert.equal(answer.status, 200, path)
    assert.match(answer.headers.get('cache-control')!, /immutable/)
  }
  assert.equal(
    (await stranger.get('//docs/assets/of-another-release/docs.js')).headers.get('cache-control'),
    'no-store',
  )
  assert.equal((await stranger.get('//docs/assets/any/nothing.js')).status, 404)
  assert.equal((await stranger.get('//docs/assets/any/..%2F..%2Fpage.ts')).status, 404)
})

test('every text that the scripts name is in the catalogue', () => {
  const folder = new URL('./assets/', import.meta.url)
  for (const name of readdirSync(folder).filter(file => file.endsWith('.js'))) {
    const known = Object.keys((name === 'account.js' ? accountMessages : docsMessages).mn.texts).map(key =>
      key.replace(/^\w+\./, ''),
    )
    const used = [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\btext\('([\w.]+)'/g)].map(
      ([, key]) => key!,
    )
    for (const key of used.filter(key => !key.startsWith('problem.') && key !== 'field.required'))
      assert.ok(known.includes(key), `${name}: ${key}`)
  }
})

test('a short name is made of the long one', async () => {
  const { slugOf } = await import(new URL('./assets/slug.js', import.meta.url).href)
  assert.equal(slugOf('Алтан Богд ХХК'), 'altan-bogd-khkhk')
  assert.equal(slugOf('  Café Ünlü — 2 '), 'cafe-unlu-2')
  assert.equal(slugOf('Өгөөж Үйлдвэр'), 'uguuj-uildver')
  assert.equal(slugOf('金印'), '')
})
