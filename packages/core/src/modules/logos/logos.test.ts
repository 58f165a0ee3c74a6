import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { pg, startTestPlatform, until } from '../../testing/index.ts'
import { refreshLogos } from './jobs.ts'
import { pictureType } from './picture-type.ts'
import { pictureSize } from './upload/picture-size.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SVG =
  '<?xml version="1.0"?>\n<!-- a mark -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

type Page = { status?: number; type?: string; body: string | Buffer }
const pages: Record<string, Page> = {
  '/logo.png': { type: 'image/png', body: PNG },
  '/logo.svg': { type: 'image/svg+xml', body: SVG },
  '/page.png': { type: 'image/png', body: '<!doctype html><svg></svg>' },
  '/large.png': { type: 'image/png', body: Buffer.concat([PNG, Buffer.alloc(300_000)]) },
  '/gone.png': { status: 404, body: '' },
}
const seen: string[] = []
const host = createServer((request, response) => {
  seen.push(request.url!)
  const { status = 200, type = 'text/plain', body } = pages[request.url!]!
  response.writeHead(status, { 'content-type': type }).end(body)
})
host.listen(0, '127.0.0.1')
await once(host, 'listening')
after(() => host.close())
const { port } = host.address() as AddressInfo

const world = await startTestPlatform({ after }, { settings: { OUTBOUND_ALLOW: `127.0.0.1:${port}` } })
const { admin, origin } = world
const owner = new pg.Pool({ connectionString: world.databaseUrl, max: 1 })
owner.on('error', () => undefined)
after(() => owner.end())

type Client = { id: string; logo_uri: string | null; logo_address: string | null }

/** Addresses must be https; the host of a test is not, so that its address is put in place of one that was taken. */
async function withLogo(path: string): Promise<Client> {
  const { body } = await admin.post('/sso/clients', {
    name: 'Апп',
    redirect_uris: ['https://app.example.mn/cb'],
  })
  await owner.query('update oidc_client set logo_uri = $1 where id = $2', [
    `http://127.0.0.1:${port}${path}`,
    body.id,
  ])
  await owner.query(`update jobs.schedule set next_run_at = now() where name = 'logos.refresh'`)
  return (await admin.get(`/sso/clients/${body.id}`)).body
}

const state = async ({ id }: Client) => (await admin.get(`/sso/clients/${id}/logo`)).body

const judged = (client: Client) =>
  until('the logo is judged', async () => {
    const now = await state(client)
    return now.status === 'waiting' ? null : now
  })

test('a logo that lies elsewhere is fetched, and served from our own origin', async () => {
  const client = await withLogo('/logo.png')
  assert.equal(client.logo_uri, `http://127.0.0.1:${port}/logo.png`)
  assert.match(client.logo_address!, /^\/logos\/[\w-]{43}$/)
  assert.equal((await judged(client)).status, 'ready')
  const answer = await fetch(origin + client.logo_address)
  assert.equal(answer.headers.get('content-type'), 'image/png')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), PNG)
  const again = await fetch(origin + client.logo_address, {
    headers: { 'if-none-match': answer.headers.get('etag')! },
  })
  assert.equal(again.status, 304)
})

