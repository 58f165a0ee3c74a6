import assert from 'node:assert/strict'
import { after, test } from 'node:test'
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
  // From now on the address is somebody's.
  const third = await world.otherTenant('third')
  const theirs = await world.provider(
    { name: 'Theirs', issuer: idp.issuer, jit: true, trust_email: true },
    third.admin,
  )
  assert.equal((await world.signIn(theirs)).error, 'sso_not_invited')
})

test('who arrives twice at once, in two tenants, is one person in one of them', async () => {
  const fourth = await world.otherTenant('fourth')
  const theirs = await world.provider(
    { name: 'Theirs', issuer: idp.issuer, jit: true, trust_email: true },
    fourth.admin,
  )
  idp.person = { sub: 'racer', email: 'racer@first.example', email_verified: true, name: 'Racer' }
  const both = await Promise.all([world.signIn(own), world.signIn(theirs)])
  assert.deepEqual(both.map(({ error }) => error).sort(), [null, 'sso_not_invited'].sort())
})

test('ids of people carry no time', async () => {
  const rows = await world.query('select distinct substr(id::text, 15, 1) as version from person', [])
  assert.deepEqual(rows, [{ version: '4' }])
})
