import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { datasets, pg, sampled, skipWithout, testsEverything, until } from '@tamga/core/testing'
import { fillTables, VOLUMES } from '../statements/volume/fill.ts'
import { type Answer, type Query, shown, startReportWorld } from './report-world.ts'
import { csvRows, sheetRows } from './unzip.ts'

const world = await startReportWorld()
const { admin, exported, member, model, owner, share, tenant, told } = world
const all = world.platform.services.modules.extensions(datasets)

const run = async (query: Query) => {
  const { status, body, text } = await admin.post('/reports/run', query)
  assert.equal(status, 200, text)
  return body as Answer & { as_of: string | null }
}

/** As a program that reads the file finds it: a text that begins like a formula is disarmed. */
const disarmed = (rows: readonly unknown[][]) =>
  rows.map(row => row.map(cell => String(cell ?? '').replace(/^(?=[=+\-@])/, "'")))

/** Rows of the file below the line with the names of the columns. */
function below<T>(rows: T[][], { columns }: Answer): T[][] {
  const labels = columns.map(({ label }) => label)
  const head = rows.findIndex(
    row => row.length === labels.length && row.every((one, at) => one === labels[at]),
  )
  assert.ok(head > 0, JSON.stringify(rows.slice(0, 5)))
  return rows.slice(head + 1)
}

/** Every way gives what the screen shows. */
async function holdsEverywhere(query: Query): Promise<Answer> {
  const screen = await run({ limit: 10_000, ...query })
  const expected = shown(screen)
  const csv = csvRows((await exported(query, 'csv')).toString().slice(1))
  assert.match(csv[1]!.join(), /Asia\/Ulaanbaatar/)
  assert.deepEqual(below(csv, screen), disarmed(expected), `${query.dataset}: csv`)
  assert.deepEqual(
    below(sheetRows(await exported(query, 'xlsx')), screen),
    expected,
    `${query.dataset}: xlsx`,
  )
  const { token } = await share(query)
  const linked = (await admin.post('/reports/shared/own', { token })).body.result
  assert.deepEqual([linked.columns, linked.rows], [screen.columns, screen.rows], `${query.dataset}: link`)
  return screen
}

const FIRST_ROWS = 50

/** The datasets take turns from commit to commit. */
const looked = new Set(['members', ...sampled(all, 3).map(({ key }) => key)])
const lookedAt = all.filter(({ key }) => looked.has(key))

test('screen, CSV, XLSX, link and assistant give the same rows, for every dataset', async () => {
  await admin.post('/organisation/roles', { key: 'formula', name: '=1+1 & "x" <b>', permissions: [] })
  await member('zul@first.example', ['formula'])
  await fillTables(world.databaseUrl, {
    tenantId: tenant.id,
    size: { many: 60, some: 60 },
    tables: [...new Set(all.flatMap(({ tables }) => tables))].filter(table => table in VOLUMES),
  })
  // What the ways themselves write down is younger.
  const before = new Date().toISOString()
  for (const { key, dimensions, time } of lookedAt) {
    const by = [...dimensions.keys()].slice(0, 12)
    const isDay = time !== undefined && dimensions.get(time)!.type === 'date'
    const filters = time && !isDay ? [{ column: time, op: 'lt', value: before }] : []
    const query: Query = { dataset: key, by, measures: [], filters }
    const screen = await holdsEverywhere(query)
    assert.ok(screen.rows.length > 0, `${key} has rows`)
    if (key === 'members') assert.equal((await holdsEverywhere({ ...query, limit: 7 })).rows.length, 7)

    const forModels = by.filter(column => !dimensions.get(column)!.never_to_model)
    const answer = await told({ ...query, by: forModels })
    const places = forModels.map(column => by.indexOf(column))
    assert.deepEqual(
      answer.rows,
      screen.rows.slice(0, FIRST_ROWS).map(row => places.map(place => row[place])),
      `${key}: assistant`,
    )
    for (const column of by.filter(name => !forModels.includes(name))) {
      assert.equal((await told({ ...query, by: [column] })).error, 'validation_failed', column)
      assert.ok(!model.bodies[0]!.includes(`${column} (`), column)
    }
  }
})

/** It is large, and asked for only where everything is tested; where it is installed anyhow, it is used. */
const withLibreOffice = skipWithout('libreoffice-calc') && !testsEverything() ? undefined : test

