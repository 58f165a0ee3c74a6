import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Answer,
  type Client,
  createClient,
  givenMember,
  givenTenant,
  pg,
  readMails,
  receiveMail,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../distribution.ts'

const world = await startTestPlatform({ after }, { distribution: signIn })
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const ROOT = '/sso/reviews'
const NOBODY = '018f0000-0000-7000-8000-000000000000'

type Tenant = { id: string; slug: string; admin: Client; adminId: string }
type Item = {
  id: string
  user: { id: string; email: string }
  role: { id: string; key: string }
  reviewer: { id: string }
  automatic: boolean
  recommendation: { decision: string; reasons: { code: string; text: string }[] }
} & Record<string, unknown>

let tenants = 0

/** A tenant of its own, with the app installed: what one test removes is not missing in another. */
async function newTenant(): Promise<Tenant> {
  const slug = `review-${++tenants}`
  const tenant = await givenTenant(world.platform.ctx, slug)
  const { client, id } = await member(tenant, `admin@${slug}.example`, ['admin'])
  for (const app of ['organisation', 'sso-access-review', 'sso-sessions'])
    await client.post(`/store/apps/${app}/install`)
  return { id: tenant.id, slug, admin: client, adminId: id }
}

async function member(tenant: { id: string }, email: string, roles: string[] = []) {
  const person = await givenMember(world.platform.ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(email, person.password)
  return { id: person.id, email, client, password: person.password }
}

async function newRole(tenant: Tenant, key: string, permissions: string[], owners: string[] = []) {
  const { status, body, text } = await tenant.admin.post('/organisation/roles', {
    key,
    name: `Үүрэг ${key}`,
    permissions,
    owners,
  })
  assert.equal(status, 201, text)
  return body as { id: string; key: string }
}

async function newCampaign(client: Client, fields: object = {}) {
  const { status, body, text } = await client.post(`${ROOT}/campaigns`, { name: 'Улирлын хяналт', ...fields })
  assert.equal(status, 201, text)
  return body
}

async function opened(client: Client, fields: object = {}) {
  const { id } = await newCampaign(client, fields)
  const { status, body, text } = await client.post(`${ROOT}/campaigns/${id}/open`)
  assert.equal(status, 200, text)
  return body
}

async function itemsOf(client: Client, campaign: { id: string }, query = ''): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body, text }: Answer = await client.get(
      `${ROOT}/campaigns/${campaign.id}/items?limit=200${query}${cursor && `&cursor=${cursor}`}`,
    )
    assert.equal(status, 200, text)
    items.push(...body.items)
    cursor = body.next_cursor
  }
  return items
}

const decide = (client: Client, item: { id: string }, decision: string, comment?: string) =>
  client.put(`${ROOT}/items/${item.id}`, { decision, ...(comment && { comment }) })

const close = (client: Client, { id }: { id: string }) => client.post(`${ROOT}/campaigns/${id}/close`)

async function changes(tenant: Tenant, action: string): Promise<Record<string, [unknown, unknown]>[]> {
  const { rows } = await owner.query(
    `select changes from audit_record where tenant_id = $1 and kind = 'change' and action = $2 order by seq`,
    [tenant.id, action],
  )
  return rows.map(row => row.changes)
}

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
  const refused = await alone.admin.post(`${ROOT}/campaigns/${id}/open`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'no_reviewer'])
  assert.equal((await alone.admin.get(`${ROOT}/campaigns/${id}`)).body.status, 'draft')
  const allowed = await opened(alone.admin, { self_review: true })
  const [own] = await itemsOf(alone.admin, allowed)
  assert.equal((await decide(alone.admin, own!, 'keep')).status, 200)

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

