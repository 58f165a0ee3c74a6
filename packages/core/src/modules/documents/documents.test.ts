import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { type Answer, createClient, givenMember, pg, startTestPlatform, until } from '../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body

async function memberOf(name: string, roles: string[] = []) {
  const person = await givenMember(platform.ctx, tenant, { email: `${name}@first.example`, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { person, client }
}
const { client: owner, person: bold } = await memberOf('bold')
const { client: stranger } = await memberOf('saraa')

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const upload = (client: typeof owner, path: string, body: Buffer) =>
  client.request('POST', path, body, { 'content-type': 'application/pdf' })

test('a file becomes a draft of whoever sent it, and its versions are kept as they were added', async () => {
  const first = pdf('first')
  const made = await upload(owner, '/documents?title=Гэрээ', first)
  assert.equal(made.status, 201, made.text)
  const { id } = made.body
  assert.equal(made.headers.get('location'), `/api/v1/documents/${id}`)
  assert.deepEqual(
    [
      made.body.title,
      made.body.status,
      made.body.version_no,
      made.body.sha256,
      made.body.size,
      made.body.access,
    ],
    ['Гэрээ', 'draft', 1, sha256(first), first.length, 'edit'],
  )
  assert.equal(made.body.owner.id, bold.id)
  const second = Buffer.concat([pdf('second'), Buffer.alloc(3_000_000, ' '), Buffer.from('\n%%EOF\n')])
  const added = await upload(owner, `/documents/${id}/versions?after=1&note=Засвар`, second)
  assert.deepEqual(
    [added.status, added.body.no, added.body.note, added.body.sha256],
    [201, 2, 'Засвар', sha256(second)],
  )
  assert.equal(
    (await upload(owner, `/documents/${id}/versions?after=1`, pdf('late'))).body.code,
    'stale_version',
  )
  const { items } = (await owner.get(`/documents/${id}/versions`)).body
  assert.deepEqual(
    items.map((item: { no: number }) => item.no),
    [2, 1],
  )
  for (const [no, bytes] of [
    [1, first],
    [2, second],
  ] as const) {
    const got = await fetch(`${world.origin}/api/v1/documents/${id}/versions/${no}/content`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    assert.deepEqual([got.status, got.headers.get('content-type')], [200, 'application/pdf'])
    assert.equal(sha256(Buffer.from(await got.arrayBuffer())), sha256(bytes))
  }
  assert.equal((await owner.get(`/documents/${id}/versions/3/content`)).status, 404)
})

test('a document with a title alone has no version yet; bad input changes nothing', async () => {
  const made = await owner.post('/documents', { title: 'Хоосон' })
  assert.deepEqual(
    [made.status, made.body.version_no, made.body.sha256, made.body.size],
    [201, 0, null, null],
  )
  const path = `/documents/${made.body.id}`
  for (const [send, status, code] of [
    [() => owner.post('/documents', { title: ' ' }), 400, 'validation_failed'],
    [() => owner.post('/documents', { title: 'x', colour: 'red' }), 400, 'validation_failed'],
    [() => owner.request('POST', '/documents'), 400, 'validation_failed'],
    [() => upload(owner, '/documents', Buffer.from('GIF89a')), 422, 'not_a_pdf'],
    [() => upload(owner, '/documents', Buffer.from('%PDF-1.7 cut off')), 422, 'not_a_pdf'],
    [() => upload(owner, '/documents', Buffer.alloc(20 * 1024 * 1024 + 1, 'x')), 413, 'payload_too_large'],
    [
      () => owner.request('POST', '/documents', 'x', { 'content-type': 'text/csv' }),
      415,
      'unsupported_media_type',
    ],
    [() => owner.post(`${path}/versions`, {}), 400, 'validation_failed'],
    [() => owner.put(path, { title: 'x', version: 77 }), 409, 'stale_version'],
    [() => owner.get('/documents?colour=red'), 400, 'validation_failed'],
    [() => owner.get('/documents?cursor=abc'), 400, 'validation_failed'],
  ] as const) {
    const answer = await send()
    assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text)
  }
  const changed = await owner.put(path, { title: 'Тушаал', number: 'А/17', version: 1 })
  assert.deepEqual([changed.body.title, changed.body.number, changed.body.version], ['Тушаал', 'А/17', 2])
  assert.equal((await owner.delete(path)).status, 204)
  assert.equal((await owner.get(path)).status, 404)
})

test('whoever has no access learns nothing: the answer is that of an id which never was', async () => {
  const { id } = (await upload(owner, '/documents?title=Нууц', pdf('secret'))).body
  const unknown = '01890000-0000-7000-8000-000000000000'
  const shown = (answer: { status: number; text: string }, given: string) =>
    [answer.status, answer.text.replace(/"request_id":"[^"]*"/, '').replaceAll(given, 'ID')].join(' ')
  const version = pdf('theirs')
  for (const ask of [
    (at: string) => stranger.get(`/documents/${at}`),
    (at: string) => stranger.put(`/documents/${at}`, { title: 'x' }),
    (at: string) => stranger.delete(`/documents/${at}`),
    (at: string) => stranger.get(`/documents/${at}/versions`),
    (at: string) => stranger.get(`/documents/${at}/versions/1/content`),
    (at: string) => upload(stranger, `/documents/${at}/versions`, version),
  ]) {
    const [real, made, malformed] = [await ask(id), await ask(unknown), await ask('no-id')]
    assert.equal(real.status, 404, real.text)
    assert.equal(shown(real, id), shown(made, unknown))
    assert.equal(shown(real, id), shown(malformed, 'no-id'))
  }
  assert.deepEqual((await stranger.get('/documents?count=true')).body, {
    items: [],
    next_cursor: null,
    total: 0,
  })
  assert.equal((await owner.get(`/documents/${id}`)).status, 200)
  assert.equal((await admin.get(`/documents/${id}`)).body.access, 'edit')
})

test('pages of the list go through all documents once, with a filter too', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Answer = await owner.get(`/documents?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
    seen.push(...page.body.items.map((item: { id: string }) => item.id))
    cursor = page.body.next_cursor
  } while (cursor)
  assert.deepEqual(seen, [...new Set(seen)].sort().reverse())
  assert.equal((await owner.get('/documents?count=true')).body.total, seen.length)
  assert.equal((await owner.get('/documents?status=draft')).body.items.length, seen.length)
  assert.equal((await owner.get('/documents?status=signed&count=true')).body.total, 0)
  assert.equal((await admin.get(`/documents?owner=${bold.id}`)).body.items.length, seen.length)
})

test('what lies under a legal hold cannot be removed until the hold is lifted', async () => {
  const { id } = (await owner.post('/documents', { title: 'Маргаан' })).body
  const hold = (legal_hold: boolean) => ({ legal_hold, reason: 'Шүүхийн хүсэлт' })
  assert.equal((await owner.put(`/documents/${id}/legal-hold`, hold(true))).body.code, 'permission_denied')
  assert.equal((await admin.put(`/documents/${id}/legal-hold`, hold(true))).body.legal_hold, true)
  assert.equal((await admin.put(`/documents/${id}/legal-hold`, hold(true))).body.code, 'wrong_state')
  assert.equal((await owner.delete(`/documents/${id}`)).body.code, 'legal_hold')
  assert.equal((await admin.put(`/documents/${id}/legal-hold`, hold(false))).status, 200)
  assert.equal((await owner.delete(`/documents/${id}`)).status, 204)
  const held = (await owner.post('/documents', { title: 'Хэвээр' })).body.id
  assert.equal((await admin.put(`/documents/${held}/legal-hold`, hold(true))).status, 200)
})

test('what has been kept long enough is removed by the nearest rule, and never what is held, in approval or to be signed', async () => {
  const RETENTION = '/documents/retention'
  const folder = (await admin.post('/documents/folders', { name: 'Түр' })).body
  const below = (await admin.post('/documents/folders', { name: 'Доор', parent_id: folder.id })).body
  const content = { name: 'Хүсэлт', text: 'Хүсэлт', fields: [] }
  const template = (await admin.post('/documents/templates', content)).body
  const make = async (title: string, more: object = {}) =>
    (await admin.post('/documents', { title, ...more })).body.id as string
  const due = {
    folder: await make('Хавтсанд', { folder_id: folder.id }),
    below: await make('Доод хавтсанд', { folder_id: below.id }),
    template: await make('Загвараар', { template_id: template.id }),
  }
  const kept = {
    other: await make('Бусад'),
    held: await make('Хоригтой', { folder_id: folder.id }),
    approval: await make('Батлуулж буй', { folder_id: folder.id }),
    signer: await make('Зурах хүнтэй', { folder_id: folder.id }),
    young: await make('Шинэ', { folder_id: folder.id }),
  }
  await admin.put(`/documents/${kept.held}/legal-hold`, { legal_hold: true, reason: 'Шүүх' })
  await admin.put(`/documents/${kept.signer}/signers`, { signers: [{ person_id: bold.id, position: 1 }] })
  const rule = (await admin.post(RETENTION, { folder_id: folder.id, months: 12 })).body
  assert.equal((await admin.post(RETENTION, { template_id: template.id, months: 24 })).status, 201)
  assert.equal((await admin.post(RETENTION, { months: 1200 })).status, 201)
  for (const [given, status, code] of [
    [{ folder_id: folder.id, months: 3 }, 409, 'retention_rule_exists'],
    [{ folder_id: template.id, months: 3 }, 400, 'validation_failed'],
    [{ months: 0 }, 400, 'validation_failed'],
    [{ folder_id: folder.id, template_id: template.id, months: 3 }, 400, 'validation_failed'],
  ] as const) {
    const answer = await admin.post(RETENTION, given)
    assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text)
  }
  assert.equal((await owner.get(RETENTION)).status, 403)
  assert.equal((await owner.post(RETENTION, { months: 3 })).status, 403)

  const database = new pg.Client(world.databaseUrl)
  await database.connect()
  const ids = [...Object.values(due), ...Object.values(kept)].filter(id => id !== kept.young)
  await database.query(
    `update document set updated_at = date_trunc('milliseconds', now()) - interval '3 years',
            status = case when id = $2 then 'in_approval' else status end where id = any($1)`,
    [ids, kept.approval],
  )
  const run = () =>
    platform.services.database.inTenant(tenant.id, tx =>
      platform.services.jobs.enqueue(tx, 'documents.retention', { payload: {}, key: 'now' }),
    )
  const exists = async (id: string) => (await admin.get(`/documents/${id}`)).status === 200
  const { items } = (await admin.get(RETENTION)).body
  assert.deepEqual(
    items.map((one: { due: number; months: number }) => [one.months, one.due]),
    [
      [12, 3],
      [24, 1],
      [1200, 0],
    ],
    'those that wait for a signer are counted, though they are left alone',
  )
  assert.ok(Date.parse(rule.effective_at) > Date.now() + 23 * 3_600_000, 'a new rule rests for a day')
  await database.query(`update document_retention set effective_at = now() where template_id is not null`)
  await run()
  await until('the rule that is in force has removed its document', async () => !(await exists(due.template)))
  assert.ok(await exists(due.folder), 'a rule that rests removes nothing')
  await database.query('update document_retention set effective_at = now()')
  await run()
  await until('the others have', async () => !(await exists(due.folder)) && !(await exists(due.below)))
  for (const [why, id] of Object.entries(kept)) assert.ok(await exists(id), why)
  const { parts } = (await admin.get(`/documents/${kept.held}`)).body
  assert.match(parts.retention.kept_until, /^\d{4}-/)
  const records = (await admin.get('/audit?action=documents.retention_ended')).body.items
  assert.deepEqual(
    records.map((one: { target: { id: string } }) => one.target.id).sort(),
    Object.values(due).sort(),
  )
  const changed = await admin.put(`${RETENTION}/${rule.id}`, { months: 60, version: 1 })
  assert.deepEqual([changed.status, changed.body.months, changed.body.due], [200, 60, 0], changed.text)
  assert.equal((await admin.put(`${RETENTION}/${rule.id}`, { months: 6, version: 1 })).status, 409)
  assert.equal((await admin.delete(`${RETENTION}/${rule.id}`)).status, 204)
  assert.equal((await admin.delete(`${RETENTION}/${rule.id}`)).status, 404)
  await database.end()
})

test('the database refuses to change a version or to lose its content', async () => {
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 1 })
  const client = await pool.connect()
  try {
    for (const [role, statement] of [
      ['tamga_app', 'update document_version set note = $$x$$'],
      ['tamga_app', 'delete from document_version'],
      ['tamga_app', 'update document_content set size = 1'],
      ['tamga_app', 'delete from document_content'],
      ['tamga_app', 'delete from document where legal_hold'],
      ['tamga_platform', 'select from document_content'],
    ]) {
      await client.query('begin')
      await client.query(`set local role ${role}`)
      await client.query(`select set_config('tamga.tenant', $1, true)`, [tenant.id])
      // Whether a version still names its content is asked at the end of a transaction.
      const done = client.query(statement!).then(() => client.query('set constraints all immediate'))
      await assert.rejects(done, { code: /^(42501|23503|23001)$/ }, statement)
      await client.query('rollback')
    }
  } finally {
    client.release()
    await pool.end()
  }
})

test('documents can be switched off, and are then off everywhere', async () => {
  const { id } = (await owner.post('/documents', { title: 'x' })).body
  assert.equal((await admin.put('/settings/features', { documents: false })).status, 200)
  for (const answer of [
    await owner.get('/documents'),
    await owner.post('/documents', { title: 'x' }),
    await owner.get(`/documents/${id}`),
    await owner.get(`/documents/${id}/versions`),
    await admin.delete(`/documents/${id}`),
  ])
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.feature],
      [403, 'feature_disabled', 'documents'],
    )
  assert.equal((await admin.put('/settings/features', { documents: true })).status, 200)
  assert.equal((await owner.get(`/documents/${id}`)).status, 200)
})
