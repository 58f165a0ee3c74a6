import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createClient,
  FIRST_TENANT,
  receiveMail,
  startTestPlatform,
} from '../../testing/index.ts'

const world = await startTestPlatform({ after }, { settings: { LOGIN_LIMIT_ACCOUNT: '5/1m' } })
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const signedIn = async () => {
  const client = createClient(world.origin)
  await client.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  return client
}

test('signing in answers with the session, the person, the tenant and the tenants, and sets the cookie', async () => {
  const answer = await createClient(world.origin).post('/auth/login', {
    email: ADMIN_EMAIL.toUpperCase(),
    password: ADMIN_PASSWORD,
  })
  assert.equal(answer.status, 200)
  assert.deepEqual(Object.keys(answer.body).sort(), ['session', 'tenant', 'tenants', 'user'])
  assert.equal(answer.body.tenant.slug, FIRST_TENANT)
  assert.equal(Buffer.from(answer.body.session.token, 'base64url').length, 32)
  const [cookie = ''] = answer.headers.getSetCookie()
  assert.match(cookie, /^tamga_session=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
  const me = await createClient(world.origin).get('/me', { cookie: cookie.split(';')[0]! })
  assert.equal(me.status, 200)
  assert.equal(me.body.user.email, ADMIN_EMAIL)
  assert.deepEqual(me.body.languages, ['mn', 'en'])
  assert.ok(me.body.permissions.includes('audit.read'))
  assert.deepEqual(
    me.body.roles.map((role: { key: string }) => role.key),
    ['admin', 'user'],
  )
})

test('only the hash of a session token is stored', async () => {
  const client = await signedIn()
  const { rows } = await owner.query('select * from session')
  assert.ok(
    !JSON.stringify(rows.map(row => ({ ...row, token_hash: row.token_hash.toString('hex') }))).includes(
      client.token!,
    ),
  )
  assert.ok(rows.every(row => row.token_hash.length === 32))
})

test('a wrong e-mail and a wrong password are one answer', async () => {
  const wrongPassword = await world.stranger.post('/auth/login', {
    email: ADMIN_EMAIL,
    password: 'not this one',
  })
  const wrongEmail = await world.stranger.post('/auth/login', {
    email: 'nobody@first.example',
    password: 'not this one',
  })
  assert.equal(wrongPassword.status, 401)
  const { request_id: _a, ...first } = wrongPassword.body
  const { request_id: _b, ...second } = wrongEmail.body
  assert.deepEqual(first, second)
  assert.equal(first.code, 'invalid_credentials')
})

test('a wrong tenant is told only after correct credentials', async () => {
  const right = await world.stranger.post('/auth/login', {
    email: ADMIN_EMAIL,
    password: ADMIN_PASSWORD,
    tenant: 'nowhere',
  })
  assert.deepEqual([right.status, right.body.code], [403, 'not_a_member'])
  const wrong = await world.stranger.post('/auth/login', {
    email: ADMIN_EMAIL,
    password: 'x',
    tenant: 'nowhere',
  })
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'invalid_credentials'])
})

test('failures slow an account down over all processes, and correct sign-ins are never counted', async () => {
  const other = await world.another()
  const guess = (client: { post: typeof world.stranger.post }) =>
    client.post('/auth/login', { email: 'victim@first.example', password: 'guess' })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => guess(index % 2 ? world.stranger : other.client())),
  )
  const statuses = answers.map(answer => answer.status)
  assert.ok(
    statuses.filter(status => status === 401).length <= 5 + 8,
    `too many guesses judged: ${statuses.filter(s => s === 401).length}`,
  )
  const refused = answers.find(answer => answer.status === 429)!
  assert.equal(refused.body.code, 'too_many_requests')
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  const sameAccountElsewhere = await guess(other.client())
  assert.equal(sameAccountElsewhere.status, 429)
  const correct = await Promise.all(
    Array.from({ length: 12 }, () =>
      createClient(world.origin).post('/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
    ),
  )
  assert.ok(correct.every(answer => answer.status === 200))
})

test('a request without a session, or with a made-up one, is unauthenticated', async () => {
  for (const headers of [
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: 'Basic eDp5' },
    { cookie: 'tamga_session=abc' },
  ]) {
    const answer = await world.stranger.get('/me', headers as Record<string, string>)
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
    assert.equal(answer.headers.get('content-type'), 'application/problem+json')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
})

