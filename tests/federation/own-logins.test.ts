import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const idp = await startStandIn({ after })
const social = await startStandIn({ after })
const world = await startFederationWorld(
  { after },
  { SOCIAL_LOGIN_CLIENT_ID: 'tamga', SOCIAL_LOGIN_ISSUER: social.issuer },
)
const { ctx } = world.platform
const first = await world.provider({ name: 'Компани', issuer: idp.issuer, jit: true, trust_email: true })
const second = await world.provider({ name: 'Салбар', issuer: idp.issuer, jit: true, trust_email: true })

const codes = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body?.code]

/** A member with a password, who also came through the first provider. */
async function linkedMember(name: string) {
  const email = `${name}@first.example`
  const person = await givenMember(ctx, world.tenant as never, { email })
  idp.person = { sub: `sub-${name}`, email, email_verified: true }
  const through = await world.signIn(first)
  assert.equal(through.error, null)
  const own = createClient(world.origin)
  await own.signIn(person.email, person.password)
  return { email, person, through, own }
}

test('a person sees their own logins: provider, subject, e-mail, when and how often', async () => {
  const { email, own } = await linkedMember('bat')
  const other = await linkedMember('saran')
  await world.signIn(first)
  const { items, next_cursor } = (await own.get('/me/identities')).body
  const [login] = items
  assert.deepEqual([items.length, next_cursor], [1, null])
  assert.deepEqual(login.provider, { id: first.id, name: 'Компани', logo_uri: null })
  assert.deepEqual(
    [login.subject, login.email, login.logins, login.usable, login.current, login.blocked],
    ['sub-bat', email, 1, true, false, null],
  )
  assert.equal(login.tenant.id, world.tenant.id)
  assert.ok(login.first_login_at <= login.last_login_at)
  assert.equal((await other.own.get('/me/identities')).body.items[0].logins, 2)
  assert.equal((await world.stranger.get('/me/identities')).status, 401)
  assert.equal((await own.get('/me/identities?user=x')).status, 400)
})

test('a login is taken away: its sessions end, the others go on, and it is one record', async () => {
  const { own, through, person } = await linkedMember('dorj')
  const [login] = (await own.get('/me/identities')).body.items
  const { session } = (await through.call('GET', '/me')).body
  const answer = await own.delete(`/me/identities/${login.id}`)
  assert.equal(answer.status, 204)
  assert.equal((await through.call('GET', '/me')).status, 401)
  assert.equal((await own.get('/me')).status, 200)
  assert.deepEqual((await own.get('/me/identities')).body.items, [])
  assert.equal((await own.delete(`/me/identities/${login.id}`)).status, 404)
  const events = await world.query('select cause, terminated_by from session_event where session_id = $1', [
    session.id,
  ])
  assert.deepEqual(events, [{ cause: 'self', terminated_by: person.id }])
  const records = await world.query(
    `select kind, action, changes from audit_record where request_id = $1 and tenant_id = $2`,
    [answer.headers.get('x-request-id'), world.tenant.id],
  )
  assert.deepEqual(records, [
    {
      kind: 'change',
      action: 'person.login_unlinked',
      changes: { provider: ['Компани', null], subject: ['sub-dorj', null], sessions: [1, 0] },
    },
  ])
})

test('the login that the present session came by stays', async () => {
  const { through } = await linkedMember('bold')
  const [login] = (await through.call('GET', '/me/identities')).body.items
  assert.deepEqual([login.current, login.blocked], [true, 'current_session'])
  assert.deepEqual(codes(await through.call('DELETE', `/me/identities/${login.id}`)), [
    409,
    'current_session',
  ])
  assert.equal((await through.call('GET', '/me')).status, 200)
})

