import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createClient, givenMember, givenTenant } from '@tamga/core/testing'
import {
  givenPerson,
  givenServer,
  givenTarget,
  startProvisioning,
  succeeded,
  until,
} from './provisioning-world.ts'

// Longer than the test lasts: whoever hangs is released by the test and by nothing else.
const { admin, origin, platform } = await startProvisioning({ OUTBOUND_TIMEOUT: '120s' })
const TARGETS = 30

/** Takes every request and answers none. */
async function startHangingServer() {
  const held: ServerResponse[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    held.push(response)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, held, asked }
}

async function givenNeighbour(slug = 'neighbour') {
  const tenant = await givenTenant(platform.ctx, slug)
  const person = await givenMember(platform.ctx, tenant, {
    email: `admin@${slug}.example`,
    roles: ['admin'],
  })
  const client = createClient(origin)
  await client.signIn(person.email, person.password)
  for (const app of ['organisation', 'sso-provisioning']) await client.post(`/store/apps/${app}/install`)
  return client
}

test('targets of one tenant that hang do not keep another tenant’s people from being taken out', async () => {
  const scim = await givenServer()
  await givenTarget(admin, scim)
  const { id } = await givenPerson(admin)
  await until(() => scim.userOf(id), 'the person at the target')
  const hanging = await startHangingServer()
  const neighbour = await givenNeighbour()
  for (let n = 0; n < TARGETS; n++)
    succeeded(
      await neighbour.post('/sso/scim/targets', { name: `Hanging ${n}`, base_url: `${hanging.url}/${n}` }),
      201,
    )
  const role = succeeded(
    await neighbour.post('/organisation/roles', { name: 'Нэг', permissions: [] }),
    201,
  ).body
  const me = (await neighbour.get('/me')).body.user
  succeeded(await neighbour.patch(`/organisation/members/${me.id}`, { name: 'Хөрш' }))
  succeeded(await neighbour.put(`/organisation/members/${me.id}/roles/${role.id}`))
  await until(() => hanging.held.length >= 6, 'calls that hang')
  succeeded(await admin.post(`/organisation/members/${id}/suspend`, { reason: 'гарсан' }))
  await until(() => scim.userOf(id)!['active'] === false, 'the person inactive at the target')
  assert.ok(
    hanging.held.every(response => !response.writableEnded && !response.destroyed),
    'nobody who hangs was released before',
  )
})

/** What a check of a target asks first, and nothing else does. */
const CHECKED = /Users\?startIndex=1&count=1$/

test('checks of two tenants’ targets that hang do not keep a third tenant’s target from being checked', async () => {
  const scim = await givenServer()
  const target = await givenTarget(admin, scim)
  const hanging = await startHangingServer()
  for (const slug of ['second', 'third']) {
    const client = await givenNeighbour(slug)
    for (let n = 0; n < 2; n++) {
      const base_url = `${hanging.url}/${slug}/${n}`
      const made = succeeded(
        await client.post('/sso/scim/targets', { name: `${n}`, base_url, token: 'a' }),
        201,
      )
      succeeded(await client.put(`/sso/scim/targets/${made.body.id}`, { token: 'b' }))
    }
  }
  const checksOf = (slug: string) =>
    hanging.asked.filter(url => url.startsWith(`/${slug}/`) && CHECKED.test(url)).length
  await until(() => checksOf('second') > 0 && checksOf('third') > 0, 'checks that hang')
  scim.seen.length = 0
  succeeded(await admin.put(`/sso/scim/targets/${target}`, { token: scim.token }))
  await until(() => scim.seen.some(({ path }) => CHECKED.test(path)), 'the check of the third')
  assert.ok(hanging.held.every(response => !response.writableEnded && !response.destroyed))
})
