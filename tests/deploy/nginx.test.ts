import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createTranslator,
  freePort,
  kernelMessages,
  skipWithout,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { readProjectFile } from '../policy/source.ts'
import { type Asked, type Nginx, startNginx } from './nginx.ts'
import { NGINX_TEXTS, nginxTexts } from './nginx-texts.ts'

const skip = skipWithout('nginx-light')
const OFFICE = '127.0.9.0/24'

/** What is limited answers something else than 429 when it gets through; what that is does not matter here. */
const LOGINS: readonly Asked[] = [
  { path: '/api/v1/auth/login', body: { email: 'nobody@first.example', password: 'wrong wrong' } },
  { path: '/api/v1/auth/mfa', body: {} },
  { path: '/api/v1/auth/passkey', body: {} },
  { path: '/api/v1/auth/eid/login', body: {} },
  { path: '/api/v1/auth/dan/login', body: {} },
]
const EXCHANGE: Asked = { path: '/oauth2/token', body: 'grant_type=authorization_code&code=none' }

const world = skip
  ? null
  : await startTestPlatform(
      { after },
      { distribution: signIn, settings: { TRUST_PROXY_HEADERS: 'on', LOGIN_LIMIT_ACCOUNT: 'off' } },
    )
const nginx = world && (await startNginx({ after }, [world.origin], [OFFICE]))

