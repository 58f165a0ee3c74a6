import assert from 'node:assert/strict'
import { createHmac, hkdfSync } from 'node:crypto'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient, givenMember, startTestPlatform, until } from '../../../testing/index.ts'

const world = await startTestPlatform(
  { after },
  { settings: { LOGIN_LIMIT_ACCOUNT: '3/10m', LOGIN_LIMIT_ADDRESS: '1000/1m' } },
)
const { ctx } = world.platform
const tenant = (await world.admin.get('/me')).body.tenant
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

type Cookies = Record<string, string>

/** One browser: it keeps what it was told to keep. */
function createBrowser() {
  const jar: Cookies = {}
  const client = createClient(world.origin)
  const send = async (method: string, path: string, body?: unknown, headers: Cookies = {}) => {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await client.request(method, path, body, { ...(cookie && { cookie }), ...headers })
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0]!.split('=') as [string, string]
      if (value === '') delete jar[name]
      else jar[name] = value
    }
    return answer
  }
  return { jar, send, login: (body: object) => send('POST', '/auth/login', body) }
}

const person = (name: string) => givenMember(ctx, tenant, { email: `${name}@devices.example` })

test('strangers who fail slow down strangers, not the device that the person signed in with before', async () => {
  const { email, password } = await person('known')
  const known = createBrowser()
  assert.equal((await known.login({ email, password })).status, 200)
  const stranger = createBrowser()
  for (let n = 0; n < 3; n++) assert.equal((await stranger.login({ email, password: 'wrong' })).status, 401)
  assert.equal((await stranger.login({ email, password })).status, 429)
  assert.equal((await known.login({ email, password })).status, 200)
})

test('the device has a counter of its own, and a made-up or foreign cookie is a stranger’s', async () => {
  const { email, password } = await person('counted')
  const other = await person('other')
  const device = createBrowser()
  assert.equal((await device.login({ email, password })).status, 200)
  for (let n = 0; n < 3; n++) assert.equal((await device.login({ email, password: 'wrong' })).status, 401)
  assert.equal((await device.login({ email, password })).status, 429)
  // Its failures are its own: a stranger is not slowed down by them.
  assert.equal((await createBrowser().login({ email, password })).status, 200)
  const forged = createBrowser()
  assert.equal((await forged.login({ email: other.email, password: other.password })).status, 200)
  const [, nonce, signature] = forged.jar['tamga_device']!.split('.')
  const tag = device.jar['tamga_device']!.split('.')[0]
  forged.jar['tamga_device'] = `${tag}.${nonce}.${signature}`
  for (let n = 0; n < 3; n++) await createBrowser().login({ email, password: 'wrong' })
  assert.equal((await forged.login({ email, password, replace: true })).status, 429)
})

test('a device whose mark was signed by a release before this one is still known', async () => {
  const { email, password } = await person('former')
  const device = createBrowser()
  assert.equal((await device.login({ email, password })).status, 200)
  const { rows } = await owner.query<{ id: string; password_hash: string }>(
    'select p.id, c.password_hash from person p join credential c on c.person_id = p.id where p.email = $1',
    [email],
  )
  const { id, password_hash } = rows[0]!
  const [tag, nonce, signature] = device.jar['tamga_device']!.split('.')
  const key = Buffer.from(hkdfSync('sha256', password_hash, '', 'tamga device cookie', 32))
  const former = createHmac('sha256', key).update(`${id} ${nonce}`).digest('base64url')
  assert.notEqual(former, signature)
  device.jar['tamga_device'] = `${tag}.${nonce}.${former}`
  for (let n = 0; n < 3; n++) await createBrowser().login({ email, password: 'wrong' })
  assert.equal((await createBrowser().login({ email, password })).status, 429)
  assert.equal((await device.login({ email, password, replace: true })).status, 200)
})

