import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient } from '../../testing/client.ts'
import { givenMember, givenTenant } from '../../testing/given.ts'
import { receiveMail } from '../../testing/mailbox.ts'
import { ADMIN_EMAIL, startTestPlatform } from '../../testing/test-platform.ts'
import { removeDueTenants } from './jobs.ts'

type Listed = { id: string; slug: string; name: string }
type Line = { type: string; data: Record<string, unknown> }

const world = await startTestPlatform({ after })
const { ctx } = world.platform
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())
const own = (await admin.get('/me')).body.tenant

async function openTenant(slug: string): Promise<{ id: string; version: number }> {
  const { status, body, text } = await admin.post('/platform/tenants', { slug, name: `Байгууллага ${slug}` })
  assert.equal(status, 201, text)
  return body
}

async function memberOf(tenant: { id: string }, email: string, roles: string[] = []) {
  const person = await givenMember(ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { person, client }
}

const actionsOf = async (tenantId: string): Promise<string[]> =>
  (
    await owner.query('select action from audit_record where tenant_id = $1 order by seq', [tenantId])
  ).rows.map(row => row.action)

const RANDOM = '01890000-0000-7000-8000-000000000000'

test('everything of the platform is for the operator alone', async () => {
  const { client } = await memberOf(own, 'tenant-admin@first.example', ['admin'])
  const routes: [string, string][] = [
    ['GET', '/platform/tenants'],
    ['POST', '/platform/tenants'],
    ['GET', `/platform/tenants/${own.id}`],
    ['PATCH', `/platform/tenants/${own.id}`],
    ['DELETE', `/platform/tenants/${own.id}`],
    ['POST', `/platform/tenants/${own.id}/restore`],
    ['GET', `/platform/tenants/${own.id}/export`],
    ['GET', '/platform/audit'],
    ['GET', `/platform/tenants/${RANDOM}`],
  ]
  for (const [method, path] of routes) {
    const signedOut = await world.stranger.request(method, path)
    assert.deepEqual([signedOut.status, signedOut.body.code], [401, 'unauthenticated'], `${method} ${path}`)
    const refused = await client.request(method, path)
    assert.deepEqual([refused.status, refused.body.code], [403, 'operator_required'], `${method} ${path}`)
  }
})

test('the operator creates a tenant and becomes its administrator', async () => {
  const { status, body, headers } = await admin.post('/platform/tenants', {
    slug: 'fresh',
    name: '  Шинэ байгууллага ',
  })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/api/v1/platform/tenants/${body.id}`)
  const { created_at, id, ...rest } = body
  assert.match(created_at, /Z$/)
  assert.deepEqual(rest, {
    slug: 'fresh',
    name: 'Шинэ байгууллага',
    status: 'active',
    members: 1,
    delete_after: null,
    version: 1,
  })
  assert.deepEqual((await admin.get(`/platform/tenants/${id}`)).body, body)
  assert.deepEqual(await actionsOf(id), ['tenant.created'])
  assert.ok((await admin.get('/me')).body.tenants.some((tenant: Listed) => tenant.slug === 'fresh'))
})

test('a slug belongs to one tenant, also when several want it at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(number => admin.post('/platform/tenants', { slug: 'wanted', name: `Tenant ${number}` })),
  )
  assert.deepEqual(answers.map(answer => answer.status).sort(), [201, 409, 409, 409])
  assert.equal(answers.find(answer => answer.status === 409)!.body.code, 'slug_taken')
  for (const body of [
    { slug: 'A', name: 'x' },
    { slug: 'a b', name: 'x' },
    { slug: 'ok' },
    { slug: 'ok', name: '' },
    { slug: 'ok', name: '  ' },
    { slug: 'ok', name: 'x', admin_email: 'nobody' },
    { slug: 'ok', name: 'x', plan: 'free' },
  ]) {
    assert.equal((await admin.post('/platform/tenants', body)).status, 400, JSON.stringify(body))
  }
})

test('the administrator named by e-mail is invited, and the operator is not invited to their own', async () => {
  const { body } = await admin.post('/platform/tenants', {
    slug: 'invited',
    name: 'Уригдсан',
    admin_email: 'Chief@invited.example',
  })
  const mail = await receiveMail(world.mailDir, 'chief@invited.example')
  assert.ok(mail.token)
  assert.deepEqual(await actionsOf(body.id), ['tenant.created'])
  const { rows } = await owner.query(
    `select m.status, array_agg(r.key order by r.key) as roles from membership m
       join membership_role g using (tenant_id, person_id) join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
      where m.tenant_id = $1 and m.email = 'chief@invited.example' group by m.status`,
    [body.id],
  )
  assert.deepEqual(rows[0], { status: 'invited', roles: ['admin', 'user'] })
  const same = await admin.post('/platform/tenants', {
    slug: 'selfish',
    name: 'Өөрөө',
    admin_email: ADMIN_EMAIL,
  })
  assert.deepEqual([same.status, await actionsOf(same.body.id)], [201, ['tenant.created']])
})

test('the list searches, filters, sorts and pages by key', async () => {
  for (const slug of ['page-c', 'page-a', 'page-b']) await openTenant(slug)
  const slugs = async (query: string) =>
    (await admin.get(`/platform/tenants?${query}`)).body.items.map((tenant: Listed) => tenant.slug)
  assert.deepEqual(await slugs('q=PAGE-'), ['page-b', 'page-a', 'page-c'])
  assert.deepEqual(await slugs('q=page-&sort=created_at'), ['page-c', 'page-a', 'page-b'])
  assert.deepEqual(await slugs('q=page-&sort=slug'), ['page-a', 'page-b', 'page-c'])
  assert.deepEqual(await slugs('q=page-&sort=-name'), ['page-c', 'page-b', 'page-a'])
  assert.deepEqual(await slugs('q=%25'), [])
  assert.equal((await admin.get('/platform/tenants?count=true&limit=1&q=page-')).body.total, 3)
  for (const sort of ['name', '-name', 'slug', '-slug', 'created_at', '-created_at']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await admin.get(
        `/platform/tenants?q=page-&limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...body.items.map((tenant: Listed) => tenant.slug))
      cursor = body.next_cursor
    } while (cursor)
    assert.deepEqual(seen, await slugs(`q=page-&sort=${sort}`), sort)
  }
  const forged = Buffer.from('["x","y"]').toString('base64url')
  for (const query of [
    'sort=members',
    'status=gone',
    `cursor=${forged}`,
    'cursor=x',
    'limit=0',
    'owner=me',
  ]) {
    assert.equal((await admin.get(`/platform/tenants?${query}`)).status, 400, query)
  }
})

