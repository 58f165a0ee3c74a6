import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMails, until } from '@tamga/core/testing'
import { type Query, startReportWorld } from './report-world.ts'

const world = await startReportWorld()
const { admin, member, owner, share } = world

test('a report is saved, changed by version, starred, deleted and brought back', async () => {
  const query: Query = { dataset: 'members', by: ['status'], measures: ['count'] }
  const made = await admin.post('/reports', { name: 'Төлвөөр', query, chart: 'bar' })
  assert.equal(made.status, 201, made.text)
  const path = `/reports/${made.body.id}`
  const changed = await admin.put(path, { name: 'Төлөв', query, chart: 'table', version: 1 })
  assert.deepEqual([changed.body.name, changed.body.version], ['Төлөв', 2])
  assert.equal(
    (await admin.put(path, { name: 'Хоцорсон', query, chart: 'table', version: 1 })).body.code,
    'stale_version',
  )
  assert.equal((await admin.put(`${path}/star`)).status, 204)
  assert.equal((await admin.put('/reports/inactive_members/star')).status, 204)
  const { items } = (await admin.get('/reports?limit=200')).body
  assert.deepEqual(
    items.filter(({ starred }: { starred: boolean }) => starred).map(({ id }: { id: string }) => id),
    ['inactive_members', made.body.id],
  )
  const builtIn = items.filter((item: { built_in: boolean }) => item.built_in)
  assert.ok(builtIn.length >= 15)
  for (const { id, query: asked, name } of builtIn) {
    const { status, text } = await admin.post('/reports/run', asked)
    assert.equal(status, 200, `${id}: ${text}`)
    assert.ok(!name.includes('report.'), name)
  }
  assert.equal((await admin.delete(path)).status, 204)
  assert.equal((await admin.get(path)).status, 404)
  assert.ok(
    (await admin.get('/reports?deleted=true')).body.items.some(
      ({ id }: { id: string }) => id === made.body.id,
    ),
  )
  assert.equal((await admin.post(`${path}/restore`)).status, 200)
  assert.equal((await admin.get(path)).body.name, 'Төлөв')
  const { client } = await member('plain@first.example')
  assert.equal(
    (await client.post('/reports', { name: 'x', query, chart: 'bar' })).body.permission,
    'reports.manage',
  )
  assert.equal(
    (await client.get('/reports')).body.items.filter((item: { built_in: boolean }) => item.built_in).length,
    0,
  )
})

test('a link shows what its giver may see now, to whom it was given, until it ends', async () => {
  const query: Query = { dataset: 'members', by: ['status'], measures: ['count'] }
  const open = (body: object) => world.stranger.post('/reports/shared', body)
  const random = await open({ token: 'x'.repeat(43) })
  assert.deepEqual([random.status, random.headers.get('referrer-policy')], [404, 'no-referrer'])
  const forAnyone = { audience: 'anyone', mode: 'live' }
  const report = (await admin.post('/reports', { name: 'Нээлттэй', query, chart: 'table' })).body
  assert.equal(
    (await admin.post(`/reports/${report.id}/shares`, forAnyone)).body.code,
    'share_for_anyone_off',
  )
  await admin.put('/reports/settings', { zone: 'Asia/Hovd', links_for_anyone: true })
  const personal = (
    await admin.post('/reports', {
      name: 'Хүн',
      query: { ...query, by: ['person'], measures: [] },
      chart: 'table',
    })
  ).body
  assert.equal((await admin.post(`/reports/${personal.id}/shares`, forAnyone)).status, 400)
  for (const change of [
    { expires_at: '2020-01-01T00:00:00Z' },
    { expires_at: '2099-01-01T00:00:00Z' },
    { audience: 'emails' },
    { emails: ['a@b.example'] },
  ])
    assert.equal(
      (await admin.post(`/reports/${report.id}/shares`, { ...forAnyone, ...change })).status,
      400,
      JSON.stringify(change),
    )

  const { client: giver, person } = await member('giver@first.example', ['admin'])
  const given = (await giver.post(`/reports/${report.id}/shares`, forAnyone)).body
  const token = new URL(given.url).hash.slice('#token='.length)
  assert.ok(
    !(await owner.query(`select * from report_share`)).rows.some(row => JSON.stringify(row).includes(token)),
  )
  const seen = await open({ token })
  assert.equal(seen.status, 200, seen.text)
  assert.equal(seen.body.result.zone, 'Asia/Hovd')
  assert.deepEqual(
    [seen.headers.get('x-robots-tag'), seen.headers.get('cache-control')],
    ['noindex', 'no-store'],
  )
  const log = (await admin.get('/audit?action=report.share_opened')).body.items
  assert.equal(log.length >= 1 && log[0].target.id, given.id)
  assert.equal((await admin.get(`/reports/${report.id}/shares`)).body.items[0].opened, 1)
  // The giver loses the right, and with it the link.
  const { id } = (await admin.get('/organisation/roles')).body.items.find(
    ({ key }: { key: string }) => key === 'admin',
  )
  assert.equal((await admin.delete(`/organisation/members/${person.id}/roles/${id}`)).status < 300, true)
  assert.deepEqual((await open({ token })).body.code, 'not_found')

  const { link, token: live } = await share(query, { audience: 'anyone', mode: 'snapshot' })
  const before = (await open({ token: live })).body.result
  await member('later@first.example')
  assert.deepEqual((await open({ token: live })).body.result.rows, before.rows)
  assert.equal((await admin.delete(`/reports/${await reportOf(link.id)}/shares/${link.id}`)).status, 204)
  assert.equal((await open({ token: live })).status, 404)
})

