import cluster from 'node:cluster'
import { type AddressInfo, connect, createServer, type ListenOptions, Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
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

export type Place = {
  readonly hosts: readonly string[]
  readonly port: number
  /** How long connections on which nothing is asked stay open after the port was closed. */
  readonly lingerMs?: number
}

/** A proxy ends connections that it does not use for 2 s by itself (deploy/nginx). */
const LONGEST_LINGER_MS = 3000

/** Where no proxy needs a delay, nobody has to wait for the stop either. */
export const lingerOf = ({ DRAIN_DELAY }: { readonly DRAIN_DELAY: number }): number =>
  Math.min(DRAIN_DELAY * 1000, LONGEST_LINGER_MS)

/** Listens on every address given. Fastify knows one socket; what others accept is handed to its server. */
export async function listenOn(
  server: FastifyInstance,
  { hosts, port, lingerMs = 0 }: Place,
): Promise<string> {
  const [first = '127.0.0.1', ...others] = hosts
  const further: Server[] = []
  // Fastify closes idle connections when this is done, and waits for its own socket alone.
  let closed: Promise<unknown> = Promise.resolve()
  server.addHook('preClose', async () => {
    await untilNobodyArrives(server.server)
    closed = stopListening(server.server, further)
    if (lingerMs > 0) await Promise.race([closed, pause(lingerMs, undefined, { ref: false })])
  })
  server.addHook('onClose', async () => void (await closed))
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

/**
 * Closes the port and no connection, and waits until all of them have ended. A proxy does not repeat a POST that it has sent: a
 * connection that is cut while idle, with the next request on its way, loses that request. Fastify ends each connection with the answer to
 * its next request from now on, and a proxy ends by itself those that it does not use.
 */
function stopListening(main: Server, further: readonly Server[]): Promise<unknown> {
  const ended = new Promise<void>(resolve => void main.once('close', resolve))
  // Not the method of Node's HTTP server, which cuts idle connections first.
  Server.prototype.close.call(main)
  return Promise.all([ended, ...further.map(close)])
}

/** While more arrive in each turn than this, some are lost in any case. */
const MOST_TURNS = 100

/** The system resets connections that wait in a socket when that is closed: right after a turn that found none, there are hardly any. */
async function untilNobodyArrives(server: Server): Promise<void> {
  let arrived = true
  const note = () => {
    arrived = true
  }
  server.on('connection', note)
  for (let turn = 0; arrived && turn < MOST_TURNS; turn += 1) {
    arrived = false
    await nextTurn()
  }
  server.off('connection', note)
}

/** The processes of WEB_CONCURRENCY get their connections from their parent, and not every system can share a port. */
async function countOfSockets(host: string, port: number): Promise<number> {
  if (cluster.isWorker || process.platform !== 'linux') return 1
  // A shared port would be shared with another Tamga, too: nobody may be there yet.
  if (port !== 0 && (await isListenedOn(host, port))) throw new PortInUse(host, port)
  return SOCKETS
}

/** No local socket takes longer to answer, unless it takes nobody. */
const ANSWER_MS = 1000

/**
 * Whether any program of this machine listens there. Not found out by listening for a moment: a proxy that finds the port open would
 * send a request, which would be lost.
 */
export const isListenedOn = (host: string, port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host, port, timeout: ANSWER_MS })
    const tell = (isListening: boolean) => {
      socket.destroy()
      resolve(isListening)
    }
    socket.once('connect', () => tell(true))
    socket.once('timeout', () => tell(false))
    socket.once('error', () => tell(false))
  })

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