const statuses = async (asked: readonly Asked[], from: string, through = nginx!): Promise<number[]> => {
  const told: number[] = []
  for (const one of asked) told.push((await through.send({ ...one, from })).status)
  return told
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const refused = (told: readonly number[]): number => told.filter(status => status === 429).length

test('a caller signs in five times a minute, by all ways together', { skip }, async () => {
  const first = await statuses(LOGINS, '127.0.1.1')
  assert.equal(refused(first), 0)
  assert.deepEqual(await statuses(LOGINS, '127.0.1.1'), times(5, 429))
  // An address written otherwise is the same address.
  assert.deepEqual(await statuses([{ ...LOGINS[0]!, path: '/api/v1/auth/logi%6e?x=1' }], '127.0.1.1'), [429])
  // Another address is another caller, whatever it says of itself.
  const spoofing = { ...LOGINS[0]!, headers: { 'x-forwarded-for': '127.0.1.1', forwarded: 'for=127.0.1.1' } }
  assert.equal(refused(await statuses([spoofing], '127.0.1.2')), 0)
  const inventing = times(6, LOGINS[0]!).map((one, i) => ({
    ...one,
    headers: { 'x-forwarded-for': `203.0.113.${i}` },
  }))
  assert.equal(refused(await statuses(inventing, '127.0.1.3')), 1)
})

test('polling, options and everything else are not counted as sign-ins', { skip }, async () => {
  const others: Asked[] = [
    { path: '/api/v1/auth/methods' },
    { path: '/api/v1/auth/eid/login/aaaaaaaaaaaaaaaaaaaaaa' },
    { path: '/api/v1/auth/passkey/options', body: {} },
    { path: '/api/v1/auth/login' },
    { path: '/oauth2/token' },
    { path: '/health' },
  ]
  assert.equal(refused(await statuses(times(7, others).flat(), '127.0.2.1')), 0)
  assert.equal(refused(await statuses(LOGINS, '127.0.2.1')), 0)
})

test('codes are exchanged thirty times a minute, apart from sign-ins', { skip }, async () => {
  const told = await statuses(times(32, EXCHANGE), '127.0.3.1')
  assert.equal(refused(told.slice(0, 30)), 0)
  assert.ok(refused(told) >= 1, String(told))
  assert.equal(refused(await statuses(LOGINS, '127.0.3.1')), 0)
})

test('a lifted network is not limited; as shipped none is lifted', { skip }, async () => {
  assert.equal(refused(await statuses([...times(8, LOGINS[0]!), ...times(35, EXCHANGE)], '127.0.9.7')), 0)
  assert.doesNotMatch(readProjectFile('deploy/nginx/tamga/lifted-networks.conf'), /^[^#\n]/m)
})

test('who is refused reads a problem in their language, and when to come back', { skip }, async () => {
  await statuses(LOGINS, '127.0.4.1')
  const translator = createTranslator(kernelMessages)
  const asked = { ...LOGINS[0]!, from: '127.0.4.1' }
  const told = await nginx!.send({ ...asked, headers: { 'accept-language': 'ru-RU,en;q=0.5' } })
  assert.equal(told.status, 429)
  assert.equal(told.headers['content-type'], 'application/problem+json')
  assert.equal(told.headers['retry-after'], '12')
  const { request_id, ...problem } = JSON.parse(told.text)
  assert.match(request_id, /^[0-9a-f]{32}$/)
  assert.deepEqual(problem, {
    type: 'urn:tamga:problem:too_many_requests',
    title: translator.text('ru', 'problem.too_many_requests'),
    status: 429,
    detail: translator.text('ru', 'problem.too_many_requests.detail', { seconds: 12 }),
    code: 'too_many_requests',
  })
  const mongolian = await nginx!.send({ ...asked, headers: { 'accept-language': 'en', cookie: 'lang=mn' } })
  assert.equal(JSON.parse(mongolian.text).title, translator.text('mn', 'problem.too_many_requests'))
  assert.equal(readProjectFile(NGINX_TEXTS), nginxTexts())
})

test('answers of nginx and of the service carry the security headers once', { skip }, async () => {
  const health = await nginx!.send({ path: '/health' })
  assert.equal(health.status, 200)
  const metrics = await nginx!.send({ path: '/metrics' })
  assert.equal(metrics.status, 404)
  const large = await nginx!.send({ path: '/api/v1/auth/methods', body: 'x'.repeat(22 * 1024 * 1024) })
  assert.equal(large.status, 413)
  assert.equal(JSON.parse(large.text).code, 'payload_too_large')
  for (const { headers } of [health, large]) {
    assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; frame-ancestors 'none'/)
    assert.equal(headers['server'] ?? 'nginx', 'nginx')
  }
})

test('an event stream arrives while it is open', { skip }, async () => {
  const stream = await nginx!.send({
    path: '/api/v1/me/events',
    headers: { authorization: `Bearer ${world!.admin.token}`, accept: 'text/event-stream' },
    enough: /\n\n/,
  })
  assert.equal(stream.status, 200, stream.text)
  assert.equal(stream.headers['content-type'], 'text/event-stream')
})

test('without a service programs get a problem and browsers a page', { skip }, async () => {
  const alone = await startNginx({ after }, [`http://127.0.0.1:${await freePort()}`])
  const problem = await alone.send({ path: '/api/v1/me' })
  assert.equal(problem.status, 503)
  assert.equal(problem.headers['retry-after'], '5')
  assert.equal(JSON.parse(problem.text).code, 'overloaded')
  const page = await alone.send({ path: '/', headers: { accept: 'text/html', 'accept-language': 'ar' } })
  assert.equal(page.status, 503)
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8')
  assert.match(page.text, /<html lang="ar" dir="rtl">/)
})

test('the address of the caller is nginx’s word when it is trusted, and nobody’s when not', {
  skip,
}, async () => {
  const addressSeen = async (through: Nginx, from: string): Promise<string> => {
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
    }
    const body = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
    const entered = JSON.parse((await through.send({ path: '/api/v1/auth/login', body, headers, from })).text)
    const authorization = `Bearer ${entered.session.token}`
    const listed = await through.send({ path: '/api/v1/me/sessions', headers: { authorization } })
    return JSON.parse(listed.text).items.find(({ id }: { id: string }) => id === entered.session.id).ip
  }
  assert.equal(await addressSeen(nginx!, '127.0.5.1'), '127.0.5.1')
  const distrusting = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      databaseUrl: world!.databaseUrl,
      bootstrap: false,
      settings: { TRUST_PROXY_HEADERS: 'off' },
    },
  )
  const before = await startNginx({ after }, [distrusting.origin])
  assert.equal(await addressSeen(before, '127.0.5.2'), '127.0.0.1')
})
