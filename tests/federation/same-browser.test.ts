import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, givenMember } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'
import { createVisitor } from './world/visitor.ts'

const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const company = await world.provider({ name: 'Company', issuer: idp.issuer, jit: true })
const origin = world.platform.services.settings.PUBLIC_ORIGIN

const personIs = (sub: string) => {
  idp.person = { sub, email: `${sub}@corp.example`, email_verified: true, name: sub }
}

async function isAlive(token: string): Promise<boolean> {
  const client = createClient(world.origin)
  client.token = token
  return (await client.get('/me')).status === 200
}

const tokenIn = (visitor: ReturnType<typeof createVisitor>): string =>
  /tamga_session=([^;]+)/.exec(visitor.jar(origin).header('/') ?? '')![1]!

test('another site’s link to a sign-in goes no further than a page with a button', async () => {
  personIs('led')
  const visitor = createVisitor()
  const asked = idp.asked.length
  for (const site of ['cross-site', 'same-site']) {
    const answer = await visitor.send(
      world.startOf(company, { return_to: '/profile', login_hint: 'a@b.mn' }),
      {
        headers: { 'sec-fetch-site': site },
      },
    )
    const page = new URL(answer.headers.get('location')!, origin)
    assert.deepEqual(
      [answer.status, page.origin, page.pathname, Object.fromEntries(page.searchParams)],
      [
        303,
        origin,
        '/continue',
        { provider: company.id, tenant: world.tenant.slug, return_to: '/profile', login_hint: 'a@b.mn' },
      ],
    )
    assert.deepEqual(answer.headers.getSetCookie(), [])
  }
  assert.equal(idp.asked.length, asked, 'the provider is not asked for anything')
  const rows = await world.query('select from sso_attempt where provider = $1', [company.id])
  assert.equal(rows.length, 0)
  for (const site of ['same-origin', 'none']) {
    const answer = await visitor.send(world.startOf(company), { headers: { 'sec-fetch-site': site } })
    assert.ok(answer.headers.get('location')!.startsWith(idp.issuer), site)
  }
})

test('signing in again through a provider ends the session before', async () => {
  personIs('again')
  const { visitor } = await world.signIn(company)
  const first = tokenIn(visitor)
  const { error } = await world.signIn(company, { visitor })
  assert.equal(error, null)
  assert.notEqual(tokenIn(visitor), first)
  assert.deepEqual([await isAlive(first), await isAlive(tokenIn(visitor))], [false, true])
})

test('over the session of another person it asks first, and nobody is made, linked or signed out by the question', async () => {
  personIs('resident')
  const { visitor, call } = await world.signIn(company)
  const resident = tokenIn(visitor)
  personIs('newcomer')
  const asked = await world.signIn(company, { visitor, query: { return_to: '/profile' } })
  assert.equal(asked.stop.url.pathname, '/continue')
  assert.deepEqual(Object.fromEntries(asked.stop.url.searchParams), {
    provider: company.id,
    tenant: world.tenant.slug,
    return_to: '/profile',
    asks: 'other_person',
  })
  assert.equal((await call('GET', '/me')).body.user.name, 'resident')
  assert.deepEqual(await world.query(`select from person where email = 'newcomer@corp.example'`), [])
  const refusals = await world.query(
    `select from audit_record where action = 'sso.refused' and changes::text like '%other_person%'`,
  )
  assert.deepEqual(refusals, [], 'a question is no refusal')
  await world.signIn(company, { visitor, query: { return_to: '/health', replace: 'true' } })
  assert.equal((await call('GET', '/me')).body.user.name, 'newcomer')
  assert.equal(await isAlive(resident), false)
})

test('a known person is asked about, too', async () => {
  const trusting = await world.provider({ name: 'Trusting', issuer: idp.issuer, trust_email: true })
  const member = await givenMember(world.platform.ctx, world.tenant, { email: 'known@corp.example' })
  personIs('neighbour')
  const { visitor, call } = await world.signIn(company)
  personIs('known')
  const { stop } = await world.signIn(trusting, { visitor })
  assert.equal(stop.url.searchParams.get('asks'), 'other_person')
  await world.signIn(trusting, { visitor, query: { return_to: '/health', replace: 'true' } })
  assert.equal((await call('GET', '/me')).body.user.id, member.id)
})
