import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, test } from 'node:test'
import { startGlewlwyd } from './providers/glewlwyd.ts'
import { startFederationWorld } from './world/federation-world.ts'
import { createVisitor } from './world/visitor.ts'

test('people sign in through glewlwyd', {
  skip: !existsSync('/usr/bin/apt-get') && 'it comes from Debian',
}, async () => {
  const world = await startFederationWorld({ after })
  const glewlwyd = await startGlewlwyd({ after })
  // Nothing to encode: it does not undo the encoding that RFC 6749 §2.3.1 asks for.
  const secret = 'a-secret_of.glewlwyd'
  const provider = await world.provider({
    name: 'Glewlwyd',
    issuer: glewlwyd.issuer,
    client_id: 'tamga',
    client_secret: secret,
    jit: true,
  })
  await glewlwyd.register({ id: 'tamga', secret, redirect_uri: provider.redirect_uri })
  const tested = (await world.admin.post(`/sso/federation/providers/${provider.id}/test`)).body
  assert.equal(tested.ok, true, JSON.stringify(tested))
  const cookie = await glewlwyd.person('bolor', 'bolor@corp.example', 'tamga')
  const ids: string[] = []
  for (let times = 0; times < 2; times++) {
    const visitor = createVisitor()
    visitor.jar(new URL(glewlwyd.issuer).origin).set(cookie.name, cookie.value)
    // Its own page asks whether to go on; the script there follows this address.
    const page = await visitor.go(world.startOf(provider, { return_to: '/health' }))
    assert.match(page.url.pathname, /login\.html$/, page.url.href)
    const stop = await visitor.go(`${page.url.searchParams.get('callback_url')}&g_continue`)
    assert.equal(stop.url.pathname + stop.url.search, '/health')
    const me = await visitor.send(`${world.platform.services.settings.PUBLIC_ORIGIN}/api/v1/me`)
    const { user } = (await me.json()) as { user: { id: string; email: string; name: string } }
    assert.deepEqual([user.email, user.name], ['bolor@corp.example', 'Name of bolor'])
    ids.push(user.id)
  }
  assert.equal(ids[0], ids[1])
})
