import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import pg from 'pg'
import { createClient, givenMember, givenTenant, startTestPlatform } from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const me = (await admin.get('/me')).body
const UNITS = '/organisation/units'
const MEMBERS = '/organisation/members'

const add = async (name: string, rest: object = {}) => {
  const { status, body, text } = await admin.post(UNITS, { name, ...rest })
  assert.equal(status, 201, text)
  return body
}
const member = (name: string) =>
  givenMember(world.platform.ctx, me.tenant, { email: `${name}@units.example` })
const kindsOf = async (id: string) =>
  (await admin.get(`${UNITS}/${id}/history`)).body.items.map((event: { kind: string }) => event.kind)
const namesIn = async (unit: string, query = '') =>
  (await admin.get(`${MEMBERS}?unit=${unit}&sort=name${query}`)).body.items.map(
    (item: { name: string }) => item.name,
  )

const [bold, saraa, nomin] = [await member('bold'), await member('saraa'), await member('nomin')]
const head = await add('Төв', { code: 'HQ', manager: bold.id })
const finance = await add('Санхүү', { parent_id: head.id })
const payroll = await add('Цалин', { parent_id: finance.id })
const sales = await add('Борлуулалт')

test('units are a tree that is read whole, level by level and by words', async () => {
  assert.deepEqual(payroll.path, ['Төв', 'Санхүү', 'Цалин'])
  assert.deepEqual([head.manager.id, head.code, head.children], [bold.id, 'HQ', 0])
  const names = async (query: string) =>
    (await admin.get(`${UNITS}${query}`)).body.items.map((unit: { name: string }) => unit.name)
  assert.deepEqual(await names('?parent=root'), ['Борлуулалт', 'Төв'])
  assert.deepEqual(await names(`?parent=${head.id}`), ['Санхүү'])
  assert.deepEqual(await names('?q=hq'), ['Төв'])
  assert.equal((await admin.get(`${UNITS}?count=true`)).body.total, 4)
  assert.equal((await admin.get(`${UNITS}/${head.id}`)).body.children, 1)
  for (const path of [`${UNITS}/${randomUUID()}`, `${UNITS}/x`, `${UNITS}/${randomUUID()}/history`])
    assert.equal((await admin.get(path)).status, 404)
})

test('a unit is refused with a taken name or code, an unknown parent or manager, and when it would be too deep', async () => {
  const refusal = async (body: object) => (await admin.post(UNITS, body)).body
  assert.equal((await refusal({ name: 'Төв' })).code, 'unit_name_taken')
  assert.equal((await refusal({ name: 'Шинэ', code: 'HQ' })).code, 'unit_code_taken')
  assert.equal((await refusal({ name: 'Төв', parent_id: randomUUID() })).errors[0].code, 'unknown_unit')
  assert.equal((await refusal({ name: 'Х', manager: randomUUID() })).errors[0].code, 'unknown_member')
  assert.equal((await refusal({ name: '  ' })).code, 'validation_failed')
  let parent = await add('Түвшин 1')
  for (let level = 2; level <= 12; level++) parent = await add(`Түвшин ${level}`, { parent_id: parent.id })
  assert.equal((await refusal({ name: 'Түвшин 13', parent_id: parent.id })).code, 'unit_too_deep')
  assert.equal(
    (await admin.post(`${UNITS}/${head.id}/move`, { parent_id: parent.id })).body.code,
    'unit_too_deep',
  )
})

test('members carry unit, position, manager and number; the filter by unit includes what lies below', async () => {
  const placed = await admin.patch(`${MEMBERS}/${saraa.id}`, {
    unit: payroll.id,
    position: 'Нягтлан',
    manager: bold.id,
    employee_number: 'А-17',
  })
  assert.equal(placed.status, 200, placed.text)
  assert.deepEqual(
    [placed.body.unit.name, placed.body.position, placed.body.manager.name, placed.body.employee_number],
    ['Цалин', 'Нягтлан', 'bold', 'А-17'],
  )
  const { version } = placed.body
  assert.equal((await admin.patch(`${MEMBERS}/${saraa.id}`, { unit: payroll.id })).body.version, version)
  assert.equal((await admin.post(`${UNITS}/${sales.id}/members`, { members: [nomin.id] })).body.moved, 1)
  assert.equal((await admin.post(`${UNITS}/${sales.id}/members`, { members: [nomin.id] })).body.moved, 0)
  assert.deepEqual(await namesIn(head.id), ['saraa'])
  assert.deepEqual(await namesIn(head.id, '&status=active&count=true'), ['saraa'])
  assert.equal((await admin.get(`${MEMBERS}?unit=${finance.id}&count=true`)).body.total, 1)
  assert.deepEqual(await namesIn(sales.id, '&q=nom'), ['nomin'])
  const tree = (await admin.get(`${UNITS}/${head.id}`)).body
  assert.deepEqual([tree.members, tree.total_members], [0, 1])
  const bad = async (body: object) => (await admin.patch(`${MEMBERS}/${saraa.id}`, body)).body.errors[0].code
  assert.equal(await bad({ unit: randomUUID() }), 'unknown_unit')
  assert.equal(await bad({ manager: saraa.id }), 'own_manager')
  assert.equal(await bad({ manager: randomUUID() }), 'unknown_member')
  assert.equal(
    (await admin.post(`${UNITS}/${sales.id}/members`, { members: [randomUUID()] })).body.errors[0].code,
    'unknown_member',
  )
})

