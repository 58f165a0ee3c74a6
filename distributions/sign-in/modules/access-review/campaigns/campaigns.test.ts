import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, givenMember, readMails, receiveMail, until } from '@tamga/core/testing'
import {
  changes,
  close,
  decide,
  itemsOf,
  member,
  NOBODY,
  newCampaign,
  newRole,
  newTenant,
  opened,
  owner,
  ROOT,
  world,
} from '../../../../../tests/access-review/review-world.ts'

test('a campaign begins as a draft with the fields of the contract, and is changed and deleted only as a draft', async () => {
  const tenant = await newTenant()
  const draft = await newCampaign(tenant.admin)
  assert.deepEqual(
    { ...draft, id: null, created_at: null },
    {
      id: null,
      name: 'Улирлын хяналт',
      description: '',
      status: 'draft',
      scope: { include_default_role: true },
      reviewers: [],
      fallback_reviewer: null,
      reviewer_rule: 'named',
      due_at: null,
      on_undecided: 'keep',
      self_review: false,
      comment_required: 'never',
      created_by: { id: tenant.adminId, name: 'admin', email: `admin@${tenant.slug}.example` },
      created_at: null,
      opened_at: null,
      closed_at: null,
      counts: { total: 0, keep: 0, remove: 0, undecided: 0 },
      schedule_id: null,
      version: 1,
    },
  )
  const path = `${ROOT}/campaigns/${draft.id}`
  const changed = await tenant.admin.put(path, { name: 'Жилийн хяналт', self_review: true, version: 1 })
  assert.deepEqual([changed.status, changed.body.version, changed.body.self_review], [200, 2, true])
  assert.equal((await tenant.admin.put(path, { name: 'Өөр', version: 1 })).body.code, 'stale_version')
  assert.equal((await tenant.admin.post(`${path}/open`)).status, 200)
  assert.equal((await tenant.admin.put(path, { name: 'Өөр' })).body.code, 'wrong_state')
  assert.equal((await tenant.admin.delete(path)).body.code, 'wrong_state')
  assert.equal((await tenant.admin.post(`${path}/open`)).body.code, 'wrong_state')
  const copy = await tenant.admin.post(`${path}/duplicate`, {})
  assert.deepEqual([copy.status, copy.body.status, copy.body.self_review], [201, 'draft', true])
  assert.equal((await tenant.admin.delete(`${ROOT}/campaigns/${copy.body.id}`)).status, 204)
  assert.equal((await tenant.admin.get(`${ROOT}/campaigns/${copy.body.id}`)).status, 404)
  const list = await tenant.admin.get(`${ROOT}/campaigns?count=true&status=open&q=жилийн`)
  assert.deepEqual([list.body.total, list.body.items[0].id], [1, draft.id])
})

test('what a campaign names must exist: roles, members, reviewers', async () => {
  const { admin } = await newTenant()
  const refused = await admin.post(`${ROOT}/campaigns`, {
    name: 'Х',
    reviewers: [NOBODY],
    fallback_reviewer: NOBODY,
    scope: { members: [NOBODY] },
  })
  assert.equal(refused.status, 400)
  assert.deepEqual(
    refused.body.errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
    [
      ['/reviewers/0', 'unknown_member'],
      ['/scope/members/0', 'unknown_member'],
      ['/fallback_reviewer', 'unknown_member'],
    ],
  )
  const role = await admin.post(`${ROOT}/campaigns`, { name: 'Х', scope: { roles: ['nothing'] } })
  assert.deepEqual([role.status, role.body.errors[0].code], [400, 'unknown_role'])
  assert.equal((await admin.post(`${ROOT}/campaigns`, { name: '  ' })).status, 400)
})

test('whoever has not accepted their invitation cannot be a reviewer', async () => {
  const tenant = await newTenant()
  const { body: invited } = await tenant.admin.post('/organisation/members', {
    email: `late@${tenant.slug}.example`,
    name: 'Хожуу',
  })
  assert.equal(invited.status, 'invited')
  const faults = ({ status, body }: Answer) => [
    status,
    body.errors?.map(({ path, code }: { path: string; code: string }) => [path, code]),
  ]
  const given = { name: 'Х', reviewers: [invited.id], fallback_reviewer: invited.id }
  assert.deepEqual(faults(await tenant.admin.post(`${ROOT}/campaigns`, given)), [
    400,
    [
      ['/reviewers/0', 'reviewer_not_active'],
      ['/fallback_reviewer', 'reviewer_not_active'],
    ],
  ])
  const draft = await newCampaign(tenant.admin, { scope: { members: [invited.id] } })
  const changed = await tenant.admin.put(`${ROOT}/campaigns/${draft.id}`, { reviewers: [invited.id] })
  assert.deepEqual(faults(changed), [400, [['/reviewers/0', 'reviewer_not_active']]])
  await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const [item] = await itemsOf(tenant.admin, await opened(tenant.admin))
  const handed = await tenant.admin.post(`${ROOT}/items/${item!.id}/reassign`, {
    reviewer: invited.id,
    note: 'чөлөө',
  })
  assert.deepEqual(faults(handed), [400, [['/reviewer', 'reviewer_not_active']]])
})

