import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { skipWithout } from '@tamga/core/testing'
import { startLemonldap } from './providers/lemonldap.ts'
import { startFederationWorld } from './world/federation-world.ts'
import { createVisitor } from './world/visitor.ts'

const skip = skipWithout(
  'liblemonldap-ng-portal-perl',
  'libplack-perl',
  'libstring-random-perl',
  'libio-string-perl',
)

test('people sign in through LemonLDAP::NG, and are signed out with it', { skip }, async () => {
  const world = await startFederationWorld({ after })
  // Nothing to encode: it does not undo the encoding that RFC 6749 §2.3.1 asks for.
  const secret = 'a-secret_of.lemonldap'
  const known = { id: '' }
  const lemonldap = await startLemonldap({ after }, async issuer => {
    const provider = await world.provider({ name: 'Lemon', issuer, client_secret: secret, jit: true })
    known.id = provider.id
    const { redirect_uri, frontchannel_logout_uri } = provider
    return { id: 'tamga', secret, redirect_uri, frontchannel_logout_uri }
  })
  const tested = (await world.admin.post(`/sso/federation/providers/${known.id}/test`)).body
  assert.equal(tested.ok, true, JSON.stringify(tested))
  const visitor = createVisitor()
  const page = await visitor.go(world.startOf(known, { return_to: '/health' }))
  const stop = await lemonldap.signIn(visitor, page)
  assert.equal(stop.url.pathname + stop.url.search, '/health', stop.text.slice(0, 2000))
  const me = () => visitor.send(`${world.platform.services.settings.PUBLIC_ORIGIN}/api/v1/me`)
  const { user, session } = (await (await me()).json()) as {
    user: { email: string; name: string }
    session: { id: string }
  }
  assert.deepEqual([user.email, user.name], ['dwho@badwolf.org', 'Doctor Who'])

  // Version 2.16 sends no logout tokens; it signs applications out by frames of its page.
  const discovery = await fetch(`${lemonldap.issuer}/.well-known/openid-configuration`)
  const said = (await discovery.json()) as Record<string, boolean>
  assert.deepEqual(
    [said['backchannel_logout_supported'], said['frontchannel_logout_supported']],
    [false, true],
  )
  const frames = await lemonldap.signOut(visitor)
  assert.equal(frames.length, 1)
  // A browser sends no cookie of ours from a frame on their page.
  assert.equal((await fetch(frames[0]!)).status, 204)
  assert.equal((await me()).status, 401)
  const events = await world.query(
    'select cause, terminated_by_name from session_event where session_id = $1',
    [session.id],
  )
  assert.deepEqual(events, [{ cause: 'provider_logout', terminated_by_name: 'Lemon' }])
})
