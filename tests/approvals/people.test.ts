import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@tamga/core/testing'
import {
  admin,
  approves,
  decide,
  flowOf,
  givenDocument,
  givenPeople,
  givenPerson,
  owner,
  type Person,
  queueOf,
  started,
  statusOf,
} from './approval-world.ts'

type Named = { user: { name: string } }
const askedIn = (flow: { steps: { approvals: (Named & { status: string })[] }[] }, n: number): string[] =>
  flow.steps[n]!.approvals.filter(({ status }) => status === 'open')
    .map(({ user }) => user.name)
    .sort()

const isManagedBy = (person: Person, manager: Person) =>
  owner.query('update membership set manager_id = $2 where person_id = $1', [person.id, manager.id])

/** Moves a step back in time, as if it had begun before, and wakes its job. */
async function isDue(documentId: string, days: number): Promise<void> {
  const { rows } = await owner.query(
    `update approval_step s set begun_at = begun_at - $2 * interval '1 day', due_at = due_at - $2 * interval '1 day'
       from approval_flow f where f.id = s.flow_id and f.document_id = $1 and s.status = 'open' returning s.id`,
    [documentId, days],
  )
  await owner.query(`update jobs.job set run_at = now() where task = 'approvals.deadline' and key = $1`, [
    rows[0].id,
  ])
}

const told = async ({ client }: Person, kind: string) =>
  (await client.get('/me/notifications?limit=200')).body.items.filter(
    (item: { kind: string }) => item.kind === kind,
  )

test('a step asks whoever holds a role when it begins, then the managers of those who approved; owners are left out', async () => {
  const role = (await admin.post('/organisation/roles', { key: 'lawyers', name: 'Хуульч', permissions: [] }))
    .body
  const [boss] = await givenPeople(1)
  const lawyers = await givenPeople(3, ['lawyers'])
  const bold = await givenPerson('lawyers')
  for (const lawyer of lawyers) await isManagedBy(lawyer, boss!)
  const document = await givenDocument(bold)
  await started(
    bold,
    document.id,
    { mode: 'any', approvers: [{ role: role.key }] },
    { approvers: [{ manager: true }] },
  )
  assert.deepEqual(askedIn(await flowOf(bold, document.id), 0), lawyers.map(({ name }) => name).sort())
  assert.equal((await queueOf(bold)).total, 0)
  await approves(lawyers[1]!, document.id)
  assert.deepEqual(askedIn(await flowOf(bold, document.id), 1), [boss!.name])
  assert.equal((await queueOf(lawyers[0]!)).total, 0)
  await approves(boss!, document.id)
  assert.equal(await statusOf(bold, document.id), 'approved')
})

test('people decide on what is their own only where nobody else is asked, and as the organisation says', async () => {
  const [bold, first] = await givenPeople(2)
  const alone = await givenDocument(bold!)
  await started(bold!, alone.id, { approvers: [bold!.id] })
  await approves(bold!, alone.id)
  assert.equal((await bold!.client.put('/approvals/settings', { own_documents: 'never' })).status, 403)
  assert.equal((await admin.put('/approvals/settings', { own_documents: 'never' })).status, 200)
  const document = await givenDocument(bold!)
  const refused = await bold!.client.post(`/documents/${document.id}/flow`, {
    steps: [{ approvers: [bold!.id] }],
  })
  assert.deepEqual([refused.status, refused.body.code], [422, 'own_document'])
  assert.equal((await admin.put('/approvals/settings', { own_documents: 'always' })).status, 200)
  await started(bold!, document.id, { approvers: [bold!.id, first!.id] })
  assert.equal((await queueOf(bold!)).total, 1)
  assert.equal((await admin.put('/approvals/settings', { own_documents: 'no_other' })).status, 200)
})

