import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { CHECK_CONNECTIONS_MS } from '../server.ts'

export class PortInUse extends Error {
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=${port + 1}`,
    )
    this.name = 'PortInUse'
  }
}

/** Listens on every address given. Fastify knows one; the others are servers of their own that hand over to it. */
export async function listenOn(
  server: FastifyInstance,
  hosts: readonly string[],
  port: number,
): Promise<string> {
  const [first = '127.0.0.1', ...others] = hosts
  try {
    await server.listen({ host: first, port })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new PortInUse(first, port) : error
  }
  const actual = (server.server.address() as AddressInfo).port
  for (const host of others) await listenFurther(server, host, actual)
  return `http://${first.includes(':') ? `[${first}]` : first}:${actual}`
}

async function listenFurther(server: FastifyInstance, host: string, port: number): Promise<void> {
  const { requestTimeout, headersTimeout } = server.server
  const options = {
    requestTimeout,
    headersTimeout,
    connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    requireHostHeader: false,
  }
  const further = createServer(options, (request, response) => server.routing(request, response))
  for (const event of ['clientError', 'checkExpectation'])
    for (const listener of server.server.listeners(event)) further.on(event, listener as never)
  further.keepAliveTimeout = server.server.keepAliveTimeout
  return new Promise((resolve, reject) => {
    further.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 listens on the other addresses.
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve()
      else reject(error.code === 'EADDRINUSE' ? new PortInUse(host, port) : error)
    })
    further.listen({ host, port, ipv6Only: true }, () => {
      server.server.once('close', () => {
        further.close()
        further.closeIdleConnections()
      })
      resolve()
    })
  })
}
