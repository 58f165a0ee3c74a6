import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { pg, startTestPlatform } from '../../testing/index.ts'
import { refreshLogos } from './jobs.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const host = createServer((_request, response) => {
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

test('the brand logo of a tenant is fetched once and served from here, and a picture is an https address', async () => {
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
  for (const wrong of ['http://example.mn/me.png', 'javascript:alert(1)', 'data:image/png;base64,AA=='])
    assert.equal((await admin.patch('/me', { picture: wrong })).status, 400, wrong)
  assert.equal((await admin.patch('/me', { picture: 'https://example.mn/me.png' })).status, 200)
})