test('opening copies every grant, the default role included, and later role changes do not alter the items', async () => {
  const tenant = await newTenant()
  const role = await newRole(tenant, 'clerk', ['audit.read'])
  const clerk = await member(tenant, `clerk@${tenant.slug}.example`, ['clerk'])
  const other = await member(tenant, `other@${tenant.slug}.example`, ['clerk', 'admin'])
  const campaign = await opened(tenant.admin)
  assert.equal(campaign.status, 'open')
  assert.equal(campaign.counts.total, 7)
  const items = await itemsOf(tenant.admin, campaign)
  assert.equal(items.filter(item => item.automatic).length, 3)
  assert.ok(items.every(item => item.automatic === (item.role.key === 'user')))
  const item = items.find(one => one.user.id === clerk.id && one.role.id === role.id)!
  assert.deepEqual(item['permissions'], ['audit.read'])
  assert.equal(item['changed_since'], null)
  assert.equal(item['decision'], null)
  assert.ok(item['granted_at'] && item['last_seen_at'])

  await tenant.admin.put(`/organisation/roles/${role.id}`, {
    name: 'Өөр',
    permissions: ['audit.read', 'organisation.read'],
  })
  await tenant.admin.delete(`/organisation/members/${other.id}/roles/${role.id}`)
  const later = await itemsOf(tenant.admin, campaign)
  assert.equal(later.length, 7)
  const of = (user: string) => later.find(one => one.user.id === user && one.role.id === role.id)!
  assert.deepEqual([of(clerk.id)['permissions'], of(clerk.id)['changed_since']], [['audit.read'], 'changed'])
  assert.equal(of(other.id)['changed_since'], 'removed')
  assert.equal((await itemsOf(tenant.admin, campaign, '&changed=true')).length, 2)
})

test('nobody reviews themself unless it is allowed, and where nobody else is eligible opening is refused', async () => {
  const alone = await newTenant()
  const { id } = await newCampaign(alone.admin)
  const preflight = await alone.admin.post(`${ROOT}/campaigns/${id}/preflight`)
  assert.deepEqual([preflight.status, preflight.body.ok, preflight.body.unassigned], [200, false, 2])
  const preview = await alone.admin.post(`${ROOT}/campaigns/preview`, {})
  assert.deepEqual(preview.body, preflight.body, 'unsaved, it would bring the same')
  const withoutDefault = { scope: { include_default_role: false }, self_review: true }
  const narrower = (await alone.admin.post(`${ROOT}/campaigns/preview`, withoutDefault)).body
  assert.deepEqual([narrower.ok, narrower.total, narrower.automatic], [true, 1, 0])
  const stranger = await alone.admin.post(`${ROOT}/campaigns/preview`, { reviewers: [NOBODY] })
  assert.deepEqual([stranger.status, stranger.body.errors[0].path], [400, '/reviewers/0'])
  assert.equal((await alone.admin.get(`${ROOT}/campaigns`)).body.items.length, 1, 'nothing was saved')
  const refused = await alone.admin.post(`${ROOT}/campaigns/${id}/open`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'no_reviewer'])
  assert.equal((await alone.admin.get(`${ROOT}/campaigns/${id}`)).body.status, 'draft')
  const allowed = await opened(alone.admin, { self_review: true })
  const [own] = await itemsOf(alone.admin, allowed)
  assert.equal((await decide(alone.admin, own!, 'keep')).status, 200)
  const byRole = (await alone.admin.get(`${ROOT}/campaigns/${allowed.id}/roles`)).body.items
  assert.deepEqual(
    byRole.map((row: { total: number; decided: number; keep: number }) => [row.total, row.decided, row.keep]),
    [
      [1, 0, 0],
      [1, 1, 1],
    ],
    'what is left comes first',
  )

  const tenant = await newTenant()
  const second = await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  await member(tenant, `plain@${tenant.slug}.example`)
  const items = await itemsOf(tenant.admin, await opened(tenant.admin))
  assert.ok(
    items.every(item => item.reviewer.id === (item.user.id === tenant.adminId ? second.id : tenant.adminId)),
  )
  const mine = items.find(item => item.user.id === tenant.adminId)!
  const self = await decide(tenant.admin, mine, 'keep')
  assert.deepEqual([self.status, self.body.code], [422, 'self_review'])
})