test('a tenant that does not exist is not found, whatever is asked of it', async () => {
  for (const id of [RANDOM, 'not-an-id']) {
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['GET', '/export'],
    ]) {
      assert.equal(
        (await admin.request(method!, `/platform/tenants/${id}${path}`)).status,
        404,
        `${method} ${id}${path}`,
      )
    }
  }
})

test('a tenant is renamed under its version', async () => {
  const { id } = await openTenant('renamed')
  const changed = await admin.patch(`/platform/tenants/${id}`, { name: 'Шинэ нэр', version: 1 })
  assert.deepEqual([changed.status, changed.body.name, changed.body.version], [200, 'Шинэ нэр', 2])
  const stale = await admin.patch(`/platform/tenants/${id}`, { name: 'Хоцорсон', version: 1 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'stale_version'])
  assert.equal(
    (await admin.request('PATCH', `/platform/tenants/${id}`, { name: 'x' }, { 'if-match': '"1"' })).status,
    409,
  )
  assert.equal((await admin.patch(`/platform/tenants/${id}`, { name: 'Шинэ нэр' })).body.version, 2)
  assert.deepEqual(await actionsOf(id), ['tenant.created', 'tenant.updated'])
  for (const body of [{ name: '' }, { name: ' ' }, { slug: 'other' }, { suspended: 'yes' }]) {
    assert.equal((await admin.patch(`/platform/tenants/${id}`, body)).status, 400, JSON.stringify(body))
  }
})

