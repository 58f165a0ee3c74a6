import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { pg, startTestPlatform, until } from '../../testing/index.ts'
import { refreshLogos } from './jobs.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const asked: string[] = []
const host = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
})
host.listen(0, '127.0.0.1')
await once(host, 'listening')
after(() => host.close())
const { port } = host.address() as AddressInfo

const world = await startTestPlatform({ after }, { settings: { OUTBOUND_ALLOW: `127.0.0.1:${port}` } })
const { admin } = world
const owner = new pg.Pool({ connectionString: world.databaseUrl, max: 1 })
owner.on('error', () => undefined)
after(() => owner.end())

test('the brand logo of a tenant is fetched once and served from here', async () => {
  const tenant = (await admin.get('/me')).body.tenant
  const address = `http://127.0.0.1:${port}/logo.png`
  assert.equal((await admin.put('/settings/appearance', { brand: { color: '#112233' } })).status, 200)
  await owner.query(`update tenant_brand set brand = brand || jsonb_build_object('logo_uri', $1::text)`, [
    address,
  ])
  await refreshLogos.run(world.platform.ctx, undefined as never)
  const { logo_uri } = (await world.stranger.get(`/brand?tenant=${tenant.slug}`)).body
  assert.match(logo_uri, /^\/logos\/[\w-]{43}$/)
  const picture = await fetch(`${world.origin}${logo_uri}`)
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png'])
})

test('the picture of a person is an https address, is fetched once, and is shown from here alone', async () => {
  for (const wrong of [
    'http://example.mn/me.png',
    'javascript:alert(1)',
    '/logos/x',
    `/logos/${'x'.repeat(43)}`,
  ])
    assert.equal((await admin.patch('/me', { picture: wrong })).status, 400, wrong)
  const changed = await admin.patch('/me', { picture: 'https://example.mn/me.png' })
  assert.equal(changed.status, 200)
  assert.match(changed.body.picture, /^\/logos\/[\w-]{43}$/)
  await until('the first attempt is over', async () => {
    const { rowCount } = await owner.query(
      `select from logo_copy where id = sha256(convert_to('https://example.mn/me.png', 'UTF8'))`,
    )
    return rowCount === 1
  })
  // Stands for what a host with a certificate would serve.
  await owner.query(`update person set picture = $1 where picture = 'https://example.mn/me.png'`, [
    `http://127.0.0.1:${port}/me.png`,
  ])
  await refreshLogos.run(world.platform.ctx, undefined as never)
  assert.ok(asked.includes('/me.png'))
  // The service looks for itself as well: what it began meanwhile may still ask.
  await until('it is not asked for again', async () => {
    asked.length = 0
    await refreshLogos.run(world.platform.ctx, undefined as never)
    return asked.length === 0
  })
  const { picture } = (await admin.get('/me')).body.user
  const answer = await fetch(`${world.origin}${picture}`)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/png'])
  // Whoever sends back what they were shown changes nothing.
  assert.equal((await admin.patch('/me', { picture })).body.picture, picture)
  assert.equal((await admin.patch('/me', { picture: null })).body.picture, null)
})

test('a person’s own photograph is served from here, seen by colleagues, kept by the sweep, and taken away again', async () => {
  const upload = (body: Buffer) => admin.request('PUT', '/me/picture', body, { 'content-type': 'image/png' })
  assert.equal((await upload(Buffer.from('no picture'))).body.code, 'picture_unreadable')
  const { status, body, text } = await upload(PNG)
  assert.equal(status, 200, text)
  assert.match(body.picture, /^\/logos\/[\w-]{43}$/)
  await refreshLogos.run(world.platform.ctx, undefined as never)
  const { headers } = await fetch(`${world.origin}${body.picture}`)
  assert.equal(headers.get('content-type'), 'image/png')
  const overview = await admin.get(`/organisation/members/${body.id}/overview`)
  assert.equal(overview.status, 200, overview.text)
  assert.ok(overview.text.includes(body.picture))
  assert.equal((await admin.patch('/me', { picture: null })).body.picture, null)
  assert.equal(
    (await world.stranger.request('PUT', '/me/picture', PNG, { 'content-type': 'image/png' })).status,
    401,
  )
})
