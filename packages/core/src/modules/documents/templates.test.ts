import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, givenMember, startTestPlatform, until } from '../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body
const person = await givenMember(platform.ctx, tenant, { email: 'bold@first.example' })
const member = createClient(world.origin)
await member.signIn(person.email, person.password)

const LEAVE = {
  name: 'Чөлөөний хүсэлт',
  text: 'Би {{from}}-ний өдрөөс {{days}} хоногийн чөлөө хүсье.\n\nШалтгаан: {{reason}}\nТөрөл: {{kind}}',
  fields: [
    { key: 'from', label: 'Эхлэх өдөр', kind: 'date', required: true },
    { key: 'days', label: 'Хоног', kind: 'number', required: true },
    { key: 'reason', label: 'Шалтгаан', kind: 'multiline', required: false },
    { key: 'kind', label: 'Төрөл', kind: 'choice', required: true, choices: ['Цалинтай', 'Цалингүй'] },
  ],
}
const FILLED = { from: '2026-12-01', days: '5', reason: 'Гэр бүлийн', kind: 'Цалинтай' }

test('a template is made by who manages documents, and filled in by every member', async () => {
  assert.equal((await member.post('/documents/templates', LEAVE)).body.code, 'permission_denied')
  const { fields, ...rest } = LEAVE
  const missing = await admin.post('/documents/templates', { ...rest, fields: fields.slice(1) })
  assert.deepEqual([missing.status, missing.body.errors[0].code], [400, 'template_field_missing'])
  const made = await admin.post('/documents/templates', LEAVE)
  assert.equal(made.status, 201, made.text)
  assert.equal((await admin.post('/documents/templates', LEAVE)).body.code, 'template_name_taken')
  assert.deepEqual((await member.get('/documents/templates')).body.items[0].fields, LEAVE.fields)
  const fill = (values: object) => member.post('/documents', { template_id: made.body.id, fields: values })
  for (const [field, value, code] of [
    ['from', '2026-13-01', 'format'],
    ['days', 'five', 'type'],
    ['kind', 'Өөр', 'one_of'],
    ['days', '', 'required'],
    ['colour', 'red', 'unknown_field'],
  ] as const) {
    const refused = await fill({ ...FILLED, [field]: value })
    assert.equal(refused.status, 400, refused.text)
    assert.deepEqual([refused.body.errors[0].path, refused.body.errors[0].code], [`/fields/${field}`, code])
  }
  const document = await fill(FILLED)
  assert.deepEqual([document.status, document.body.title, document.body.version_no], [201, LEAVE.name, 1])
  const { items } = (await member.get(`/documents/${document.body.id}/versions`)).body
  assert.equal(items[0].kind, 'template')
  // What was filled in stands in the file: the search reads it from there.
  await until(
    'the file is read',
    async () => (await member.get('/documents?q=гэр бүлийн')).body.items.length === 1,
  )
  const changed = await admin.put(`/documents/templates/${made.body.id}`, {
    ...LEAVE,
    name: 'Чөлөө',
    version: 1,
  })
  assert.equal(changed.body.version, 2)
  assert.equal((await admin.delete(`/documents/templates/${made.body.id}`)).status, 204)
  assert.equal((await fill(FILLED)).status, 400)
  assert.equal((await member.get(`/documents/${document.body.id}`)).status, 200)
})
