import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import test, { type TestContext } from 'node:test'
import { refusedWith, serve } from '../../testing/servers/outbound-server.ts'
import { until } from '../../testing/until.ts'
import { createOutbound, type OutboundOptions } from './outbound.ts'

/** What a caller gives up is given up at once, though its name is still being looked up: nobody waits for the end of the look-up. */
const LONG = { connect: 30_000, request: 60_000 }
const HANGS = { timeout: 25_000 }

function open(options: Partial<OutboundOptions> = {}) {
  const outbound = createOutbound({ allow: ['127.0.0.1'], ...options })
  return { hostile: outbound.of('hostile'), other: outbound.of('other'), outbound }
}

/** A host that answers `/answer` and lets everything else hang until it is told to answer. */
async function hangingHost(t: TestContext) {
  const held: ServerResponse[] = []
  const { origin } = await serve(t, (request, response) => {
    if (request.url === '/answer') response.end('ok')
    else held.push(response)
  })
  const release = () => {
    for (const response of held.splice(0)) response.end('late')
  }
  return { origin, held, release }
}

test('calls that hang for one tenant, in any number, are not waited for by another', async t => {
  const { origin, held, release } = await hangingHost(t)
  const { hostile, other, outbound } = open()
  const hanging = Array.from({ length: 70 }, () =>
    hostile.request({ url: `${origin}/hang`, timeout: 60_000 }),
  )
  await until('as many hang as one origin gets', () => held.length === 8)
  const answer = await other.request({ url: `${origin}/answer` })
  assert.equal(answer.text(), 'ok')
  assert.equal(held.length, 8, 'and nothing hostile was released for it')
  const [mine] = outbound.usage.calls()
  assert.deepEqual(mine, { key: 'hostile', active: 32, waiting: 38 })
  const drain = setInterval(release, 10)
  await Promise.all(hanging)
  clearInterval(drain)
  await outbound.close()
})

test('a look-up that hangs for one tenant is not waited for by another', HANGS, async t => {
  const { origin } = await hangingHost(t)
  const lookedUp: string[] = []
  const lookup = (host: string) => {
    lookedUp.push(host)
    return host === 'localhost.example'
      ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      : new Promise<never>(() => {})
  }
  const { hostile, other } = open({ lookup, timeouts: LONG })
  const stop = new AbortController()
  const hanging = Array.from({ length: 20 }, (_, i) =>
    hostile.request({ url: `http://tarpit-${i}.example/`, signal: stop.signal }),
  )
  await until('one of them is looked up', () => lookedUp.length === 1)
  const { port } = new URL(origin)
  const answer = await other.request({ url: `http://localhost.example:${port}/answer` })
  assert.equal(answer.text(), 'ok')
  assert.equal(lookedUp.length, 2)
  stop.abort(new Error('enough'))
  assert.ok((await Promise.allSettled(hanging)).every(({ status }) => status === 'rejected'))
})

test(
  'look-ups that hang for two tenants are not waited for by a third, whose name the name servers know',
  HANGS,
  async t => {
    const { origin } = await hangingHost(t)
    const hangs: string[] = []
    const lookup = (host: string) => {
      hangs.push(host)
      return new Promise<never>(() => {})
    }
    const query = async (host: string) =>
      host === 'localhost.example' ? [{ address: '127.0.0.1', family: 4 }] : []
    const { outbound } = open({ lookup, query, timeouts: LONG })
    const stop = new AbortController()
    const hanging = ['first', 'second', 'first', 'second'].map((tenant, i) =>
      outbound.of(tenant).request({ url: `http://tarpit-${i}.example/`, signal: stop.signal }),
    )
    await until('both places are taken', () => hangs.length === 2)
    const { port } = new URL(origin)
    const answer = await outbound.of('third').request({ url: `http://localhost.example:${port}/answer` })
    assert.equal(answer.text(), 'ok')
    stop.abort(new Error('enough'))
    assert.ok((await Promise.allSettled(hanging)).every(({ status }) => status === 'rejected'))
  },
)

test('who waited too long for a look-up gives up their turn', async () => {
  const lookedUp: string[] = []
  const lookup = (host: string) => {
    lookedUp.push(host)
    return new Promise<never>(() => {})
  }
  const { hostile, outbound } = open({ lookup, timeouts: { connect: 50 } })
  const hanging = Array.from({ length: 5 }, (_, i) => hostile.request({ url: `http://tarpit-${i}.example/` }))
  for (const result of await Promise.allSettled(hanging)) assert.equal(result.status, 'rejected')
  assert.equal(lookedUp.length, 1)
  assert.deepEqual(outbound.usage.lookUps(), [{ key: 'hostile', active: 1, waiting: 0 }])
})

test('a host that fails for one tenant is closed for that tenant alone', async t => {
  let status = 503
  const { origin } = await serve(t, (_request, response) => response.writeHead(status).end())
  const { hostile, other } = open({ breaker: { protection: 1, random: () => 0, now: () => 0 } })
  for (let i = 0; i < 2; i += 1) await hostile.request({ url: origin })
  await assert.rejects(hostile.request({ url: origin }), refusedWith('breaker_open'))
  status = 200
  assert.equal((await other.request({ url: origin })).status, 200)
})
