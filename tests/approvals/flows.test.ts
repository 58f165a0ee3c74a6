import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addVersion,
  admin,
  approves,
  decide,
  flowOf,
  givenDocument,
  givenPeople,
  givenPerson,
  owner,
  queueOf,
  started,
  statusOf,
} from './approval-world.ts'

const NOBODY = '018f0000-0000-7000-8000-000000000000'

test('steps follow one another; what is approved is the hash of the version, and nothing is added to it meanwhile', async () => {
  const [bold, first, second] = await givenPeople(3)
  const document = await givenDocument(bold!)
  const flow = await started(
    bold!,
    document.id,
    { approvers: [first!.id] },
    { approvers: [{ user: second!.id }] },
  )
  assert.deepEqual(
    [flow.status, flow.sha256, flow.version_no, flow.steps.map((step: { status: string }) => step.status)],
    ['open', document.sha256, 1, ['open', 'waiting']],
  )
  assert.equal(await statusOf(bold!, document.id), 'in_approval')
  assert.equal((await addVersion(bold!, document.id)).body.code, 'wrong_state')
  assert.equal(
    (await bold!.client.post(`/documents/${document.id}/flow`, { steps: [{ approvers: [first!.id] }] }))
      .status,
    409,
  )
  const later = flow.steps[1].approvals[0]
  const early = await second!.client.put(`/approvals/${later.id}`, { decision: 'approve' })
  assert.deepEqual([early.status, early.body.code], [409, 'wrong_turn'])
  assert.equal((await queueOf(second!)).total, 0)
  const other = await decide(first!, document.id, 'approve', { sha256: '0'.repeat(64) })
  assert.deepEqual([other.status, other.body.code], [409, 'stale_version'])
  await approves(first!, document.id)
  const again = await first!.client.put(`/approvals/${flow.steps[0].approvals[0].id}`, { decision: 'reject' })
  assert.deepEqual([again.status, again.body.code], [409, 'wrong_state'])
  await approves(second!, document.id)
  assert.equal(await statusOf(bold!, document.id), 'approved')
  const done = await flowOf(bold!, document.id)
  assert.deepEqual(
    done.history.map(({ kind }: { kind: string }) => kind),
    ['started', 'step_begun', 'approved', 'step_begun', 'approved', 'finished'],
  )
  const { items: all } = (await admin.get('/audit?action=approvals.decided')).body
  const items = all.filter(({ target }: { target: { id: string } }) => target.id === document.id)
  assert.equal(items.length, 2)
  assert.deepEqual(items[0].changes.sha256, [null, document.sha256])
  assert.deepEqual(items[0].changes.status, ['in_approval', 'approved'])
})

test('returned for change, the document can be written at and sent again; a rejected one stays as it is', async () => {
  const [bold, first, second] = await givenPeople(3)
  const document = await givenDocument(bold!)
  await started(bold!, document.id, { mode: 'any', approvers: [first!.id, second!.id] })
  assert.equal((await decide(first!, document.id, 'return', { comment: 'Дүнгээ засна уу' })).status, 200)
  assert.equal(await statusOf(bold!, document.id), 'returned')
  assert.equal((await queueOf(second!)).total, 0)
  assert.equal((await addVersion(bold!, document.id)).status, 201)
  await started(bold!, document.id, { approvers: [first!.id, second!.id] })
  await approves(first!, document.id)
  assert.equal((await decide(second!, document.id, 'reject')).status, 200)
  const flow = await flowOf(bold!, document.id)
  assert.deepEqual(
    [await statusOf(bold!, document.id), flow.status, flow.version_no],
    ['rejected', 'rejected', 2],
  )
  assert.equal((await addVersion(bold!, document.id)).body.code, 'wrong_state')
  const rounds = (await bold!.client.get(`/documents/${document.id}/flows?count=true`)).body
  assert.deepEqual([rounds.total, rounds.items[1].status], [2, 'returned'])
  const before = (await bold!.client.get(`/documents/${document.id}/flow?flow_id=${rounds.items[1].id}`)).body
  assert.equal(
    before.steps[0].approvals.find(({ status }: { status: string }) => status === 'returned').comment,
    'Дүнгээ засна уу',
  )
})