test('items fall to the owners of their role, else to the fallback reviewer', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'reviewer', ['sso_access_review.read', 'sso_access_review.decide'])
  const chief = await member(tenant, `chief@${tenant.slug}.example`, ['reviewer'])
  const spare = await member(tenant, `spare@${tenant.slug}.example`, ['reviewer'])
  const role = await newRole(tenant, 'clerk', ['audit.read'], [chief.id])
  await member(tenant, `clerk@${tenant.slug}.example`, ['clerk'])
  await owner.query(`insert into membership_role (tenant_id, person_id, role_id) values ($1, $2, $3)`, [
    tenant.id,
    chief.id,
    role.id,
  ])
  const campaign = await opened(tenant.admin, { reviewer_rule: 'role_owners', fallback_reviewer: spare.id })
  const items = await itemsOf(tenant.admin, campaign)
  for (const item of items) {
    const owned = item.role.id === role.id && item.user.id !== chief.id
    const expected = owned ? chief.id : item.user.id === spare.id ? tenant.adminId : spare.id
    assert.equal(item.reviewer.id, expected, `${item.user.email} ${item.role.key}`)
  }
})

test('two parallel openings make one snapshot, and parallel closings close once', async () => {
  const tenant = await newTenant()
  await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const { id } = await newCampaign(tenant.admin)
  const five = Array.from({ length: 5 })
  const openings = await Promise.all(five.map(() => tenant.admin.post(`${ROOT}/campaigns/${id}/open`)))
  assert.deepEqual(openings.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
  assert.equal((await itemsOf(tenant.admin, { id })).length, 4)
  const closings = await Promise.all(five.map(() => close(tenant.admin, { id })))
  assert.deepEqual(closings.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
  assert.equal((await changes(tenant, 'review.closed')).length, 1)
})

test('reviewers are told by mail in their language, and reminded', async () => {
  const tenant = await newTenant()
  const second = await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const campaign = await opened(tenant.admin, { due_at: '2027-01-31T00:00:00Z' })
  const mail = await receiveMail(world.mailDir, second.email)
  assert.match(mail.text, /Улирлын хяналт/)
  assert.match(mail.text, /2027-01-31/)
  assert.match(mail.text, /\/sso\/reviews\/queue/)
  const { body } = await tenant.admin.post(`${ROOT}/campaigns/${campaign.id}/remind`)
  assert.deepEqual(body, { reminded: 2 })
  const jobs = await owner.query(`select run_at from jobs.job where task = 'reviews.remind' and key = $1`, [
    campaign.id,
  ])
  assert.equal(jobs.rows.length, 1)
  await until(
    'the second mail comes',
    async () => (await readMails(world.mailDir)).filter(one => one.to.includes(second.email)).length === 2,
  )
})

test('a reviewer who keeps everything in no time is pointed out', async () => {
  const tenant = await newTenant()
  const second = await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  for (let number = 0; number < 12; number++)
    await givenMember(world.platform.ctx, tenant, { email: `m${number}@${tenant.slug}.example` })
  const campaign = await opened(tenant.admin)
  await tenant.admin.post(`${ROOT}/campaigns/${campaign.id}/decisions`, {
    filter: { reviewer: 'me' },
    decision: 'keep',
  })
  const { body } = await tenant.admin.get(`${ROOT}/campaigns/${campaign.id}/reviewers`)
  const of = (id: string) => body.items.find((row: { reviewer: { id: string } }) => row.reviewer.id === id)
  assert.deepEqual([of(tenant.adminId).rubber_stamp, of(tenant.adminId).decided], [true, 14])
  assert.equal(of(second.id).rubber_stamp, false)
})

test('permissions, other tenants and unknown ids', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()]
  const plain = await member(tenant, `plain@${tenant.slug}.example`)
  const campaign = await opened(tenant.admin, { self_review: true })
  const [item] = await itemsOf(tenant.admin, campaign)
  assert.equal((await world.stranger.get(`${ROOT}/queue`)).status, 401)
  assert.equal((await plain.client.get(`${ROOT}/queue`)).body.permission, 'sso_access_review.read')
  assert.equal((await decide(plain.client, item!, 'keep')).body.permission, 'sso_access_review.decide')
  const calls: [string, string, object?][] = [
    ['GET', `${ROOT}/campaigns/:c`],
    ['GET', `${ROOT}/campaigns/:c/items`],
    ['GET', `${ROOT}/campaigns/:c/reviewers`],
    ['GET', `${ROOT}/campaigns/:c/roles`],
    ['GET', `${ROOT}/campaigns/:c/export?format=csv`],
    ['PUT', `${ROOT}/campaigns/:c`, { name: 'Х' }],
    ['DELETE', `${ROOT}/campaigns/:c`],
    ['POST', `${ROOT}/campaigns/:c/open`],
    ['POST', `${ROOT}/campaigns/:c/close`],
    ['POST', `${ROOT}/campaigns/:c/preflight`],
    ['POST', `${ROOT}/campaigns/:c/duplicate`],
    ['POST', `${ROOT}/campaigns/:c/remind`],
    ['POST', `${ROOT}/campaigns/:c/decisions`, { items: [NOBODY], decision: 'keep' }],
    ['POST', `${ROOT}/campaigns/:c/reassign`, { items: [NOBODY], reviewer: NOBODY, note: 'Х' }],
    ['GET', `${ROOT}/items/:i`],
    ['GET', `${ROOT}/items/:i/timeline`],
    ['PUT', `${ROOT}/items/:i`, { decision: 'keep' }],
    ['POST', `${ROOT}/items/:i/reassign`, { reviewer: NOBODY, note: 'Х' }],
  ]
  for (const [method, path, body] of calls) {
    for (const [c, i] of [
      [campaign.id, item!.id],
      [NOBODY, NOBODY],
    ]) {
      const answer = await other.admin.request(method, path.replace(':c', c!).replace(':i', i!), body)
      assert.equal(answer.status, 404, `${method} ${path}`)
    }
  }
  assert.equal((await other.admin.get(`${ROOT}/campaigns`)).body.items.length, 0)
})

