import { createServer } from 'node:net'
import { PortInUse } from '../../kernel/http/connections/listen.ts'

/** Listens for a moment: answers the port, or throws what the system says. */
function tryListening(host: string | undefined, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ host, port, ipv6Only: true, exclusive: true }, () => {
      const address = probe.address() as { port: number }
      probe.close(() => resolve(address.port))
    })
  })
}

export const findFreePort = (host: string | undefined): Promise<number> => tryListening(host, 0)

/** Asked before PostgreSQL is started, so that a taken port is told at once and nothing is left running. */
export async function requireFreePort(hosts: readonly string[], port: number): Promise<void> {
  for (const host of hosts) {
    await tryListening(host, port).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') throw new PortInUse(host, port)
      // A machine without IPv6 has no such address; anything else is told when the service really listens.
    })
  }
}
