import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { createMigratedDatabase, sendRequestsOnce, startTestPlatform, until } from '@tamga/core/testing'

/** What stands on something ends before it. */
const endings: (() => Promise<unknown>)[] = []
const afterwards = { after: (work: () => Promise<unknown>) => void endings.unshift(work) }
after(async () => {
  for (const end of endings) await end()
})

/** Stands between a service and PostgreSQL. A connection that was silenced stays open, and nothing goes through it any more. */
async function startSilencingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  const proxy = createServer(client => {
    const server = connect(Number(target.port), target.hostname)
    const pair = [client, server] as const
    pairs.add(pair)
    for (const socket of [client.setNoDelay(), server.setNoDelay()])
      socket
        .on('error', () => {})
        .on('close', () => {
          pairs.delete(pair)
          for (const each of pair) each.destroy()
        })
    client.pipe(server).pipe(client)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    /** As a firewall does that has forgotten them. Answers with how many there were. */
    silence() {
      for (const [client, server] of pairs) {
        client.unpipe().pause()
        server.unpipe().pause()
      }
      return pairs.size
    },
    async stop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      await new Promise(resolve => proxy.close(resolve))
    },
  }
}

sendRequestsOnce(afterwards)
const proxy = await startSilencingProxy(await createMigratedDatabase(afterwards))
afterwards.after(() => proxy.stop())
const world = await startTestPlatform(afterwards, { databaseUrl: proxy.url })

test('connections of the database that died without a word are replaced, and everybody who is signed in is answered', async () => {
  const ask = () => Promise.all(Array.from({ length: 8 }, () => world.admin.get('/me')))
  await ask()
  const { database } = world.platform.services
  // What is under way over a connection that dies waits for its own time limit, and holds its place in the pool until then.
  const silenced = await until(
    'nothing is under way',
    () => database.connections().every(({ busy }) => busy === 0) && proxy.silence(),
  )
  assert.ok(silenced > 1)
  const answers = await ask()
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 200),
  )
})
