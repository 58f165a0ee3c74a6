import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenMember } from '@tamga/core/testing'
import {
  changes,
  close,
  decide,
  itemsOf,
  member,
  newRole,
  newTenant,
  opened,
  owner,
  ROOT,
  world,
} from '../../../../../tests/access-review/review-world.ts'

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

test('each right that a closing removes is in the audit log of its person', async () => {
  const tenant = await newTenant()
  await newRole(tenant, 'clerk', ['audit.read'])
  await newRole(tenant, 'driver', [])
  await member(tenant, `second@${tenant.slug}.example`, ['admin'])
  const clerk = await member(tenant, `clerk@${tenant.slug}.example`, ['clerk'])
  const leaver = await member(tenant, `leaver@${tenant.slug}.example`, ['clerk', 'driver'])
  const campaign = await opened(tenant.admin, { scope: { roles: ['clerk'] } })
  const items = await itemsOf(tenant.admin, campaign)
  for (const [user, key] of [
    [clerk.id, 'clerk'],
    [leaver.id, 'user'],
  ])
    await decide(
      tenant.admin,
      items.find(item => item.user.id === user && item.role.key === key)!,
      'remove',
      'шилжсэн',
    )
  const closed = await close(tenant.admin, campaign)
  assert.equal(closed.status, 200, closed.text)
  const losses = async (person: string) =>
    (await tenant.admin.get(`/audit?action=review.grant_removed&target=member:${person}`)).body.items
      .map(({ changes }: { changes: Record<string, unknown> }) => [
        (changes['role'] as string[])[0],
        changes['review'],
        changes['status'] ?? null,
      ])
      .sort()
  assert.deepEqual(await losses(clerk.id), [['clerk', [null, campaign.name], null]])
  // The membership took what was not under review along.
  assert.deepEqual(await losses(leaver.id), [
    ['clerk', [null, campaign.name], null],
    ['driver', [null, campaign.name], null],
    ['user', [null, campaign.name], ['active', 'left']],
  ])
  const requests = await owner.query(
    `select distinct request_id from audit_record where tenant_id = $1 and action in ('review.closed', 'review.grant_removed')`,
    [tenant.id],
  )
  assert.deepEqual(
    requests.rows.map(row => row.request_id),
    [closed.headers.get('x-request-id')],
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
