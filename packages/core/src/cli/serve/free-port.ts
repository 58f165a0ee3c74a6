import { createServer } from 'node:net'
import { isListenedOn, PortInUse } from '../../kernel/http/connections/listen.ts'

export function findFreePort(host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ host, port: 0, ipv6Only: true, exclusive: true }, () => {
      const address = probe.address() as { port: number }
      probe.close(() => resolve(address.port))
    })
  })
}

/** Asked before PostgreSQL is started, so that a taken port is told at once and nothing is left running. */
export async function requireFreePort(hosts: readonly string[], port: number): Promise<void> {
  for (const host of hosts) {
    // Anything else that forbids to listen there is told when the service does.
    if (port !== 0 && (await isListenedOn(host, port))) throw new PortInUse(host, port)
  }
}