test('a subtree moves with its members, never into itself; what happened stays readable', async () => {
  const cycle = await admin.post(`${UNITS}/${head.id}/move`, { parent_id: payroll.id })
  assert.deepEqual([cycle.status, cycle.body.code], [422, 'unit_cycle'])
  assert.equal((await admin.post(`${UNITS}/${head.id}/move`, { parent_id: head.id })).body.code, 'unit_cycle')
  const moved = await admin.post(`${UNITS}/${finance.id}/move`, { parent_id: sales.id })
  assert.deepEqual(moved.body.path, ['Борлуулалт', 'Санхүү'])
  assert.deepEqual((await admin.get(`${UNITS}/${payroll.id}`)).body.path, ['Борлуулалт', 'Санхүү', 'Цалин'])
  assert.deepEqual(await namesIn(head.id), [])
  assert.deepEqual(await namesIn(sales.id), ['nomin', 'saraa'])
  await admin.post(`${UNITS}/${finance.id}/move`, { parent_id: null })
  assert.deepEqual(await namesIn(sales.id), ['nomin'])
  await admin.post(`${UNITS}/${finance.id}/move`, { parent_id: head.id })
  assert.deepEqual(await namesIn(head.id), ['saraa'])
  assert.deepEqual(await kindsOf(finance.id), ['moved', 'moved', 'moved', 'created'])
  const [event] = (await admin.get(`${UNITS}/${payroll.id}/history`)).body.items
  assert.deepEqual([event.kind, event.member.name, event.actor.id], ['member_added', 'saraa', me.user.id])
  const { rows } = await owner.query(
    `select changes from audit_record where action = 'unit.moved' order by seq limit 1`,
  )
  assert.deepEqual(rows[0].changes, { path: ['Төв / Санхүү', 'Борлуулалт / Санхүү'] })
})

test('two moves at once never make a circle', async () => {
  const [one, two] = [await add('Нэг'), await add('Хоёр')]
  const answers = await Promise.all([
    admin.post(`${UNITS}/${one.id}/move`, { parent_id: two.id }),
    admin.post(`${UNITS}/${two.id}/move`, { parent_id: one.id }),
  ])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
})

test('a unit is renamed against its version, and deleted only when nobody and nothing is in it', async () => {
  const renamed = await admin.put(`${UNITS}/${sales.id}`, { name: 'Худалдаа', manager: nomin.id, version: 1 })
  assert.deepEqual([renamed.body.name, renamed.body.version], ['Худалдаа', 2])
  assert.equal(
    (await admin.put(`${UNITS}/${sales.id}`, { name: 'Х', version: 1 })).body.code,
    'stale_version',
  )
  const used = await admin.delete(`${UNITS}/${sales.id}`)
  assert.deepEqual([used.status, used.body.code, used.body.members], [409, 'unit_in_use', 1])
  assert.equal((await admin.delete(`${UNITS}/${finance.id}`)).body.children, 1)
  await admin.patch(`${MEMBERS}/${nomin.id}`, { unit: null })
  assert.equal((await admin.delete(`${UNITS}/${sales.id}`)).status, 204)
  assert.equal((await admin.get(`${UNITS}/${sales.id}`)).status, 404)
  assert.deepEqual(await kindsOf(sales.id), [
    'deleted',
    'member_removed',
    'manager_changed',
    'renamed',
    'member_added',
    'created',
  ])
})