test('the queue holds what is assigned to the caller and undecided; whoever is not the reviewer may not decide', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'reviewer', ['sso_access_review.read', 'sso_access_review.decide'])
  await newRole(tenant, 'overseer', ['sso_access_review.manage'])
  const one = await member(tenant, `one@${tenant.slug}.example`, ['reviewer'])
  const two = await member(tenant, `two@${tenant.slug}.example`, ['reviewer'])
  const overseer = await member(tenant, `overseer@${tenant.slug}.example`, ['overseer'])
  const campaign = await opened(tenant.admin, { reviewers: [one.id, two.id] })
  const queue = await one.client.get(`${ROOT}/queue?count=true`)
  assert.equal(queue.status, 200)
  assert.ok(queue.body.total > 0 && queue.body.total < campaign.counts.total)
  assert.deepEqual(queue.body.items[0].campaign, {
    id: campaign.id,
    name: campaign.name,
    due_at: null,
    on_undecided: 'keep',
    comment_required: 'never',
  })
  const [first] = queue.body.items
  assert.equal((await itemsOf(one.client, campaign, '&reviewer=me')).length, queue.body.total)
  const refused = await decide(two.client, first, 'keep')
  assert.deepEqual([refused.status, refused.body.permission], [403, 'sso_access_review.manage'])
  assert.equal((await decide(one.client, first, 'keep')).status, 200)
  assert.equal((await one.client.get(`${ROOT}/queue?count=true`)).body.total, queue.body.total - 1)
  assert.equal((await one.client.get(`${ROOT}/queue?decision=keep&count=true`)).body.total, 1)
  const stepped = await decide(overseer.client, first, 'remove', 'буруу')
  assert.deepEqual([stepped.status, stepped.body.decided_by.id], [200, overseer.id])
  assert.equal((await two.client.post(`${ROOT}/campaigns`, { name: 'Х' })).status, 403)
  assert.equal((await close(two.client, campaign)).status, 403)
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

test('many items are decided at once after a preview, with one record, and only those that are the caller’s', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'reviewer', ['sso_access_review.read', 'sso_access_review.decide'])
  const one = await member(tenant, `one@${tenant.slug}.example`, ['reviewer'])
  const two = await member(tenant, `two@${tenant.slug}.example`, ['reviewer'])
  const campaign = await opened(tenant.admin, { reviewers: [one.id, two.id], comment_required: 'remove' })
  const items = await itemsOf(tenant.admin, campaign)
  const path = `${ROOT}/campaigns/${campaign.id}/decisions`
  const all = { items: items.map(({ id }) => id), decision: 'keep' }
  const mine = items.filter(item => item.reviewer.id === one.id).length
  const preview = await one.client.post(`${path}?preview=true`, all)
  assert.deepEqual(preview.body, {
    decided: mine,
    unchanged: 0,
    skipped: items.length - mine,
    memberships_ending: 0,
  })
  assert.equal((await itemsOf(tenant.admin, campaign, '&decision=undecided')).length, items.length)
  assert.deepEqual((await one.client.post(path, all)).body, preview.body)
  assert.deepEqual((await one.client.post(path, all)).body, { ...preview.body, decided: 0, unchanged: mine })
  assert.equal((await changes(tenant, 'review.items_decided')).length, 1)
  const automatic = { filter: { automatic: true }, decision: 'remove' }
  assert.equal((await tenant.admin.post(path, automatic)).body.code, 'comment_required')
  const removal = await tenant.admin.post(`${path}?preview=true`, { ...automatic, comment: 'гарсан' })
  assert.deepEqual([removal.body.decided, removal.body.memberships_ending, removal.body.skipped], [2, 2, 1])
  assert.equal((await tenant.admin.post(path, { decision: 'keep' })).status, 400)
})

test('a comment is required where the campaign says so', async () => {
  const { admin } = await newTenant()
  const [item] = await itemsOf(admin, await opened(admin, { self_review: true, comment_required: 'remove' }))
  const refused = await decide(admin, item!, 'remove')
  assert.deepEqual([refused.status, refused.body.code], [422, 'comment_required'])
  assert.equal((await decide(admin, item!, 'remove', 'хэрэггүй')).body.comment, 'хэрэггүй')
  assert.equal((await decide(admin, item!, 'keep')).status, 200)
})

