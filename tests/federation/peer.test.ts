import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, test } from 'node:test'
import { givenMember, startTestPlatform, until } from '@tamga/core/testing'
import { startStandIn } from './providers/stand-in-provider.ts'
import {
  type FederationWorld,
  federationDistribution,
  SECRET_KEY,
  startFederationWorld,
} from './world/federation-world.ts'
import { createVisitor, type Visitor } from './world/visitor.ts'

const SECRET = 'a secret between two installations'
const first = await startFederationWorld({ after }, { SSO_DEFAULT_CLIENT_SECRET: SECRET })
const originOf = ({ platform }: Pick<FederationWorld, 'platform'>) => platform.services.settings.PUBLIC_ORIGIN

const peerOf = (world: FederationWorld) => ({
  SSO_DEFAULT_CLIENT_SECRET: SECRET,
  SSO_PEER_ISSUER: originOf(world),
  SSO_PEER_CLIENT_ID: 'default',
  SSO_PEER_CLIENT_SECRET: SECRET,
})

const second = await startFederationWorld({ after }, peerOf(first))

/** The operator of a provider lets the other installation in as the default client. */
async function admit(provider: FederationWorld, client: Pick<FederationWorld, 'platform'>): Promise<void> {
  const at = `${originOf(client)}/api/v1/auth/sso/peer`
  await provider.query(
    `update oidc_client set redirect_uris = $1, backchannel_logout_uri = $2, first_party = true, secret_hash = $3, version = version + 1
      where client_id = 'default'`,
    [[`${at}/callback`], `${at}/backchannel-logout`, hash('sha256', SECRET, 'buffer')],
  )
}

async function personIn(world: FederationWorld, email: string) {
  const person = await givenMember(world.platform.ctx, world.tenant, { email })
  await world.query('update person set email_verified_at = now() where id = $1', [person.id])
  return person
}