test('units come from a file and go into one, whatever the order of its lines', async () => {
  const send = (text: string, query = '') =>
    admin.request('POST', `${UNITS}/import${query}`, text, { 'content-type': 'text/csv' })
  const file =
    'Нэр,Код,Дээд нэгж,Удирдлага\nХүний нөөц,HR,ADM,saraa@units.example\nЗахиргаа,ADM,,\nТөв,HQ,,\n'
  const plan = await send(file, '?dry_run=true')
  assert.deepEqual([plan.status, plan.body.created, plan.body.changed], [200, 2, 1], plan.text)
  assert.deepEqual(plan.body.plan[0].path, ['Захиргаа', 'Хүний нөөц'])
  assert.equal((await admin.get(`${UNITS}?q=захиргаа&count=true`)).body.total, 0)
  assert.equal((await send(file)).body.created, 2)
  assert.equal((await admin.get(`${UNITS}/${head.id}`)).body.manager, null)
  const hr = (await admin.get(`${UNITS}?q=HR`)).body.items[0]
  assert.deepEqual([hr.path, hr.manager.name], [['Захиргаа', 'Хүний нөөц'], 'saraa'])
  const again = await send((await admin.get(`${UNITS}/export`)).text, '?dry_run=true')
  assert.deepEqual([again.body.errors, again.body.created, again.body.changed], [[], 0, 0])
  const swapped = await send('name,code,parent\nЗахиргаа,HR,\nХүний нөөц,ADM,HR\n')
  assert.equal(swapped.status, 200, swapped.text)
  assert.deepEqual((await admin.get(`${UNITS}/${hr.id}`)).body.path, ['Захиргаа'])
  const codes = async (text: string) =>
    (await send(text)).body.errors.map((error: { line: number; code: string }) => [error.line, error.code])
  assert.deepEqual(await codes('name,parent\nА,үгүй\n,\n'), [[2, 'unknown_unit']])
  assert.deepEqual(await codes('name,code,parent\nЗахиргаа,HR,ADM\n'), [[2, 'unit_cycle']])
  assert.deepEqual(await codes('name,manager\nА,who@units.example\n'), [[2, 'unknown_member']])
  assert.deepEqual(await codes('name\n'), [[1, 'empty_file']])
})

test('an invitation and a file of members say where people will stand', async () => {
  const invited = await admin.post(MEMBERS, {
    email: 'new@units.example',
    name: 'Шинэ',
    unit: payroll.id,
    position: 'Оператор',
    manager: saraa.id,
    employee_number: '9',
  })
  assert.equal(invited.status, 201, invited.text)
  assert.deepEqual([invited.body.unit.id, invited.body.manager.id], [payroll.id, saraa.id])
  const send = (text: string) =>
    admin.request('POST', `${MEMBERS}/import`, text, { 'content-type': 'text/csv' })
  const sent = await send(
    'email,name,unit,position,manager,employee_number\na@f.example,А,Төв / Санхүү,Дарга,bold@units.example,1\nb@f.example,Б,HQ,,a@f.example,\n',
  )
  assert.equal(sent.status, 201, sent.text)
  const [a, b] = (await admin.get(`${MEMBERS}?q=f.example&sort=name`)).body.items
  assert.deepEqual(
    [a.unit.name, a.position, a.manager.name, a.employee_number],
    ['Санхүү', 'Дарга', 'bold', '1'],
  )
  assert.deepEqual([b.unit.name, b.manager.name], ['Төв', 'А'])
  const wrong = await send('email,name,unit,manager\nc@f.example,В,Үгүй,z@f.example\n')
  assert.deepEqual(
    wrong.body.errors.map((error: { path: string; code: string }) => [error.path, error.code]),
    [
      ['/unit', 'unknown_unit'],
      ['/manager', 'unknown_member'],
    ],
  )
})

test('units of another organisation are not found, and members without the right change none', async () => {
  const other = await givenTenant(world.platform.ctx, 'other')
  await givenMember(world.platform.ctx, other, { email: 'o@units.example', roles: ['admin'] })
  const stranger = createClient(world.origin)
  await stranger.signIn('o@units.example', 'a long horse ride of o@units.example')
  assert.equal((await stranger.get(`${UNITS}/${head.id}`)).status, 404)
  assert.equal((await stranger.get(UNITS)).body.items.length, 0)
  assert.equal(
    (await stranger.post(UNITS, { name: 'Х', parent_id: head.id })).body.errors[0].code,
    'unknown_unit',
  )
  const plain = createClient(world.origin)
  await plain.signIn(saraa.email, saraa.password)
  assert.equal((await plain.post(UNITS, { name: 'Х' })).body.permission, 'organisation.manage')
})
