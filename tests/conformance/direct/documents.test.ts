// Discovery and key set are answered before the router. A condition that nothing meets sends the same request through it.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { startProviderWorld } from '../world/provider-world.ts'

const world = await startProviderWorld({ after })

const PATHS = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/api/v1',
  '/.well-known/jwks.json',
]
const UNMET = { 'if-none-match': '"of another time"' }

const ask = (path: string, init: RequestInit = {}) => fetch(`${world.issuer}${path}`, init)

async function readAnswer(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(path, { headers })
  const told = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id').sort()
  assert.match(answer.headers.get('x-request-id')!, /^[\w-]{36}$/)
  return { status: answer.status, headers: told, body: await answer.text() }
}

test('a document is the same with and without the router, and so are its headers', async () => {
  for (const path of PATHS) {
    const routed = await readAnswer(path, UNMET)
    assert.equal(routed.status, 200)
    assert.deepEqual(await readAnswer(path), routed)
  }
})

test('what is more than plain goes to the route: conditions, other methods, queries and bodies', async () => {
  for (const path of PATHS) {
    const etag = (await ask(path)).headers.get('etag')!
    assert.equal((await ask(path, { headers: { 'if-none-match': etag } })).status, 304)
    assert.equal((await ask(path, { method: 'HEAD' })).status, 200)
    assert.equal((await ask(`${path}?x=1`)).status, 200)
    assert.equal((await ask(path, { method: 'POST' })).status, 404)
  }
  const named = await ask(PATHS[0]!, { headers: { 'x-request-id': 'of-the-caller' } })
  assert.equal(named.headers.get('x-request-id'), 'of-the-caller')
})

/** RFC 9112 §3.2. */
test('a request with two hosts is refused', async () => {
  const { hostname, port } = new URL(world.issuer)
  for (const path of PATHS) {
    const socket = connect(Number(port), hostname)
    socket.end(`GET ${path} HTTP/1.1\r\nhost: one\r\nhost: two\r\nconnection: close\r\n\r\n`)
    assert.match(await text(socket), /^HTTP\/1\.1 400 /)
  }
})

test('both ways are counted', async () => {
  const path = PATHS[0]!
  const name = new RegExp(
    `^tamga_http_request_seconds_count\\{method="GET",route="${path}",status="200"\\} (\\d+)$`,
    'm',
  )
  const count = async () =>
    Number(name.exec(await world.platform.services.metrics.registry.render())?.[1] ?? 0)
  const before = await count()
  await ask(path)
  await ask(path, { headers: UNMET })
  assert.equal(await count(), before + 2)
})

test('during maintenance the documents are closed like everything else', async () => {
  const isOpen = async (path: string) => (await ask(path)).status === 200
  assert.equal((await world.admin.put('/platform/maintenance', { enabled: true })).status, 200)
  for (const path of PATHS) assert.equal(await isOpen(path), false)
  assert.equal((await world.admin.put('/platform/maintenance', { enabled: false })).status, 200)
  for (const path of PATHS) assert.equal(await isOpen(path), true)
})