test('steps that run side by side form a stage: the next begins once, when the last of them is approved', async () => {
  const [bold, one, two, last] = await givenPeople(4)
  const document = await givenDocument(bold!)
  await started(
    bold!,
    document.id,
    { approvers: [one!.id] },
    { approvers: [two!.id], parallel: true },
    { approvers: [last!.id] },
  )
  await approves(two!, document.id)
  assert.equal((await queueOf(last!)).total, 0)
  await approves(one!, document.id)
  assert.equal((await queueOf(last!)).total, 1)
  await approves(last!, document.id)
  assert.equal(await statusOf(bold!, document.id), 'approved')
})

test('two hundred decide at once: the quorum is counted right, and exactly one next step begins', async () => {
  const [bold, last] = await givenPeople(2)
  const crowd = await givenPeople(200)
  const document = await givenDocument(bold!)
  const flow = await started(
    bold!,
    document.id,
    { mode: 'quorum', quorum: 120, approvers: crowd.map(({ id }) => id) },
    { approvers: [last!.id] },
  )
  const approvals: { id: string; user: { id: string } }[] = flow.steps[0].approvals
  const idOf = new Map(approvals.map(({ id, user }) => [user.id, id]))
  const answers = await Promise.all(
    crowd.map(({ id, client }) => client.put(`/approvals/${idOf.get(id)}`, { decision: 'approve' })),
  )
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(
    [statuses.filter(status => status === 200).length, statuses.filter(status => status === 409).length],
    [120, 80],
  )
  const after = await flowOf(bold!, document.id)
  assert.deepEqual(
    after.steps.map((step: { status: string; approved: number }) => [step.status, step.approved]),
    [
      ['approved', 120],
      ['open', 0],
    ],
  )
  const begun = after.history.filter(
    ({ kind, position }: { kind: string; position: number }) => kind === 'step_begun' && position === 2,
  )
  assert.equal(begun.length, 1)
  const { rows } = await owner.query(
    `select count(*)::int as decided, count(distinct decided_by)::int as people from approval where document_id = $1 and status = 'approved'`,
    [document.id],
  )
  assert.deepEqual(rows[0], { decided: 120, people: 120 })
  assert.equal((await queueOf(last!)).total, 1)
  // The same decision sent many times at once counts once.
  const [mine] = (await queueOf(last!)).items
  const many = await Promise.all(
    Array.from({ length: 20 }, () => last!.client.put(`/approvals/${mine.id}`, { decision: 'approve' })),
  )
  assert.equal(many.filter(({ status }) => status === 200).length, 1)
  assert.equal(await statusOf(bold!, document.id), 'approved')
})

test('whoever cannot see the document learns nothing; whoever is asked reads it while the approval is theirs', async () => {
  const [bold, first, second, stranger] = await givenPeople(4)
  const document = await givenDocument(bold!)
  const path = `/documents/${document.id}`
  const flow = await started(bold!, document.id, { approvers: [first!.id] }, { approvers: [second!.id] })
  const { id } = flow.steps[0].approvals[0]
  for (const ask of ['', '/flow', '/flows'])
    assert.equal((await stranger!.client.get(`${path}${ask}`)).status, 404)
  const [unknown, hidden] = await Promise.all(
    [NOBODY, id].map(each => stranger!.client.put(`/approvals/${each}`, { decision: 'approve' })),
  )
  const without = ({ request_id: _request, ...body }: { request_id: string }) => body
  assert.equal(hidden!.status, 404)
  assert.deepEqual(without(hidden!.body), without(unknown!.body))
  assert.equal((await stranger!.client.get(`/approvals/${id}`)).status, 404)
  assert.equal((await queueOf(stranger!)).total, 0)
  assert.equal((await second!.client.get(path)).status, 404, 'their turn has not come')
  assert.deepEqual(
    [(await first!.client.get(path)).status, (await first!.client.get(path)).body.access],
    [200, 'read'],
  )
  const listed = (await first!.client.get('/documents')).body.items
  assert.ok(listed.some((each: { id: string }) => each.id === document.id))
  assert.equal((await first!.client.delete(`${path}/flow`)).status, 403)
  const foreign = await bold!.client.put(`/approvals/${id}`, { decision: 'approve' })
  assert.deepEqual([foreign.status, foreign.body.code], [403, 'not_your_approval'])
  assert.equal((await bold!.client.delete(`${path}/flow`)).status, 204)
  assert.equal(await statusOf(bold!, document.id), 'draft')
  assert.equal((await first!.client.get(path)).status, 404)
  assert.equal((await bold!.client.delete(`${path}/flow`)).status, 409)
})