test('a substitute decides while somebody is away, never twice in a step and never on their own document', async () => {
  const [bold, away, stand, other] = await givenPeople(4)
  const put = (by: Person, body: object) => by.client.put('/me/substitute', body)
  assert.equal((await put(away!, { user: away!.id })).status, 422)
  assert.equal((await put(away!, { user: stand!.id, until: '2020-01-01T00:00:00Z' })).status, 400)
  const later = new Date(Date.now() + 3_600_000).toISOString()
  assert.equal((await put(away!, { user: stand!.id, from: later })).body.substitute.active, false)
  const document = await givenDocument(bold!)
  await started(bold!, document.id, { approvers: [away!.id] })
  assert.equal((await queueOf(stand!)).total, 0)
  assert.equal((await stand!.client.get(`/documents/${document.id}`)).status, 404)
  assert.equal((await put(away!, { user: stand!.id, until: later })).body.substitute.active, true)
  const [item] = (await queueOf(stand!)).items
  assert.deepEqual([item.as_substitute, item.user.id], [true, away!.id])
  assert.equal((await stand!.client.get(`/documents/${document.id}`)).status, 200)
  assert.deepEqual((await stand!.client.get('/me/substitute')).body.substitute_for[0].user.id, away!.id)
  await until('the substitute is told', async () => (await told(stand!, 'approval_waiting')).length === 1)
  await approves(stand!, document.id)
  const done = (await flowOf(bold!, document.id)).steps[0].approvals[0]
  assert.deepEqual([done.user.id, done.decided_by.id], [away!.id, stand!.id])
  await until('it is withdrawn', async () => (await told(stand!, 'approval_waiting')).length === 0)
  const both = await givenDocument(bold!)
  const flow = await started(bold!, both.id, { approvers: [away!.id, stand!.id, other!.id] })
  const seatOf = (person: Person) =>
    flow.steps[0].approvals.find(({ user }: { user: { id: string } }) => user.id === person.id).id
  const twice = await stand!.client.put(`/approvals/${seatOf(away!)}`, { decision: 'approve' })
  assert.deepEqual([twice.status, twice.body.code], [409, 'already_decided'])
  await approves(stand!, both.id)
  assert.equal((await stand!.client.put(`/approvals/${seatOf(away!)}`, { decision: 'approve' })).status, 409)
  const own = await givenDocument(stand!)
  const mine = await started(stand!, own.id, { approvers: [away!.id] })
  const refused = await stand!.client.put(`/approvals/${mine.steps[0].approvals[0].id}`, {
    decision: 'approve',
  })
  assert.deepEqual([refused.status, refused.body.code], [422, 'own_document'])
  assert.equal((await away!.client.delete('/me/substitute')).status, 204)
  assert.equal((await queueOf(stand!)).total, 0)
})

test('one approval is delegated by whoever is asked, or given to somebody else by whoever manages documents', async () => {
  const [bold, first, second, third] = await givenPeople(4)
  const document = await givenDocument(bold!)
  const flow = await started(bold!, document.id, { approvers: [first!.id, third!.id] })
  const path = `/approvals/${flow.steps[0].approvals.find(({ user }: { user: { id: string } }) => user.id === first!.id).id}`
  const code = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer
    return [status, body?.code]
  }
  assert.deepEqual(await code(third!.client.post(`${path}/delegate`, { user: second!.id })), [
    403,
    'not_your_approval',
  ])
  assert.deepEqual(await code(first!.client.post(`${path}/delegate`, { user: third!.id })), [
    409,
    'already_asked',
  ])
  assert.deepEqual(await code(first!.client.post(`${path}/delegate`, { user: bold!.id })), [
    422,
    'own_document',
  ])
  const done = await first!.client.post(`${path}/delegate`, { user: second!.id, comment: 'Чи сайн мэднэ' })
  assert.deepEqual([done.status, done.body.user.id, done.body.origin], [200, second!.id, 'delegation'])
  assert.equal(
    (await first!.client.get(`/documents/${document.id}`)).status,
    404,
    'the approval is no longer theirs',
  )
  assert.equal((await second!.client.get(`/documents/${document.id}`)).status, 200)
  assert.deepEqual(await code(third!.client.post(`${path}/reassign`, { user: first!.id })), [
    403,
    'permission_denied',
  ])
  assert.equal((await admin.post(`${path}/reassign`, { user: first!.id })).status, 200)
  assert.equal((await queueOf(second!)).total, 0)
  await approves(first!, document.id)
  assert.deepEqual(await code(admin.post(`${path}/reassign`, { user: second!.id })), [409, 'wrong_state'])
  assert.deepEqual(
    (await flowOf(bold!, document.id)).history.map(({ kind }: { kind: string }) => kind),
    ['started', 'step_begun', 'delegated', 'reassigned', 'approved'],
  )
})

