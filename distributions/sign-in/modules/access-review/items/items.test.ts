import assert from 'node:assert/strict'
import { test } from 'node:test'
import { receiveMail } from '@tamga/core/testing'
import {
  changes,
  close,
  decide,
  itemsOf,
  member,
  NOBODY,
  newRole,
  newTenant,
  opened,
  owner,
  ROOT,
  world,
} from '../../../../../tests/access-review/review-world.ts'

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

test('ids of items are UUIDv7, as all ids', async () => {
  const tenant = await newTenant()
  await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const items = await itemsOf(tenant.admin, await opened(tenant.admin))
  for (const { id } of items)
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
