import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openGeolocation } from './geolocation.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamga-geolocation-'))
after(() => rm(folder, { recursive: true }))

type Value = string | number | { [key: string]: Value }

/** A field as the format writes it (MaxMind DB File Format 2.0): type and length, then the bytes. */
function field(value: Value): Buffer {
  if (typeof value === 'string') return sized(2, Buffer.from(value))
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return sized(6, bytes)
  }
  const entries = Object.entries(value).flatMap(([key, item]) => [field(key), field(item)])
  return Buffer.concat([Buffer.from([(7 << 5) | Object.keys(value).length]), ...entries])
}

const sized = (type: number, bytes: Buffer): Buffer =>
  bytes.length < 29
    ? Buffer.concat([Buffer.from([(type << 5) | bytes.length]), bytes])
    : Buffer.concat([Buffer.from([(type << 5) | 29, bytes.length - 29]), bytes])

/** A tree of one node: addresses of the lower half are in the data, the others nowhere. */
function database(data: Value): Buffer {
  const tree = Buffer.from([0, 0, 1 + 16, 0, 0, 1])
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'Test-City',
    ip_version: 4,
    node_count: 1,
    record_size: 24,
  }
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    field(data),
    Buffer.from([0xab, 0xcd, 0xef]),
    Buffer.from('MaxMind.com'),
    field(metadata),
  ])
}

test('without a file no address has a place', () => {
  assert.equal(openGeolocation(undefined).locate('203.0.113.7', 'mn'), null)
})

test('an address is placed by the file, with the city in the reader’s language where it has one', async () => {
  const file = join(folder, 'city.mmdb')
  const names = { en: 'Ulaanbaatar', ru: 'Улан-Батор', 'zh-CN': '乌兰巴托' }
  await writeFile(file, database({ country: { iso_code: 'MN' }, city: { names } }))
  const { locate } = openGeolocation(file)
  assert.deepEqual(locate('66.1.2.3', 'ru'), { country: 'MN', city: 'Улан-Батор' })
  assert.deepEqual(locate('66.1.2.3', 'zh'), { country: 'MN', city: '乌兰巴托' })
  assert.deepEqual(locate('66.1.2.3', 'mn'), { country: 'MN', city: 'Ulaanbaatar' })
  assert.equal(locate('203.0.113.7', 'mn'), null)
  for (const ip of ['2001:db8::1', 'fe80::1%eth0', 'nonsense']) assert.equal(locate(ip, 'mn'), null, ip)
  assert.equal(locate(null, 'mn'), null)
})

test('a file that cannot be read stops the start and is named', async () => {
  const broken = join(folder, 'broken.mmdb')
  await writeFile(broken, 'not a database')
  for (const file of [broken, join(folder, 'absent.mmdb')])
    assert.throws(() => openGeolocation(file), /GEOIP_FILE is no readable MMDB file/)
})