const reportOf = async (shareId: string): Promise<string> => {
  await owner.query('alter table report_share no force row level security')
  const { rows } = await owner.query('select report from report_share where id = $1', [shareId])
  await owner.query('alter table report_share force row level security')
  return rows[0].report
}

test('a link for named addresses asks for a code, and tells nobody whether theirs is named', async () => {
  const query: Query = { dataset: 'members', by: ['person'], measures: [] }
  const { token } = await share(query, { audience: 'emails', emails: ['auditor@other.example'] })
  const open = (body: object) => world.stranger.post('/reports/shared', { token, ...body })
  assert.equal((await open({})).status, 404)
  const stranger = await open({ email: 'nobody@other.example' })
  const named = await open({ email: 'Auditor@other.example' })
  assert.deepEqual([stranger.status, stranger.body], [202, named.body])
  let code = ''
  await until('the code arrives', async () => {
    const mails = await readMails(world.mailDir)
    code = mails.map(mail => /\b(\d{8})\b/.exec(mail.subject ?? mail.text)?.[1] ?? '').find(Boolean) ?? ''
    return code !== ''
  })
  const wrong = code === '00000000' ? '00000001' : '00000000'
  assert.equal((await open({ email: 'auditor@other.example', code: wrong })).body.code, 'invalid_code')
  assert.equal((await open({ email: 'nobody@other.example', code })).body.code, 'invalid_code')
  const opened = await open({ email: 'auditor@other.example', code })
  assert.equal(opened.status, 200, opened.text)
  for (let attempt = 0; attempt < 5; attempt++) await open({ email: 'auditor@other.example', code: wrong })
  assert.equal((await open({ email: 'auditor@other.example', code })).body.code, 'invalid_code')
})

test('a schedule mails a link on the wall time of its zone, once, to those who are members; not while it is paused', async () => {
  const query: Query = { dataset: 'members', by: ['email'], measures: [] }
  const { id } = (await admin.post('/reports', { name: 'Долоо хоногийн', query, chart: 'table' })).body
  const path = `/reports/${id}/schedule`
  const { person } = await member('weekly@first.example')
  const body = { every: 'week', time: '09:30', zone: 'Asia/Hovd', people: [person.id] }
  assert.equal((await admin.get(path)).status, 404)
  for (const [change, at] of [
    [{ zone: 'Mars/Olympus' }, '/zone'],
    [{ people: ['00000000-0000-7000-8000-000000000000'] }, '/people'],
    [{ every: 'hour' }, '/every'],
    [{ time: '24:00' }, '/time'],
  ] as const) {
    const { status, body: problem } = await admin.put(path, { ...body, ...change })
    assert.deepEqual([status, problem.errors[0].path], [400, at])
  }
  const made = await admin.put(path, { ...body, paused: true })
  assert.equal(made.status, 200, made.text)
  const { next_at, people, paused, version } = made.body
  // 09:30 on a Monday in Hovd, which is seven hours ahead.
  assert.deepEqual([new Date(next_at).getUTCDay(), next_at.slice(11, 16), paused], [1, '02:30', true])
  assert.deepEqual(people, [{ id: person.id, name: 'weekly', email: 'weekly@first.example' }])
  const makeDue = () =>
    owner.query(
      `update report_schedule set next_at = date_trunc('second', now()) - interval '1 minute' where report_id = $1`,
      [id],
    )
  const mails = async () =>
    (await readMails(world.mailDir)).filter(({ to }) => String(to).includes('weekly@first.example'))
  const sweep = () => owner.query(`update jobs.schedule set next_run_at = now() where name = 'reports.sweep'`)
  await makeDue()
  await sweep()
  await until('the sweep went by', async () => {
    const { rows } = await owner.query(
      `select next_run_at > now() as over from jobs.schedule where name = 'reports.sweep'`,
    )
    return rows[0].over
  })
  assert.deepEqual(await mails(), [])
  assert.equal((await admin.put(path, { ...body, version })).body.paused, false)
  assert.equal((await admin.put(path, { ...body, version })).body.code, 'stale_version')
  await makeDue()
  await sweep()
  await until('the mail arrives', async () => (await mails()).length === 1)
  const [mail] = await mails()
  assert.ok(mail!.text.includes(`/reports/${id}`), mail!.text)
  const { email } = (await admin.get('/me')).body.user
  assert.ok(!mail!.text.includes(email), 'no rows')
  assert.ok(Date.parse((await admin.get(path)).body.next_at) > Date.now())
  assert.equal((await admin.delete(path)).status, 204)
})
