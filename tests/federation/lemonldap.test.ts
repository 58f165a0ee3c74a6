import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { skipWithout } from '@tamga/core/testing'
import { startFederationWorld } from './federation-world.ts'
import { startLemonldap } from './lemonldap.ts'
import { createVisitor } from './visitor.ts'

const skip = skipWithout(
  'liblemonldap-ng-portal-perl',
  'libplack-perl',
  'libstring-random-perl',
  'libio-string-perl',
)

test('people sign in through LemonLDAP::NG', { skip }, async () => {
  const world = await startFederationWorld({ after })
  // Nothing to encode: it does not undo the encoding that RFC 6749 §2.3.1 asks for.
  const secret = 'a-secret_of.lemonldap'
  const known = { id: '' }
  const lemonldap = await startLemonldap({ after }, async issuer => {
    const provider = await world.provider({ name: 'Lemon', issuer, client_secret: secret, jit: true })
    known.id = provider.id
    return { id: 'tamga', secret, redirect_uri: provider.redirect_uri }
  })
  const tested = (await world.admin.post(`/sso/federation/providers/${known.id}/test`)).body
  assert.equal(tested.ok, true, JSON.stringify(tested))
  const visitor = createVisitor()
  const page = await visitor.go(world.startOf(known, { return_to: '/health' }))
  const stop = await lemonldap.signIn(visitor, page)
  assert.equal(stop.url.pathname + stop.url.search, '/health', stop.text.slice(0, 2000))
  const me = await visitor.send(`${world.platform.services.settings.PUBLIC_ORIGIN}/api/v1/me`)
  const { user } = (await me.json()) as { user: { email: string; name: string } }
  assert.deepEqual([user.email, user.name], ['dwho@badwolf.org', 'Doctor Who'])
})
