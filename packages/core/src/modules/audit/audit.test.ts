import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { recordChange } from '../../kernel/audit/record.ts'
import { inPlatform, inTenant, PLATFORM_CHAIN, withTenant } from '../../kernel/context.ts'
import { createClient } from '../../testing/client.ts'
import { givenEveryLanguage, givenMember, givenTenant } from '../../testing/given.ts'
import { startTestPlatform } from '../../testing/test-platform.ts'
import { until } from '../../testing/until.ts'
import { selectTenant } from '../tenancy/index.ts'
import { sealRest } from './jobs.ts'

type Listed = {
  id: string
  at: string
  action: string
  action_label: string
  kind: string
  target: { name: string } | null
}

const world = await startTestPlatform({ after })
const { ctx } = world.platform
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const first = (await inPlatform(ctx, 'test', tx => selectTenant(tx, 'first')))!
const log = withTenant({ ...ctx, actor: { id: null, name: '=2+3', email: null } }, first)

/** Records that only these tests write. */
async function write(action: string, names: string[]): Promise<void> {
  for (const name of names) {
    await inTenant(log, tx =>
      recordChange(tx, log, {
        action,
        target: { type: 'thing', id: name, name },
        changes: { name: [null, name] },
      }),
    )
  }
}

async function member(email: string) {
  const person = await givenMember(ctx, first, { email })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { person, client }
}

const namesOf = (items: Listed[]) => items.map(item => item.target?.name)

test('the log is newest first, and its pages stay stable while records are added', async () => {
  await write('test.paged', ['a', 'b', 'c', 'd', 'e'])
  const page = await world.admin.get('/audit?action=test.paged&limit=2&count=true')
  assert.equal(page.status, 200, page.text)
  assert.deepEqual(namesOf(page.body.items), ['e', 'd'])
  assert.equal(page.body.total, 5)
  await write('test.paged', ['f'])
  const next = await world.admin.get(`/audit?action=test.paged&limit=2&cursor=${page.body.next_cursor}`)
  assert.deepEqual(namesOf(next.body.items), ['c', 'b'])
  const last = await world.admin.get(`/audit?action=test.paged&limit=2&cursor=${next.body.next_cursor}`)
  assert.deepEqual(namesOf(last.body.items), ['a'])
  assert.equal(last.body.next_cursor, null)
})

