import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import {
  type Answer,
  type Client,
  createClient,
  givenMember,
  givenTenant,
  startTestPlatform,
} from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const tenant = (await admin.get('/me')).body.tenant
const MEMBERS = '/organisation/members'
const NOBODY = '018f0000-0000-7000-8000-000000000000'

async function member(email: string, roles: string[] = []): Promise<{ id: string; client: Client }> {
  const person = await givenMember(world.platform.ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(email, person.password)
  return { id: person.id, client }
}

async function changesOf(target: string): Promise<{ action: string; changes: Record<string, unknown> }[]> {
  const { rows } = await owner.query(
    `select action, changes from audit_record where kind = 'change' and target_id = $1 order by seq`,
    [target],
  )
  return rows
}

const actionsOf = async (target: string) => (await changesOf(target)).map(change => change.action)

test('members need a session and a permission', async () => {
  assert.equal((await world.stranger.get(MEMBERS)).status, 401)
  const { client } = await member('plain@members.example')
  const refused = await client.get(MEMBERS)
  assert.equal(refused.status, 403)
  assert.equal(refused.body.permission, 'organisation.read')
  assert.equal(
    (await client.post(MEMBERS, { email: 'x@y.example', name: 'X' })).body.permission,
    'organisation.manage',
  )
})

test('the list is searched, filtered, counted and sorted, and its pages neither repeat nor lose anyone', async () => {
  for (const [name, email] of [
    ['Өлзий', 'ulzii@list.example'],
    ['Анар', 'anar@list.example'],
    ['Үүрий', 'uurii@list.example'],
    ['Оюун', 'oyun@list.example'],
    ['Номин_100%', 'nomin@list.example'],
  ]) {
    assert.equal((await admin.post(MEMBERS, { email, name, password: 'a good bronze horse 77' })).status, 201)
  }
  const names = async (query: string) =>
    (await admin.get(`${MEMBERS}?${query}`)).body.items.map((item: { name: string }) => item.name)
  assert.deepEqual(await names('q=list.example&sort=name'), ['Анар', 'Номин_100%', 'Оюун', 'Өлзий', 'Үүрий'])
  assert.deepEqual(await names('q=list.example&sort=-name'), ['Үүрий', 'Өлзий', 'Оюун', 'Номин_100%', 'Анар'])
  assert.deepEqual(await names('q=list.example&sort=email'), ['Анар', 'Номин_100%', 'Оюун', 'Өлзий', 'Үүрий'])
  assert.deepEqual(await names('q=list.example'), ['Номин_100%', 'Оюун', 'Үүрий', 'Анар', 'Өлзий'])
  assert.deepEqual(await names(`q=${encodeURIComponent('ӨЛЗИЙ list')}`), ['Өлзий'])
  assert.deepEqual(await names(`q=${encodeURIComponent('100%')}`), ['Номин_100%'])
  assert.deepEqual(await names(`q=${encodeURIComponent('оюу_')}`), [])
  assert.deepEqual(await names('role=admin'), ['Админ Болд'])
  assert.deepEqual(await names('role=no-such-role'), [])
  assert.equal((await admin.get(`${MEMBERS}?q=list.example&count=true&limit=1`)).body.total, 5)
  for (const sort of [
    'name',
    '-name',
    'email',
    '-email',
    'created_at',
    '-created_at',
    'last_seen_at',
    '-last_seen_at',
  ]) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Answer = await admin.get(
        `${MEMBERS}?limit=2&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
      )
      assert.equal(page.status, 200, page.text)
      seen.push(...page.body.items.map((item: { id: string }) => item.id))
      cursor = page.body.next_cursor
    } while (cursor)
    const { rows } = await owner.query('select count(*)::int from membership where tenant_id = $1', [
      tenant.id,
    ])
    assert.equal(new Set(seen).size, rows[0].count, sort)
    assert.equal(seen.length, rows[0].count, sort)
  }
})

test('a part of a name or an e-mail finds members of this tenant alone, be they few or most of a crowd', async () => {
  const crowds = await Promise.all(
    ['crowd', 'other-crowd'].map(slug => givenTenant(world.platform.ctx, slug)),
  )
  for (const [index, { id }] of crowds.entries()) {
    await owner.query(
      `with made as (
         insert into person (id, name, email)
         select platform.uuidv7(), 'Бат-Эрдэнэ ' || i, 'crowd' || i || '@' || $2::text from generate_series(1, 3000) i returning *)
       insert into membership (tenant_id, person_id, status, name, email) select $1, id, 'active', name, email from made`,
      [id, `crowd-${index}.example`],
    )
  }
  const head = await givenMember(world.platform.ctx, crowds[0]!, {
    email: 'head@of.example',
    roles: ['admin'],
  })
  const client = createClient(world.origin)
  await client.signIn(head.email, head.password)
  const walk = async (query: string) => {
    const emails: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await client.get(`${MEMBERS}?limit=200&sort=email&${query}${cursor}`)
      emails.push(...body.items.map((item: { email: string }) => item.email))
      if (!body.next_cursor) return emails
      cursor = `&cursor=${body.next_cursor}`
    }
  }
  const most = await walk('q=crowd')
  assert.equal(most.length, 3000)
  assert.deepEqual(most, most.toSorted())
  assert.ok(most.every(email => email.endsWith('@crowd-0.example')))
  assert.equal((await walk('q=crowd29')).length, 111)
  assert.deepEqual(await walk('q=crowd2999'), ['crowd2999@crowd-0.example'])
  assert.deepEqual(await walk(`q=${encodeURIComponent('эрдэнэ 2999')}`), ['crowd2999@crowd-0.example'])
  assert.deepEqual(await walk('q=crowd-1.example'), [])
  const { total } = (await client.get(`${MEMBERS}?limit=1&count=true&q=crowd29`)).body
  assert.equal(total, 111)
})

test('a cursor of another order, a made-up one and an unknown query are refused', async () => {
  const { next_cursor } = (await admin.get(`${MEMBERS}?limit=1&sort=name`)).body
  const forged = Buffer.from(JSON.stringify(['-created_at', 'no time', 'no id'])).toString('base64url')
  for (const query of [
    `cursor=${next_cursor}`,
    `cursor=${forged}`,
    'cursor=%',
    'sort=password',
    'limit=201',
    'offset=3',
    'status=gone',
  ]) {
    assert.equal((await admin.get(`${MEMBERS}?${query}`)).status, 400, query)
  }
})

test('a member in detail has grants with their giver, sessions, the invitation and the use of permissions', async () => {
  const { id } = await member('detail@members.example')
  await admin.put(`${MEMBERS}/${id}/roles/admin`)
  const { status, body } = await admin.get(`${MEMBERS}/${id}`)
  assert.equal(status, 200)
  assert.equal(body.sessions, 1)
  assert.equal(body.invitation, null)
  assert.deepEqual(
    body.grants.map((grant: { role: { key: string }; automatic: boolean }) => [
      grant.role.key,
      grant.automatic,
    ]),
    [
      ['admin', false],
      ['user', true],
    ],
  )
  assert.equal(body.grants[0].granted_by.name, 'Админ Болд')
  const own = (await admin.get(`${MEMBERS}?role=admin&q=first`)).body.items[0]
  const uses = (await admin.get(`${MEMBERS}/${own.id}`)).body.permission_use
  assert.ok(uses.some((use: { permission: string }) => use.permission === 'organisation.manage'))
})

test('an id of another tenant is not found, just like one that does not exist', async () => {
  const other = await givenTenant(world.platform.ctx, 'other-members')
  const foreign = await givenMember(world.platform.ctx, other, { email: 'foreign@members.example' })
  const { rows } = await owner.query(`select id from role where tenant_id = $1 and key = 'admin'`, [other.id])
  const mine = (await admin.get('/me')).body.user.id
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { name: 'X' }],
    ['DELETE', ''],
    ['POST', '/suspend'],
    ['POST', '/resume'],
    ['POST', '/lockdown', { reason: 'x' }],
    ['POST', '/lockdown'],
    ['PUT', '/roles/admin'],
    ['DELETE', '/roles/admin'],
  ]
  for (const [method, tail, body] of calls) {
    const answers = await Promise.all(
      [foreign.id, NOBODY, 'no-id'].map(id => admin.request(method, `${MEMBERS}/${id}${tail}`, body)),
    )
    const bodies = answers.map(answer => ({ ...answer.body, request_id: '' }))
    assert.equal(answers[0]!.status, 404, `${method} ${tail}`)
    assert.deepEqual(bodies[0], bodies[1])
    assert.deepEqual(bodies[0], bodies[2])
  }
  const role = await admin.put(`${MEMBERS}/${mine}/roles/${rows[0].id}`)
  const random = await admin.put(`${MEMBERS}/${mine}/roles/${NOBODY}`)
  assert.equal(role.status, 404)
  assert.deepEqual({ ...role.body, request_id: '' }, { ...random.body, request_id: '' })
})

test('only the name that the tenant keeps is changed, and the loser of a race is told', async () => {
  const { id, client } = await member('patch@members.example')
  const before = (await admin.get(`${MEMBERS}/${id}`)).body
  const changed = await admin.patch(`${MEMBERS}/${id}`, { name: 'Шинэ нэр', version: before.version })
  assert.equal(changed.status, 200)
  assert.equal(changed.body.name, 'Шинэ нэр')
  assert.equal(changed.body.version, before.version + 1)
  assert.equal(
    (await admin.patch(`${MEMBERS}/${id}`, { name: 'Хоцорсон', version: before.version })).body.code,
    'stale_version',
  )
  const header = await admin.request(
    'PATCH',
    `${MEMBERS}/${id}`,
    { name: 'Хоцорсон' },
    { 'if-match': `"${before.version}"` },
  )
  assert.equal(header.body.code, 'stale_version')
  assert.equal((await admin.patch(`${MEMBERS}/${id}`, { name: 'Шинэ нэр' })).status, 200)
  assert.equal((await admin.patch(`${MEMBERS}/${id}`, { email: 'thief@members.example' })).status, 400)
  assert.equal((await admin.patch(`${MEMBERS}/${id}`, { name: ' \n ' })).status, 400)
  assert.equal((await client.get('/me')).body.user.name, 'patch')
  assert.deepEqual(await changesOf(id), [
    { action: 'member.updated', changes: { name: ['patch', 'Шинэ нэр'] } },
  ])
})

test('removing a member ends the membership, its roles and its sessions, and the record stays', async () => {
  const { id, client } = await member('leaver@members.example', ['admin'])
  assert.equal((await admin.delete(`${MEMBERS}/${id}`)).status, 204)
  assert.equal((await client.get('/me')).status, 401)
  const { body } = await admin.get(`${MEMBERS}/${id}`)
  assert.equal(body.status, 'left')
  assert.deepEqual(body.roles, [])
  assert.equal((await admin.delete(`${MEMBERS}/${id}`)).body.code, 'wrong_state')
  assert.equal((await admin.put(`${MEMBERS}/${id}/roles/admin`)).body.code, 'wrong_state')
  assert.equal((await admin.patch(`${MEMBERS}/${id}`, { name: 'X' })).body.code, 'wrong_state')
  const { rows } = await owner.query(
    'select cause, terminated_by_name from session_event where person_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ cause: 'member_removed', terminated_by_name: 'Админ Болд' }])
  assert.deepEqual(await actionsOf(id), ['member.removed'])
  assert.equal((await admin.post(MEMBERS, { email: 'leaver@members.example', name: 'Буцсан' })).status, 201)
  assert.equal((await admin.get(`${MEMBERS}/${id}`)).body.status, 'invited')
})

test('a suspended member is out at once, and comes back when resumed', async () => {
  const { id, client } = await member('suspended@members.example')
  const suspended = await admin.post(`${MEMBERS}/${id}/suspend`, { reason: 'Чөлөөтэй' })
  assert.equal(suspended.body.status, 'suspended')
  assert.equal((await client.get('/me')).status, 401)
  assert.equal((await admin.post(`${MEMBERS}/${id}/suspend`)).body.code, 'wrong_state')
  assert.equal((await admin.post(`${MEMBERS}/${id}/resume`)).body.status, 'active')
  assert.equal((await admin.post(`${MEMBERS}/${id}/resume`)).body.code, 'wrong_state')
  assert.deepEqual(await changesOf(id), [
    { action: 'member.suspended', changes: { status: ['active', 'suspended'], reason: [null, 'Чөлөөтэй'] } },
    { action: 'member.resumed', changes: { status: ['suspended', 'active'] } },
  ])
})

test('a lockdown needs a reason, ends every session in the tenant, and is taken back like a suspension', async () => {
  const { id, client } = await member('locked@members.example')
  for (const body of [{}, { reason: '' }, { reason: '  ' }]) {
    const refused = await admin.post(`${MEMBERS}/${id}/lockdown`, body)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'reason_required')
  }
  assert.equal((await client.get('/me')).status, 200)
  assert.equal(
    (await admin.post(`${MEMBERS}/${id}/lockdown`, { reason: 'Утас алдсан' })).body.status,
    'suspended',
  )
  assert.equal((await client.get('/me')).status, 401)
  const { rows } = await owner.query('select cause, reason from session_event where person_id = $1', [id])
  assert.deepEqual(rows, [{ cause: 'admin', reason: 'Утас алдсан' }])
  assert.equal((await admin.post(`${MEMBERS}/${id}/resume`)).status, 200)
  assert.deepEqual(await actionsOf(id), ['member.locked_down', 'member.resumed'])
})

test('giving a role again changes nothing and writes nothing; the role user stays', async () => {
  const { id } = await member('roles@members.example')
  for (let again = 0; again < 2; again++) {
    const answer = await admin.put(`${MEMBERS}/${id}/roles/admin`)
    assert.equal(answer.status, 200)
    assert.deepEqual(
      answer.body.roles.map((role: { key: string }) => role.key),
      ['admin', 'user'],
    )
  }
  for (let again = 0; again < 2; again++)
    assert.equal((await admin.delete(`${MEMBERS}/${id}/roles/admin`)).status, 200)
  assert.equal((await admin.delete(`${MEMBERS}/${id}/roles/user`)).body.code, 'built_in_role')
  assert.deepEqual(await actionsOf(id), ['member.role_granted', 'member.role_revoked'])
})

test('the last administrator cannot be removed, suspended or lose the role, and nobody suspends themselves', async () => {
  const lonely = await givenTenant(world.platform.ctx, 'lonely')
  const boss = await givenMember(world.platform.ctx, lonely, {
    email: 'boss@lonely.example',
    roles: ['admin'],
  })
  const client = createClient(world.origin)
  await client.signIn(boss.email, boss.password)
  for (const answer of [
    await client.delete(`${MEMBERS}/${boss.id}`),
    await client.post(`${MEMBERS}/${boss.id}/suspend`),
    await client.post(`${MEMBERS}/${boss.id}/lockdown`, { reason: 'x' }),
    await client.delete(`${MEMBERS}/${boss.id}/roles/admin`),
  ]) {
    assert.equal(answer.status, 409)
    assert.equal(answer.body.code, 'last_admin')
  }
  await givenMember(world.platform.ctx, lonely, { email: 'second@lonely.example', roles: ['admin'] })
  assert.equal((await client.post(`${MEMBERS}/${boss.id}/suspend`)).body.code, 'own_account')
  assert.deepEqual(await actionsOf(boss.id), [])
  assert.equal((await client.delete(`${MEMBERS}/${boss.id}`)).status, 204)
})

test('who manages members without being an administrator cannot act on one', async () => {
  await admin.post('/organisation/roles', {
    name: 'Members',
    key: 'members',
    permissions: ['organisation.read', 'organisation.manage'],
  })
  const { client, id: managerId } = await member('manager@protected.example', ['members'])
  const { id, client: chief } = await member('chief@protected.example', ['admin', 'members'])
  const before = (await admin.get(`${MEMBERS}/${id}`)).body
  const acts = [
    ['POST', `${MEMBERS}/${id}/suspend`, {}],
    ['POST', `${MEMBERS}/${id}/lockdown`, { reason: 'because' }],
    ['DELETE', `${MEMBERS}/${id}`, undefined],
    ['DELETE', `${MEMBERS}/${id}/roles/admin`, undefined],
    ['DELETE', `${MEMBERS}/${id}/roles/members`, undefined],
    ['PATCH', `${MEMBERS}/${id}`, { name: 'Nobody' }],
  ] as const
  for (const [method, path, body] of acts) {
    const refused = await client.request(method, path, body)
    assert.deepEqual(
      [refused.status, refused.body.code],
      [403, 'administrator_protected'],
      `${method} ${path}`,
    )
  }
  const unchanged = (await admin.get(`${MEMBERS}/${id}`)).body
  assert.deepEqual([unchanged.status, unchanged.name, unchanged.roles], ['active', before.name, before.roles])
  assert.equal((await chief.get('/me')).status, 200)
  assert.equal((await admin.post(`${MEMBERS}/${id}/suspend`, {})).status, 200)
  const resumed = await client.post(`${MEMBERS}/${id}/resume`)
  assert.deepEqual([resumed.status, resumed.body.code], [403, 'administrator_protected'])
  assert.equal((await admin.post(`${MEMBERS}/${id}/resume`)).status, 200)
  const { rows } = await owner.query(
    `select count(*)::int from audit_record where action = 'access.escalation_refused' and actor_id = $1`,
    [managerId],
  )
  assert.equal(rows[0].count, acts.length + 1)
})

test('two administrators who remove each other at once: one is told that they are the last', async () => {
  for (let round = 0; round < 5; round++) {
    const place = await givenTenant(world.platform.ctx, `duel-${round}`)
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async name => {
        const person = await givenMember(world.platform.ctx, place, {
          email: `${name}@duel${round}.example`,
          roles: ['admin'],
        })
        const client = createClient(world.origin)
        await client.signIn(person.email, person.password)
        return { id: person.id, client }
      }),
    )
    const answers = await Promise.all([
      one!.client.delete(`${MEMBERS}/${two!.id}`),
      two!.client.delete(`${MEMBERS}/${one!.id}`),
    ])
    const statuses = answers.map(answer => answer.status).sort()
    // The slower one may also find their session ended already.
    assert.equal(statuses[0], 204)
    assert.ok([401, 409].includes(statuses[1]!), String(statuses))
    const { rows } = await owner.query(
      `select count(*)::int from membership where tenant_id = $1 and status = 'active'`,
      [place.id],
    )
    assert.equal(rows[0].count, 1)
  }
})

test('a member who could not be made leaves no person behind, and is made at the next try', async () => {
  const body = { email: 'again@once.example', name: 'Again', password: 'a good bronze horse 77' }
  await owner.query(`
    create function refuse_once() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger refuse_once before insert on membership for each row when (new.email = 'again@once.example')
      execute function refuse_once()`)
  assert.equal((await admin.post(MEMBERS, body)).status, 500)
  await owner.query('drop trigger refuse_once on membership; drop function refuse_once()')
  const left = await owner.query(`select count(*)::int from person where email = $1`, [body.email])
  assert.equal(left.rows[0].count, 0)
  assert.equal((await admin.post(MEMBERS, body)).status, 201)
  const client = createClient(world.origin)
  assert.equal((await client.signIn(body.email, body.password)).status, 200)
  assert.equal((await admin.post(MEMBERS, body)).body.code, 'person_exists')
})

test('twenty invitations of one address at once make one member', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => admin.post(MEMBERS, { email: 'Once@Members.example', name: 'Нэг' })),
  )
  const statuses = answers.map(answer => answer.status)
  assert.equal(statuses.filter(status => status === 201).length, 1, String(statuses))
  assert.equal(statuses.filter(status => status === 409).length, 19)
  const { id } = answers.find(answer => answer.status === 201)!.body
  assert.deepEqual(await actionsOf(id), ['member.invited'])
})

test('a count goes up to ten thousand and then says that there are more', async () => {
  const { id } = await givenTenant(world.platform.ctx, 'crowded')
  const chief = await givenMember(
    world.platform.ctx,
    { id },
    { email: 'chief@crowded.example', roles: ['admin'] },
  )
  const client = createClient(world.origin)
  await client.signIn(chief.email, chief.password)
  const counted = async (query = '') => {
    const { total, total_is_lower_bound } = (await client.get(`${MEMBERS}?limit=1&count=true${query}`)).body
    return [total, total_is_lower_bound]
  }
  assert.deepEqual(await counted(), [1, undefined])
  await owner.query(
    `with made as (
       insert into person (id, email, name)
       select gen_random_uuid(), 'm' || n || '@crowded.example', 'Member' from generate_series(1, 10000) n returning id, email, name)
     insert into membership (tenant_id, person_id, status, email, name) select $1, id, 'active', email, name from made`,
    [id],
  )
  assert.deepEqual(await counted(), [10_000, true])
  assert.deepEqual(await counted('&q=crowded'), [2000, true])
  assert.deepEqual(await counted('&q=m9999'), [1, undefined])
})
