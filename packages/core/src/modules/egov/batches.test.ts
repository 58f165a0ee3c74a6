import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient } from '../../testing/client.ts'
import { givenMember } from '../../testing/given.ts'
import { until } from '../../testing/until.ts'
import { startRegistryWorld } from '../../testing/worlds/registry-world.ts'

const world = await startRegistryWorld({ after }, { settings: { REGISTRY_LIMIT_PERSON: '8/1h' } })
const { admin, platform } = world
const { tenant } = (await admin.get('/me')).body
await admin.post('/organisation/roles', { key: 'clerk', name: 'Ажилтан', permissions: ['egov.read'] })
const purpose = 'Нийлүүлэгчдийг шалгах'

async function clerkOf(email: string) {
  const person = await givenMember(platform.ctx, tenant, { email, roles: ['clerk'] })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { person, client }
}

const { person, client: clerk } = await clerkOf('clerk@first.example')

const awaitStatus = (id: string, status: string) =>
  until(`the list is ${status}`, async () => {
    const { body } = await admin.get(`/egov/batches/${id}`)
    return body.status === status ? body : undefined
  })

test('a list of companies is checked behind the answer, with progress, and each is a look-up of whoever ordered it', async () => {
  const created = await clerk.post('/egov/batches', {
    registry_numbers: ['5000001', '500 0005', '5000001', '9000203', '4999999'],
    purpose,
  })
  assert.equal(created.status, 202, created.text)
  assert.deepEqual([created.body.total, created.body.done], [4, 0])
  assert.equal(created.headers.get('location'), `/api/v1/egov/batches/${created.body.id}`)
  const batch = await awaitStatus(created.body.id, 'finished')
  assert.deepEqual([batch.done, batch.found, batch.created_by.id], [4, 2, person.id])
  const { items } = (await clerk.get(`/egov/batches/${batch.id}/items`)).body
  assert.deepEqual(
    items.map((item: Record<string, unknown>) => [
      item['registry_number'],
      item['outcome'],
      item['registry_code'],
      item['name'],
      item['entity_status'],
    ]),
    [
      ['5000001', 'found', 0, 'Тамга Софт ХХК', 'registered'],
      ['5000005', 'found', 0, 'Туул Логистик ХХК', 'liquidated'],
      ['9000203', 'refused', 203, null, null],
      ['4999999', 'refused', 1, null, null],
    ],
  )
  const file = await clerk.get(`/egov/batches/${batch.id}/export`)
  assert.match(file.headers.get('content-type') ?? '', /^text\/csv/)
  const lines = file.text.replace('\ufeff', '').trimEnd().split(/\r?\n/)
  assert.equal(lines.length, 5)
  assert.match(lines[1]!, /^5000001,found,0,Тамга Софт ХХК,registered,2\d\d\d-/)
  assert.match(lines[3]!, /^9000203,refused,203,,,/)
  const lookups = (await clerk.get('/egov/lookups')).body.items
  assert.equal(lookups.length, 4)
  assert.ok(
    lookups.every(
      (one: Record<string, unknown>) => one['batch_id'] === batch.id && one['purpose'] === purpose,
    ),
  )
})

test('a list waits when the quota is used up, and goes on by nobody else’s quota; it can be stopped once', async () => {
  const registry_numbers = ['5000001', '5000002', '5000003', '5000004', '5000005', '9000801']
  const { body } = await clerk.post('/egov/batches', { registry_numbers, purpose })
  const waiting = await awaitStatus(body.id, 'waiting')
  assert.deepEqual([waiting.done, waiting.found], [4, 4])
  const stopped = await clerk.post(`/egov/batches/${body.id}/cancel`)
  assert.deepEqual([stopped.status, stopped.body.status], [200, 'cancelled'])
  assert.equal((await clerk.post(`/egov/batches/${body.id}/cancel`)).body.code, 'wrong_state')
})

test('a list belongs to whoever ordered it and to those who manage the app; bad input changes nothing', async () => {
  const { client: other } = await clerkOf('other@first.example')
  const { items } = (await clerk.get('/egov/batches')).body
  assert.equal(items.length, 2)
  assert.deepEqual((await other.get('/egov/batches')).body.items, [])
  for (const path of ['', '/items'])
    assert.equal((await other.get(`/egov/batches/${items[0].id}${path}`)).status, 404)
  const refused = await other.post('/egov/batches', { registry_numbers: ['5000001', 'УА90010101'], purpose })
  assert.deepEqual([refused.status, refused.body.errors[0].path], [400, '/registry_numbers/1'])
  assert.equal(
    (await other.post('/egov/batches', { registry_numbers: ['5000001'] })).body.code,
    'purpose_required',
  )
  assert.equal((await other.post('/egov/batches', { registry_numbers: [], purpose })).status, 400)
  assert.deepEqual((await other.get('/egov/batches')).body.items, [])
})

test('what runs in somebody’s name ends when they may not look any more', async () => {
  const { person: leaver, client } = await clerkOf('leaver@first.example')
  await world.control({ mode: 'slow', milliseconds: 300 })
  const registry_numbers = Array.from({ length: 60 }, (_, index) => String(4_000_000 + index))
  const { body } = await client.post('/egov/batches', { registry_numbers, purpose })
  await until('the first is checked', async () =>
    (await admin.get(`/egov/batches/${body.id}`)).body.done > 0 ? true : undefined,
  )
  const role = (await admin.get('/organisation/roles')).body.items.find(
    ({ key }: { key: string }) => key === 'clerk',
  )
  assert.equal((await admin.delete(`/organisation/members/${leaver.id}/roles/${role.id}`)).status, 200)
  const cancelled = await awaitStatus(body.id, 'cancelled')
  assert.ok(cancelled.done < 8)
  await world.control({ mode: 'normal' })
})
