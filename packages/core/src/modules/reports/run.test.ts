import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { inPlatform } from '../../kernel/context.ts'
import { datasets } from '../../kernel/datasets/dataset.ts'
import { createClient } from '../../testing/client.ts'
import { givenMember, givenTenant } from '../../testing/given.ts'
import { startTestPlatform } from '../../testing/test-platform.ts'
import { until } from '../../testing/until.ts'
import { selectTenant } from '../tenancy/index.ts'

const world = await startTestPlatform({ after })
const { ctx } = world.platform
const first = (await inPlatform(ctx, 'test', tx => selectTenant(tx, 'first')))!
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

async function member(email: string, tenant = first, roles: string[] = []) {
  const person = await givenMember(ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return client
}

const run = (body: object, client = world.admin) => client.post('/reports/run', body)
const countOf = { dataset: 'members', by: [], measures: ['count'] }

test('a list shows the columns that were asked for, with names for what has them', async () => {
  await member('saruul@first.example')
  const { status, body, text } = await run({
    dataset: 'members',
    by: ['person', 'email', 'status', 'roles', 'last_seen_at'],
    measures: [],
    filters: [{ column: 'email', op: 'contains', value: 'SARUUL' }],
  })
  assert.equal(status, 200, text)
  assert.deepEqual(
    body.rows.map((row: unknown[]) => row.slice(0, 4)),
    [['saruul', 'saruul@first.example', 'active', 'Хэрэглэгч']],
  )
  assert.match(body.rows[0][4], /^\d{4}-\d\d-\d\dT.*Z$/)
  assert.deepEqual(
    body.columns.map(({ label }: { label: string }) => label),
    ['Хүн', 'И-мэйл', 'Төлөв', 'Үүргүүд', 'Сүүлд идэвхтэй'],
  )
  assert.deepEqual(body.columns[2].names, { active: 'Идэвхтэй' })
  assert.deepEqual([body.truncated, body.zone, body.range], [false, 'Asia/Ulaanbaatar', null])
})

test('figures are grouped by day on the clock of the zone, and stand beside those of the period before', async () => {
  const { id } = first
  const at = (text: string) =>
    owner.query(
      `insert into audit_record (tenant_id, id, kind, action, actor_name, at) values ($1, platform.uuidv7(), 'security', $2, 'x', $3)`,
      [id, 'session.started', text],
    )
  // 2025-03-10 16:30 UTC is half an hour into the 11th in Ulaanbaatar.
  for (const time of ['2025-03-10T16:30:00Z', '2025-03-11T01:00:00Z', '2025-03-09T17:00:00Z']) await at(time)
  const asked = {
    dataset: 'sign_ins',
    by: ['at:day'],
    measures: ['count', 'failure_share'],
    range: { from: '2025-03-11', to: '2025-03-11' },
    compare: true,
  }
  const { status, body, text } = await run(asked)
  assert.equal(status, 200, text)
  assert.deepEqual(body.rows, [['2025-03-11', 2, 0, 1, 0]])
  assert.deepEqual(body.range, { from: '2025-03-10T16:00:00.000Z', to: '2025-03-11T16:00:00.000Z' })
  assert.deepEqual(
    body.columns.map(({ key }: { key: string }) => key),
    ['at:day', 'count', 'failure_share', 'count:before', 'failure_share:before'],
  )
  const utc = await run({
    ...asked,
    zone: 'UTC',
    compare: false,
    range: { from: '2025-03-09', to: '2025-03-11' },
  })
  assert.deepEqual(
    utc.body.rows.map((row: unknown[]) => row.slice(0, 2)),
    [
      ['2025-03-09', 1],
      ['2025-03-10', 1],
      ['2025-03-11', 1],
    ],
  )
})

test('people are counted once in each group, however often they come', async () => {
  const [one, other] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
  for (const [action, actor] of [
    ['session.started', one],
    ['session.started', one],
    ['session.started', other],
    ['session.started', null],
    ['session.refused', one],
  ])
    await owner.query(
      `insert into audit_record (tenant_id, id, kind, action, actor_id, actor_name, at)
       values ($1, platform.uuidv7(), 'security', $2, $3, 'x', '2025-04-01T03:00:00Z')`,
      [first.id, action, actor],
    )
  const asked = { dataset: 'sign_ins', range: { from: '2025-04-01', to: '2025-04-01' }, sort: ['action'] }
  const grouped = await run({ ...asked, by: ['action'], measures: ['people', 'succeeded', 'count'] })
  assert.equal(grouped.status, 200, grouped.text)
  assert.deepEqual(grouped.body.rows, [
    ['session.refused', 1, 0, 1],
    ['session.started', 2, 4, 4],
  ])
  const shared = await run({ ...asked, by: ['action'], measures: ['people', 'failure_share'] })
  assert.deepEqual(
    shared.body.rows.map((row: unknown[]) => row[1]),
    [1, 2],
  )
  const whole = await run({ ...asked, by: [], measures: ['failed', 'people'], compare: true, sort: [] })
  assert.deepEqual(whole.body.rows, [[1, 2, 0, 0]])
})

test('a text that looks like SQL stays a value, and a name that nobody declared is refused', async () => {
  const { body } = await run({
    ...countOf,
    filters: [{ column: 'person', op: 'eq', value: `x'; drop table membership; --` }],
  })
  assert.deepEqual(body.rows, [[0]])
  for (const [change, path] of [
    [{ by: ['constructor'] }, '/by/0'],
    [{ by: ['person:day'] }, '/by/0'],
    [{ by: ['created_at:decade'] }, '/by/0'],
    [{ measures: ['toString'] }, '/measures/0'],
    [{ filters: [{ column: '__proto__', op: 'eq', value: 'x' }] }, '/filters/0/column'],
    [{ filters: [{ column: 'person', op: 'gte', value: 'x' }] }, '/filters/0/op'],
    [{ filters: [{ column: 'person', op: 'eq', value: 3 }] }, '/filters/0/value'],
    [{ filters: [{ column: 'created_at', op: 'lt', value: '2026-02-31x' }] }, '/filters/0/value'],
    [{ filters: [{ column: 'created_at', op: 'lt', value: '2026-02-31' }] }, '/filters/0/value'],
    [{ sort: ['email'] }, '/sort/0'],
    [{ zone: 'Mars/Olympus' }, '/zone'],
    [{ compare: true }, '/compare'],
    [{ as_of: '2026-01-01' }, '/as_of'],
    [{ range: { from: '2026-02-02', to: '2026-02-01' } }, '/range'],
    [{ by: ['person', 'email', 'status', 'unit'] }, '/by'],
    [{ measures: [] }, '/by'],
  ] as const) {
    const { status, body: problem } = await run({ ...countOf, ...change })
    assert.deepEqual([status, problem.errors?.[0].path], [400, path], JSON.stringify(change))
    assert.ok(!problem.errors[0].message.includes('field.'), problem.errors[0].message)
  }
  for (const dataset of ['__proto__', 'constructor', 'nothing'])
    assert.equal((await run({ ...countOf, dataset })).status, 404, dataset)
})

test('everybody may open reports, and reads in them what their permissions let them read', async () => {
  const plain = await member('plain@first.example')
  const own = (await plain.get('/reports/datasets')).body.items
  assert.deepEqual(
    own.map(({ key }: { key: string }) => key),
    ['documents'],
  )
  const refused = await run(countOf, plain)
  assert.deepEqual([refused.status, refused.body.permission], [403, 'organisation.read'])
  const { body } = await world.admin.get('/reports/datasets')
  assert.deepEqual(
    body.items.map(({ key }: { key: string }) => key).sort(),
    ctx.services.modules
      .extensions(datasets)
      .filter(({ app }) => app === undefined || ['organisation', 'sso-clients'].includes(app))
      .map(({ key }) => key)
      .sort(),
  )
  assert.equal((await world.stranger.post('/reports/run', countOf)).status, 401)
  await world.admin.put('/settings/features', { reports: false })
  assert.equal((await run(countOf)).body.code, 'feature_disabled')
  await world.admin.put('/settings/features', { reports: true })
})

test('no dataset shows a row of another tenant', async () => {
  const second = await givenTenant(ctx, 'second')
  const admin = await member('admin@second.example', second, ['admin'])
  const own = await run({ dataset: 'members', by: ['email'], measures: [] }, admin)
  assert.deepEqual(own.body.rows, [['admin@second.example']])
  const log = await run({ dataset: 'audit', by: ['action'], measures: [] }, admin)
  assert.ok(log.body.rows.length < 5)
})

test('every dataset and each of its columns runs, is named in the reader’s language and counts its rows', async () => {
  const { translator } = ctx.services
  for (const dataset of ctx.services.modules.extensions(datasets)) {
    const { key, dimensions, measures, tables } = dataset
    assert.ok(tables.length > 0)
    for (const text of [`dataset.${key}`, `dataset.${key}.about`]) assert.ok(translator.has(text), text)
    for (const column of [...dimensions.values(), ...measures.values()])
      assert.ok(
        translator.has(`column.${column.label ?? column.key}`),
        `${key}: column.${column.label ?? column.key}`,
      )
    for (const { values } of dimensions.values())
      for (const value of values?.of ?? []) assert.ok(translator.has(`value.${values!.set}.${value}`), value)
    if (dataset.app !== undefined && dataset.app !== 'organisation') continue
    const list = await run({ dataset: key, by: [...dimensions.keys()].slice(0, 12), measures: [] })
    assert.equal(list.status, 200, `${key}: ${list.text}`)
    const counted = await run({ dataset: key, by: [], measures: [...measures.keys()].slice(0, 5) })
    assert.equal(counted.status, 200, `${key}: ${counted.text}`)
    assert.equal(counted.body.rows[0][0], list.body.rows.length, key)
  }
})

test('a report cannot write, and what nobody waits for any more is cancelled', async () => {
  const { database } = ctx.services
  await assert.rejects(
    database.readInTenant(first.id, { seconds: 5 }, tx =>
      tx
        .withTables<{ membership: { name: string } }>()
        .updateTable('membership')
        .set({ name: 'x' })
        .execute(),
    ),
    { code: '25006' },
  )
  const leaving = new AbortController()
  const sleeping = () => owner.query(`select 1 from pg_stat_activity where query like 'select pg_sleep(60)%'`)
  const { sql } = await import('kysely')
  const reading = database.readInTenant(first.id, { seconds: 30, signal: leaving.signal }, tx =>
    sql`select pg_sleep(60)`.execute(tx),
  )
  const failed = assert.rejects(reading)
  await until('the statement runs', async () => (await sleeping()).rows.length === 1)
  leaving.abort()
  await failed
  assert.equal((await sleeping()).rows.length, 1 - 1)
})

test('a tenant has two reports running; the third is told to come back', async () => {
  const blocker = new pg.Client({ connectionString: world.databaseUrl })
  await blocker.connect()
  await blocker.query('begin; lock table unit in access exclusive mode')
  const waiting = [run(countOf), run(countOf)]
  const blocked = async () =>
    (
      await owner.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%left join unit%'`,
      )
    ).rows.length
  await until('two wait', async () => (await blocked()) === 2)
  const third = await run(countOf)
  await blocker.query('rollback')
  await blocker.end()
  assert.deepEqual([third.status, third.headers.get('retry-after')], [429, '5'])
  for (const { status } of await Promise.all(waiting)) assert.equal(status, 200)
})