test('managers review their people, and a campaign may be about some units alone', async () => {
  const tenant = await newTenant()
  const [boss, head, clerk] = [
    await member(tenant, 'boss'),
    await member(tenant, 'head'),
    await member(tenant, 'clerk'),
  ]
  const unit = async (body: object) => (await tenant.admin.post('/organisation/units', body)).body.id
  const top = await unit({ name: 'Төв', manager: boss.id })
  const desk = await unit({ name: 'Бүртгэл', parent_id: top, manager: head.id })
  for (const [person, body] of [
    [boss, { unit: top }],
    [head, { unit: desk }],
    [clerk, { unit: desk, manager: boss.id }],
  ] as const)
    assert.equal((await tenant.admin.patch(`/organisation/members/${person.id}`, body)).status, 200)
  const reviewersOf = async (reviewer_rule: string) => {
    const draft = await newCampaign(tenant.admin, { reviewer_rule, scope: { units: [top] } })
    assert.deepEqual(draft.scope, { units: [top], include_default_role: true })
    await tenant.admin.post(`${ROOT}/campaigns/${draft.id}/open`)
    const items = await itemsOf(tenant.admin, draft)
    return new Map(
      items.map((item: { user: { id: string }; reviewer: { id: string } }) => [
        item.user.id,
        item.reviewer.id,
      ]),
    )
  }
  const byManager = await reviewersOf('managers')
  assert.deepEqual([byManager.get(clerk.id), byManager.get(head.id)], [boss.id, boss.id])
  assert.equal(byManager.get(boss.id), tenant.adminId)
  assert.equal(byManager.has(tenant.adminId), false)
  assert.equal((await reviewersOf('unit_managers')).get(clerk.id), head.id)
  const unknown = await tenant.admin.post(`${ROOT}/campaigns`, { name: 'Х', scope: { units: [NOBODY] } })
  assert.equal(unknown.body.errors[0].code, 'unknown_unit')
})

test('the snapshot is not joined row by row, whatever the server believes about tables that were just filled; what follows it is planned as usual', async () => {
  const tenant = await newTenant()
  await owner.query(`
    create table planned (relation text, nested_loops text);
    grant insert on planned to public;
    create function note_plan() returns trigger language plpgsql as $$
    begin
      insert into public.planned values (tg_table_name, current_setting('enable_nestloop'));
      return null;
    end $$;
    create trigger note_plan after insert on review_item execute function note_plan();
    create trigger note_plan after update on review_campaign execute function note_plan();`)
  await opened(tenant.admin, { self_review: true })
  const { rows } = await owner.query('select distinct relation, nested_loops from planned order by 1')
  await owner.query(
    'drop trigger note_plan on review_item; drop trigger note_plan on review_campaign; drop function note_plan; drop table planned',
  )
  assert.deepEqual(rows, [
    { relation: 'review_campaign', nested_loops: 'on' },
    { relation: 'review_item', nested_loops: 'off' },
  ])
})
