import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { receiveMail } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const second = await world.otherTenant('second')
const own = await world.provider(
  { name: 'Ours', issuer: idp.issuer, jit: true, trust_email: true },
  second.admin,
)

test('somebody whom another tenant merely invited comes in like somebody unknown, and only once', async () => {
  const invited = await world.admin.post('/organisation/members', {
    email: 'newcomer@first.example',
    name: 'As the inviter typed',
  })
  assert.equal(invited.status, 201)
  idp.person = { sub: 'newcomer', email: 'newcomer@first.example', email_verified: true, name: 'New Comer' }
  const first = await world.signIn(own)
  assert.equal(first.error, null)
  const me = await first.call('GET', '/me')
  assert.equal(me.body.user.name, 'New Comer')
  // The tenant that invited goes on with what it typed, and learns nothing.
  const [seen] = (await world.admin.get('/organisation/members?q=newcomer')).body.items
  assert.deepEqual([seen.name, seen.status], ['As the inviter typed', 'invited'])
  // In another tenant, too, they are like somebody unknown, and nobody whom this one has.
  const third = await world.otherTenant('third')
  const theirs = await world.provider(
    { name: 'Theirs', issuer: idp.issuer, jit: true, trust_email: true },
    third.admin,
  )
  const there = await world.signIn(theirs)
  assert.equal(there.error, null)
  assert.notEqual((await there.call('GET', '/me')).body.user.id, me.body.user.id)
})

test('who arrives twice at once is one person in each tenant', async () => {
  const fourth = await world.otherTenant('fourth')
  const theirs = await world.provider(
    { name: 'Theirs', issuer: idp.issuer, jit: true, trust_email: true },
    fourth.admin,
  )
  idp.person = { sub: 'racer', email: 'racer@first.example', email_verified: true, name: 'Racer' }
  const all = await Promise.all([own, own, theirs].map(provider => world.signIn(provider)))
  const people = await Promise.all(
    all.map(async ({ error, call }) => error ?? (await call('GET', '/me')).body.user.id),
  )
  assert.equal(new Set(people).size, 2)
  assert.equal(people[0], people[1])
  const rows = await world.query('select id::text from person where contact_email = $1', [
    'racer@first.example',
  ])
  assert.equal(rows.length, 2)
})

test('an address that a provider gave is owned by whoever opens the link in its mail, and by one person only', async () => {
  idp.person = { sub: 'owner', email: 'owner@first.example', email_verified: true, name: 'Owner' }
  const { call } = await world.signIn(own)
  const { id } = (await call('GET', '/me')).body.user
  const owners = () => world.query('select id::text from person where email = $1', ['owner@first.example'])
  assert.deepEqual(await owners(), [])
  // Nobody gets a link to a new password before that.
  await world.stranger.post('/auth/password/forgot', { email: 'owner@first.example' })
  assert.equal((await call('POST', '/me/email/verify')).status, 202)
  const { token } = await receiveMail(world.mailDir, 'owner@first.example')
  assert.equal((await world.stranger.post('/auth/email/verify', { token })).status, 204)
  assert.deepEqual(await owners(), [{ id }])
  assert.equal((await call('GET', '/me')).body.user.email_verified, true)
})

test('ids of people carry no time', async () => {
  const rows = await world.query('select distinct substr(id::text, 15, 1) as version from person', [])
  assert.deepEqual(rows, [{ version: '4' }])
})
