import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  admin,
  first,
  installApp,
  newMember,
  owner,
  ROOT,
  signedIn,
} from '../../../../tests/sessions/session-world.ts'

await installApp()

test('the history is filtered by person, cause, who ended and when', async () => {
  const [person, officer] = [await newMember(), await newMember(['admin'])]
  const left = await signedIn(person)
  await left.post('/auth/logout')
  const taken = await signedIn(person)
  const hand = await signedIn(officer)
  await hand.delete(`${ROOT}/${taken.id}?reason=x`)
  const events = async (query: string) =>
    (await admin.get(`${ROOT}/events?user=${person.id}${query}`)).body.items.map(
      ({ session_id }: { session_id: string }) => session_id,
    )
  assert.deepEqual(await events(''), [taken.id, left.id])
  assert.deepEqual(await events('&cause=logout'), [left.id])
  assert.deepEqual(await events(`&terminated_by=${officer.id}`), [taken.id])
  const { items } = (await admin.get(`${ROOT}/events?user=${person.id}`)).body
  assert.deepEqual(await events(`&from=${items[0].at}`), [taken.id])
  assert.deepEqual(await events(`&to=${items[0].at}`), [left.id])
  assert.equal((await admin.get(`${ROOT}/events?cause=unknown`)).status, 400)
  const page = (await admin.get(`${ROOT}/events?user=${person.id}&limit=1&count=true`)).body
  assert.equal(page.total, 2)
  assert.deepEqual(await events(`&limit=1&cursor=${page.next_cursor}`), [left.id])
})

test('a session that ran out is in the history without anybody who ended it', async () => {
  const person = await newMember()
  await owner.query(
    `insert into session_event (tenant_id, id, session_id, person_id, person_name, person_email, cause, terminated_by_name)
     values ($1, gen_random_uuid(), gen_random_uuid(), $2, 'Бат', 'bat@first.example', 'expired', 'Tamga')`,
    [first.id, person.id],
  )
  const { items } = (await admin.get(`${ROOT}/events?user=${person.id}`)).body
  assert.deepEqual([items[0].cause, items[0].terminated_by, items[0].reason], ['expired', null, null])
})

test('the history is exported as CSV and as lines of JSON, as it is filtered', async () => {
  const person = await newMember()
  const session = await signedIn(person)
  await admin.delete(`${ROOT}/${session.id}`, { reason: '=HYPERLINK("x")' })
  const csv = await admin.get(`${ROOT}/events/export?format=csv&user=${person.id}`)
  assert.match(csv.headers.get('content-type')!, /^text\/csv/)
  assert.match(csv.headers.get('content-disposition')!, /session-events-\d{4}-\d\d-\d\d\.csv/)
  const lines = csv.text.replace('\uFEFF', '').trimEnd().split('\r\n')
  assert.equal(lines.length, 2)
  assert.match(lines[0]!, /^id,at,session_id,user_id,/)
  assert.match(lines[1]!, new RegExp(`${session.id}.*admin.*"'=HYPERLINK`))
  const whole = await admin.get(`${ROOT}/events/export?format=jsonl`)
  const listed = (await admin.get(`${ROOT}/events?count=true`)).body
  const read = whole.text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.equal(read.length, listed.total)
  assert.deepEqual(read.slice(0, listed.items.length), listed.items)
  assert.equal((await admin.get(`${ROOT}/events/export?format=xml`)).status, 400)
})