test('signing out ends the session at once and writes an event', async () => {
  const client = await signedIn()
  const id = (await client.get('/me')).body.session.id
  assert.equal((await client.post('/auth/logout')).status, 204)
  assert.equal((await client.get('/me')).status, 401)
  const { rows } = await owner.query(
    'select cause, terminated_by_email from session_event where session_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ cause: 'logout', terminated_by_email: ADMIN_EMAIL }])
})

test('switching the tenant keeps the session id, gives a new token, and the old one is dead at once', async () => {
  const client = await signedIn()
  const made = await client.post('/platform/tenants', { slug: 'second', name: 'Хоёрдугаар' })
  assert.equal(made.status, 201, made.text)
  const before = (await client.get('/me')).body.session.id
  const old = client.token
  const answer = await client.post('/auth/switch-tenant', { tenant: 'second' })
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.body.session.id, before)
  assert.notEqual(answer.body.session.token, old)
  assert.equal((await client.get('/me')).status, 401)
  client.token = answer.body.session.token
  assert.equal((await client.get('/me')).body.tenant.slug, 'second')
  const [unknown, foreign] = [
    await client.post('/auth/switch-tenant', { tenant: 'nowhere' }),
    await client.post('/auth/switch-tenant', { tenant: '01890000-0000-7000-8000-000000000000' }),
  ]
  assert.deepEqual(
    [unknown.status, unknown.body.code, foreign.body.code],
    [403, 'not_a_member', 'not_a_member'],
  )
})

test('of many parallel switches with one token exactly one succeeds', async () => {
  const client = await signedIn()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.post('/auth/switch-tenant', { tenant: FIRST_TENANT })),
  )
  assert.equal(answers.filter(answer => answer.status === 200).length, 1)
  assert.ok(answers.every(answer => [200, 401].includes(answer.status)))
})

test('a new password ends the other sessions, is told by mail, and the old one stops working', async () => {
  const invited = { email: 'pw@first.example', name: 'Дорж', password: 'first bronze seal 1206' }
  assert.equal((await world.admin.post('/organisation/members', invited)).status, 201)
  const [here, there] = [createClient(world.origin), createClient(world.origin)]
  await here.signIn(invited.email, invited.password)
  await there.signIn(invited.email, invited.password)
  const wrong = await here.put('/me/password', { current: 'no', new: 'second bronze seal 1206' })
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'password_wrong'])
  const weak = await here.put('/me/password', { current: invited.password, new: 'password1' })
  assert.deepEqual(
    [weak.status, weak.body.code, weak.body.errors[0].path],
    [422, 'password_unacceptable', '/new'],
  )
  assert.equal(
    (await here.put('/me/password', { current: invited.password, new: 'second bronze seal 1206' })).status,
    204,
  )
  assert.equal((await here.get('/me')).status, 200)
  assert.equal((await there.get('/me')).status, 401)
  assert.equal(
    (await world.stranger.post('/auth/login', { email: invited.email, password: invited.password })).status,
    401,
  )
  const { rows } = await owner.query(
    `select count(*)::int as count from session_event where person_email = $1 and cause = 'password_changed'`,
    [invited.email],
  )
  assert.equal(rows[0].count, 1)
  assert.match((await receiveMail(world.mailDir, invited.email)).subject, /нууц үг/i)
})

test('a forgotten password is replaced by a single-use link; the answer never tells whether the address is known', async () => {
  const person = { email: 'forgetful@first.example', name: 'Сараа', password: 'first bronze seal 1206' }
  await world.admin.post('/organisation/members', person)
  const [known, unknown] = [
    await world.stranger.post('/auth/password/forgot', { email: person.email }),
    await world.stranger.post('/auth/password/forgot', { email: 'ghost@first.example' }),
  ]
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  assert.equal(known.status, 202)
  const { token } = await receiveMail(world.mailDir, person.email)
  const { rows } = await owner.query('select token_hash from one_time_link where purpose = $1', [
    'password_reset',
  ])
  assert.ok(rows.every(row => row.token_hash.length === 32))
  const attempts = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      world.stranger.post('/auth/password/reset', { token, password: `bronze seal of year ${1206 + index}` }),
    ),
  )
  assert.equal(
    attempts.filter(answer => answer.status === 204).length,
    1,
    JSON.stringify(attempts.map(a => a.body)),
  )
  assert.ok(
    attempts.filter(answer => answer.status !== 204).every(answer => answer.body.code === 'link_invalid'),
  )
  assert.equal(
    (await world.stranger.post('/auth/login', { email: person.email, password: person.password })).status,
    401,
  )
})