test('an undecided item is handed to another reviewer with a note, who is told by mail', async () => {
  const tenant = await newTenant()
  const second = await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const third = await member(tenant, `third@${tenant.slug}.example`)
  const campaign = await opened(tenant.admin)
  const items = await itemsOf(tenant.admin, campaign)
  const item = items.find(one => one.user.id === third.id)!
  const path = `${ROOT}/items/${item.id}/reassign`
  assert.equal((await tenant.admin.post(path, { reviewer: second.id })).status, 400)
  assert.equal((await tenant.admin.post(path, { reviewer: third.id, note: 'Х' })).body.code, 'self_review')
  assert.equal((await tenant.admin.post(path, { reviewer: NOBODY, note: 'Х' })).status, 400)
  const moved = await tenant.admin.post(path, { reviewer: second.id, note: 'чөлөөтэй' })
  assert.deepEqual([moved.status, moved.body.reviewer.id, moved.body.note], [200, second.id, 'чөлөөтэй'])
  assert.deepEqual((await changes(tenant, 'review.reassigned'))[0]!['note'], [null, 'чөлөөтэй'])
  await receiveMail(world.mailDir, second.email)
  await decide(second.client, item, 'keep')
  assert.equal(
    (await tenant.admin.post(path, { reviewer: tenant.adminId, note: 'Х' })).body.code,
    'wrong_state',
  )
  const many = await tenant.admin.post(`${ROOT}/campaigns/${campaign.id}/reassign`, {
    items: items.map(({ id }) => id),
    reviewer: second.id,
    note: 'чөлөөтэй',
  })
  assert.equal(many.body.reassigned, 0)
})

test('closing carries removals out in one transaction: roles go, the default role ends the membership with its sessions', async () => {
  const tenant = await newTenant()
  const role = await newRole(tenant, 'clerk', ['audit.read'])
  await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const clerk = await member(tenant, `clerk@${tenant.slug}.example`, ['clerk'])
  const leaver = await member(tenant, `leaver@${tenant.slug}.example`, ['clerk'])
  const gone = await member(tenant, `gone@${tenant.slug}.example`, ['clerk'])
  const campaign = await opened(tenant.admin)
  const items = await itemsOf(tenant.admin, campaign)
  const find = (user: string, key: string) => items.find(i => i.user.id === user && i.role.key === key)!
  await decide(tenant.admin, find(clerk.id, 'clerk'), 'remove', 'шилжсэн')
  await decide(tenant.admin, find(leaver.id, 'user'), 'remove')
  await decide(tenant.admin, find(leaver.id, 'clerk'), 'keep')
  await decide(tenant.admin, find(gone.id, 'clerk'), 'remove')
  await tenant.admin.delete(`/organisation/members/${gone.id}/roles/${role.id}`)
  assert.equal((await clerk.client.get('/audit')).status, 200)

  const closed = await close(tenant.admin, campaign)
  assert.equal(closed.status, 200, closed.text)
  assert.equal(closed.body.status, 'closed')
  assert.deepEqual(closed.body.counts, { total: 10, keep: 1, remove: 3, undecided: 6 })
  const after = await itemsOf(tenant.admin, campaign)
  const outcome = (user: string, key: string) => {
    const item = after.find(i => i.user.id === user && i.role.key === key)!
    return [item['outcome'], item['outcome_reason'], item['changed_since']]
  }
  assert.deepEqual(outcome(clerk.id, 'clerk'), ['removed', null, null])
  assert.deepEqual(outcome(clerk.id, 'user'), ['kept', 'undecided', null])
  assert.deepEqual(outcome(leaver.id, 'user'), ['removed', null, null])
  assert.deepEqual(outcome(leaver.id, 'clerk'), ['removed', 'membership_ended', null])
  assert.deepEqual(outcome(gone.id, 'clerk'), ['already_gone', null, 'removed'])

  // Whoever lost a right signs in again, and no longer has it.
  assert.equal((await clerk.client.get('/audit')).status, 401)
  await clerk.client.signIn(clerk.email, clerk.password)
  assert.equal((await clerk.client.get('/audit')).status, 403)
  assert.equal((await leaver.client.get('/me')).status, 401)
  const left = await tenant.admin.get(`/organisation/members/${leaver.id}`)
  assert.deepEqual([left.body.status, left.body.roles], ['left', []])
  const events = await tenant.admin.get(`/sso/sessions/events?user=${leaver.id}`)
  assert.deepEqual(
    events.body.items.map((event: { cause: string; reason: string }) => [event.cause, event.reason]),
    [['review', campaign.name]],
  )
  const [record] = await changes(tenant, 'review.closed')
  assert.deepEqual(record!['removed'], [0, 3])
  assert.equal((await changes(tenant, 'member.removed')).length, 0)

  const timeline = await tenant.admin.get(`${ROOT}/items/${find(leaver.id, 'user').id}/timeline`)
  assert.deepEqual(
    timeline.body.items.map((entry: { kind: string }) => entry.kind),
    ['granted', 'opened', 'decided', 'membership_ended', 'sessions_ended', 'tokens_ended'],
  )
  assert.equal(timeline.body.items[4].detail, '1')
  const removed = await tenant.admin.get(`${ROOT}/items/${find(clerk.id, 'clerk').id}/timeline`)
  assert.deepEqual(
    removed.body.items.map((entry: { kind: string; status: string | null; detail: string | null }) => [
      entry.kind,
      entry.status,
      entry.detail,
    ]),
    [
      ['granted', null, 'Үүрэг clerk'],
      ['opened', null, null],
      ['decided', 'remove', 'шилжсэн'],
      ['role_removed', null, null],
      ['sessions_ended', null, '1'],
      ['tokens_ended', null, '0'],
    ],
  )
})

