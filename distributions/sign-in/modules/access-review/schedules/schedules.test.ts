import assert from 'node:assert/strict'
import { test } from 'node:test'
import { receiveMail, until } from '@tamga/core/testing'
import { newCampaign, newTenant, ROOT, world } from '../../../../../tests/access-review/review-world.ts'

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