test('an e-mail address is confirmed by a link', async () => {
  const person = { email: 'unverified@first.example', name: 'Туяа', password: 'first bronze seal 1206' }
  await world.admin.post('/organisation/members', person)
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  assert.equal((await client.post('/me/email/verify')).status, 202)
  const { token } = await receiveMail(world.mailDir, person.email)
  assert.equal((await world.stranger.post('/auth/email/verify', { token })).status, 204)
  assert.equal((await client.get('/me')).body.user.email_verified, true)
  assert.equal((await world.stranger.post('/auth/email/verify', { token })).status, 422)
})

test('own sessions are listed with the current one marked; it cannot be ended here', async () => {
  const [client, other] = [await signedIn(), await signedIn()]
  const { items } = (await client.get('/me/sessions')).body
  const current = items.filter((item: { current: boolean }) => item.current)
  assert.equal(current.length, 1)
  assert.equal((await client.delete(`/me/sessions/${current[0].id}`)).body.code, 'current_session')
  const otherId = (await other.get('/me')).body.session.id
  assert.equal((await client.delete(`/me/sessions/${otherId}`)).status, 204)
  assert.equal((await other.get('/me')).status, 401)
  assert.equal((await client.delete(`/me/sessions/${otherId}`)).status, 404)
  assert.equal((await client.delete('/me/sessions/not-an-id')).status, 404)
})

test('idle and absolute lifetimes hold, and a session slides without a write per request', async () => {
  const client = await signedIn()
  const { id } = (await client.get('/me')).body.session
  const seen = async () =>
    (await owner.query('select last_seen_at, xmin from session where id = $1', [id])).rows[0]
  const first = await seen()
  await client.get('/me')
  assert.deepEqual(await seen(), first)
  await owner.query(`update session set last_seen_at = now() - interval '2 minutes' where id = $1`, [id])
  await client.get('/me')
  assert.notDeepEqual(await seen(), first)
  await owner.query(`update session set idle_expires_at = now() - interval '1 second' where id = $1`, [id])
  assert.equal((await client.get('/me')).status, 401)
  await owner.query(
    `update session set idle_expires_at = now() + interval '1 hour', expires_at = now() - interval '1 second' where id = $1`,
    [id],
  )
  assert.equal((await client.get('/me')).status, 401)
})

test('the own profile can be changed, and a stale version loses', async () => {
  const client = await signedIn()
  const { version } = (await client.get('/me')).body.user
  const changed = await client.patch('/me', { phone: '+976 9911 2233', locale: 'en', version })
  assert.equal(changed.status, 200, changed.text)
  assert.equal(changed.body.phone, '+976 9911 2233')
  assert.equal((await client.patch('/me', { phone: null, version })).body.code, 'stale_version')
  assert.equal((await client.patch('/me', { is_operator: false })).status, 400)
})

test('a rehash follows when the parameters of the hash have changed', async () => {
  const before = (
    await owner.query(
      'select password_hash from credential c join person p on p.id = c.person_id where email = $1',
      [ADMIN_EMAIL],
    )
  ).rows[0].password_hash
  const stronger = await startTestPlatform(
    { after },
    { databaseUrl: world.databaseUrl, bootstrap: false, settings: { ARGON2_MEMORY_KIB: '128' } },
  )
  await stronger.stranger.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  const now = (
    await owner.query(
      'select password_hash from credential c join person p on p.id = c.person_id where email = $1',
      [ADMIN_EMAIL],
    )
  ).rows[0].password_hash
  assert.match(before, /m=64,/)
  assert.match(now, /m=128,/)
})

test('password sign-in can be switched off', async () => {
  const government = await startTestPlatform(
    { after },
    { databaseUrl: world.databaseUrl, bootstrap: false, settings: { PASSWORD_LOGIN: 'false' } },
  )
  const answer = await government.stranger.post('/auth/login', {
    email: ADMIN_EMAIL,
    password: ADMIN_PASSWORD,
  })
  assert.deepEqual([answer.status, answer.body.code], [403, 'login_method_disabled'])
  assert.equal((await government.stranger.get('/auth/methods')).body.password, false)
})