test('what is undecided at closing is handled as announced', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'clerk', ['audit.read'])
  const clerk = await member(tenant, `clerk@${tenant.slug}.example`, ['clerk'])
  const campaign = await opened(tenant.admin, {
    on_undecided: 'remove',
    scope: { roles: ['clerk'], include_default_role: false },
  })
  assert.equal(campaign.counts.total, 1)
  await close(tenant.admin, campaign)
  const [item] = await itemsOf(tenant.admin, campaign)
  assert.deepEqual(
    [item!['decision'], item!['outcome'], item!['outcome_reason']],
    [null, 'removed', 'undecided'],
  )
  // Whoever lost a right signs in again, and no longer has it.
  assert.equal((await clerk.client.get('/audit')).status, 401)
  await clerk.client.signIn(clerk.email, clerk.password)
  assert.equal((await clerk.client.get('/audit')).status, 403)
})

test('the last administrator is kept, with the reason', async () => {
  const tenant = await newTenant()
  const second = await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const campaign = await opened(tenant.admin, { self_review: true, on_undecided: 'remove' })
  assert.equal((await close(tenant.admin, campaign)).status, 200)
  const items = await itemsOf(tenant.admin, campaign)
  const of = (user: string) =>
    items
      .filter(item => item.user.id === user)
      .map(item => [item.role.key, item['outcome'], item['outcome_reason']])
  assert.deepEqual(of(tenant.adminId), [
    ['admin', 'kept', 'last_admin'],
    ['user', 'kept', 'last_admin'],
  ])
  assert.deepEqual(of(second.id), [
    ['admin', 'removed', 'undecided'],
    ['user', 'removed', 'undecided'],
  ])
  assert.equal((await tenant.admin.get('/organisation/members')).status, 200)
  assert.equal((await second.client.get('/me')).status, 401)
})

