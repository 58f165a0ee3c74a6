import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, givenMember, pg, samplePdf, startTestPlatform, until } from '../../testing/index.ts'
import { searchExpression } from './search/search-words.ts'

const world = await startTestPlatform({ after })
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body

async function memberOf(name: string) {
  const person = await givenMember(platform.ctx, tenant, { email: `${name}@first.example` })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return client
}
const owner = await memberOf('bold')
const stranger = await memberOf('saraa')

const upload = (title: string, ...lines: string[]) =>
  owner.request('POST', `/documents?title=${encodeURIComponent(title)}`, samplePdf(...lines), {
    'content-type': 'application/pdf',
  })

const found = async (q: string, client = owner) => {
  const { status, body, text } = await client.get(`/documents?count=true&q=${encodeURIComponent(q)}`)
  assert.equal(status, 200, text)
  assert.equal(body.total, body.items.length)
  return body.items.map((item: { title: string }) => item.title)
}

test('folders sort documents and give no access; labels and folders filter the list', async () => {
  const top = await admin.post('/documents/folders', { name: 'Гэрээ' })
  assert.equal(top.status, 201, top.text)
  const below = await admin.post('/documents/folders', { name: '2026', parent_id: top.body.id })
  assert.deepEqual(below.body.path, ['Гэрээ', '2026'])
  assert.equal((await admin.post('/documents/folders', { name: 'Гэрээ' })).body.code, 'folder_name_taken')
  assert.equal((await owner.post('/documents/folders', { name: 'x' })).body.code, 'permission_denied')
  const made = await owner.post('/documents', { title: 'Дүрэм', folder_id: below.body.id })
  assert.equal(made.body.folder.name, '2026')
  const labelled = await owner.put(`/documents/${made.body.id}`, { labels: ['яаралтай', 'дотоод'] })
  assert.deepEqual(labelled.body.labels, ['яаралтай', 'дотоод'])
  const titles = async (query: string, client = owner) =>
    (await client.get(`/documents?${query}`)).body.items.map((item: { title: string }) => item.title)
  assert.deepEqual(await titles(`folder=${below.body.id}`), ['Дүрэм'])
  assert.deepEqual(await titles(`folder=${below.body.id}`, stranger), [])
  assert.deepEqual(await titles(`label=${encodeURIComponent('дотоод')}`), ['Дүрэм'])
  assert.deepEqual(await titles('label=nothing'), [])
  assert.equal((await admin.delete(`/documents/folders/${below.body.id}`)).body.code, 'folder_in_use')
  const unknown = { folder_id: '01890000-0000-7000-8000-000000000000' }
  assert.equal((await owner.put(`/documents/${made.body.id}`, unknown)).status, 400)
  assert.equal((await owner.put(`/documents/${made.body.id}`, { folder_id: null })).body.folder, null)
  assert.equal((await admin.delete(`/documents/folders/${below.body.id}`)).status, 204)
})

test('a search finds title, number, labels and the text of the file, Mongolian endings included', async () => {
  const { id } = (await upload('Түрээсийн гэрээнүүд', 'Quarterly rent is payable', 'Second sheet')).body
  await owner.put(`/documents/${id}`, { number: 'А/17', labels: ['үл хөдлөх'] })
  for (const q of ['түрээс', 'ГЭРЭЭ', 'гэрээний', 'гэрээг', 'а 17', 'хөдлөх', 'гэрээ түрээсийн'])
    assert.deepEqual(await found(q), ['Түрээсийн гэрээнүүд'], q)
  await until('the file is read', async () => {
    const { body } = await owner.get('/documents?q=quarterly%20rent')
    return body.items.length === 1
  })
  const { items } = (await owner.get('/documents?q=payable')).body
  assert.match(items[0].snippet, /⟦payable⟧/)
  for (const q of ['сургууль', 'quarterly сургууль', "'", ':* & | !', '%'])
    assert.deepEqual(await found(q), [], q)
})

test('who may not see a document finds nothing of it, neither by the list nor by the index', async () => {
  for (const q of ['гэрээ', 'quarterly', 'А/17']) {
    assert.deepEqual(await found(q, stranger), [], q)
    assert.deepEqual(await found(q, admin), ['Түрээсийн гэрээнүүд'], q)
  }
  const { person } = { person: (await stranger.get('/me')).body.user }
  const owned = new pg.Client({ connectionString: world.databaseUrl })
  await owned.connect()
  // More than a page looks at, so that the platform role searches by the index.
  await owned.query(
    `with made as (
       insert into document (tenant_id, id, title, owner_id, owner_name)
       select $1, platform.uuidv7(), 'Мөр', $2, 'x' from generate_series(1, 2100) returning id),
     given as (insert into document_access (tenant_id, document_id, subject_id, subject_kind, level)
       select $1, id, $2, 'person', 'read' from made)
     insert into document_search (tenant_id, document_id, search) select $1, id, to_tsvector('simple', 'мөр') from made`,
    [tenant.id, person.id],
  )
  await owned.end()
  for (const q of ['гэрээ', 'quarterly']) assert.deepEqual(await found(q, stranger), [], q)
  const shared = (await upload('Хуваалцсан гэрээ', 'x')).body.id
  await owner.put(`/documents/${shared}/access/${person.id}`, { kind: 'person', level: 'read' })
  assert.deepEqual(await found('гэрээ', stranger), ['Хуваалцсан гэрээ'])
  assert.equal((await stranger.get('/documents?q=мөр&count=true')).body.total, 2100)
})

test('words become a query that cannot be anything else', () => {
  assert.equal(searchExpression("x' | y:*"), 'x:* & y:*')
  assert.equal(searchExpression('гэрээний'), '(гэрээний:* | гэрээ:*)')
  assert.equal(searchExpression(' !&| '), null)
})
