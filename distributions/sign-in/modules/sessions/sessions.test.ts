import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  type Client,
  createClient,
  type GivenPerson,
  givenMember,
  givenTenant,
  pg,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../distribution.ts'

const world = await startTestPlatform(
  { after },
  { distribution: signIn, settings: { TRUST_PROXY_HEADERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } },
)
const { admin, platform } = world
const ROOT = '/sso/sessions'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const NOBODY = '0190a000-0000-7000-8000-000000000000'

const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const me = (await admin.get('/me')).body
const first = me.tenant
let count = 0

const newMember = (roles: string[] = []) =>
  givenMember(platform.ctx, first, { email: `person${++count}@first.example`, roles })

async function signedIn(
  person: GivenPerson,
  { agent = FIREFOX, ip = '203.0.113.7', tenant = 'first', origin = world.origin } = {},
): Promise<Client & { id: string }> {
  const client = createClient(origin)
  const { email, password } = person
  const answer = await client.request(
    'POST',
    '/auth/login',
    { email, password, tenant },
    {
      'user-agent': agent,
      'x-forwarded-for': ip,
    },
  )
  assert.equal(answer.status, 200, answer.text)
  client.token = answer.body.session.token
  return Object.assign(client, { id: answer.body.session.id })
}

type Item = { id: string; user: { email: string }; current: boolean }
const idsOf = (answer: { body: { items: Item[] } }) => answer.body.items.map(({ id }) => id)

test('the app is not installed in a new tenant: every route says so', async () => {
  const answer = await admin.get(ROOT)
  assert.deepEqual(
    [answer.status, answer.body.code, answer.body.app],
    [403, 'app_not_installed', 'sso-sessions'],
  )
  assert.equal((await admin.delete(`${ROOT}/${NOBODY}`)).body.code, 'app_not_installed')
  assert.equal((await admin.post('/store/apps/sso-sessions/install')).status, 201)
})

test('a listed session says who, from where, with what and when last seen', async () => {
  const person = await newMember()
  const session = await signedIn(person)
  const { body } = await admin.get(`${ROOT}?user=${person.id}&count=true`)
  assert.equal(body.total, 1)
  const { created_at, last_seen_at, expires_at, ...rest } = body.items[0]
  assert.deepEqual(rest, {
    id: session.id,
    user: { id: person.id, name: person.name, email: person.email },
    tenant: first,
    ip: '203.0.113.7',
    location: null,
    user_agent: FIREFOX,
    device: { browser: 'Firefox', os: 'Linux', kind: 'desktop' },
    auth_methods: ['pwd'],
    provider: null,
    clients: [],
    current: false,
  })
  assert.ok(Date.parse(created_at) <= Date.parse(last_seen_at))
  assert.ok(Date.parse(expires_at) > Date.now())
})

test('sessions are searched, filtered and sorted; the caller’s own is marked', async () => {
  const person = await newMember()
  const [desk, phone] = [
    await signedIn(person),
    await signedIn(person, { agent: IPHONE, ip: '198.51.100.9' }),
  ]
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?q=${person.email.toUpperCase()}`)), [phone.id, desk.id])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?q=${person.name}%25`)), [])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?user=${person.id}&ip=198.51.100.9`)), [phone.id])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?user=${person.id}&method=eid`)), [])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?user=${person.id}&method=pwd&sort=created_at`)), [
    desk.id,
    phone.id,
  ])
  await owner.query(`update session set last_seen_at = last_seen_at + interval '5 seconds' where id = $1`, [
    desk.id,
  ])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?user=${person.id}&sort=-last_seen_at`)), [
    desk.id,
    phone.id,
  ])
  assert.equal((await admin.get(`${ROOT}?sort=ip`)).status, 400)
  const own = (await admin.get(`${ROOT}?user=${me.user.id}`)).body.items
  assert.deepEqual(
    own.filter((item: Item) => item.current).map((item: Item) => item.id),
    [me.session.id],
  )
})

test('pages follow each other by a cursor and stay in place while sessions begin', async () => {
  const person = await newMember()
  const begun: string[] = []
  for (let n = 0; n < 5; n++) begun.push((await signedIn(person)).id)
  const path = `${ROOT}/users/${person.id}?limit=2`
  const one = await admin.get(path)
  await signedIn(person)
  const two = await admin.get(`${path}&cursor=${one.body.next_cursor}`)
  const three = await admin.get(`${path}&cursor=${two.body.next_cursor}`)
  assert.deepEqual([...idsOf(one), ...idsOf(two), ...idsOf(three)], begun.toReversed())
  assert.equal(three.body.next_cursor, null)
  for (const bad of ['x', `${one.body.next_cursor}&sort=last_seen_at`])
    assert.equal((await admin.get(`${path}&cursor=${bad}`)).status, 400)
})