test('there is no way back: a closed campaign is final, in the database too', async () => {
  const tenant = await newTenant()
  const campaign = await opened(tenant.admin, { self_review: true })
  const [item] = await itemsOf(tenant.admin, campaign)
  await close(tenant.admin, campaign)
  for (const answer of [
    await decide(tenant.admin, item!, 'remove'),
    await close(tenant.admin, campaign),
    await tenant.admin.post(`${ROOT}/campaigns/${campaign.id}/open`),
    await tenant.admin.post(`${ROOT}/campaigns/${campaign.id}/decisions`, {
      items: [item!.id],
      decision: 'keep',
    }),
    await tenant.admin.post(`${ROOT}/items/${item!.id}/reassign`, { reviewer: tenant.adminId, note: 'Х' }),
  ])
    assert.deepEqual([answer.status, answer.body.code], [409, 'wrong_state'])
  for (const statement of [
    `update review_campaign set status = 'open', closed_at = null where id = '${campaign.id}'`,
    `delete from review_campaign where id = '${campaign.id}'`,
    `update review_item set decision = 'remove' where campaign_id = '${campaign.id}'`,
    `insert into review_item (tenant_id, campaign_id, ordinal, person_id, person_name, person_email, role_id, automatic, granted_at, recommendation, reasons, reviewer_id)
     select tenant_id, campaign_id, ordinal + 100, person_id, person_name, person_email, role_id, automatic, granted_at, recommendation, reasons, reviewer_id
       from review_item where campaign_id = '${campaign.id}'`,
  ]) {
    await owner.query(
      `begin; set local role tamga_app; select set_config('tamga.tenant', '${tenant.id}', true)`,
    )
    await assert.rejects(owner.query(statement), { code: '23001' }, statement)
    await owner.query('rollback')
  }
  await owner.query(
    `begin; set local role tamga_app; select set_config('tamga.tenant', '${tenant.id}', true)`,
  )
  await assert.rejects(owner.query(`delete from review_item where campaign_id = '${campaign.id}'`), {
    code: '42501',
  })
  await owner.query('rollback')
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

test('many deciders against one closer: no decision after the closing moment, every accepted decision present', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'clerk', ['audit.read'])
  for (let number = 0; number < 20; number++)
    await givenMember(world.platform.ctx, tenant, {
      email: `m${number}@${tenant.slug}.example`,
      roles: ['clerk'],
    })
  const campaign = await opened(tenant.admin, { self_review: true })
  const items = await itemsOf(tenant.admin, campaign)
  const answers = items.map(item => decide(tenant.admin, item, 'keep'))
  const closed = await close(tenant.admin, campaign)
  assert.equal(closed.status, 200, closed.text)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  assert.ok(
    statuses.every(status => status === 200 || status === 409),
    statuses.join(),
  )
  const accepted = items.filter((_, place) => statuses[place] === 200).map(({ id }) => id)
  const decided = await itemsOf(tenant.admin, campaign, '&decision=keep')
  assert.deepEqual(decided.map(({ id }) => id).sort(), accepted.sort())
  assert.equal((await tenant.admin.get(`${ROOT}/campaigns/${campaign.id}`)).body.counts.keep, accepted.length)
  for (const item of decided) assert.ok((item['decided_at'] as string) < closed.body.closed_at)
})

test('every item carries a recommendation with its reasons, told in the language of the reader', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'clerk', ['audit.read'])
  await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const busy = await member(tenant, `busy@${tenant.slug}.example`, ['clerk'])
  const idle = await member(tenant, `idle@${tenant.slug}.example`, ['clerk'])
  await owner.query(
    `update membership_role set granted_at = now() - interval '200 days' where tenant_id = $1 and person_id = any($2)`,
    [tenant.id, [busy.id, idle.id]],
  )
  await owner.query(
    `insert into permission_use (tenant_id, person_id, permission, last_used_on) values ($1, $2, 'audit.read', current_date - 3)`,
    [tenant.id, busy.id],
  )
  await owner.query(
    `update membership set last_seen_at = now() - interval '100 days' where tenant_id = $1 and person_id = $2`,
    [tenant.id, idle.id],
  )
  const campaign = await opened(tenant.admin)
  const items = await itemsOf(tenant.admin, campaign)
  const of = (user: string, key: string) => {
    const { recommendation } = items.find(item => item.user.id === user && item.role.key === key)!
    return [recommendation.decision, ...recommendation.reasons.map(({ code }) => code)]
  }
  assert.deepEqual(of(busy.id, 'clerk'), ['keep', 'seen', 'used', 'peers'])
  assert.deepEqual(of(idle.id, 'clerk'), ['remove', 'not_seen', 'never_used', 'peers'])
  assert.deepEqual(of(idle.id, 'user'), ['remove', 'not_seen'])
  const item = items.find(one => one.user.id === idle.id && one.role.key === 'clerk')!
  const english = await tenant.admin.get(`${ROOT}/items/${item.id}`, {
    'accept-language': 'en',
    cookie: 'lang=en',
  })
  assert.deepEqual(
    english.body.recommendation.reasons.map(({ text }: { text: string }) => text),
    ['Not seen for 100 days', 'The permissions of this role were never used', '2 of 4 people hold this role'],
  )
  await decide(tenant.admin, item, 'remove')
  await close(tenant.admin, campaign)
  await tenant.admin.put(`/organisation/members/${idle.id}/roles/clerk`)
  const again = await itemsOf(tenant.admin, await opened(tenant.admin))
  const second = again.find(one => one.user.id === idle.id && one.role.key === 'clerk')!
  assert.ok(second.recommendation.reasons.some(({ code }) => code === 'removed_before'))
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

