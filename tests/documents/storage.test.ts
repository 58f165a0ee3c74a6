import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createClient, givenMember, pg, samplePdf, startTestPlatform, until } from '@tamga/core/testing'
import S3rver from 's3rver'
import { Upload } from 'tus-js-client'
import { startScanner } from './scanner.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamga-s3-'))
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'documents', configs: [] }],
})
const { port } = await store.run()
const scanner = await startScanner()
after(async () => {
  await store.close()
  scanner.server.close()
  await rm(folder, { recursive: true, force: true })
})

const world = await startTestPlatform(
  { after },
  {
    settings: {
      DOCUMENT_STORE: 's3://documents/tamga',
      DOCUMENT_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      DOCUMENT_STORE_KEY: 'S3RVER',
      DOCUMENT_STORE_SECRET: 'S3RVER',
      DOCUMENT_QUOTA_MB: '7',
      CLAMD_URL: scanner.url,
    },
  },
)
const { admin, platform, origin } = world
const { tenant } = (await admin.get('/me')).body
const person = await givenMember(platform.ctx, tenant, { email: 'bold@first.example' })
const owner = createClient(origin)
await owner.signIn(person.email, person.password)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** Three megabytes, each different. */
const fileOf = (n: number) =>
  Buffer.concat([
    samplePdf(`File ${n}`),
    Buffer.from(`% ${String(n).repeat(3_000_000)}\n`),
    Buffer.from('%%EOF\n'),
  ])
const PDF = { 'content-type': 'application/pdf' }
const TUS = { 'tus-resumable': '1.0.0' }

const contentOf = async (id: string, no: number) => {
  const answer = await fetch(`${origin}/api/v1/documents/${id}/versions/${no}/content`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  return sha256(new Uint8Array(await answer.arrayBuffer()))
}
const objects = async () =>
  (await readdir(folder, { recursive: true })).filter(name => /[0-9a-f]{64}._S3rver_object$/.test(name))

/** Sends a file in parts until `stopAt` bytes have arrived; answers with the address of the upload. */
const send = (file: Buffer, options: { uploadUrl?: string; stopAt?: number } = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${origin}/api/v1/documents/uploads`,
      ...(options.uploadUrl && { uploadUrl: options.uploadUrl }),
      headers: { authorization: `Bearer ${owner.token}` },
      metadata: { filename: 'Гэрээ.pdf' },
      chunkSize: 1_000_000,
      retryDelays: [],
      onError: reject,
      onSuccess: () => resolve(upload.url!),
      onChunkComplete: (_size, accepted) => {
        if (options.stopAt !== undefined && accepted >= options.stopAt)
          void upload.abort().then(() => resolve(upload.url!))
      },
    })
    upload.start()
  })

test('an upload that broke off goes on where it was, and becomes a document once', async () => {
  const file = fileOf(1)
  const url = await send(file, { stopAt: 1_000_000 })
  const path = new URL(url).pathname.replace('/api/v1', '')
  const id = path.split('/').at(-1)
  const head = await owner.request('HEAD', path, undefined, TUS)
  assert.deepEqual([head.status, head.headers.get('upload-offset')], [200, '1000000'])
  assert.equal((await owner.post('/documents', { upload_id: id })).body.code, 'upload_incomplete')
  assert.equal((await admin.request('HEAD', path, undefined, TUS)).status, 404)
  assert.equal((await admin.post('/documents', { upload_id: id })).status, 400)
  await send(file, { uploadUrl: url })
  const made = await owner.post('/documents', { upload_id: id })
  assert.equal(made.status, 201, made.text)
  assert.deepEqual([made.body.title, made.body.sha256], ['Гэрээ', sha256(file)])
  assert.equal((await owner.post('/documents', { upload_id: id })).status, 400)
  assert.equal(await contentOf(made.body.id, 1), sha256(file))
})

test('the wire of tus: versions, offsets, sizes and termination', async () => {
  const begin = (headers: Record<string, string>) =>
    owner.request('POST', '/documents/uploads', undefined, headers)
  const other = await begin({ 'tus-resumable': '0.2.2', 'upload-length': '10' })
  assert.deepEqual([other.status, other.headers.get('tus-version')], [412, '1.0.0'])
  assert.equal((await begin({ ...TUS })).status, 400)
  assert.equal((await begin({ ...TUS, 'upload-length': String(21 * 1024 * 1024) })).status, 413)
  const made = await begin({ ...TUS, 'upload-length': '10' })
  assert.deepEqual([made.status, made.text, made.headers.get('tus-resumable')], [201, '', '1.0.0'])
  const path = made.headers.get('location')!.replace('/api/v1', '')
  const append = (offset: string, body: string) =>
    owner.request('PATCH', path, Buffer.from(body), {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': offset,
    })
  const first = await append('0', 'abcde')
  assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, '5'])
  assert.equal((await append('0', 'abcde')).status, 409)
  assert.equal((await append('5', 'too much for it')).status, 409)
  assert.equal((await owner.request('PATCH', path, 'x', { ...TUS, 'content-type': 'text/csv' })).status, 415)
  assert.equal((await owner.request('DELETE', path, undefined, TUS)).status, 204)
  assert.equal((await owner.request('HEAD', path, undefined, TUS)).status, 404)
})

test('files lie in the bucket once, are counted once, and go with their last document', async () => {
  const file = fileOf(2)
  const first = (await owner.request('POST', '/documents?title=a', file, PDF)).body.id
  const second = (await owner.request('POST', '/documents?title=b', file, PDF)).body.id
  const before = await objects()
  assert.ok(before.some(name => name.includes(sha256(file))))
  const full = await owner.request('POST', '/documents?title=c', fileOf(3), PDF)
  assert.deepEqual([full.status, full.body.code], [422, 'document_quota_exceeded'], full.text)
  assert.equal((await owner.delete(`/documents/${first}`)).status, 204)
  assert.equal(await contentOf(second, 1), sha256(file))
  assert.equal((await owner.delete(`/documents/${second}`)).status, 204)
  await until('the object is gone', async () => !(await objects()).some(name => name.includes(sha256(file))))
  const database = new pg.Client({ connectionString: world.databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    'select bytes, (select sum(size) from document_content) from document_usage',
  )
  await database.end()
  assert.equal(Number(rows[0].bytes), Number(rows[0].sum))
})

test('every file that people add is scanned first, and none comes in unseen', async () => {
  const bad = Buffer.concat([
    samplePdf('x'),
    Buffer.from('X5O!P%@AP EICAR-STANDARD-ANTIVIRUS-TEST-FILE\n%%EOF\n'),
  ])
  const refused = await owner.request('POST', '/documents?title=bad', bad, PDF)
  assert.deepEqual([refused.status, refused.body.code], [422, 'virus_found'])
  assert.match(refused.body.detail, /Eicar-Test-Signature/)
  assert.ok(scanner.scanned.includes(bad.length))
  scanner.server.close()
  const unseen = await owner.request('POST', '/documents?title=unseen', samplePdf('y'), PDF)
  assert.deepEqual([unseen.status, unseen.body.code], [503, 'virus_scanner_unavailable'])
  assert.equal((await owner.get('/documents?count=true')).body.total, 1)
})
