import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { after, test } from 'node:test'
import {
  type Client,
  createClient,
  givenMember,
  givenTenant,
  samplePdf,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import S3rver from 's3rver'

type Held = { readonly request: IncomingMessage; readonly response: ServerResponse }

const folder = await mkdtemp(join(tmpdir(), 'tamga-s3-'))
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'documents', configs: [] }],
})
const { port } = await store.run()

/** In front of the bucket: reads of one tenant hang until they are let go. */
const slow: { tenant: string | null; held: Held[] } = { tenant: null, held: [] }

function pass({ request, response }: Held): void {
  const { method, url, headers } = request
  const asked = forward({ host: '127.0.0.1', port, method, path: url, headers }, answer => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  request.pipe(asked)
}

const front = createServer((request, response) => {
  const isSlow = slow.tenant !== null && request.method === 'GET' && request.url!.includes(slow.tenant)
  if (isSlow) slow.held.push({ request, response })
  else pass({ request, response })
})
await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`

const world = await startTestPlatform(
  { after },
  {
    // Each read that the bucket does not answer is an error, and here they are meant.
    logTo: new Writable({ write: (_line, _encoding, done) => done() }),
    settings: {
      DOCUMENT_STORE: 's3://documents/tamga',
      DOCUMENT_STORE_ENDPOINT: endpoint,
      DOCUMENT_STORE_KEY: 'S3RVER',
      DOCUMENT_STORE_SECRET: 'S3RVER',
    },
  },
)
after(async () => {
  front.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const { platform, origin, admin } = world

/** Somebody of a tenant of their own, with a document. */
async function givenDocument(slug: string): Promise<{ tenant: string; content: () => Promise<Response> }> {
  const tenant = await givenTenant(platform.ctx, slug)
  const person = await givenMember(platform.ctx, tenant, { email: `owner@${slug}.example` })
  const client: Client = createClient(origin)
  await client.signIn(person.email, person.password)
  const made = await client.request('POST', '/documents?title=a', samplePdf(slug), {
    'content-type': 'application/pdf',
  })
  assert.equal(made.status, 201, made.text)
  const headers = { authorization: `Bearer ${client.token}` }
  const url = `${origin}/api/v1/documents/${made.body.id}/versions/1/content`
  return { tenant: tenant.id, content: () => fetch(url, { headers }) }
}

const one = await givenDocument('one')
const other = await givenDocument('other')

test('reads of one tenant that hang in the bucket are not waited for by another', async () => {
  slow.tenant = one.tenant
  const hanging = Array.from({ length: 12 }, () => one.content())
  await until('as many hang as a tenant has connections', () => slow.held.length === 8)
  const answer = await other.content()
  assert.equal(answer.status, 200)
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), samplePdf('other'))
  assert.equal(slow.held.length, 8, 'nothing was let go for it')
  const page = await (await fetch(`${origin}/metrics`)).text()
  assert.match(
    page,
    new RegExp(`tamga_shared_places\\{resource="operator calls",tenant="${one.tenant}",state="held"\\} 12`),
  )
  slow.tenant = null
  slow.held.splice(0).forEach(pass)
  for (const late of await Promise.all(hanging)) {
    assert.equal(late.status, 200)
    await late.arrayBuffer()
  }
})

test('a bucket that is down is in the metrics and on the page of the installation', async () => {
  front.closeAllConnections()
  await new Promise(resolve => front.close(resolve))
  const metric = async (line: RegExp) =>
    Number(line.exec(await (await fetch(`${origin}/metrics`)).text())?.[1] ?? 0)
  const refused = /^tamga_breaker_calls_total\{breaker="operator",outcome="refused"\} (\d+)$/m
  await until('it is spared', async () => {
    const answer = await other.content()
    assert.equal(answer.status, 503)
    await answer.arrayBuffer()
    return (await metric(refused)) > 0
  })
  const failed =
    /^tamga_outbound_request_seconds_count\{breaker="operator",outcome="connect_failed"\} (\d+)$/m
  assert.ok((await metric(failed)) > 0)
  await until('the page tells of it', async () => {
    await (await other.content()).arrayBuffer()
    const { spared } = (await admin.get('/platform/status')).body
    return spared.some(({ target }: { target: string }) => target === endpoint)
  })
})