test('a suspended tenant refuses its sessions at once, and lets them in again when it is resumed', async () => {
  const tenant = await openTenant('halted')
  const { client, person } = await memberOf(tenant, 'worker@halted.example')
  assert.equal((await client.get('/me')).status, 200)
  assert.equal(
    (await admin.patch(`/platform/tenants/${tenant.id}`, { suspended: true })).body.status,
    'suspended',
  )
  const refused = await client.get('/me')
  assert.deepEqual([refused.status, refused.body.code], [403, 'tenant_suspended'])
  const login = await world.stranger.post('/auth/login', { email: person.email, password: person.password })
  assert.equal(login.status, 403)
  assert.equal((await admin.patch(`/platform/tenants/${tenant.id}`, { suspended: true })).status, 200)
  assert.equal(
    (await admin.patch(`/platform/tenants/${tenant.id}`, { suspended: false, name: 'Дахин' })).body.status,
    'active',
  )
  assert.equal((await client.get('/me')).status, 200)
  assert.deepEqual(
    (await actionsOf(tenant.id)).filter(action => action.startsWith('tenant.')),
    ['tenant.created', 'tenant.suspended', 'tenant.resumed'],
  )
})

test('the tenant that the operator is in can neither be suspended nor deleted', async () => {
  const suspended = await admin.patch(`/platform/tenants/${own.id}`, { suspended: true })
  assert.deepEqual([suspended.status, suspended.body.code], [409, 'current_tenant'])
  const deleted = await admin.delete(`/platform/tenants/${own.id}`)
  assert.deepEqual([deleted.status, deleted.body.code], [409, 'current_tenant'])
  assert.equal((await admin.get('/me')).status, 200)
})

test('deleting closes the tenant now, waits, and can be taken back', async () => {
  const tenant = await openTenant('regretted')
  const { client } = await memberOf(tenant, 'worker@regretted.example')
  const ordered = await admin.delete(`/platform/tenants/${tenant.id}`, { reason: 'гэрээ дууссан' })
  assert.deepEqual([ordered.status, ordered.body.status], [202, 'deleting'])
  assert.ok(Date.parse(ordered.body.delete_after) > Date.now() + 29 * 86_400_000)
  assert.equal((await client.get('/me')).status, 403)
  assert.deepEqual((await admin.delete(`/platform/tenants/${tenant.id}`)).body.code, 'wrong_state')
  assert.deepEqual(
    (await admin.patch(`/platform/tenants/${tenant.id}`, { name: 'x' })).body.code,
    'tenant_deleting',
  )
  await removeDueTenants.run(ctx, undefined as never)
  const restored = await admin.post(`/platform/tenants/${tenant.id}/restore`)
  assert.deepEqual([restored.status, restored.body.status, restored.body.delete_after], [200, 'active', null])
  assert.equal((await client.get('/me')).status, 200)
  assert.deepEqual((await admin.post(`/platform/tenants/${tenant.id}/restore`)).body.code, 'wrong_state')
  const { rows } = await owner.query(
    `select changes from audit_record where tenant_id = $1 and action = 'tenant.deletion_requested'`,
    [tenant.id],
  )
  assert.deepEqual(rows[0].changes.reason, [null, 'гэрээ дууссан'])
})

test('a tenant that was suspended before its deletion was ordered is suspended again when restored', async () => {
  const { id } = await openTenant('still-halted')
  await admin.patch(`/platform/tenants/${id}`, { suspended: true })
  assert.equal((await admin.delete(`/platform/tenants/${id}?reason=done`)).status, 202)
  assert.equal((await admin.post(`/platform/tenants/${id}/restore`)).body.status, 'suspended')
})