test('who left or is suspended is replaced by a manager; where there is none, those who manage documents ask somebody else', async () => {
  const [bold, gone, boss, suspended, next] = await givenPeople(5)
  await isManagedBy(gone!, boss!)
  const document = await givenDocument(bold!)
  await started(bold!, document.id, { approvers: [gone!.id] }, { approvers: [suspended!.id] })
  assert.equal((await admin.delete(`/organisation/members/${gone!.id}`)).status, 204)
  await until('the manager is asked', async () => (await queueOf(boss!)).total === 1)
  await approves(boss!, document.id)
  await admin.post(`/organisation/members/${suspended!.id}/suspend`, { reason: 'Чөлөө' })
  const stalled = await until('nobody is left', async () => {
    const { items } = (await admin.get('/approvals/flows?stalled=true')).body
    return items.find((each: { document_id: string }) => each.document_id === document.id)
  })
  assert.equal(stalled.waiting_for[0].id, suspended!.id)
  assert.equal((await bold!.client.get('/approvals/flows')).status, 403)
  const administrator = { client: admin } as Person
  await until(
    'administrators are told',
    async () => (await told(administrator, 'approval_stalled')).length === 1,
  )
  const added = await admin.post(`/documents/${document.id}/flow/approvers`, { step: 2, user: next!.id })
  assert.deepEqual([added.status, added.body.steps[1].needed], [200, 2])
  const seat = added.body.steps[1].approvals.find(
    ({ user }: { user: { id: string } }) => user.id === suspended!.id,
  )
  const other = await givenPerson()
  assert.equal((await admin.post(`/approvals/${seat.id}/reassign`, { user: other.id })).status, 200)
  assert.equal((await flowOf(bold!, document.id)).stalled_at, null)
  await until('that is withdrawn', async () => (await told(administrator, 'approval_stalled')).length === 0)
  await approves(next!, document.id)
  await approves(other, document.id)
  assert.equal(await statusOf(bold!, document.id), 'approved')
})

test('who is asked is told, reminded before the deadline, and what is overdue goes to the manager where the step says so', async () => {
  const [bold, slow, boss, stranger] = await givenPeople(4)
  await isManagedBy(slow!, boss!)
  const document = await givenDocument(bold!, 'Төсөв')
  await started(bold!, document.id, { approvers: [slow!.id], due_days: 4, on_overdue: 'escalate' })
  const stageOf = async (person: Person) => (await told(person, 'approval_waiting'))[0]?.title
  await until('who is asked is told', () => stageOf(slow!))
  assert.deepEqual(await told(stranger!, 'approval_waiting'), [])
  assert.deepEqual(await told(boss!, 'approval_waiting'), [])
  await isDue(document.id, 3.5)
  await until('who is asked is reminded', async () => (await stageOf(slow!))?.includes('хугацаа дөхөж'))
  await isDue(document.id, 1)
  await until('the manager is asked', async () => (await queueOf(boss!)).total === 1)
  assert.equal((await slow!.client.get(`/documents/${document.id}`)).status, 404)
  await until('who was too slow is told no more', async () => (await stageOf(slow!)) === undefined)
  assert.equal((await decide(boss!, document.id, 'reject', { comment: 'Үгүй' })).status, 200)
  await until('the sender is told', async () => (await told(bold!, 'approval_result')).length === 1)
  const { items } = (await admin.get('/audit?action=approvals.escalated')).body
  assert.equal(items[0].target.id, document.id)
})
