import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { defineCatalog, inTenant, memberJoined, withTenant } from '@tamga/core'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  coreDistribution,
  createClient,
  givenEveryLanguage,
  givenMember,
  givenTenant,
  incompleteMessages,
  startTestPlatform,
} from '@tamga/core/testing'
import { notes } from './notes/module.ts'

const { core, apps } = coreDistribution.catalog
const catalog = defineCatalog({
  core,
  apps: [...apps, { slug: 'notes', id: notes.id, version: '1.0.0', dependencies: notes.dependencies }],
})
const world = await startTestPlatform(
  { after },
  { distribution: { name: 'example', catalog, modules: [notes] } },
)
const { admin, platform, origin } = world
const { tenant, user } = (await admin.get('/me')).body

type Note = { id: string; text: string; author: { id: string } | null; version: number }
const write = async (text: string): Promise<Note> => (await admin.post('/notes', { text })).body

test('before its installation the app answers nobody', async () => {
  const refused = await admin.get('/notes')
  assert.deepEqual([refused.status, refused.body.code, refused.body.app], [403, 'app_not_installed', 'notes'])
})

test('an administrator installs the app, and it answers from the next request on', async () => {
  const installed = await admin.post('/store/apps/notes/install')
  assert.deepEqual([installed.status, installed.body], [201, { installed: ['notes'] }])
  assert.deepEqual((await admin.get('/notes')).body, { items: [], next_cursor: null })
})

test('the store and the menu show the app in every language', async () => {
  await givenEveryLanguage(admin)
  const inLanguage = async (language: string) => {
    const app = (await admin.get('/store/apps/notes', { 'accept-language': language })).body
    const menu = (await admin.get('/menus', { 'accept-language': language })).body
    const entries = menu.items.flatMap(
      (group: { children: { key: string; label: string }[] }) => group.children,
    )
    return [app.name, entries.find((entry: { key: string }) => entry.key === 'notes').label]
  }
  assert.deepEqual(await inLanguage('mn'), ['Тэмдэглэл', 'Тэмдэглэл'])
  assert.deepEqual(await inLanguage('ar'), ['ملاحظات', 'ملاحظات'])
  assert.deepEqual(incompleteMessages(notes.messages!), [])
})

test('a note is written, found, changed and deleted, and each change is in the audit log once', async () => {
  const made = await admin.post('/notes', { text: 'Маргааш 9 цагт хурал' })
  assert.equal(made.status, 201)
  assert.equal(made.headers.get('location'), `/api/v1/notes/${made.body.id}`)
  assert.deepEqual(made.body.author, { id: user.id, name: user.name, email: user.email })
  const found = await admin.get(`/notes?count=true&q=${encodeURIComponent('ХУРАЛ')}`)
  assert.deepEqual(found.body, { items: [made.body], next_cursor: null, total: 1 })
  const changed = await admin.put(`/notes/${made.body.id}`, { text: 'Маргааш 10 цагт хурал', version: 1 })
  assert.deepEqual(
    [changed.status, changed.body.text, changed.body.version],
    [200, 'Маргааш 10 цагт хурал', 2],
  )
  assert.equal((await admin.delete(`/notes/${made.body.id}`)).status, 204)
  const { body } = await admin.get('/audit?action=note.*')
  const log = body.items.map(({ action, changes }: { action: string; changes: object }) => [action, changes])
  assert.deepEqual(log, [
    ['note.deleted', { text: ['Маргааш 10 цагт хурал', null] }],
    ['note.changed', { text: ['Маргааш 9 цагт хурал', 'Маргааш 10 цагт хурал'] }],
    ['note.written', { text: [null, 'Маргааш 9 цагт хурал'] }],
  ])
})

test('who loses the race for a note is told, and one of two parallel changes wins', async () => {
  const { id } = await write('эхний')
  const answers = await Promise.all(
    ['нэг', 'хоёр'].map(text => admin.put(`/notes/${id}`, { text, version: 1 })),
  )
  assert.deepEqual(answers.map(answer => answer.status).sort(), [200, 409])
  assert.ok(answers.some(answer => answer.body.code === 'stale_version'))
})

test('notes are read in pages that stay stable while notes are added', async () => {
  for (const text of ['а', 'б', 'в']) await write(text)
  const first = (await admin.get('/notes?limit=2')).body
  await write('г')
  const second = (await admin.get(`/notes?limit=2&cursor=${first.next_cursor}`)).body
  assert.deepEqual([...first.items, ...second.items].map((note: Note) => note.text).slice(0, 3), [
    'в',
    'б',
    'а',
  ])
  const foreign = Buffer.from('["nobody made this"]').toString('base64url')
  assert.equal((await admin.get(`/notes?cursor=${foreign}`)).status, 400)
})

test('reading needs notes.read and changing notes.manage', async () => {
  const person = await givenMember(platform.ctx, tenant, { email: 'saraa@first.example' })
  const member = createClient(origin)
  await member.signIn(person.email, person.password)
  assert.equal((await member.get('/notes')).body.permission, 'notes.read')
  assert.equal((await member.post('/notes', { text: 'миний' })).body.permission, 'notes.manage')
  assert.equal((await world.stranger.get('/notes')).status, 401)
})

test('another tenant sees no note, and answers for its id as for any unknown one', async () => {
  const { id } = await write('манай')
  const second = await givenTenant(platform.ctx, 'second', user)
  const other = createClient(origin)
  await other.signIn(ADMIN_EMAIL, ADMIN_PASSWORD, second.slug)
  await other.post('/store/apps/notes/install')
  assert.deepEqual((await other.get('/notes')).body.items, [])
  const answers = await Promise.all(
    [id, '01890000-0000-7000-8000-000000000000', 'no-id'].map(each =>
      other.put(`/notes/${each}`, { text: 'x' }),
    ),
  )
  const bodies = answers.map(({ body: { request_id: _, ...body } }) => body)
  assert.deepEqual(
    bodies.map(body => body.status),
    [404, 404, 404],
  )
  assert.deepEqual(bodies[1], bodies[0])
})

test('a new member is welcomed where the app is active, in the same transaction, and nowhere else', async () => {
  const scope = withTenant(platform.ctx, tenant)
  const welcomes = async () =>
    (await admin.get('/notes?limit=200')).body.items.filter((note: Note) => note.author === null)
  const joins = () => inTenant(scope, tx => memberJoined.emit(tx, scope, { person_id: user.id }))
  await joins()
  assert.deepEqual(
    (await welcomes()).map((note: Note) => note.text),
    ['Шинэ гишүүн нэмэгдлээ. Тавтай морилно уу!'],
  )
  await admin.put('/store/apps/notes/active', { active: false })
  await joins()
  await admin.put('/store/apps/notes/active', { active: true })
  assert.equal((await welcomes()).length, 1)
})
