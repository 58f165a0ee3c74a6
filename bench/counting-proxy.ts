import { connect, createServer, type Socket } from 'node:net'

export type CountingProxy = {
  /** The same database, reached through the proxy. */
  url: string
  /** Round trips so far by the database roles whose name passes. */
  count(isCounted: (role: string) => boolean): number
  stop(): Promise<void>
}

type Traffic = { role: string; trips: number }

/** Stands between a service and PostgreSQL and counts the times that somebody speaks after having been answered: a round trip, however many messages it carries. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  const traffic: Traffic[] = []
  const sockets = new Set<Socket>()
  const proxy = createServer(client => {
    const server = connect(Number(target.port), target.hostname)
    traffic.push(watch(client, server))
    for (const socket of [client, server]) {
      sockets.add(socket.setNoDelay())
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(server).pipe(client)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as { port: number }
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    count: isCounted =>
      traffic.filter(({ role }) => isCounted(role)).reduce((sum, { trips }) => sum + trips, 0),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => proxy.close(resolve))
    },
  }
}

function watch(client: Socket, server: Socket): Traffic {
  const seen: Traffic = { role: '', trips: 0 }
  let isAnswered = true
  client.on('data', (bytes: Buffer) => {
    // The first message of a connection names the role in clear (PostgreSQL protocol, StartupMessage).
    if (seen.role === '') seen.role = /user\0([^\0]+)/.exec(bytes.toString('latin1'))?.[1] ?? '?'
    if (isAnswered) seen.trips++
    isAnswered = false
  })
  server.on('data', () => {
    isAnswered = true
  })
  return seen
}