test('sessions past their time are not listed, and cannot be ended', async () => {
  const person = await newMember()
  const [idle, old] = [await signedIn(person), await signedIn(person)]
  await owner.query(`update session set idle_expires_at = now() where id = $1`, [idle.id])
  await owner.query(`update session set expires_at = now() where id = $1`, [old.id])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}/users/${person.id}`)), [])
  assert.equal((await admin.delete(`${ROOT}/${idle.id}`)).status, 404)
})

test('sessions and events of another tenant do not exist here', async () => {
  const other = await givenTenant(platform.ctx, 'other')
  const person = await givenMember(platform.ctx, other, { email: 'away@other.example' })
  const session = await signedIn(person, { tenant: 'other' })
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?q=away`)), [])
  const [theirs, random] = [
    await admin.delete(`${ROOT}/${session.id}`),
    await admin.delete(`${ROOT}/${NOBODY}`),
  ]
  assert.equal(theirs.status, 404)
  const { request_id: _, ...told } = theirs.body
  const { request_id: __, ...toldOfNone } = random.body
  assert.deepEqual(told, toldOfNone)
  assert.equal((await admin.get(`${ROOT}/users/${person.id}`)).status, 404)
  assert.equal((await admin.delete(`${ROOT}/users/${person.id}?reason=x`)).status, 404)
  assert.equal((await admin.delete(`${ROOT}/not-an-id`)).status, 404)
  assert.equal((await session.get('/me')).status, 200)
  await session.post('/auth/logout')
  assert.deepEqual((await admin.get(`${ROOT}/events?user=${person.id}`)).body.items, [])
})

test('an ended session is refused on the very next request, in every process', async () => {
  const second = await world.another()
  const session = await signedIn(await newMember())
  const elsewhere = second.client()
  elsewhere.token = session.token
  assert.equal((await elsewhere.get('/me')).status, 200)
  const byCookie = () => world.stranger.get('/me', { cookie: `tamga_session=${session.token}` })
  assert.equal((await byCookie()).status, 200)
  assert.equal((await admin.delete(`${ROOT}/${session.id}`)).status, 204)
  assert.deepEqual(
    [(await session.get('/me')).status, (await byCookie()).status, (await elsewhere.get('/me')).status],
    [401, 401, 401],
  )
  assert.equal((await admin.delete(`${ROOT}/${session.id}`)).status, 404)
})

test('the caller’s own session is guarded', async () => {
  const answer = await admin.delete(`${ROOT}/${me.session.id}`)
  assert.deepEqual([answer.status, answer.body.code], [409, 'current_session'])
})

test('ending is written down with who and why, once in the history and once in the audit log', async () => {
  const person = await newMember()
  const [byBody, byQuery, plain] = [await signedIn(person), await signedIn(person), await signedIn(person)]
  const ended = await admin.delete(`${ROOT}/${byBody.id}`, { reason: ' алдсан утас ' })
  await admin.delete(`${ROOT}/${byQuery.id}?reason=old`)
  await admin.delete(`${ROOT}/${plain.id}?reason=`)
  const { items } = (await admin.get(`${ROOT}/events?user=${person.id}`)).body
  assert.deepEqual(
    items.map(({ session_id, reason }: { session_id: string; reason: string }) => [session_id, reason]),
    [
      [plain.id, null],
      [byQuery.id, 'old'],
      [byBody.id, 'алдсан утас'],
    ],
  )
  const { id: _, at, ip, ...event } = items[2]
  assert.deepEqual(event, {
    session_id: byBody.id,
    user: { id: person.id, name: person.name, email: person.email },
    cause: 'admin',
    terminated_by: { id: me.user.id, name: me.user.name, email: ADMIN_EMAIL },
    reason: 'алдсан утас',
  })
  assert.ok(Date.parse(at) <= Date.now() && ip)
  const records = (await admin.get(`/audit?target=session:${byBody.id}&kind=change`)).body.items
  assert.equal(records.length, 1)
  assert.equal(records[0].request_id, ended.headers.get('x-request-id'))
  assert.deepEqual(records[0].changes.reason, [null, 'алдсан утас'])
})

test('ending all sessions of a person needs a reason', async () => {
  const person = await newMember()
  const session = await signedIn(person)
  for (const body of [undefined, {}, { reason: '' }, { reason: '  ' }]) {
    const answer = await admin.delete(`${ROOT}/users/${person.id}`, body)
    assert.deepEqual([answer.status, answer.body.code], [422, 'reason_required'])
    assert.equal(answer.body.errors[0].path, '/reason')
  }
  assert.equal((await admin.delete(`${ROOT}/users/${person.id}`, { why: 'x' })).status, 400)
  assert.equal((await session.get('/me')).status, 200)
})

