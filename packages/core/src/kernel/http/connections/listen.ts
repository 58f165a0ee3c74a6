import cluster from 'node:cluster'
import { type AddressInfo, createServer, type ListenOptions, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export class PortInUse extends Error {
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=${port + 1}`,
    )
    this.name = 'PortInUse'
  }
}

/**
 * Node takes one new connection from a listening socket in each turn of its loop. While turns are long, because there is much to answer,
 * newcomers would wait unseen in the kernel for seconds, and could not even be told to come back later. The kernel shares newcomers among
 * the sockets of one address, so each turn takes up to so many.
 */
const SOCKETS = 32

/** Listens on every address given. Fastify knows one socket; what others accept is handed to its server. */
export async function listenOn(
  server: FastifyInstance,
  hosts: readonly string[],
  port: number,
): Promise<string> {
  const [first = '127.0.0.1', ...others] = hosts
  const further: Server[] = []
  // They stop to listen when Fastify does, and what they accepted is waited for as Fastify waits for its own.
  const closed: Promise<void>[] = []
  server.addHook('preClose', async () => void closed.push(...further.map(close)))
  server.addHook('onClose', async () => void (await Promise.all(closed)))
  const sockets = await countOfSockets(first, port)
  const shared = sockets > 1 ? { reusePort: true } : {}
  await inUseIsTold(server.listen({ host: first, port, ...shared }), first, port)
  const actual = (server.server.address() as AddressInfo).port
  for (const host of hosts.length > 0 ? hosts : [first])
    for (let socket = host === first ? 1 : 0; socket < sockets; socket += 1) {
      const listening = await listenFurther(server, {
        host,
        port: actual,
        ...shared,
        ipv6Only: others.includes(host),
      })
      if (!listening) break
      further.push(listening)
    }
  return `http://${first.includes(':') ? `[${first}]` : first}:${actual}`
}

/** The processes of WEB_CONCURRENCY get their connections from their parent, and not every system can share a port. */
async function countOfSockets(host: string, port: number): Promise<number> {
  if (cluster.isWorker || process.platform !== 'linux') return 1
  // A shared port would be shared with another Tamga, too: nobody may be there yet.
  if (port !== 0) await inUseIsTold(listen({ host, port }).then(close), host, port)
  return SOCKETS
}

const inUseIsTold = <T>(listening: Promise<T>, host: string, port: number): Promise<T> =>
  listening.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortInUse(host, port) : error
  })

async function listenFurther(server: FastifyInstance, options: ListenOptions): Promise<Server | undefined> {
  const accept = (socket: Socket) => void server.server.emit('connection', socket)
  const listening = listen(options, accept).catch((error: NodeJS.ErrnoException) => {
    // A machine without IPv6 listens on the other addresses.
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return undefined
    throw error
  })
  return inUseIsTold(listening, options.host!, options.port!)
}

/** With the options that Node's own HTTP server has for its connections. */
function listen(options: ListenOptions, accept?: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, accept)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => resolve(server))
  })
}

const close = (server: Server): Promise<void> => new Promise(resolve => void server.close(() => resolve()))
