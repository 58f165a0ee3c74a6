import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, givenMember, startTestPlatform } from '../../testing/index.ts'

const world = await startTestPlatform({ after })
const { platform, origin } = world
const tenant = (await world.admin.get('/me')).body.tenant
const person = await givenMember(platform.ctx, tenant, { email: 'phone@first.example' })
const phone = createClient(origin)
await phone.signIn(person.email, person.password)

/** A browser that keeps its cookies. */
function browser() {
  const jar = new Map<string, string>()
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split(/=(.*)/s)
      jar.set(name!, value!)
    }
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null }
  }
  return { jar, call }
}

async function ask() {
  const desk = browser()
  const started = await desk.call('POST', '/auth/cross-device', {})
  assert.equal(started.status, 201)
  const { request_id, link, number } = started.body
  const code = new URL(link).searchParams.get('code')!
  return {
    desk,
    code,
    number,
    poll: (wait = 0) => desk.call('GET', `/auth/cross-device/${request_id}?wait=${wait}`),
  }
}

test('a phone lets a browser in by the number that it shows, with a session as strong as its own', async () => {
  const { desk, code, number, poll } = await ask()
  assert.equal((await poll()).body.status, 'pending')
  const seen = await phone.get(`/me/cross-device/${code}`)
  assert.equal(seen.body.device.browser, 'Chrome')
  assert.ok(seen.body.numbers.length === 3 && seen.body.numbers.includes(number))
  const waiting = poll(20)
  assert.equal((await phone.post(`/me/cross-device/${code}`, { allow: true, number })).status, 204)
  const entered = await waiting
  assert.equal(entered.body.user.id, person.id)
  const me = await desk.call('GET', '/me')
  const mine = (await phone.get('/me')).body
  assert.deepEqual(me.body.session.auth_methods, mine.session.auth_methods)
  assert.notEqual(me.body.session.id, mine.session.id)
  // Decided once, entered once.
  assert.equal((await poll()).status, 409)
  assert.equal((await phone.get(`/me/cross-device/${code}`)).status, 404)
  assert.equal((await phone.post(`/me/cross-device/${code}`, { allow: true, number })).status, 404)
})

test('a wrong number refuses, and so does saying no', async () => {
  for (const [decision, status] of [
    [{ allow: true, number: 1 }, 422],
    [{ allow: true }, 422],
    [{ allow: false }, 204],
  ] as const) {
    const { code, poll } = await ask()
    assert.equal((await phone.post(`/me/cross-device/${code}`, decision)).status, status)
    assert.deepEqual([(await poll()).body.code, (await poll()).status], ['cross_device_denied', 409])
  }
})

test('only the browser that asked is let in, once, and only while the session that allowed it lives', async () => {
  const { desk, code, number, poll } = await ask()
  const lender = createClient(origin)
  await lender.signIn(person.email, person.password)
  assert.equal((await lender.post(`/me/cross-device/${code}`, { allow: true, number })).status, 204)
  await lender.post('/auth/logout')
  assert.equal((await poll()).status, 409)
  const other = await ask()
  await phone.post(`/me/cross-device/${other.code}`, { allow: true, number: other.number })
  const thief = browser()
  const { request_id } = (await desk.call('POST', '/auth/cross-device', {})).body
  assert.equal((await thief.call('GET', `/auth/cross-device/${request_id}?wait=0`)).status, 409)
  const both = await Promise.all([other.poll(), other.poll()])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
})
