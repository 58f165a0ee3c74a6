import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { startTestPlatform } from '../../../testing/index.ts'

const CLIENT_PAGES = [
  '/',
  '/login',
  '/continue',
  '/setup',
  '/invitation',
  '/reset-password',
  '/verify-email',
  '/change-email',
  '/undo-email',
  '/forgot-password',
  '/share',
]
const PAGES = ['/docs', '/api/v1/docs', ...CLIENT_PAGES]

const { stranger } = await startTestPlatform(
  { after },
  { settings: { LANGUAGES: 'mn,en,ar,fr', BRAND_NAME: '<b>"Тамга"</b>' } },
)

test('every page runs its own script and style alone', async () => {
  for (const page of PAGES) {
    const { headers, text } = await stranger.get(`/${page}`)
    assert.match(headers.get('content-type')!, /^text\/html/, page)
    const policy = headers.get('content-security-policy')!
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    assert.ok(nonce && policy.includes(`style-src 'nonce-${nonce}'`), page)
    assert.ok(!/unsafe|https?:|\*/.test(policy), page)
    for (const [tag] of text.matchAll(/<(?:script|style|link rel="stylesheet")[^>]*>/g))
      assert.ok(tag.includes(`nonce="${nonce}"`), tag)
    assert.ok(!/\son\w+=|\sstyle=|src="http|href="http/.test(text), page)
  }
})

test('the reference speaks the language of the page: the document in Mongolian, and the words of its buttons in each', async () => {
  const boot = async (language: string) => {
    const { text } = await stranger.get('//docs', { cookie: `lang=${language}` })
    const content = /<meta name="boot" content="([^"]*)"/.exec(text)![1]!
    return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
  }
  const [mn, fr] = [await boot('mn'), await boot('fr')]
  assert.equal(mn.document, '/api/v1/openapi.json?lang=mn')
  assert.equal(fr.document, '/api/v1/openapi.json')
  assert.deepEqual([mn.labels.Execute, fr.labels.Execute], ['Илгээх', 'Envoyer'])
})

test('no two answers share a nonce', async () => {
  const policies = await Promise.all(
    [1, 2, 3].map(async () => (await stranger.get('//docs')).headers.get('content-security-policy')),
  )
  assert.equal(new Set(policies).size, 3)
})

test('a page speaks the language of the cookie, then of the browser, and Arabic runs from right to left', async () => {
  const arabic = await stranger.get('//docs', { cookie: 'lang=ar', 'accept-language': 'en' })
  assert.match(arabic.text, /<html lang="ar" dir="rtl">/)
  assert.match(arabic.text, /<title>دليل API ·/)
  assert.equal(arabic.headers.get('content-language'), 'ar')
  assert.match((await stranger.get('//docs', { 'accept-language': 'fr' })).text, /<html lang="fr" dir="ltr">/)
  assert.match((await stranger.get('//docs')).text, /<html lang="mn" dir="ltr">/)
})

test('the name of the installation is text, never markup', async () => {
  const { text } = await stranger.get('//docs')
  assert.ok(!text.includes('<b>'))
  assert.ok(text.includes('&lt;b&gt;&quot;Тамга&quot;'))
})

test('a service without the web client says so in one plain page, where its pages would be', async () => {
  for (const page of CLIENT_PAGES) {
    const { status, text } = await stranger.get(`/${page}`, { 'accept-language': 'en' })
    assert.equal(status, 503, page)
    assert.match(text, /runs without its web client/)
  }
})

test('the reference is Swagger UI over our own document; its files are kept for ever under the address of their content', async () => {
  const { text } = await stranger.get('//docs')
  assert.match(text, /openapi\.json/)
  const files = [...text.matchAll(/"(\/docs\/assets\/[^"]+)"/g)].map(([, path]) => path!)
  assert.ok(files.some(path => path.endsWith('/swagger-ui-bundle.js')))
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