test('bad input is told clearly and changes nothing', async () => {
  const [bold, first] = await givenPeople(2)
  const document = await givenDocument(bold!)
  const send = (body: object) => bold!.client.post(`/documents/${document.id}/flow`, body)
  const cases: [object, number, string, string?][] = [
    [{}, 400, 'validation_failed', '/steps'],
    [{ steps: [] }, 400, 'validation_failed', '/steps'],
    [{ steps: [{ approvers: [NOBODY] }] }, 422, 'approver_unavailable', '/steps/0/approvers/0'],
    [{ steps: [{ approvers: [{ role: 'nothing' }] }] }, 400, 'validation_failed', '/steps/0/approvers/0'],
    [{ steps: [{ mode: 'quorum', approvers: [first!.id] }] }, 400, 'validation_failed', '/steps/0/quorum'],
    [
      { steps: [{ mode: 'quorum', quorum: 2, approvers: [first!.id, bold!.id] }] },
      422,
      'quorum_unreachable',
      '/steps/0/quorum',
    ],
    [
      { steps: [{ approvers: [first!.id], due: '2020-01-01T00:00:00Z' }] },
      400,
      'validation_failed',
      '/steps/0/due',
    ],
    [{ template_id: NOBODY }, 404, 'not_found'],
  ]
  for (const [body, status, code, path] of cases) {
    const answer = await send(body)
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.errors?.[0]?.path],
      [status, code, path],
      JSON.stringify(body),
    )
  }
  assert.equal(await statusOf(bold!, document.id), 'draft')
  const { body: empty } = await bold!.client.post('/documents', { title: 'Хоосон' })
  const refused = await bold!.client.post(`/documents/${empty.id}/flow`, {
    steps: [{ approvers: [first!.id] }],
  })
  assert.deepEqual([refused.status, refused.body.code], [409, 'no_version'])
})

test('a template is made once and used again; only whoever manages documents changes it', async () => {
  const [bold, first] = await givenPeople(2)
  const boss = await givenPerson('admin')
  const given = {
    name: 'Гэрээ батлах',
    steps: [{ approvers: [{ role: 'admin' }], mode: 'any', due_days: 3 }, { approvers: [first!.id] }],
  }
  assert.equal((await bold!.client.post('/approvals/templates', given)).status, 403)
  const made = await admin.post('/approvals/templates', given)
  assert.equal(made.status, 201, made.text)
  assert.deepEqual([made.body.steps[0].approvers[0].role.key, made.body.steps[0].due_days], ['admin', 3])
  assert.equal((await admin.post('/approvals/templates', given)).body.errors[0].code, 'not_unique')
  const changed = await admin.put(`/approvals/templates/${made.body.id}`, {
    ...given,
    description: 'Бүх гэрээ',
    version: 1,
  })
  assert.deepEqual([changed.status, changed.body.version], [200, 2])
  assert.equal(
    (await admin.put(`/approvals/templates/${made.body.id}`, { ...given, version: 1 })).body.code,
    'stale_version',
  )
  const document = await givenDocument(bold!)
  const sent = await bold!.client.post(`/documents/${document.id}/flow`, { template_id: made.body.id })
  assert.equal(sent.status, 201, sent.text)
  assert.ok(sent.body.steps[0].due)
  assert.equal((await admin.delete(`/approvals/templates/${made.body.id}`)).status, 204)
  assert.equal((await bold!.client.get(`/approvals/templates/${made.body.id}`)).status, 404)
  assert.equal((await flowOf(bold!, document.id)).status, 'open')
  await approves(boss, document.id)
  await approves(first!, document.id)
  assert.equal(await statusOf(bold!, document.id), 'approved')
})