test('a record says who, what, when, from where and what changed', async () => {
  const { id } = (await world.admin.patch('/me', { name: 'Болд' })).body
  const { body } = await world.admin.get('/audit?action=person.updated&limit=1')
  const [record] = body.items
  assert.deepEqual(Object.keys(record).sort(), [
    'action',
    'action_label',
    'actor',
    'at',
    'changes',
    'id',
    'ip',
    'kind',
    'request_id',
    'target',
    'user_agent',
  ])
  assert.equal(record.actor.id, id)
  assert.equal(record.kind, 'change')
  assert.deepEqual(record.changes, { name: ['Админ Болд', 'Болд'] })
  assert.match(record.at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('an action is told in the language of the caller, an unknown one by its own name', async () => {
  await givenEveryLanguage(world.admin)
  const russian = await world.admin.get('/audit?action=session.started&limit=1', { 'accept-language': 'ru' })
  assert.equal(russian.body.items[0].action_label, 'Вход выполнен')
  const mongolian = await world.admin.get('/audit?action=session.started&limit=1', { cookie: 'lang=mn' })
  assert.equal(mongolian.body.items[0].action_label, 'Нэвтэрсэн')
  assert.equal(
    (await world.admin.get('/audit?action=test.paged&limit=1')).body.items[0].action_label,
    'test.paged',
  )
})

test('the system acts without an id', async () => {
  const { body } = await world.admin.get('/audit?action=test.paged&limit=1')
  assert.deepEqual(body.items[0].actor, { id: null, name: '=2+3', email: null })
})

test('filters narrow by kind, actor, action, target, time and text', async () => {
  const { id } = (await world.admin.get('/me')).body.user
  const actions = async (query: string) =>
    new Set(
      (await world.admin.get(`/audit?limit=200&${query}`)).body.items.map((item: Listed) => item.action),
    )
  assert.ok([...(await actions('kind=security'))].every(action => String(action).startsWith('session.')))
  assert.ok(!(await actions(`actor=${id}`)).has('test.paged'))
  assert.deepEqual(await actions('action=person.*'), new Set(['person.updated']))
  assert.deepEqual(await actions('target=thing'), new Set(['test.paged']))
  const one = await world.admin.get('/audit?target=thing:c')
  assert.deepEqual(namesOf(one.body.items), ['c'])
  const { at } = one.body.items[0]
  assert.ok(
    namesOf((await world.admin.get(`/audit?target=thing&to=${at}`)).body.items).every(name => name! < 'c'),
  )
  assert.ok(namesOf((await world.admin.get(`/audit?target=thing&from=${at}`)).body.items).includes('c'))
  assert.deepEqual(await actions('q=%3D2%2B'), new Set(['test.paged']))
  assert.deepEqual(await actions('q=no%25such'), new Set([]))
})

test('a filter that cannot be read is refused', async () => {
  for (const query of [
    'kind=other',
    'actor=me',
    'from=yesterday',
    'from=2026-06-30T23:59:60Z',
    'cursor=zzz',
    'limit=0',
    'limit=201',
    'colour=red',
    'action=A%00',
  ]) {
    const { status, body } = await world.admin.get(`/audit?${query}`)
    assert.deepEqual([status, body.code], [400, 'validation_failed'], query)
  }
  const forged = Buffer.from('["text"]').toString('base64url')
  assert.equal((await world.admin.get(`/audit?cursor=${forged}`)).status, 400)
  assert.equal((await world.admin.get('/audit?from=0000-01-01T00:00:00Z')).status, 200)
})

test('reading the log needs a session and audit.read', async () => {
  const { client } = await member('plain@first.example')
  for (const path of ['/audit', '/audit/export?format=csv', '/audit/verify']) {
    assert.equal((await world.stranger.get(path)).status, 401)
    const { status, body } = await client.get(path)
    assert.deepEqual([status, body.code, body.permission], [403, 'permission_denied', 'audit.read'])
  }
})

test('a person sees their own activity in this tenant, and nobody else’s', async () => {
  const { person, client } = await member('own@first.example')
  await client.patch('/me', { name: 'Өөрөө' })
  const { status, body } = await client.get('/me/activity?count=true')
  assert.equal(status, 200)
  assert.deepEqual(
    body.items.map((item: Listed) => item.action),
    ['person.updated', 'session.started'],
  )
  assert.ok(body.items.every((item: { actor: { id: string } }) => item.actor.id === person.id))
  assert.equal(body.total, 2)
})

test('no record of another tenant is in the list, the export or the count', async () => {
  const other = await givenTenant(ctx, 'other-audit')
  const person = await givenMember(ctx, other, { email: 'admin@other.example', roles: ['admin'] })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  const { body } = await client.get('/audit?limit=200&count=true')
  assert.deepEqual([...new Set(body.items.map((item: Listed) => item.action))].sort(), [
    'session.started',
    'tenant.created',
  ])
  assert.equal(body.total, 2)
  assert.ok(!(await client.get('/audit/export?format=jsonl')).text.includes('test.paged'))
  assert.ok(!(await world.admin.get('/audit/export?format=jsonl')).text.includes('other-audit'))
})

test('the export streams everything that the filter lets through, over many pages', async () => {
  await inTenant(log, async tx => {
    for (let index = 0; index < 1203; index++)
      await recordChange(tx, log, {
        action: 'test.many',
        target: { type: 'row', id: String(index), name: '' },
      })
  })
  const answer = await world.admin.get('/audit/export?format=jsonl&action=test.many')
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type')!, /^application\/jsonl/)
  assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="audit-[\d-]+\.jsonl"$/)
  const ids = answer.text
    .trimEnd()
    .split('\n')
    .map(line => Number(JSON.parse(line).target.id))
  assert.deepEqual(ids, [...Array(1203).keys()].reverse())
})

test('the CSV export quotes as RFC 4180 says and disarms formulas', async () => {
  await write('test.csv', ['say "hi", Болд\nplease', '@cmd'])
  const response = await fetch(`${world.origin}/api/v1/audit/export?format=csv&action=test.csv`, {
    headers: { authorization: `Bearer ${world.admin.token}` },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  assert.equal(bytes.subarray(0, 3).toString('hex'), 'efbbbf')
  const text = bytes.subarray(3).toString()
  assert.ok(text.startsWith('id,at,kind,action,action_label,actor_id,actor_name,'))
  assert.ok(text.includes(`,'=2+3,`))
  assert.ok(text.includes(`,'@cmd,`))
  assert.ok(text.includes(',"say ""hi"", Болд\nplease",'))
  assert.ok(text.endsWith('\r\n'))
})

test('an export in an unknown format or with a broken filter is refused before the first byte', async () => {
  for (const query of ['', 'format=xml', 'format=csv&from=soon', 'format=csv&limit=3']) {
    assert.equal((await world.admin.get(`/audit/export?${query}`)).status, 400, query)
  }
})

test('verify walks the chain and says that it is whole', async () => {
  await until('everything is sealed', async () => {
    await ctx.services.sealer.sealNoted()
    return (await world.admin.get('/audit/verify')).body.unsealed === 0
  })
  const { status, body } = await world.admin.get('/audit/verify')
  assert.equal(status, 200)
  assert.deepEqual([body.ok, body.broken_at], [true, null])
  assert.ok(body.records > 1200)
  assert.match(body.head, /^[0-9a-f]{64}$/)
})

test('what a crash left unsealed is found and sealed', async () => {
  const lost = await givenTenant(ctx, 'crashed')
  // Written past this process, as one that died right after its commit would have.
  await owner.query(
    `insert into audit_record (tenant_id, id, kind, action, actor_name) values ($1, platform.uuidv7(), 'change', 'test.lost', 'gone'), ($2, platform.uuidv7(), 'change', 'test.lost', 'gone')`,
    [lost.id, PLATFORM_CHAIN],
  )
  await sealRest.run(ctx, undefined as never)
  for (const chain of [lost.id, PLATFORM_CHAIN]) {
    await until('the chain is sealed to its end', async () => {
      await ctx.services.sealer.sealNoted()
      const { rows } = await owner.query(
        'select max(seq) <= (select max(to_seq) from audit_seal where tenant_id = $1) as sealed from audit_record where tenant_id = $1',
        [chain],
      )
      return rows[0].sealed === true
    })
  }
})

test('a change refused for lack of permission leaves a security record, and a flood leaves only a few', async () => {
  const { person, client } = await member('curious@first.example')
  const before = await owner.query(`select count(*) from audit_record where kind = 'change'`)
  for (let attempt = 0; attempt < 30; attempt++) {
    assert.equal((await client.put('/settings/appearance', {})).status, 403)
  }
  const refusals = async () =>
    (await world.admin.get(`/audit?kind=security&action=access.refused&actor=${person.id}`)).body.items
  await until('ten refusals are recorded', async () => (await refusals()).length >= 10)
  const records = await refusals()
  assert.equal(records.length, 10)
  assert.deepEqual(records[0].target, {
    type: 'route',
    id: 'PUT /api/v1/settings/appearance',
    name: 'settings.manage',
  })
  assert.deepEqual(records[0].changes, { code: [null, 'permission_denied'] })
  assert.deepEqual(
    (await owner.query(`select count(*) from audit_record where kind = 'change'`)).rows,
    before.rows,
  )
})

test('a refused read leaves no record', async () => {
  const { person, client } = await member('reader@first.example')
  assert.equal((await client.get('/audit')).status, 403)
  assert.equal(
    (await world.admin.get(`/audit?action=access.refused&actor=${person.id}`)).body.items.length,
    0,
  )
})

test('the days of the log are counted where the time zone of the caller begins them', async () => {
  const { status, body, text } = await world.admin.get('/audit/days')
  assert.equal(status, 200, text)
  assert.equal(body.items.length, 30)
  assert.ok(body.items.at(-1).count > 0)
  assert.deepEqual(
    body.items.map(({ at }: { at: string }) => at.slice(11)),
    new Array(30).fill('16:00:00.000Z'),
  )
  assert.equal((await world.admin.get('/audit/days?zone=Mars/Olympus')).status, 400)
  await world.admin.put('/reports/settings/own', { zone: 'Asia/Hovd' })
  const own = (await world.admin.get('/audit/days')).body.items.at(-1)
  assert.equal(own.at.slice(11), '17:00:00.000Z')
  const utc = (await world.admin.get('/audit/days?zone=UTC')).body.items.at(-1)
  assert.equal(utc.at.slice(11), '00:00:00.000Z')
  await world.admin.put('/reports/settings/own', { zone: null })
})