test('a schedule creates a draft like a campaign when its time has come, once, and tells who set it up', async () => {
  const tenant = await newTenant()
  const campaign = await newCampaign(tenant.admin, { self_review: true, on_undecided: 'remove' })
  const made = await tenant.admin.post(`${ROOT}/schedules`, {
    campaign_id: campaign.id,
    every: 'quarter',
    next_at: '2026-01-31T08:00:00Z',
    due_days: 10,
  })
  assert.equal(made.status, 201, made.text)
  const drafts = async () => (await tenant.admin.get(`${ROOT}/campaigns`)).body.items
  await until('two drafts are made', async () => (await drafts()).length === 2)
  const [draft] = await drafts()
  assert.deepEqual(
    [draft.name, draft.status, draft.self_review, draft.on_undecided, draft.created_by.id],
    ['Улирлын хяналт 2026-01-31', 'draft', true, 'remove', tenant.adminId],
  )
  assert.ok(Date.parse(draft.due_at) > Date.now())
  await receiveMail(world.mailDir, `admin@${tenant.slug}.example`)
  const { body } = await tenant.admin.get(`${ROOT}/schedules`)
  assert.equal(body.items[0].last_campaign_id, draft.id)
  assert.ok(Date.parse(body.items[0].next_at) > Date.now())
  const path = `${ROOT}/schedules/${made.body.id}`
  assert.equal((await tenant.admin.put(path, { every: 'year' })).body.every, 'year')
  assert.equal((await tenant.admin.delete(path)).status, 204)
  assert.equal((await tenant.admin.delete(path)).status, 404)
  assert.equal((await drafts()).length, 2)
})

test('a paused schedule makes no drafts, goes on with the next time that comes, and knows the drafts it made', async () => {
  const { admin } = await newTenant()
  const campaign = await newCampaign(admin, { self_review: true })
  const given = { campaign_id: campaign.id, every: 'month', next_at: '2099-01-31T08:00:00Z' }
  const made = await admin.post(`${ROOT}/schedules`, given)
  const path = `${ROOT}/schedules/${made.body.id}`
  assert.equal(made.headers.get('location'), `/api/v1${path}`)
  assert.deepEqual([made.body.paused, made.body.campaigns, made.body.due_days], [false, 0, 14])
  assert.equal((await admin.get(path)).body.created_by.email, (await admin.get('/me')).body.user.email)
  const paused = await admin.put(path, { paused: true, next_at: '2026-01-31T08:00:00Z' })
  assert.deepEqual([paused.body.paused, paused.body.next_at], [true, '2026-01-31T08:00:00.000Z'])
  const resumed = await admin.put(path, { paused: false })
  assert.ok(Date.parse(resumed.body.next_at) > Date.now(), 'what was missed stays missed')
  assert.equal((await admin.get(`${ROOT}/campaigns?schedule=${made.body.id}`)).body.items.length, 0)
  await admin.put(path, { next_at: '2026-01-31T08:00:00Z' })
  await until('a campaign is made', async () => (await admin.get(path)).body.campaigns === 1)
  const { body } = await admin.get(`${ROOT}/campaigns?schedule=${made.body.id}`)
  assert.deepEqual([body.items[0].schedule_id, body.items[0].status], [made.body.id, 'draft'])
  assert.equal((await admin.get(path)).body.last_campaign_id, body.items[0].id)
})