withLibreOffice?.(
  'LibreOffice opens a spreadsheet and gives back what the CSV file holds',
  {
    skip: skipWithout('libreoffice-calc'),
  },
  async () => {
    const query: Query = { dataset: 'role_grants', by: ['person', 'role', 'granted_at'], measures: [] }
    const folder = await mkdtemp(join(tmpdir(), 'tamga-sheet-'))
    try {
      await writeFile(join(folder, 'report.xlsx'), await exported(query, 'xlsx'))
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76'
      const { status, stderr } = spawnSync(
        'soffice',
        [profile, '--headless', '--convert-to', asCsv, '--outdir', folder, join(folder, 'report.xlsx')],
        { encoding: 'utf8' },
      )
      assert.equal(status, 0, stderr)
      const screen = await run({ ...query, limit: 10_000 })
      const opened = csvRows((await readFile(join(folder, 'report.csv'), 'utf8')).replaceAll('\n', '\r\n'))
      // Texts as they are, also those that look like a formula; the lines above have one cell, and are filled up.
      const head = opened.findIndex(row => row[0] === screen.columns[0]!.label)
      assert.deepEqual(
        opened.slice(head + 1),
        shown(screen).map(row => row.map(cell => String(cell ?? ''))),
      )
      assert.ok(opened.flat().includes('=1+1 & "x" <b>'))
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

test('who had which role on an earlier day is told by every way, also of a role and a membership that are gone', async () => {
  const role = (await admin.post('/organisation/roles', { key: 'auditor', name: 'Хянагч', permissions: [] }))
    .body
  const { person } = await member('past@first.example', ['auditor'])
  const { person: left } = await member('left@first.example', ['auditor'])
  const members = '/organisation/members'
  assert.equal((await admin.delete(`${members}/${person.id}/roles/${role.id}`)).status, 200)
  assert.equal((await admin.delete(`${members}/${left.id}`)).status < 300, true)
  const { rowCount } = await owner.query(
    `update role_grant_period set granted_at = '2026-03-01T10:00Z', ended_at = '2026-03-10T17:00Z'
      where role_id = $1 and ended_at is not null`,
    [role.id],
  )
  assert.equal(rowCount, 2)
  assert.equal((await admin.delete(`/organisation/roles/${role.id}`)).status, 204)
  const query: Query = {
    dataset: 'role_grants',
    by: ['email', 'role', 'status', 'granted_at', 'ended_at'],
    measures: [],
    sort: ['email'],
    filters: [{ column: 'role_key', op: 'eq', value: 'auditor' }],
  }
  assert.deepEqual((await run(query)).rows, [])
  // 17:00 UTC is past midnight in Ulaanbaatar: at the end of the 10th they still had it.
  const screen = await holdsEverywhere({ ...query, as_of: '2026-03-10' })
  assert.deepEqual(
    shown(screen).map(([email, name]) => [email, name]),
    [
      ['left@first.example', 'Хянагч'],
      ['past@first.example', 'Хянагч'],
    ],
  )
  assert.equal(screen.columns[2]!.label, 'Төлөв (одоогийн)')
  assert.equal((await run({ ...query, as_of: '2026-03-10' })).as_of, '2026-03-10')
  assert.match((await exported({ ...query, as_of: '2026-03-10' }, 'csv')).toString(), /2026-03-10-ний өдрийн/)
  for (const as_of of ['2026-02-28', '2026-03-11'])
    assert.deepEqual((await run({ ...query, as_of })).rows, [])
  assert.equal((await run({ ...query, as_of: '2026-03-10', zone: 'UTC' })).rows.length, 0)
  assert.deepEqual((await told({ ...query, as_of: '2026-03-10' })).rows, screen.rows)
})

test('of documents everybody is shown those that they may read', async () => {
  const { client: author } = await member('author@first.example')
  const { client: other } = await member('other@first.example')
  await author.post('/documents', { title: 'Миний бичиг' })
  const query: Query = { dataset: 'documents', by: ['title', 'owner'], measures: [] }
  const titles = async (by: typeof author) =>
    (await by.post('/reports/run', query)).body.rows.map(([title]: string[]) => title)
  assert.deepEqual(await titles(author), ['Миний бичиг'])
  assert.deepEqual(await titles(other), [])
  assert.ok((await titles(admin)).includes('Миний бичиг'))
  assert.deepEqual(csvRows((await exported(query, 'csv', author)).toString().slice(1)).at(-1), [
    'Миний бичиг',
    'author',
  ])
  const refused = await author.post('/reports/run', { ...query, by: ['owner_email'] })
  assert.deepEqual([refused.status, refused.body.permission], [403, 'organisation.read'])
})

test('an export is its maker’s alone, for a day', async () => {
  const { client } = await member('reader@first.example', ['admin'])
  const query: Query = { dataset: 'members', by: ['email'], measures: [] }
  const made = (await admin.post('/reports/exports', { format: 'csv', name: 'x', query })).body
  for (const path of ['', '/content']) {
    const { status } = await client.get(`/reports/exports/${made.id}${path}`)
    assert.equal(status, 404)
  }
  await until('the bell rings', async () => {
    const { body } = await admin.get('/me/notifications')
    return body.items.some(({ kind }: { kind: string }) => kind === 'report_export_ready')
  })
  const left = Date.parse(made.expires_at) - Date.parse(made.created_at)
  assert.equal(Math.round(left / 3_600_000), 24)
  await owner.query(`update report_export set expires_at = now() - interval '1 minute' where id = $1`, [
    made.id,
  ])
  assert.equal((await admin.get(`/reports/exports/${made.id}`)).status, 404)
  for (const change of [{ query: { ...query, by: ['nothing'] } }, { format: 'pdf' }])
    assert.equal(
      (await admin.post('/reports/exports', { format: 'csv', name: 'x', query, ...change })).status,
      400,
    )
})

test('a file that is ready is refused to whoever lost the right to read what is in it', async () => {
  const { client, person } = await member('lost@first.example', ['admin'])
  const query: Query = { dataset: 'members', by: ['email'], measures: [] }
  const { id } = (await client.post('/reports/exports', { format: 'csv', name: 'x', query })).body
  const path = `/reports/exports/${id}`
  await until('the file is ready', async () => (await client.get(path)).body.status === 'ready')
  assert.equal((await client.get(`${path}/content`)).status, 200)
  const { items } = (await admin.get('/organisation/roles?limit=200')).body
  const { id: role } = items.find(({ key }: { key: string }) => key === 'admin')
  assert.equal((await admin.delete(`/organisation/members/${person.id}/roles/${role}`)).status, 200)
  const refused = await client.get(`${path}/content`)
  assert.deepEqual([refused.status, refused.body.code], [403, 'permission_denied'], refused.text)
})

test('an export whose maker lost the right before it was written, or that fails for good, gives nothing and says why', async () => {
  const { client, person } = await member('losing@first.example', ['admin'])
  // One is written at a time: the first waits for its table, and the second behind it.
  await owner.query('begin; lock table invitation in access exclusive mode')
  const order = async (by: typeof client, dataset: string): Promise<string> => {
    const query: Query = { dataset, by: ['email'], measures: [] }
    const { status, body, text } = await by.post('/reports/exports', { format: 'csv', name: 'x', query })
    assert.equal(status, 202, text)
    return body.id
  }
  const statusOf = async (by: typeof client, id: string) => (await by.get(`/reports/exports/${id}`)).body
  const first = await order(admin, 'invitations')
  await until('the first waits', async () => (await statusOf(admin, first)).status === 'running')
  const second = await order(client, 'members')
  const { items } = (await admin.get('/organisation/roles?limit=200')).body
  const { id: role } = items.find(({ key }: { key: string }) => key === 'admin')
  assert.equal((await admin.delete(`/organisation/members/${person.id}/roles/${role}`)).status, 200)
  assert.equal((await statusOf(client, second)).status, 'queued')
  // A fault of ours, at the last attempt.
  const third = await order(admin, 'registry_lookups')
  const last = await owner.query(
    `update jobs.job set attempts = max_attempts - 1 where payload ->> 'export_id' = $1`,
    [third],
  )
  assert.equal(last.rowCount, 1)
  await owner.query('alter table registry_lookup rename to registry_lookup_gone; commit')
  await until('the second is refused', async () => (await statusOf(client, second)).status === 'failed')
  const refused = await statusOf(client, second)
  assert.deepEqual(
    [refused.problem, refused.reason],
    ['permission_denied', 'Та энэ мэдээллийг үзэх эрхгүй болсон байна.'],
  )
  await until('the third has failed', async () => (await statusOf(admin, third)).status === 'failed')
  await owner.query('alter table registry_lookup_gone rename to registry_lookup')
  const { problem, reason } = await statusOf(admin, third)
  assert.deepEqual([problem, reason], ['internal_error', 'Манай талд алдаа гарлаа. Дахин татаж үзнэ үү.'])
  assert.equal((await client.get(`/reports/exports/${second}/content`)).body.code, 'wrong_state')
  const { rows } = await owner.query('select 1 from report_export_part where export_id = $1', [second])
  assert.equal(rows.length, 0)
  await until('the first is ready', async () => (await statusOf(admin, first)).status === 'ready')
})

test('a report whose browser has gone is cancelled on the server', async () => {
  await owner.query('begin; lock table invitation in access exclusive mode')
  const leaving = new AbortController()
  const asked = fetch(`${world.origin}/api/v1/reports/run`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dataset: 'invitations', by: [], measures: ['count'] }),
    signal: leaving.signal,
  })
  const watcher = new pg.Client({ connectionString: world.databaseUrl })
  await watcher.connect()
  const waiting = async () =>
    (
      await watcher.query(
        `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%from invitation%'`,
      )
    ).rows.length
  await until('it runs', async () => (await waiting()) === 1)
  leaving.abort()
  await assert.rejects(asked)
  await until('it is cancelled while its table is still locked', async () => (await waiting()) === 0)
  await owner.query('rollback')
  await watcher.end()
})