test('all sessions of a person end together; their others may not come in without a new sign-in', async () => {
  const away = await givenTenant(platform.ctx, 'away')
  const person = await newMember()
  await givenMember(platform.ctx, away, { email: person.email })
  const here = [await signedIn(person), await signedIn(person, { agent: IPHONE })]
  const elsewhere = await signedIn(person, { tenant: 'away' })
  const answer = await admin.delete(`${ROOT}/users/${person.id}`, { reason: 'ажлаас гарсан' })
  assert.deepEqual([answer.status, answer.body], [200, { terminated: 2 }])
  for (const session of here) assert.equal((await session.get('/me')).status, 401)
  assert.equal((await elsewhere.get('/me')).status, 200)
  const back = await elsewhere.post('/auth/switch-tenant', { tenant: 'first' })
  assert.deepEqual([back.status, back.body.code], [403, 'reauthentication_required'])
  assert.equal((await (await signedIn(person)).get('/me')).status, 200)
  const { items } = (await admin.get(`${ROOT}/events?user=${person.id}`)).body
  assert.deepEqual(
    items.map(({ cause, reason }: { cause: string; reason: string }) => [cause, reason]),
    [
      ['admin', 'ажлаас гарсан'],
      ['admin', 'ажлаас гарсан'],
    ],
  )
  const records = (await admin.get(`/audit?target=member:${person.id}&action=session.*&kind=change`)).body
    .items
  assert.deepEqual(
    records.map(({ action, changes }: { action: string; changes: object }) => [action, changes]),
    [['session.all_terminated', { sessions: [2, 0], reason: [null, 'ажлаас гарсан'] }]],
  )
})

test('whoever ends all of their own sessions keeps the one they are using', async () => {
  const person = await newMember(['admin'])
  const [using, other] = [await signedIn(person), await signedIn(person)]
  const answer = await using.delete(`${ROOT}/users/${person.id}?reason=tidy`)
  assert.deepEqual(answer.body, { terminated: 1 })
  assert.deepEqual([(await using.get('/me')).status, (await other.get('/me')).status], [200, 401])
})

test('a session that is switching into the tenant while all are ended does not slip through', async () => {
  const person = await newMember()
  const beside = await givenTenant(platform.ctx, 'beside')
  await givenMember(platform.ctx, beside, { email: person.email })
  for (let round = 0; round < 5; round++) {
    const session = await signedIn(person, { tenant: 'beside' })
    const [moved] = await Promise.all([
      session.post('/auth/switch-tenant', { tenant: 'first' }),
      admin.delete(`${ROOT}/users/${person.id}?reason=race`),
    ])
    if (moved.status === 200) session.token = moved.body.session.token
    const where = await session.get('/me')
    assert.ok(where.status === 401 || where.body.tenant.slug === 'beside', `${moved.status} ${where.text}`)
  }
})

test('a thousand sessions of one person end in one transaction', async () => {
  const person = await newMember()
  await owner.query(
    `insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at)
     select gen_random_uuid(), sha256(n::text::bytea), $1, $2, 60, now() + interval '1 hour', now() + interval '1 hour'
       from generate_series(1, 1000) n`,
    [person.id, first.id],
  )
  const answer = await admin.delete(`${ROOT}/users/${person.id}`, { reason: 'цэвэрлэгээ' })
  assert.deepEqual(answer.body, { terminated: 1000 })
  const { body } = await admin.get(`${ROOT}/events?user=${person.id}&count=true&limit=1`)
  assert.equal(body.total, 1000)
  const written = await owner.query(`select distinct xmin from session_event where person_id = $1`, [
    person.id,
  ])
  assert.equal(written.rowCount, 1)
})

const REDIRECT = 'http://localhost:9999/callback'
type App = { client_id: string; client_secret: string }

