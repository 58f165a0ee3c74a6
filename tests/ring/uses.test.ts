import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createClient,
  givenMember,
  prepareFirstTenant,
  runTamga,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { government } from '../../distributions/government/distribution.ts'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { createBrowser, promptAndConfirm } from '../eid/browser.ts'
import { createVisitor, type Visitor } from '../federation/world/visitor.ts'
import { forge, ringKeyOf } from './forge.ts'
import { ask, connect, introduce, type Member, query } from './ring-world.ts'

const BAT = 'УА90010101'
const settings = { RING_RETRY_BASE: '1s' }
const here = await startTestPlatform({ after }, { distribution: signIn, settings })
const address = here.platform.services.settings.PUBLIC_ORIGIN
const there = await startTestPlatform(
  { after },
  {
    distribution: government,
    bootstrap: false,
    settings: {
      ...settings,
      SSO_PEER_ISSUER: address,
      BOOTSTRAP_TENANT_SLUG: 'ministry',
      BOOTSTRAP_ADMIN_EMAIL: ADMIN_EMAIL,
      BOOTSTRAP_ADMIN_NATIONAL_ID: BAT,
      EID_PROMPT_LIMIT: 'off',
    },
  },
)
const ministry = there.platform.services.settings.PUBLIC_ORIGIN
await prepareFirstTenant(there.platform.ctx)

/** The operator of the ministry came by e-ID: no session of theirs is the peer's to end. */
const byEid = createBrowser(there.origin)
const asked = await promptAndConfirm(byEid, '/auth/eid/login', { national_id: BAT })
const operator = createClient(there.origin)
operator.token = (await byEid.api('GET', `/auth/eid/login/${asked.id}`)).body.session.token

const hash = there.platform.services.settings.SSO_PEER_CLIENT_SECRET!
const admitted = await runTamga(
  ['peer', 'admit', ministry, '--secret-hash', createHash('sha256').update(hash).digest('hex')],
  { DATABASE_URL: here.databaseUrl, DATA_DIR: here.mailDir },
)
assert.equal(admitted.code, 0, admitted.stderr)
// Back-channel logout would end the same sessions: it is led astray, so that what is seen is the ring.
await query(
  here.databaseUrl,
  `update oidc_client set backchannel_logout_uri = $1 where client_id = 'government'`,
  [`${ministry}/nowhere`],
)

const one: Member = { address, admin: here.admin, databaseUrl: here.databaseUrl }
const other: Member = { address: ministry, admin: operator, databaseUrl: there.databaseUrl }
const [peer] = await introduce(one, other)
for (const service of ['session-ended', 'directory-entry']) await connect(one, other, { peer, service })

async function enter(person: { email: string; password: string }): Promise<Visitor> {
  const visitor = createVisitor()
  const signedIn = await visitor.send(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  assert.equal(signedIn.status, 200)
  const stop = await visitor.go(`${ministry}/api/v1/auth/sso/peer/start?return_to=/health`)
  assert.equal(stop.url.href, `${ministry}/health`, stop.url.href)
  return visitor
}
const meAt = async (visitor: Visitor) => (await visitor.send(`${ministry}/api/v1/me`)).status

async function sharedMember(email: string) {
  const member = await givenMember(here.platform.ctx, (await here.admin.get('/me')).body.tenant, { email })
  await query(here.databaseUrl, 'update person set email_verified_at = now() where id = $1', [member.id])
  const same = await givenMember(there.platform.ctx, (await operator.get('/me')).body.tenant, { email })
  return { member, idThere: same.id }
}
const nameThere = async (id: string) =>
  (await query<{ name: string }>(there.databaseUrl, 'select name from person where id = $1', [id]))[0]!.name

test('a session that ends at one installation ends at the other where it came from it, and no other session does', async () => {
  const visitor = await enter({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  assert.equal(await meAt(visitor), 200)
  await visitor.send(`${address}/api/v1/auth/logout`, { method: 'POST' })
  await until('the session is over there', async () => (await meAt(visitor)) === 401)
  assert.equal((await operator.get('/me')).status, 200, 'the session by e-ID is not the peer’s')
  const forged = await forge(ministry, {
    id: randomUUID(),
    from: address,
    to: ministry,
    service: 'session-ended',
    body: JSON.stringify({
      sessions: [{ sid: (await operator.get('/me')).body.session.id, sub: 'somebody' }],
    }),
    key: await ringKeyOf(here),
  })
  assert.equal(forged.status, 200)
  assert.equal((await operator.get('/me')).status, 200, 'not even when the peer names it')
})

test('name, language and status of a shared person go out for organisations that switched it on, and nothing else ever', async () => {
  const { member, idThere } = await sharedMember('shared@first.example')
  const visitor = await enter(member)
  const client = createClient(here.origin)
  await client.signIn(member.email, member.password)
  await client.patch('/me', { name: 'Before the switch' })
  const before = await nameThere(idThere)
  assert.equal((await here.admin.get('/settings/features')).body.ring, false)
  await here.admin.put('/settings/features', { ring: true })
  await client.patch('/me', { name: 'After the switch', locale: 'en', phone: '+97699112233' })
  await until('the entry arrived', async () => (await nameThere(idThere)) === 'After the switch')
  assert.notEqual(before, 'Before the switch')
  const [row] = await query(there.databaseUrl, 'select email, phone, locale from person where id = $1', [
    idThere,
  ])
  assert.deepEqual(row, { email: member.email, phone: null, locale: 'en' })
  assert.equal(await meAt(visitor), 200)
  await here.admin.post(`/organisation/members/${member.id}/suspend`)
  await until('the session is over there', async () => (await meAt(visitor)) === 401)

  const entry = { sub: member.id, name: 'More than allowed', locale: null, active: true }
  const refused = await forge(ministry, {
    id: randomUUID(),
    from: address,
    to: ministry,
    service: 'directory-entry',
    body: JSON.stringify({ ...entry, email: 'somebody@else.example' }),
    key: await ringKeyOf(here),
  })
  assert.equal(refused.body.type, 'Client.PayloadInvalid')
  assert.equal(await nameThere(idThere), 'After the switch')
  const entries = async () => (await ask(operator, 'get', '/messages?service=directory-entry')).items
  await until(
    'what went out before and after the suspension is listed',
    async () => (await entries()).length >= 2,
  )
})