test('after the delay everything of the tenant is gone, but for its history', async () => {
  const tenant = await openTenant('doomed')
  const { client, person } = await memberOf(tenant, 'worker@doomed.example')
  await memberOf(own, 'bystander@first.example')
  assert.equal((await admin.delete(`/platform/tenants/${tenant.id}`)).status, 202)
  await owner.query(`update tenant set delete_after = now() - interval '1 second' where id = $1`, [tenant.id])
  await Promise.all([
    removeDueTenants.run(ctx, undefined as never),
    removeDueTenants.run(ctx, undefined as never),
  ])
  assert.equal((await admin.get(`/platform/tenants/${tenant.id}`)).status, 404)
  assert.equal((await client.get('/me')).status, 401)
  const { rows: tables } = await owner.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where column_name = 'tenant_id' and table_schema in ('public') and table_name not like 'pg_%'`,
  )
  const left = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await owner.query(`select count(*)::int as count from ${name} where tenant_id = $1`, [
      tenant.id,
    ])
    if (rows[0].count > 0) left.set(name, rows[0].count)
  }
  assert.deepEqual(
    [...left.keys()].sort().filter(name => name !== 'public.audit_seal'),
    ['public.audit_record', 'public.session_event'],
  )
  assert.equal(left.get('public.session_event'), 1)
  assert.equal(
    (await owner.query('select last_tenant_id from person where id = $1', [person.id])).rows[0]
      .last_tenant_id,
    null,
  )
  const { body } = await admin.get('/platform/audit?action=tenant.deleted')
  assert.deepEqual(
    body.items.map((record: { target: Listed }) => record.target.id),
    [tenant.id],
  )
  assert.equal((await admin.get('/me')).status, 200)
})

test('nothing of what the operator does elsewhere is in the log of the tenant they are in', async () => {
  const { id } = await openTenant('secret-partner')
  await admin.patch(`/platform/tenants/${id}`, { name: 'Нууц түнш', suspended: true })
  await admin.delete(`/platform/tenants/${id}`, { reason: 'нууц' })
  const log = await admin.get('/audit/export?format=jsonl')
  assert.equal(log.status, 200)
  assert.ok(!/secret-partner|Нууц түнш|doomed|tenant\.(suspended|deletion|deleted)/.test(log.text))
  assert.ok(!(await admin.get('/platform/audit?limit=200')).text.includes('secret-partner'))
})

test('the export holds what the tenant owns, no secret, and nothing of others', async () => {
  const tenant = await openTenant('exported')
  const { client, person } = await memberOf(tenant, 'chief@exported.example', ['admin'])
  await client.put('/settings/appearance', { brand: { color: '#123456' } })
  await client.put('/settings/security', { session_idle: 600 })
  await admin.post('/platform/tenants', {
    slug: 'exported-too',
    name: 'Өөр',
    admin_email: 'stranger@elsewhere.example',
  })
  const answer = await admin.get(`/platform/tenants/${tenant.id}/export`)
  assert.equal(answer.status, 200, answer.text)
  assert.match(answer.headers.get('content-disposition')!, /filename="exported-[\d-]+\.jsonl"/)
  const lines: Line[] = answer.text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const of = (type: string) => lines.filter(line => line.type === type).map(line => line.data)
  assert.deepEqual(
    of('tenant').map(({ id, slug }) => ({ id, slug })),
    [{ id: tenant.id, slug: 'exported' }],
  )
  assert.deepEqual(
    of('member')
      .map(({ email }) => email)
      .sort(),
    [ADMIN_EMAIL, 'chief@exported.example'],
  )
  assert.deepEqual(
    of('role')
      .map(({ key }) => key)
      .sort(),
    ['admin', 'user'],
  )
  assert.equal(of('grant').length, 4)
  assert.ok(of('role_permission').length > 0)
  assert.ok(of('installation').length > 0)
  assert.deepEqual(
    of('brand').map(({ brand }) => brand),
    [{ color: '#123456' }],
  )
  assert.deepEqual(
    of('security').map(({ session_idle }) => session_idle),
    [600],
  )
  assert.equal(of('session').length, 1)
  assert.ok(of('audit').some(({ action }) => action === 'settings.updated'))
  assert.deepEqual(lines.at(-1), { type: 'end', data: { lines: lines.length - 1 } })
  const { rows } = await owner.query(
    `select encode(token_hash, 'hex') as hash, (select password_hash from credential where person_id = $1) as password from session where person_id = $1`,
    [person.id],
  )
  for (const secret of [
    rows[0].hash,
    rows[0].password,
    client.token!,
    'token_hash',
    'password_hash',
    'elsewhere',
    'exported-too',
  ]) {
    assert.ok(!answer.text.includes(secret), secret)
  }
  assert.ok((await actionsOf(tenant.id)).includes('tenant.exported'))
})

test('an export reads many rows page by page', async () => {
  const tenant = await givenTenant(ctx, 'crowded')
  await owner.query(
    `with people as (insert into person (id, email, name) select platform.uuidv7(), 'p' || n || '@crowded.example', 'P' || n from generate_series(1, 1203) n returning id, email, name)
     insert into membership (tenant_id, person_id, status, email, name) select $1, id, 'active', email, name from people`,
    [tenant.id],
  )
  const { text } = await admin.get(`/platform/tenants/${tenant.id}/export`)
  const emails = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line)
    .filter(line => line.type === 'member')
    .map(line => line.data['email'])
  assert.equal(new Set(emails).size, 1203)
  assert.equal(emails.length, 1203)
})
