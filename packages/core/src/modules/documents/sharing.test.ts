import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, givenMember, startTestPlatform, until } from '../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body

await admin.post('/organisation/roles', { key: 'lawyers', name: 'Хуульч', permissions: [] })
const top = (await admin.post('/organisation/units', { name: 'Төв' })).body.id
const below = (await admin.post('/organisation/units', { name: 'Архив', parent_id: top })).body.id

async function memberOf(name: string, roles: string[] = []) {
  const person = await givenMember(platform.ctx, tenant, { email: `${name}@first.example`, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { id: person.id, client }
}
const owner = await memberOf('bold')
const saraa = await memberOf('saraa')
const lawyer = await memberOf('tuya', ['lawyers'])
const archivist = await memberOf('dorj')
await admin.patch(`/organisation/members/${archivist.id}`, { unit: below })
const roleId = (await admin.get('/organisation/roles')).body.items.find(
  (role: { key: string }) => role.key === 'lawyers',
).id

const { id } = (await owner.client.post('/documents', { title: 'Гэрээ' })).body
const path = `/documents/${id}`
const share = (subject: string, kind: string, level: string, by = owner.client) =>
  by.put(`${path}/access/${subject}`, { kind, level })

test('access comes from a person, a role, or a unit above, at its level and no more', async () => {
  for (const { client } of [saraa, lawyer, archivist]) assert.equal((await client.get(path)).status, 404)
  assert.equal((await share(saraa.id, 'person', 'comment')).status, 200)
  assert.equal((await share(roleId, 'role', 'read')).status, 200)
  assert.equal((await share(top, 'unit', 'edit')).status, 200)
  const levels = await Promise.all(
    [saraa, lawyer, archivist].map(async ({ client }) => (await client.get(path)).body.access),
  )
  assert.deepEqual(levels, ['comment', 'read', 'edit'])
  for (const { client } of [saraa, lawyer, archivist])
    assert.deepEqual(
      (await client.get('/documents?count=true')).body.items.map((item: { id: string }) => item.id),
      [id],
    )
  const refused = await saraa.client.put(path, { title: 'x' })
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.level],
    [403, 'document_access_insufficient', 'edit'],
  )
  assert.equal((await share(saraa.id, 'person', 'edit', saraa.client)).status, 403)
  assert.equal((await lawyer.client.post(`${path}/comments`, { text: 'x' })).status, 403)
  assert.equal((await archivist.client.put(path, { title: 'Шинэ гэрээ' })).status, 200)
  const { items } = (await lawyer.client.get(`${path}/access`)).body
  assert.deepEqual(
    items
      .map((item: Record<string, unknown>) => [item['kind'], item['name'], item['level'], item['is_owner']])
      .sort(),
    [
      ['person', 'bold', 'edit', true],
      ['person', 'saraa', 'comment', false],
      ['role', 'Хуульч', 'read', false],
      ['unit', 'Төв', 'edit', false],
    ],
  )
  assert.equal((await share(owner.id, 'person', 'read')).body.code, 'wrong_state')
  assert.equal((await owner.client.delete(`${path}/access/${owner.id}`)).body.code, 'wrong_state')
  assert.equal((await share('01890000-0000-7000-8000-000000000000', 'person', 'read')).status, 404)
  assert.equal((await share(roleId, 'unit', 'read')).status, 404)
})

test('whoever shares finds colleagues, units and roles by name, without a right over members', async () => {
  const names = async (query: string) =>
    (await owner.client.get(`/documents/subjects?${query}`)).body.items.map(
      (item: { kind: string; name: string }) => `${item.kind} ${item.name}`,
    )
  assert.deepEqual(await names('q=sar'), ['person saraa'])
  assert.deepEqual(await names('q=арх'), ['unit Архив'])
  assert.deepEqual(await names('q=хуул&kind=role'), ['role Хуульч'])
  assert.ok((await names('kind=person')).includes('person dorj'))
})

const told = async (client: typeof owner.client) =>
  (await client.get('/me/notifications')).body.items.filter(
    (item: { kind: string }) => item.kind === 'document_mention',
  )

test('people who may see the document are named and told; what they were told goes with their access', async () => {
  const stranger = await memberOf('zorig')
  const refused = await saraa.client.post(`${path}/comments`, { text: 'x', mentions: [stranger.id] })
  assert.deepEqual([refused.status, refused.body.code], [422, 'mention_without_access'])
  const made = await saraa.client.post(`${path}/comments`, {
    text: '2-р зүйлийг хараарай',
    mentions: [lawyer.id, archivist.id],
  })
  assert.equal(made.status, 201, made.text)
  assert.deepEqual(
    made.body.mentions.map((one: { name: string }) => one.name),
    ['dorj', 'tuya'],
  )
  const [notice] = await until('the lawyer is told', async () => {
    const found = await told(lawyer.client)
    return found.length > 0 && found
  })
  assert.equal(notice.path, `${path}?tab=comments`)
  assert.match(notice.body, /Шинэ гэрээ/)
  assert.equal((await owner.client.delete(`${path}/access/${roleId}`)).status, 204)
  await until('it is withdrawn', async () => (await told(lawyer.client)).length === 0)
  assert.equal((await lawyer.client.get(`${path}/comments`)).status, 404)
  assert.deepEqual(await told(stranger.client), [])
  assert.equal((await owner.client.delete(`${path}/comments/${made.body.id}`)).status, 403)
  assert.equal((await saraa.client.delete(`${path}/comments/${made.body.id}`)).status, 204)
  assert.deepEqual((await owner.client.get(`${path}/comments`)).body.items, [])
})

test('whoever leaves loses what was shared with them, also when they come back', async () => {
  assert.equal((await admin.delete(`/organisation/members/${saraa.id}`)).status, 204)
  const { items } = (await owner.client.get(`${path}/access`)).body
  assert.ok(!items.some((item: { id: string }) => item.id === saraa.id))
})