async function ask({ client_id, client_secret }: App, path: string, form: Record<string, string>) {
  const answer = await fetch(`${world.origin}/oauth2/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return (await answer.json()) as Record<string, string | boolean>
}

async function tokensOf(session: Client, app: App) {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: app.client_id,
    response_type: 'code',
    scope: 'openid offline_access',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(`${world.origin}/oauth2/auth?${query}`, {
    redirect: 'manual',
    headers: { cookie: `tamga_session=${session.token}` },
  })
  const code = new URL(answer.headers.get('location')!).searchParams.get('code')!
  return ask(app, 'token', { grant_type: 'authorization_code', code, code_verifier, redirect_uri: REDIRECT })
}

/** The back channel of an application: the sessions it was told are over. */
async function startBackChannel() {
  const told: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const [, payload] = new URLSearchParams(body).get('logout_token')!.split('.')
    told.push(JSON.parse(Buffer.from(payload!, 'base64url').toString()).sid)
    response.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  const { port } = server.address() as { port: number }
  return { address: `http://127.0.0.1:${port}/logout`, told }
}

test('applications used in a session are named; at its end their tokens are dead at once and they are told', async () => {
  const { address, told } = await startBackChannel()
  const app: App = (
    await admin.post('/sso/clients', {
      backchannel_logout_uri: address,
      name: 'Цагийн бүртгэл',
      redirect_uris: [REDIRECT],
      scopes: ['openid', 'offline_access'],
      first_party: true,
    })
  ).body
  const person = await newMember()
  const sessions = [await signedIn(person), await signedIn(person)]
  const tokens = await Promise.all(sessions.map(session => tokensOf(session, app)))
  const isActive = async (token: unknown) =>
    (await ask(app, 'introspect', { token: String(token) }))['active']
  const { items } = (await admin.get(`${ROOT}/users/${person.id}`)).body
  for (const item of items)
    assert.deepEqual(item.clients, [{ client_id: app.client_id, name: 'Цагийн бүртгэл' }])

  assert.equal(await isActive(tokens[0]!['access_token']), true)
  await admin.delete(`${ROOT}/${sessions[0]!.id}`)
  assert.equal(await isActive(tokens[0]!['access_token']), false)
  const refreshed = await ask(app, 'token', {
    grant_type: 'refresh_token',
    refresh_token: String(tokens[0]!['refresh_token']),
  })
  assert.equal(refreshed['error'], 'invalid_grant')
  await until('the application is told', () => told.length > 0)
  assert.deepEqual(told, [sessions[0]!.id])

  assert.equal(await isActive(tokens[1]!['access_token']), true)
  await sessions[1]!.post('/auth/logout')
  assert.equal(await isActive(tokens[1]!['refresh_token']), true, 'offline access outlives a sign-out')
  await admin.delete(`${ROOT}/users/${person.id}?reason=all`)
  assert.equal(await isActive(tokens[1]!['refresh_token']), false)
})

test('who is stopped in one tenant while their session is in another: the applications of the one are told', async () => {
  const { address, told } = await startBackChannel()
  const other = await startBackChannel()
  const elsewhere = await givenTenant(platform.ctx, 'elsewhere')
  const fields = { redirect_uris: [REDIRECT], scopes: ['openid', 'offline_access'], first_party: true }
  const app: App = (
    await admin.post('/sso/clients', { ...fields, name: 'Энд', backchannel_logout_uri: address })
  ).body
  const theirs = await givenMember(platform.ctx, elsewhere, {
    email: 'head@elsewhere.example',
    roles: ['admin'],
  })
  const head = await signedIn(theirs, { tenant: 'elsewhere' })
  const otherApp: App = (
    await head.post('/sso/clients', { ...fields, name: 'Тэнд', backchannel_logout_uri: other.address })
  ).body
  const isActive = async (of: App, tokens: Record<string, unknown>) =>
    (await ask(of, 'introspect', { token: String(tokens['refresh_token']) }))['active']

  const stops: ((id: string) => Promise<{ status: number }>)[] = [
    id => admin.post(`/organisation/members/${id}/suspend`, { reason: 'шалгалт' }),
    id => admin.post(`/organisation/members/${id}/lockdown`, { reason: 'алдагдсан' }),
    id => admin.delete(`/organisation/members/${id}`),
    id => admin.delete(`${ROOT}/users/${id}`, { reason: 'шалгалт' }),
  ]
  const expected: string[] = []
  for (const stop of stops) {
    const person = await newMember()
    await givenMember(platform.ctx, elsewhere, { email: person.email })
    const session = await signedIn(person)
    const here = await tokensOf(session, app)
    const moved = await session.post('/auth/switch-tenant', { tenant: 'elsewhere' })
    assert.equal(moved.status, 200, moved.text)
    session.token = moved.body.session.token
    const there = await tokensOf(session, otherApp)
    assert.ok((await stop(person.id)).status < 300)
    assert.deepEqual([await isActive(app, here), await isActive(otherApp, there)], [false, true])
    assert.equal((await session.get('/me')).status, 200, 'the session goes on where it is')
    expected.push(session.id)
    await until('the application here is told', () => told.length >= expected.length)
    assert.deepEqual(told, expected)
    await session.post('/auth/logout')
    await until('the application there is told', () => other.told.length >= expected.length)
    assert.deepEqual(other.told, expected)
  }
  assert.deepEqual(told, expected, 'nobody is told twice')
})

test('the history is filtered by person, cause, who ended and when', async () => {
  const [person, officer] = [await newMember(), await newMember(['admin'])]
  const left = await signedIn(person)
  await left.post('/auth/logout')
  const taken = await signedIn(person)
  const hand = await signedIn(officer)
  await hand.delete(`${ROOT}/${taken.id}?reason=x`)
  const events = async (query: string) =>
    (await admin.get(`${ROOT}/events?user=${person.id}${query}`)).body.items.map(
      ({ session_id }: { session_id: string }) => session_id,
    )
  assert.deepEqual(await events(''), [taken.id, left.id])
  assert.deepEqual(await events('&cause=logout'), [left.id])
  assert.deepEqual(await events(`&terminated_by=${officer.id}`), [taken.id])
  const { items } = (await admin.get(`${ROOT}/events?user=${person.id}`)).body
  assert.deepEqual(await events(`&from=${items[0].at}`), [taken.id])
  assert.deepEqual(await events(`&to=${items[0].at}`), [left.id])
  assert.equal((await admin.get(`${ROOT}/events?cause=unknown`)).status, 400)
  const page = (await admin.get(`${ROOT}/events?user=${person.id}&limit=1&count=true`)).body
  assert.equal(page.total, 2)
  assert.deepEqual(await events(`&limit=1&cursor=${page.next_cursor}`), [left.id])
})

test('a session that ran out is in the history without anybody who ended it', async () => {
  const person = await newMember()
  await owner.query(
    `insert into session_event (tenant_id, id, session_id, person_id, person_name, person_email, cause, terminated_by_name)
     values ($1, gen_random_uuid(), gen_random_uuid(), $2, 'Бат', 'bat@first.example', 'expired', 'Tamga')`,
    [first.id, person.id],
  )
  const { items } = (await admin.get(`${ROOT}/events?user=${person.id}`)).body
  assert.deepEqual([items[0].cause, items[0].terminated_by, items[0].reason], ['expired', null, null])
})

test('the history is exported as CSV and as lines of JSON, as it is filtered', async () => {
  const person = await newMember()
  const session = await signedIn(person)
  await admin.delete(`${ROOT}/${session.id}`, { reason: '=HYPERLINK("x")' })
  const csv = await admin.get(`${ROOT}/events/export?format=csv&user=${person.id}`)
  assert.match(csv.headers.get('content-type')!, /^text\/csv/)
  assert.match(csv.headers.get('content-disposition')!, /session-events-\d{4}-\d\d-\d\d\.csv/)
  const lines = csv.text.replace('\uFEFF', '').trimEnd().split('\r\n')
  assert.equal(lines.length, 2)
  assert.match(lines[0]!, /^id,at,session_id,user_id,/)
  assert.match(lines[1]!, new RegExp(`${session.id}.*admin.*"'=HYPERLINK`))
  const whole = await admin.get(`${ROOT}/events/export?format=jsonl`)
  const listed = (await admin.get(`${ROOT}/events?count=true`)).body
  const read = whole.text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.equal(read.length, listed.total)
  assert.deepEqual(read.slice(0, listed.items.length), listed.items)
  assert.equal((await admin.get(`${ROOT}/events/export?format=xml`)).status, 400)
})

test('reading needs sso_sessions.read, ending needs sso_sessions.manage', async () => {
  const { body: role } = await admin.post('/organisation/roles', {
    name: 'Ажиглагч',
    permissions: ['sso_sessions.read'],
  })
  const [plain, reader] = [await newMember(), await newMember()]
  await admin.put(`/organisation/members/${reader.id}/roles/${role.id}`)
  const [stranger, watching] = [await signedIn(plain), await signedIn(reader)]
  for (const path of ['', '/events', '/events/export?format=csv', `/users/${plain.id}`]) {
    const refused = await stranger.get(`${ROOT}${path}`)
    assert.deepEqual([refused.status, refused.body.permission], [403, 'sso_sessions.read'])
    assert.equal((await watching.get(`${ROOT}${path}`)).status, 200)
  }
  for (const path of [`/${stranger.id}`, `/users/${plain.id}?reason=x`]) {
    const refused = await watching.delete(`${ROOT}${path}`)
    assert.deepEqual([refused.status, refused.body.permission], [403, 'sso_sessions.manage'])
  }
  assert.equal((await world.stranger.get(ROOT)).status, 401)
})