test('the last way to sign in cannot be taken away, and of two at once one stays', async () => {
  idp.person = { sub: 'jit-1', email: 'jit1@corp.example', email_verified: true, name: 'Цэцэг' }
  const one = await world.signIn(first)
  const { user } = (await one.call('GET', '/me')).body
  // As if the session had come in a way that is no more.
  await world.query(`update session set provider_id = null where person_id = $1`, [user.id])
  const [only] = (await one.call('GET', '/me/identities')).body.items
  assert.deepEqual([only.current, only.blocked], [false, 'last_login_method'])
  assert.deepEqual(codes(await one.call('DELETE', `/me/identities/${only.id}`)), [409, 'last_login_method'])

  const again = await world.signIn(second)
  assert.equal(again.error, null)
  await world.query(`update session set provider_id = null where person_id = $1`, [user.id])
  const both = (await one.call('GET', '/me/identities')).body.items
  assert.deepEqual(
    both.map((login: { blocked: string | null }) => login.blocked),
    [null, null],
  )
  const answers = await Promise.all(
    both.map((login: { id: string }) => one.call('DELETE', `/me/identities/${login.id}`)),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409])
  assert.equal((await one.call('GET', '/me/identities')).body.items.length, 1)
})

test('a provider that is switched off is no way in', async () => {
  idp.person = { sub: 'jit-2', email: 'jit2@corp.example', email_verified: true, name: 'Нар' }
  await world.signIn(first)
  const { call } = await world.signIn(second)
  await world.admin.put(`/sso/federation/providers/${second.id}/enabled`, { enabled: false })
  const logins = (await call('GET', '/me/identities')).body.items
  assert.deepEqual(
    logins.map(({ provider, usable, blocked }: Record<string, unknown> & { provider: { id: string } }) => [
      provider.id,
      usable,
      blocked,
    ]),
    [
      [second.id, false, 'current_session'],
      [first.id, true, 'last_login_method'],
    ],
  )
  assert.deepEqual(codes(await call('DELETE', `/me/identities/${logins[1].id}`)), [409, 'last_login_method'])
  await world.admin.put(`/sso/federation/providers/${second.id}/enabled`, { enabled: true })
  assert.equal((await call('DELETE', `/me/identities/${logins[1].id}`)).status, 204)
})

test('another person’s login, and one outside the reach of a confined session, is not there', async () => {
  const mine = await linkedMember('naran')
  const theirs = await linkedMember('tuya')
  const [login] = (await theirs.own.get('/me/identities')).body.items
  assert.equal((await mine.own.delete(`/me/identities/${login.id}`)).status, 404)
  assert.equal((await mine.own.delete(`/me/identities/${randomUUID()}`)).status, 404)
  assert.equal((await mine.own.delete('/me/identities/x')).status, 404)

  social.person = { sub: 'social-naran', email: mine.email, email_verified: true }
  const anywhere = await world.signIn({ id: 'social' })
  assert.equal(anywhere.error, null)
  const all = (await mine.own.get('/me/identities')).body.items
  assert.deepEqual(
    all.map(({ provider, tenant }: { provider: { id: string }; tenant: unknown }) => [
      provider.id,
      tenant === null,
    ]),
    [
      ['social', true],
      [first.id, false],
    ],
  )
  const confined = (await mine.through.call('GET', '/me/identities')).body.items
  assert.deepEqual(
    confined.map(({ provider }: { provider: { id: string } }) => provider.id),
    [first.id],
  )
  assert.equal((await mine.through.call('DELETE', `/me/identities/${all[0].id}`)).status, 404)
})

test('a login at a provider of the installation is taken away like any other', async () => {
  const { own, email } = await linkedMember('gerel')
  social.person = { sub: 'social-gerel', email, email_verified: true }
  const through = await world.signIn({ id: 'social' })
  const [login] = (await through.call('GET', '/me/identities')).body.items
  assert.deepEqual([login.provider.id, login.current, login.blocked], ['social', true, 'current_session'])
  assert.deepEqual(codes(await through.call('DELETE', `/me/identities/${login.id}`)), [
    409,
    'current_session',
  ])
  assert.equal((await own.delete(`/me/identities/${login.id}`)).status, 204)
  assert.equal((await through.call('GET', '/me')).status, 401)
  const pages = (await own.get('/me/identities?limit=1&count=true')).body
  assert.deepEqual([pages.items.length, pages.total, pages.next_cursor], [1, 1, null])
})