test('a new password makes every other device a stranger, and keeps the one that chose it', async () => {
  const { email, password } = await person('changing')
  const [first, second] = [createBrowser(), createBrowser()]
  for (const browser of [first, second]) assert.equal((await browser.login({ email, password })).status, 200)
  const chosen = 'another calm river of Selenge 10'
  const changed = await first.send('PUT', '/me/password', { current: password, new: chosen })
  assert.equal(changed.status, 204)
  for (let n = 0; n < 3; n++) await createBrowser().login({ email, password: 'wrong' })
  assert.equal((await second.login({ email, password: chosen })).status, 429)
  assert.equal((await first.login({ email, password: chosen })).status, 200)
})

test('signing in again in the same browser ends the session before', async () => {
  const { email, password } = await person('again')
  const browser = createBrowser()
  const first = (await browser.login({ email, password })).body.session
  const second = (await browser.login({ email, password })).body.session
  assert.notEqual(first.id, second.id)
  const client = createClient(world.origin)
  client.token = first.token
  assert.equal((await client.get('/me')).status, 401)
  client.token = second.token
  assert.equal((await client.get('/me')).status, 200)
})

test('over the session of another person it asks, and ends theirs only when told to', async () => {
  const [one, two] = [await person('one'), await person('two')]
  const browser = createBrowser()
  const first = (await browser.login({ email: one.email, password: one.password })).body.session
  const asked = await browser.login({ email: two.email, password: two.password })
  assert.deepEqual([asked.status, asked.body.code], [409, 'other_person'])
  assert.equal((await browser.send('GET', '/me')).body.user.id, one.id)
  // Who is wrong about the password is not told who is signed in.
  assert.equal((await browser.login({ email: two.email, password: 'wrong' })).status, 401)
  const replaced = await browser.login({ email: two.email, password: two.password, replace: true })
  assert.equal(replaced.status, 200)
  const client = createClient(world.origin)
  client.token = first.token
  assert.equal((await client.get('/me')).status, 401)
})

test('a program with a token of its own is not asked, and ends nobody’s session by the cookie it also carries', async () => {
  const [one, two] = [await person('cookie'), await person('bearer')]
  const browser = createBrowser()
  const first = (await browser.login({ email: one.email, password: one.password })).body.session
  const own = (await createBrowser().login({ email: two.email, password: two.password })).body.session
  const login = { email: two.email, password: two.password }
  const answer = await browser.send('POST', '/auth/login', login, { authorization: `Bearer ${own.token}` })
  assert.equal(answer.status, 200)
  const client = createClient(world.origin)
  for (const { token } of [first, own]) {
    client.token = token
    assert.equal((await client.get('/me')).status, 200)
  }
})

test('refused password changes, tenant switches and cross-site changes are on record', async () => {
  const { id, email, password } = await person('refused')
  const browser = createBrowser()
  await browser.login({ email, password })
  const change = { current: 'wrong', new: 'a calm river of Selenge 11' }
  assert.equal((await browser.send('PUT', '/me/password', change)).status, 422)
  assert.equal((await browser.send('POST', '/auth/switch-tenant', { tenant: 'nowhere' })).status, 403)
  const foreign = await browser.send('DELETE', '/me/sessions', undefined, { 'sec-fetch-site': 'cross-site' })
  assert.equal(foreign.status, 403)
  const wanted = ['access.refused', 'person.password_change_refused', 'session.switch_refused']
  await until('three refusals are on record', async () => {
    const { rows } = await owner.query(
      `select distinct action from audit_record where actor_id = $1 and kind = 'security' and action = any($2) order by 1`,
      [id, wanted],
    )
    return rows.length === wanted.length
  })
})

test('a session that may be idle for a minute is renewed by use', async () => {
  const { id } = (await world.admin.get('/me')).body.session
  const idle = () =>
    owner
      .query(
        'select extract(epoch from idle_expires_at - now())::int as seconds from session where id = $1',
        [id],
      )
      .then(({ rows }) => rows[0].seconds as number)
  // Used half a minute ago, and over in half a minute.
  await owner.query(
    `update session set idle_seconds = 60, last_seen_at = now() - interval '30 seconds', idle_expires_at = now() + interval '30 seconds' where id = $1`,
    [id],
  )
  assert.equal((await world.admin.get('/me')).status, 200)
  assert.ok((await idle()) > 45)
})
