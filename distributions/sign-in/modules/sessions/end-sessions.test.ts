import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN_EMAIL, givenMember, givenTenant } from '@tamga/core/testing'
import {
  admin,
  first,
  IPHONE,
  installApp,
  me,
  newMember,
  owner,
  platform,
  ROOT,
  signedIn,
  world,
} from '../../../../tests/sessions/session-world.ts'

await installApp()

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
