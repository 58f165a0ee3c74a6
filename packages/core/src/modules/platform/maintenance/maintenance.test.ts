import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient } from '../../../testing/client.ts'
import { givenMember } from '../../../testing/given.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD, startTestPlatform } from '../../../testing/test-platform.ts'
import { until } from '../../../testing/until.ts'

const world = await startTestPlatform({ after })
const { admin, stranger } = world

test('maintenance closes every process for everybody but operators, and opens it again', async () => {
  const other = await world.another()
  const { tenant } = (await admin.get('/me')).body
  const person = await givenMember(world.platform.ctx, tenant, { email: 'member@first.example' })
  const member = createClient(world.origin)
  await member.signIn(person.email, person.password)
  const elsewhere = other.client()
  elsewhere.token = member.token
  const expected = new Date(Date.now() + 20 * 60_000).toISOString()
  assert.equal((await admin.get('/platform/maintenance')).body.enabled, false)
  assert.equal((await member.put('/platform/maintenance', { enabled: true })).status, 403)
  assert.equal(
    (await admin.put('/platform/maintenance', { enabled: true, until: '2020-01-01T00:00:00Z' })).status,
    400,
  )

  const on = await admin.put('/platform/maintenance', { enabled: true, until: expected })
  assert.deepEqual([on.status, on.body.enabled, on.body.until], [200, true, expected])
  const refused = await member.request('GET', '/me', undefined, { 'accept-language': 'en' })
  assert.equal(refused.status, 503)
  assert.equal(refused.body.code, 'maintenance')
  assert.equal(refused.headers.get('content-type'), 'application/problem+json')
  const wait = Number(refused.headers.get('retry-after'))
  assert.ok(wait > 1100 && wait <= 1200, String(wait))
  await until('the other process is closed too', async () => (await elsewhere.get('/me')).status === 503)

  for (const path of ['/me', '/menus']) assert.equal((await admin.get(path)).status, 200, path)
  for (const path of ['//health', '//ready', '/auth/methods'])
    assert.equal((await stranger.get(path)).status, 200, path)
  assert.equal((await stranger.request('POST', '//oauth2/token', '')).status, 503)
  const operator = other.client()
  await operator.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  assert.equal((await operator.get('/me')).status, 200)

  const page = await stranger.get('//login', { accept: 'text/html', 'accept-language': 'mn' })
  assert.equal(page.status, 503)
  assert.match(page.text, /<html lang="mn" dir="ltr">[\s\S]*засвар үйлчилгээ хийж байна/)
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const door = await stranger.get('//login?operator', { accept: 'text/html' })
  assert.doesNotMatch(door.text, /http-equiv="refresh"/)

  assert.equal((await admin.put('/platform/maintenance', { enabled: false, version: 1 })).status, 409)
  assert.equal((await admin.put('/platform/maintenance', { enabled: false })).status, 200)
  assert.equal((await member.get('/me')).status, 200)
  await until('the other process is open again', async () => (await elsewhere.get('/me')).status === 200)
  const { items } = (await admin.get('/platform/audit?limit=10')).body
  assert.deepEqual(
    items
      .map(({ action }: { action: string }) => action)
      .filter((action: string) => action.startsWith('maint')),
    ['maintenance.ended', 'maintenance.began'],
  )
})