test('an SVG can run nothing, however it is opened', async () => {
  const client = await withLogo('/logo.svg')
  await judged(client)
  const answer = await fetch(origin + client.logo_address)
  assert.equal(answer.headers.get('content-type'), 'image/svg+xml')
  assert.equal(
    answer.headers.get('content-security-policy'),
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test('what is no picture, too large, missing or not public is not kept, and the administrator is told why', async () => {
  for (const [path, problem] of [
    ['/page.png', 'no_picture'],
    ['/large.png', 'too_large'],
    ['/gone.png', 'http_status'],
  ] as const) {
    const client = await withLogo(path)
    const { status, problem: told } = await judged(client)
    assert.deepEqual([status, told], ['failed', problem], path)
    assert.equal((await fetch(origin + client.logo_address)).status, 404)
  }
  const inside = await withLogo('/logo.png')
  await owner.query(`update oidc_client set logo_uri = 'https://10.1.2.3/logo.png' where id = $1`, [
    inside.id,
  ])
  await owner.query(`update jobs.schedule set next_run_at = now() where name = 'logos.refresh'`)
  assert.equal((await judged(inside)).problem, 'address_not_allowed')
})

test('saving an address asks for its copy at once, and a copy survives a source that is out of reach', async () => {
  const client = await withLogo('/logo.png')
  await admin.put(`/sso/clients/${client.id}`, { logo_uri: 'https://logo.invalid/a.png' })
  const saved = (await admin.get(`/sso/clients/${client.id}`)).body
  assert.equal((await judged(saved)).problem, 'unreachable')
  await owner.query(`update logo_copy set next_fetch_at = now() where body is not null`)
  pages['/logo.png'] = { status: 503, body: '' }
  const before = seen.length
  const again = await withLogo('/logo.png')
  await until('it is asked for again', () => seen.length > before)
  await until('the failure is noted', async () => (await state(again)).status === 'failed')
  assert.equal((await fetch(origin + again.logo_address)).status, 200)
})

test('a client without a logo has no copy; a made-up address has none either', async () => {
  const { body } = await admin.post('/sso/clients', {
    name: 'Апп',
    redirect_uris: ['https://app.example.mn/cb'],
  })
  assert.equal(body.logo_address, null)
  assert.equal((await state(body)).status, 'none')
  for (const id of ['x', 'x'.repeat(43), '../brand/icon'])
    assert.equal((await fetch(`${origin}/logos/${encodeURIComponent(id)}`)).status, 404)
})

const upload = (id: string, type: string, body: Buffer) =>
  fetch(`${origin}/api/v1/sso/clients/${id}/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
    body: new Uint8Array(body),
  })

/** A PNG of one colour; `note` is text that the file carries beside its pixels. */
function png(width: number, height: number, note = ''): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(note ? [chunk('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('an uploaded logo is drawn anew: its pixels are kept, and nothing else of the file', async () => {
  const { body: client } = await admin.post('/sso/clients', {
    name: 'Апп',
    redirect_uris: ['https://app.example.mn/cb'],
  })
  const given = Buffer.concat([png(600, 300, 'taken at 47.9N 106.9E'), Buffer.from('<script>')])
  const answer = await upload(client.id, 'image/png', given)
  const saved = (await answer.json()) as Client
  assert.equal(answer.status, 200)
  assert.match(saved.logo_uri!, /^\/logos\/[\w-]{43}$/)
  assert.equal((await state(client)).status, 'ready')
  const picture = await fetch(origin + saved.logo_address)
  assert.equal(picture.headers.get('content-type'), 'image/png')
  const kept = Buffer.from(await picture.arrayBuffer())
  assert.deepEqual([kept.readUInt32BE(16), kept.readUInt32BE(20)], [256, 128])
  assert.ok(!/47\.9N|script|tEXt/.test(kept.toString('latin1')))
  // A form sends back what it was shown, and that changes nothing.
  const put = await admin.put(`/sso/clients/${client.id}`, { name: 'Шинэ', logo_uri: saved.logo_uri })
  assert.deepEqual([put.status, put.body.logo_uri], [200, saved.logo_uri])
  // While an application names it, it is not swept.
  await owner.query(`update logo_copy set fetched_at = now() - interval '2 days'`)
  await refreshLogos.run(world.platform.ctx, undefined as never)
  assert.equal((await fetch(origin + saved.logo_address)).status, 200)
})

test('what is no picture, too large in bytes or pixels, or of another kind is refused, and the logo stays', async () => {
  const { body: client } = await admin.post('/sso/clients', {
    name: 'Апп',
    redirect_uris: ['https://app.example.mn/cb'],
  })
  const broken = png(10, 10)
  broken.fill(0xff, 41, 60)
  for (const [type, body, status, code] of [
    ['image/png', Buffer.from('no picture'), 422, 'picture_unreadable'],
    ['image/png', broken, 422, 'picture_unreadable'],
    ['image/webp', Buffer.from(SVG), 422, 'picture_unreadable'],
    ['image/png', png(4000, 10), 422, 'picture_dimensions'],
    ['image/jpeg', Buffer.concat([PNG, Buffer.alloc(300_000)]), 413, 'payload_too_large'],
    ['image/svg+xml', Buffer.from(SVG), 415, 'unsupported_media_type'],
    ['image/gif', Buffer.from('GIF89a'), 415, 'unsupported_media_type'],
  ] as const) {
    const answer = await upload(client.id, type, body)
    const told = (await answer.json()) as { code: string; detail: string }
    assert.deepEqual([answer.status, told.code], [status, code])
    if (status === 413) assert.match(told.detail, /256/)
  }
  assert.equal((await admin.put(`/sso/clients/${client.id}/logo`, {})).status, 415)
  assert.equal((await upload(crypto.randomUUID(), 'image/png', png(2, 2))).status, 404)
  assert.equal((await admin.get(`/sso/clients/${client.id}`)).body.logo_uri, null)
})

test('a picture says how large it is in its first bytes; an animation is none', () => {
  assert.deepEqual(pictureSize(png(70_000, 3)), { width: 70_000, height: 3 })
  const jpeg = (...frames: string[]) =>
    Buffer.from(`ffd8ffe000104a46494600010100000100010000${frames.join('')}ffda`, 'hex')
  assert.deepEqual(pictureSize(jpeg('ffc2000b080100020001011100')), { width: 512, height: 256 })
  assert.equal(pictureSize(jpeg('ffc2000b080100020001011100', 'ffc2000b08ffffffff01011100')), null)
  assert.equal(pictureSize(jpeg()), null)
  const webp = (...chunks: [string, string][]) =>
    Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
      ...chunks.map(([kind, hex]) => {
        const data = Buffer.from(hex, 'hex')
        const length = Buffer.alloc(4)
        length.writeUInt32LE(data.length)
        return Buffer.concat([Buffer.from(kind), length, data])
      }),
    ])
  const canvas: [string, string] = ['VP8X', '00000000ff00007f0000']
  assert.deepEqual(pictureSize(webp(canvas)), { width: 256, height: 128 })
  assert.deepEqual(pictureSize(webp(canvas, ['VP8L', '2fffffff0f'])), { width: 16384, height: 16384 })
  assert.equal(pictureSize(webp(canvas, ['ANIM', '000000000000'])), null)
  assert.equal(pictureSize(Buffer.from('RIFF')), null)
})

test('what nobody names any more is swept', async () => {
  await owner.query('update oidc_client set logo_uri = null')
  await owner.query(`update logo_copy set fetched_at = now() - interval '2 days'`)
  await owner.query(`update jobs.schedule set next_run_at = now() where name = 'logos.refresh'`)
  await until('the copies are gone', async () => (await owner.query('select from logo_copy')).rowCount === 0)
})

test('a picture is known by its bytes', () => {
  assert.equal(pictureType(PNG), 'image/png')
  assert.equal(pictureType(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), 'image/jpeg')
  assert.equal(pictureType(Buffer.from('GIF89a….')), 'image/gif')
  assert.equal(pictureType(Buffer.from('RIFF\0\0\0\0WEBPVP8 ')), 'image/webp')
  for (const svg of [SVG, '\ufeff <svg>', '<!DOCTYPE svg PUBLIC "x" "y">\n<svg width="1">'])
    assert.equal(pictureType(Buffer.from(svg)), 'image/svg+xml', svg)
  for (const none of [
    '',
    '<html><svg></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
    '<!-- <svg>',
    'GIF',
    '%PDF',
  ])
    assert.equal(pictureType(Buffer.from(none)), null, none)
})
