import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenMember, givenTenant } from '@tamga/core/testing'
import {
  admin,
  FIREFOX,
  first,
  IPHONE,
  type Item,
  idsOf,
  installApp,
  me,
  NOBODY,
  newMember,
  owner,
  platform,
  ROOT,
  signedIn,
  world,
} from '../../../../tests/sessions/session-world.ts'

test('the app is not installed in a new tenant: every route says so', async () => {
  const answer = await admin.get(ROOT)
  assert.deepEqual(
    [answer.status, answer.body.code, answer.body.app],
    [403, 'app_not_installed', 'sso-sessions'],
  )
  assert.equal((await admin.delete(`${ROOT}/${NOBODY}`)).body.code, 'app_not_installed')
  await installApp()
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
    kind: 'browser',
    device_name: null,
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
  const today = async () => (await admin.get(`${ROOT}/days?zone=UTC`)).body.items.at(-1)
  const before = await today()
  await owner.query(`update session set created_at = created_at - interval '40 days' where id = $1`, [
    desk.id,
  ])
  assert.deepEqual(await today(), { ...before, count: before.count - 1 })
  const day = `user=${person.id}&from=${before.at}`
  for (const sort of ['-last_seen_at', '-created_at'])
    assert.deepEqual(idsOf(await admin.get(`${ROOT}?${day}&sort=${sort}`)), [phone.id])
  assert.deepEqual(idsOf(await admin.get(`${ROOT}?user=${person.id}&to=${before.at}&count=true`)), [desk.id])
  assert.equal((await admin.get(`${ROOT}?from=yesterday`)).status, 400)
  assert.equal((await admin.get(`${ROOT}/days?zone=Mars/Olympus`)).status, 400)
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
