import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Client } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startDnsServer } from './world/dns-server.ts'
import { startFederationWorld } from './world/federation-world.ts'

const dns = await startDnsServer({ after })
const world = await startFederationWorld({ after }, { DNS_SERVERS: dns.address })
const idp = await startStandIn({ after })
const other = await world.otherTenant('other')
const PROVIDERS = '/sso/federation/providers'
const operator = world.admin

type Claim = { domain: string; status: string; record: string; problem?: string | null }

const homeOf = async (email: string, tenant?: string): Promise<string | null> =>
  (await world.stranger.get(`/auth/methods?email=${email}${tenant ? `&tenant=${tenant}` : ''}`)).body
    .redirect_to

const given = (name: string, email_domains: string[], client: Client = world.admin) =>
  world.provider({ name, issuer: idp.issuer, client_id: 'tamga', email_domains }, client)

const check = async (client: Client, id: string, domain: string): Promise<Claim> => {
  const answer = await client.post(`${PROVIDERS}/${id}/domains/${domain}/check`)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

const leadsTo = async (email: string, id: string, tenant?: string) =>
  assert.ok(
    (await homeOf(email, tenant))?.startsWith(`/api/v1/auth/sso/${id}/start`),
    `${email} leads to ${id}`,
  )

test('a claimed domain is pending and leads nobody anywhere until its record is in the DNS', async () => {
  const { id, domains } = await given('Corp', ['Corp.example'])
  assert.deepEqual(
    domains.map(({ domain, status }: Claim) => [domain, status]),
    [['corp.example', 'pending']],
  )
  assert.equal(await homeOf('bat@corp.example'), null)
  assert.equal(await homeOf('bat@corp.example', world.tenant.slug), null)
  const missing = await check(world.admin, id, 'corp.example')
  assert.equal(missing.status, 'pending')
  assert.ok(missing.problem)
  assert.ok(dns.asked.includes('_tamga.corp.example'))

  dns.texts.set('_tamga.corp.example', ['something else', domains[0].record])
  const proven = await check(world.admin, id, 'corp.example')
  assert.deepEqual([proven.status, proven.problem], ['proven', null])
  assert.equal((await world.admin.get(`${PROVIDERS}/${id}`)).body.domains[0].status, 'proven')
  await leadsTo('bat@corp.example', id)
  await leadsTo('nobody-at-all@corp.example', id)
  await leadsTo('bat@corp.example', id, world.tenant.slug)
  assert.equal(await homeOf('bat@other.example'), null)
})

test('a check that proves is one change, and one that finds nothing new is none', async () => {
  const { id, domains } = await given('Counted', ['counted.example'])
  const count = async () =>
    (
      await world.query<{ n: number }>(`select count(*)::int as n from audit_record where kind = 'change'`)
    )[0]!.n
  const before = await count()
  await check(world.admin, id, 'counted.example')
  assert.equal(await count(), before)
  dns.texts.set('_tamga.counted.example', [domains[0].record])
  await check(world.admin, id, 'counted.example')
  await check(world.admin, id, 'counted.example')
  assert.equal(await count(), before + 1)
})

test('the record of one tenant proves nothing for another, and a second claimant does not silence the first', async () => {
  const first = await given('First', ['shared.example'])
  dns.texts.set('_tamga.shared.example', [first.domains[0].record])
  await check(world.admin, first.id, 'shared.example')
  const second = await given('Second', ['shared.example'], other.admin)
  assert.notEqual(second.domains[0].record, first.domains[0].record)
  assert.equal((await check(other.admin, second.id, 'shared.example')).status, 'pending')
  await leadsTo('bat@shared.example', first.id)
  // Even where the owner of the domain names both, whoever was first stays.
  dns.texts.set('_tamga.shared.example', [first.domains[0].record, second.domains[0].record])
  assert.equal((await check(other.admin, second.id, 'shared.example')).status, 'proven')
  await leadsTo('bat@shared.example', first.id)
  await leadsTo('bat@shared.example', second.id, 'other')
  await world.admin.put(`${PROVIDERS}/${first.id}/enabled`, { enabled: false })
  await leadsTo('bat@shared.example', second.id)
})

test('a record that is gone takes the proof along at the next check; a DNS that is silent takes nothing', async () => {
  const { id, domains } = await given('Lost', ['lost.example'])
  dns.texts.set('_tamga.lost.example', [domains[0].record])
  await check(world.admin, id, 'lost.example')
  dns.isSilent = true
  assert.equal((await check(world.admin, id, 'lost.example')).status, 'proven')
  dns.isSilent = false
  dns.texts.delete('_tamga.lost.example')
  assert.equal((await check(world.admin, id, 'lost.example')).status, 'pending')
  assert.equal(await homeOf('bat@lost.example'), null)
})

test('domains of public mail services are nobody’s, and what is not claimed is not checked', async () => {
  for (const domain of ['gmail.com', 'YANDEX.ru', 'mail.ru']) {
    const refused = await world.admin.post(PROVIDERS, {
      name: 'Everybody',
      issuer: idp.issuer,
      client_id: 'tamga',
      email_domains: [domain],
    })
    assert.deepEqual([refused.status, refused.body.errors[0].code], [400, 'domain_public'])
    const assigned = await operator.put(`/platform/domains/${domain}`, { tenant: world.tenant.id })
    assert.deepEqual([assigned.status, assigned.body.errors?.[0].code], [400, 'domain_public'])
  }
  const { id } = await given('Some', ['some.example'])
  const unclaimed = await world.admin.post(`${PROVIDERS}/${id}/domains/unclaimed.example/check`)
  assert.equal(unclaimed.status, 404)
  const foreign = await other.admin.post(`${PROVIDERS}/${id}/domains/some.example/check`)
  assert.equal(foreign.status, 404)
})

test('the operator gives a domain to a tenant without the DNS, and takes it away', async () => {
  const mine = await given('Mine', ['given.example'])
  const theirs = await given('Theirs', ['given.example'], other.admin)
  const given_ = await operator.put('/platform/domains/Given.example', { tenant: world.tenant.slug })
  assert.equal(given_.status, 200, given_.text)
  assert.deepEqual([given_.body.domain, given_.body.tenant.id], ['given.example', world.tenant.id])
  await leadsTo('bat@given.example', mine.id)
  // A check of the DNS does not undo the operator's word.
  assert.equal((await check(world.admin, mine.id, 'given.example')).status, 'proven')
  assert.equal(
    (await operator.put('/platform/domains/given.example', { tenant: other.tenant.id })).status,
    200,
  )
  await leadsTo('bat@given.example', theirs.id)
  assert.equal((await world.admin.get(`${PROVIDERS}/${mine.id}`)).body.domains[0].status, 'pending')
  assert.equal((await operator.put('/platform/domains/given.example', { tenant: null })).status, 200)
  assert.equal(await homeOf('bat@given.example'), null)
  assert.equal((await operator.put('/platform/domains/given.example', { tenant: 'nobody' })).status, 400)
  assert.equal(
    (await other.admin.put('/platform/domains/given.example', { tenant: other.tenant.id })).status,
    403,
  )
})