async function signInAt(
  world: FederationWorld,
  visitor: Visitor,
  person: { email: string; password: string },
) {
  const answer = await visitor.send(`${originOf(world)}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  assert.equal(answer.status, 200)
}

const meAt = async (world: Pick<FederationWorld, 'platform'>, visitor: Visitor) => {
  const answer = await visitor.send(`${originOf(world)}/api/v1/me`)
  return {
    status: answer.status,
    body: (await answer.json()) as { user: { id: string }; session: { id: string } },
  }
}

const enter = (world: Pick<FederationWorld, 'platform'>, visitor: Visitor) =>
  visitor.go(`${originOf(world)}/api/v1/auth/sso/peer/start?return_to=/health`)

test('people of one installation sign in to the other, and are signed out with it', async () => {
  await admit(first, second)
  const there = await personIn(first, 'both@peer.example')
  const here = await personIn(second, 'both@peer.example')
  const visitor = createVisitor()
  await signInAt(first, visitor, there)
  const stop = await enter(second, visitor)
  assert.equal(stop.url.href, `${originOf(second)}/health`)
  const me = await meAt(second, visitor)
  assert.equal(me.body.user.id, here.id)
  const [session] = await second.query('select confined, provider_id from session where id = $1', [
    me.body.session.id,
  ])
  assert.deepEqual(session, { confined: false, provider_id: null })
  await visitor.send(`${originOf(first)}/api/v1/auth/logout`, { method: 'POST' })
  await until('the session is over', async () => (await meAt(second, visitor)).status !== 200)
  assert.equal((await meAt(second, visitor)).status, 401)
  const events = await second.query('select cause from session_event where session_id = $1', [
    me.body.session.id,
  ])
  assert.deepEqual(events, [{ cause: 'provider_logout' }])
})

test('whoever signs out everywhere is out at both, at once when the browser brings the ID token, else after a question', async () => {
  await first.query(`update oidc_client set post_logout_redirect_uris = $1 where client_id = 'default'`, [
    [`${originOf(second)}/login`],
  ])
  const there = await personIn(first, 'everywhere@peer.example')
  await personIn(second, 'everywhere@peer.example')
  const leave = `${originOf(second)}/api/v1/auth/sso/logout`
  const signedInTwice = async () => {
    const visitor = createVisitor()
    await signInAt(first, visitor, there)
    await enter(second, visitor)
    return visitor
  }
  const visitor = await signedInTwice()
  const peer = { id: 'peer', name: new URL(originOf(first)).host }
  assert.deepEqual(await (await visitor.send(leave)).json(), { provider: peer })
  const { redirect_to } = (await (await visitor.send(leave, { method: 'POST' })).json()) as {
    redirect_to: string
  }
  assert.equal((await meAt(second, visitor)).status, 401)
  assert.equal((await meAt(first, visitor)).status, 200, 'the browser has still to go there')
  const stop = await visitor.go(redirect_to)
  assert.equal(stop.url.href, `${originOf(second)}/login`)
  assert.equal((await meAt(first, visitor)).status, 401)

  const other = await signedInTwice()
  // Without the cookie of the ID token, which has the path of this route alone.
  const session = other.jar(originOf(second)).header('/')
  const answer = await fetch(leave, { method: 'POST', headers: { cookie: session } })
  const asked = await other.go(((await answer.json()) as { redirect_to: string }).redirect_to)
  assert.match(asked.url.href, /\/logout\//)
  assert.equal((await meAt(first, other)).status, 200)
})

test('who signed in here has nobody else to sign out at', async () => {
  const person = await personIn(second, 'here@peer.example')
  const visitor = createVisitor()
  await signInAt(second, visitor, person)
  const leave = `${originOf(second)}/api/v1/auth/sso/logout`
  assert.deepEqual(await (await visitor.send(leave)).json(), { provider: null })
  assert.deepEqual(await (await visitor.send(leave, { method: 'POST' })).json(), { redirect_to: null })
  assert.equal((await meAt(second, visitor)).status, 401)
})

test('who is unknown here, or came with an address that is not verified, is refused', async () => {
  const visitor = createVisitor()
  const stranger = await personIn(first, 'stranger@peer.example')
  await signInAt(first, visitor, stranger)
  const unknown = await enter(second, visitor)
  assert.equal(unknown.url.searchParams.get('error'), 'sso_not_invited')
  await personIn(second, 'unsure@peer.example')
  const unsure = await givenMember(first.platform.ctx, first.tenant, { email: 'unsure@peer.example' })
  const another = createVisitor()
  await signInAt(first, another, unsure)
  assert.equal((await enter(second, another)).url.searchParams.get('error'), 'sso_not_invited')
})

test('the sign-in page offers the peer; the social login has a flag of its own and is hidden unless set', async () => {
  const methods = async (world: FederationWorld) => (await world.stranger.get('/auth/methods')).body
  assert.deepEqual((await methods(first)).providers, [])
  assert.equal((await methods(first)).social, false)
  const shown = await methods(second)
  assert.deepEqual(
    shown.providers.map(({ id }: { id: string }) => id),
    ['peer'],
  )
  assert.equal((await enter(first, createVisitor())).url.searchParams.get('error'), 'sso_unavailable')
})

test('the other way round it works as well: each is the other’s provider', async () => {
  const back = await startTestPlatform(
    { after },
    {
      distribution: federationDistribution,
      databaseUrl: first.databaseUrl,
      bootstrap: false,
      settings: { SSO_SECRET_KEY: SECRET_KEY, OUTBOUND_ALLOW: '127.0.0.1,localhost', ...peerOf(second) },
    },
  )
  await admit(second, back)
  const visitor = createVisitor()
  const there = await personIn(second, 'return@peer.example')
  const here = await personIn(first, 'return@peer.example')
  await signInAt(second, visitor, there)
  assert.equal((await enter(back, visitor)).url.href, `${originOf(back)}/health`)
  assert.equal((await meAt(back, visitor)).body.user.id, here.id)
})

test('a social login signs in the person whose verified address it carries', async () => {
  const idp = await startStandIn({ after }, 'social-client')
  const world = await startFederationWorld(
    { after },
    { SOCIAL_LOGIN_CLIENT_ID: 'social-client', SOCIAL_LOGIN_ISSUER: idp.issuer },
  )
  const person = await personIn(world, 'social@peer.example')
  const body = (await world.stranger.get('/auth/methods')).body
  assert.deepEqual([body.social, body.providers], [true, []])
  idp.person = { sub: 'g-1', email: 'social@peer.example' }
  assert.equal((await world.signIn({ id: 'social' })).error, 'sso_not_invited')
  idp.person = { sub: 'g-1', email: 'social@peer.example', email_verified: true }
  const { call, error } = await world.signIn({ id: 'social' })
  assert.equal(error, null)
  assert.equal((await call('GET', '/me')).body.user.id, person.id)
  idp.person = { sub: 'g-1' }
  assert.equal((await world.signIn({ id: 'social' })).error, null)
  idp.person = { sub: 'g-2', email: 'social@peer.example', email_verified: true }
  assert.equal((await world.signIn({ id: 'social' })).error, 'sso_already_linked')
})
