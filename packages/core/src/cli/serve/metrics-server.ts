import Fastify from 'fastify'
import { listenOn } from '../../kernel/http/connections/listen.ts'
import { mountMetrics } from '../../kernel/http/operations.ts'
import type { Services } from '../../kernel/services.ts'

export type MetricsServer = { address: string; close(): Promise<void> }

/** /metrics on its own port, for networks that keep it from users. */
export async function startMetricsServer(services: Services, port: number): Promise<MetricsServer> {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  mountMetrics(server, services)
  const address = await listenOn(server, { hosts: services.settings.HOST, port })
  return { address, close: () => server.close() }
}
