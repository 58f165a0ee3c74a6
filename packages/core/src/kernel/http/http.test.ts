import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import pg from 'pg'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createClient,
  poolsOf,
  sendRequestsOnce,
  startTestPlatform,
  until,
} from '../../testing/index.ts'

const world = await startTestPlatform(
  { after },
  { settings: { BODY_LIMIT: '500kb', LOGIN_LIMIT_ACCOUNT: 'off', LANGUAGES: 'mn,en,fr' } },
)
const { admin, stranger, origin } = world

const raw = (method: string, path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1${path}`, { method, body, headers })

const login = (body: string | Uint8Array, type = 'application/json') =>
  raw('POST', '/auth/login', body as string, { 'content-type': type })

async function problemOf(response: Response) {
  assert.equal(response.headers.get('content-type'), 'application/problem+json')
  return (await response.json()) as {
    status: number
    code: string
    request_id: string
    errors?: { path: string; code: string; message: string }[]
  }
}

const nasty: [string, string | Uint8Array, string?][] = [
  ['NUL in a value', '{"email":"a\\u0000b","password":"x"}'],
  ['a raw NUL', '{"email":"a\u0000b","password":"x"}'],
  ['a lone surrogate', '{"email":"\\ud800","password":"x"}'],
  ['a lone surrogate in a key', '{"\\udfff":1}'],
  ['400 KB of nesting', `${'['.repeat(400_000)}`],
  ['400 KB of nested objects', '{"a":'.repeat(80_000)],
  ['duplicate keys', '{"email":"a@b.mn","email":"c@d.mn","password":"x"}'],
  ['duplicate keys in disguise', '{"email":"a@b.mn","\\u0065mail":"c@d.mn","password":"x"}'],
  ['a wrong type', '{"email":1,"password":"x"}'],
  ['an array', '[]'],
  ['a bare string', '"x"'],
  ['null', 'null'],
  ['not JSON', '{email:1}'],
  ['a number too large', '{"email":1e999,"password":"x"}'],
  ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['an unknown field', '{"email":"a@b.mn","password":"x","admin":true}'],
  ['__proto__', '{"email":"a@b.mn","password":"x","__proto__":{"admin":true}}'],
  ['nothing', ''],
]
for (const [name, body] of nasty) {
  test(`${name} in a body is a clear 400`, async () => {
    const response = await login(body)
    assert.equal(response.status, 400)
    const problem = await problemOf(response)
    assert.equal(problem.code, 'validation_failed')
    assert.ok(problem.errors!.length > 0)
  })
}

test('a body that is too big is 413, another type than JSON is 415', async () => {
  assert.equal((await problemOf(await login(`{"email":"${'a'.repeat(600_000)}"}`))).code, 'payload_too_large')
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/csv',
    'application/xml',
  ]) {
    const response = await login('{"email":"a@b.mn","password":"x"}', type)
    assert.equal(response.status, 415, type)
    await problemOf(response)
  }
})

test("field errors carry a path, a code and a message in the caller's language", async () => {
  const response = await raw('POST', '/auth/login', '{"password":""}', {
    'content-type': 'application/json',
    'accept-language': 'fr-CA, en;q=0.5',
  })
  assert.equal(response.headers.get('content-language'), 'fr')
  const problem = await problemOf(response)
  assert.equal(problem.errors![0]!.path, '/email')
  assert.equal(problem.errors![0]!.code, 'required')
  assert.ok(problem.errors![0]!.message.length > 3)
})

test('the language comes from the cookie, then the header, then the tenant, then Mongolian', async () => {
  const titleFor = async (headers: Record<string, string>) =>
    ((await (await raw('GET', '/me', undefined, headers)).json()) as { title: string }).title
  assert.equal(await titleFor({}), 'Та нэвтрээгүй байна')
  const english = await titleFor({ 'accept-language': 'en' })
  assert.notEqual(english, await titleFor({}))
  assert.equal(await titleFor({ cookie: 'lang=en', 'accept-language': 'ru' }), english)
  assert.equal(await titleFor({ cookie: 'lang=xx', 'accept-language': 'de, en;q=0.1' }), english)
})

test('no answer speaks a language that its page could not: LANGUAGES binds strangers, the tenant its members', async () => {
  const languageFor = async (headers: Record<string, string>) =>
    (await raw('GET', '/nowhere', undefined, headers)).headers.get('content-language')
  assert.equal(await languageFor({ 'accept-language': 'zh, ru;q=0.9' }), 'mn')
  assert.equal(await languageFor({ cookie: 'lang=zh', 'accept-language': 'fr' }), 'fr')
  // A page of an organisation that speaks more says what it speaks.
  assert.equal(await languageFor({ cookie: 'lang=zh', 'x-page-language': 'ar' }), 'ar')
  const spoken = async (language: string) =>
    (await admin.get('/organisation/members/none', { 'accept-language': language })).headers.get(
      'content-language',
    )
  assert.deepEqual([await spoken('fr'), await spoken('ru'), await spoken('en')], ['mn', 'mn', 'en'])
  await admin.put('/settings/appearance', { languages: ['mn', 'ru'] })
  assert.deepEqual([await spoken('fr'), await spoken('ru'), await spoken('en')], ['mn', 'ru', 'mn'])
  await admin.put('/settings/appearance', { languages: ['mn', 'en'] })
})

test('unknown query parameters are refused, also where a route has no query', async () => {
  for (const path of [
    '/me?x=1',
    '/me/sessions?limt=5',
    '/me/sessions?limit=0',
    '/me/sessions?limit=201',
    '/me/sessions?limit=a',
    '/me/sessions?limit=1&limit=2',
    '/me/sessions?cursor=nonsense',
    `/me/sessions?cursor=${Buffer.from('["x"]').toString('base64url')}`,
    '/auth/methods?tenant=%00',
  ]) {
    const answer = await admin.get(path)
    assert.equal(answer.status, 400, `${path} ${answer.text}`)
    assert.equal(answer.body.code, 'validation_failed')
  }
})

test('a path with broken escapes, and a path that is no route, are 4xx problems', async () => {
  for (const [path, status] of [
    ['//%zz', 400],
    ['//nowhere', 404],
    ['/nowhere', 404],
    ['/me/sessions/%00', 404],
    ['/me/sessions/..%2f..', 404],
  ] as const) {
    const answer = await admin.request('GET', path)
    assert.equal(answer.status, path.startsWith('/me/sessions/') ? 404 : status, path)
    assert.equal(answer.headers.get('content-type')?.split(';')[0], 'application/problem+json')
  }
})

test('order of judging: route 404, cross-site 403, 401, 413/415/400', async () => {
  const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' }
  assert.equal((await raw('POST', '/nowhere', 'x', foreign)).status, 404)
  assert.equal(
    (await problemOf(await raw('POST', '/auth/switch-tenant', 'x', foreign))).code,
    'cross_site_request',
  )
  assert.equal((await raw('POST', '/auth/switch-tenant', 'x', { 'content-type': 'text/plain' })).status, 401)
  assert.equal(
    (await raw('POST', '/auth/switch-tenant', 'x'.repeat(600_000), { 'content-type': 'application/json' }))
      .status,
    401,
  )
  const bearer = { authorization: `Bearer ${admin.token}` }
  assert.equal(
    (await raw('POST', '/auth/switch-tenant', 'x', { ...bearer, 'content-type': 'text/plain' })).status,
    415,
  )
})

test('a cookie-authenticated change from another site is refused; scripts and the same origin pass', async () => {
  const client = createClient(origin)
  await client.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  const cookie = `tamga_session=${client.token}`
  const change = (headers: Record<string, string>) =>
    raw('PATCH', '/me', '{"theme":"dark"}', { cookie, 'content-type': 'application/json', ...headers })
  const allowed = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: world.platform.services.settings.PUBLIC_ORIGIN },
  ]
  const refused = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of allowed)
    assert.equal(
      (await change(headers as unknown as Record<string, string>)).status,
      200,
      JSON.stringify(headers),
    )
  for (const headers of refused)
    assert.equal(
      (await change(headers as unknown as Record<string, string>)).status,
      403,
      JSON.stringify(headers),
    )
  assert.equal((await raw('GET', '/me', undefined, { cookie, 'sec-fetch-site': 'cross-site' })).status, 200)
})

test('a well-formed request id is taken and echoed, another is replaced', async () => {
  const given = await raw('GET', '/me', undefined, { 'x-request-id': 'trace-0123456789' })
  assert.equal(given.headers.get('x-request-id'), 'trace-0123456789')
  assert.equal((await problemOf(given)).request_id, 'trace-0123456789')
  for (const bad of ['has space in it', '-', 'x'.repeat(200), '<script>alert(1)</script>']) {
    assert.notEqual(
      (await raw('GET', '/me', undefined, { 'x-request-id': bad })).headers.get('x-request-id'),
      bad,
    )
  }
})

test('a forwarded address counts only when the operator trusts the proxy, and then only the nearest hop', async () => {
  const { rows } = await poolsOf(world.platform.services.database).platform.query(
    'select ip from session order by created_at desc limit 1',
  )
  assert.equal(rows[0].ip, '127.0.0.1')
  const trusting = await startTestPlatform(
    { after },
    { databaseUrl: world.databaseUrl, bootstrap: false, settings: { TRUST_PROXY_HEADERS: 'true' } },
  )
  const answer = await trusting.stranger.request(
    'POST',
    '/auth/login',
    { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
    { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
  )
  assert.equal(answer.status, 200)
  const latest = await poolsOf(world.platform.services.database).platform.query(
    'select ip from session where id = $1',
    [answer.body.session.id],
  )
  assert.equal(latest.rows[0].ip, '203.0.113.9')
})

test('every answer carries the security headers', async () => {
  for (const path of ['//health', '/me', '/nowhere', '//metrics']) {
    const { headers } = await stranger.get(path)
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('x-frame-options'), 'DENY')
    assert.ok(headers.get('x-request-id'))
  }
})

test('health, readiness and metrics answer without a session and name nobody', async () => {
  assert.deepEqual((await stranger.get('//health')).body, { status: 'ok' })
  const ready = await stranger.get('//ready')
  assert.equal(ready.status, 200)
  assert.ok(ready.body.checks.every((check: { status: string }) => check.status === 'ok'))
  const metrics = await stranger.get('//metrics')
  assert.match(
    metrics.text,
    /tamga_http_request_seconds_bucket\{le="[^"]*",method="POST",route="\/api\/v1\/auth\/login",status="200"/,
  )
  assert.match(metrics.text, /tamga_database_connections/)
  assert.ok(!metrics.text.includes(ADMIN_EMAIL))
})

test('a burst past capacity is answered in the end: whoever finds no place waits for one', async () => {
  const small = await startTestPlatform(
    { after },
    {
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { MAX_IN_FLIGHT: '1', QUEUE_WAIT_MS: '150' },
    },
  )
  const burst = await Promise.all(Array.from({ length: 8 }, () => small.stranger.get('/auth/methods')))
  assert.deepEqual(
    burst.map(({ status }) => status),
    burst.map(() => 200),
  )
})

test('past capacity the answer is 503 with Retry-After before the body is read, and health is never shed', async t => {
  sendRequestsOnce(t)
  const small = await startTestPlatform(
    { after },
    {
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { MAX_IN_FLIGHT: '1', QUEUE_WAIT_MS: '150' },
    },
  )
  // Whoever asks for a session waits here, and is work.
  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table session in access exclusive mode')
  const waiting = small.stranger.request('GET', '/me', undefined, { authorization: `Bearer ${admin.token}` })
  await until('a request is refused', async () => (await small.stranger.get('/auth/methods')).status === 503)
  const refused = await small.stranger.get('/auth/methods')
  assert.equal(refused.body.code, 'overloaded')
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)
  assert.equal((await small.stranger.get('//health')).status, 200)
  await holder.query('rollback')
  await holder.end()
  assert.equal((await waiting).status, 200)
  await until('requests are answered', async () => (await small.stranger.get('/auth/methods')).status === 200)
})

const say = (text: string) =>
  new Promise<string>(resolve => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
  })

test('noise on the wire and giant headers are refused without a 5xx', async () => {
  assert.match(await say('NONSENSE\r\n\r\n'), /^HTTP\/1\.1 400 /)
  assert.match(
    await say(`GET / HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(70_000)}\r\n\r\n`),
    /^HTTP\/1\.1 431 /,
  )
})

test('answers that no route made carry the security headers too', async () => {
  const close = 'connection: close\r\n\r\n'
  for (const request of [
    `GET /%ff HTTP/1.1\r\nhost: x\r\n${close}`,
    `GET /nowhere HTTP/1.1\r\nhost: x\r\n${close}`,
    `GET /health HTTP/1.1\r\n${close}`,
    `PROPFIND / HTTP/1.1\r\nhost: x\r\n${close}`,
    `GET /health HTTP/1.1\r\nhost: x\r\nexpect: the-moon\r\n${close}`,
    'NONSENSE\r\n\r\n',
  ]) {
    const answer = await say(request)
    assert.match(answer, /^HTTP\/1\.1 4\d\d /, request)
    for (const header of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'referrer-policy: no-referrer',
      'x-request-id: ',
    ])
      assert.ok(answer.includes(header), `${request}${answer}`)
  }
})

test('a request with two Host headers is refused', async () => {
  const answer = await say('GET /health HTTP/1.1\r\nhost: one\r\nHost: two\r\nconnection: close\r\n\r\n')
  assert.match(answer, /^HTTP\/1\.1 400 /)
  assert.match(answer, /"code":"validation_failed"/)
})

test('a body of null is not an empty object', async () => {
  const answer = await raw('PATCH', '/me', 'null', {
    authorization: `Bearer ${admin.token}`,
    'content-type': 'application/json',
  })
  assert.equal(answer.status, 400)
  assert.equal((await problemOf(answer)).code, 'validation_failed')
})