test('a schedule takes another campaign as its pattern; what is not there is refused, and pages follow each other', async () => {
  const [{ admin }, other] = [await newTenant(), await newTenant()]
  const given = { every: 'year', next_at: '2099-01-31T08:00:00Z' }
  const first = await newCampaign(admin)
  const second = await newCampaign(admin, { on_undecided: 'remove' })
  const foreign = await newCampaign(other.admin)
  const refused = await admin.post(`${ROOT}/schedules`, { ...given, campaign_id: foreign.id })
  assert.deepEqual([refused.status, refused.body.errors[0].path], [400, '/campaign_id'])
  const made = []
  for (const month of ['03', '01', '02'])
    made.push(
      (
        await admin.post(`${ROOT}/schedules`, {
          ...given,
          campaign_id: first.id,
          next_at: `2099-${month}-01T00:00:00Z`,
        })
      ).body,
    )
  const path = `${ROOT}/schedules/${made[0].id}`
  assert.equal((await admin.put(path, { campaign_id: second.id, version: 7 })).body.code, 'stale_version')
  assert.equal((await admin.put(path, { campaign_id: second.id, version: 1 })).body.version, 2)
  assert.equal((await other.admin.get(path)).status, 404)
  await admin.put(path, { next_at: '2026-01-31T08:00:00Z' })
  await until('a campaign is made', async () => (await admin.get(path)).body.campaigns === 1)
  const { body: drafts } = await admin.get(`${ROOT}/campaigns?schedule=${made[0].id}`)
  assert.equal(drafts.items[0].on_undecided, 'remove')
  const page = await admin.get(`${ROOT}/schedules?limit=2&count=true`)
  assert.deepEqual(
    [page.body.total, page.body.items.map(({ id }: { id: string }) => id)],
    [3, [made[0].id, made[1].id]],
  )
  const rest = await admin.get(`${ROOT}/schedules?cursor=${page.body.next_cursor}`)
  assert.deepEqual([rest.body.items[0].id, rest.body.next_cursor], [made[2].id, null])
})

test('a tenant that is deleted takes its closed reviews along', async () => {
  const tenant = await newTenant()
  await close(tenant.admin, await opened(tenant.admin, { self_review: true }))
  await owner.query(
    `begin; set local role tamga_platform; delete from tenant where id = '${tenant.id}'; commit`,
  )
  const { rows } = await owner.query(
    `select (select count(*)::int from review_campaign where tenant_id = $1) + (select count(*)::int from review_item where tenant_id = $1) as left`,
    [tenant.id],
  )
  assert.equal(rows[0].left, 0)
})

test('the evidence is exported as CSV, as a page to print and as PDF', async () => {
  const tenant = await newTenant()
  const campaign = await opened(tenant.admin, { self_review: true, name: 'Хяналт <1>' })
  await close(tenant.admin, campaign)
  const path = `${ROOT}/campaigns/${campaign.id}/export`
  const csv = await tenant.admin.get(`${path}?format=csv`)
  assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(csv.text.trim().split('\r\n').length, 3)
  const html = await tenant.admin.get(`${path}?format=html`)
  assert.match(html.text, /Хяналт &lt;1&gt;/)
  assert.match(html.text, /admin@review-/)
  const pdf = await tenant.admin.get(`${path}?format=pdf`)
  assert.equal(pdf.headers.get('content-type'), 'application/pdf')
  assert.match(pdf.text, /^%PDF-1\.[\s\S]*%%EOF\s*$/)
  assert.equal((await tenant.admin.get(`${path}?format=doc`)).status, 400)
})
