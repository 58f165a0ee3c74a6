import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startStandIn } from './providers/stand-in-provider.ts'
import { startFederationWorld } from './world/federation-world.ts'

const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const provider = await world.provider({
  name: 'Company',
  issuer: idp.issuer,
  client_secret: 'hush',
  jit: true,
})

/** By the owner: the administrator has no second factor either. */
const rule = (second_factor: string, federated_counts: boolean) =>
  world.query(
    `insert into tenant_security (tenant_id, second_factor, federated_counts) values ($1, $2, $3)
     on conflict (tenant_id) do update set second_factor = $2, federated_counts = $3`,
    [world.tenant.id, second_factor, federated_counts],
  )

const arrive = async (amr: string[] | undefined) => {
  idp.person = { sub: 'm-1', email: 'm@corp.example', name: 'Мөнх', ...(amr && { amr }) }
  return world.signIn(provider)
}

test('a provider that says it asked for several factors counts where the organisation says so, and nowhere else', async () => {
  const first = await arrive(['pwd', 'otp'])
  const before = (await first.call('GET', '/me')).body.session
  assert.deepEqual([before.acr, before.auth_methods], ['acr:1', ['fed', 'mfa']])

  await rule('everyone', false)
  assert.equal((await first.call('GET', '/menus')).body.code, 'step_up_required')
  const asked = await arrive(['mfa'])
  assert.equal(asked.stop.url.pathname, '/login')
  const hash = new URLSearchParams(asked.stop.url.hash.slice(1))
  assert.equal(hash.get('methods'), 'enroll')
  assert.ok(hash.get('mfa'))

  await rule('everyone', true)
  assert.equal((await first.call('GET', '/menus')).status, 200)
  const counted = await arrive(['mfa'])
  assert.equal((await counted.call('GET', '/me')).body.session.acr, 'acr:2')
  for (const amr of [undefined, ['pwd'], ['otp']]) {
    const weak = await arrive(amr)
    assert.equal(weak.stop.url.pathname, '/login', String(amr))
  }
})
