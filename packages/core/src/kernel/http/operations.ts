import type { FastifyInstance } from 'fastify'
import { METRICS_CONTENT_TYPE } from '../metrics/exposition.ts'
import type { Services } from '../services.ts'

type Check = { name: string; status: 'ok' | 'failing'; latency_ms: number }

/** Liveness, readiness and metrics. They stand outside the request steps: health is never shed and needs no session. */
export function mountOperations(
  server: FastifyInstance,
  services: Services,
  isStopping: () => boolean,
): void {
  server.get('/health', () => ({ status: 'ok' }))
  server.get('/ready', async (_request, reply) => {
    const checks = await Promise.all([
      check('database', () => services.database.pools.app.query('select 1')),
      check('sign-in database', () => services.database.pools.platform.query('select 1')),
      check('jobs database', () => services.database.pools.jobs.query('select 1')),
    ])
    const isReady = !isStopping() && checks.every(({ status }) => status === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : isStopping() ? 'stopping' : 'failing', checks })
  })
  if (services.settings.METRICS_PORT === undefined) mountMetrics(server, services)
}

export function mountMetrics(server: FastifyInstance, services: Services): void {
  server.get('/metrics', async (_request, reply) =>
    reply.header('content-type', METRICS_CONTENT_TYPE).send(await services.metrics.registry.render()),
  )
}

async function check(name: string, probe: () => Promise<unknown>): Promise<Check> {
  const started = performance.now()
  const status = await Promise.race([
    probe().then(
      () => 'ok' as const,
      () => 'failing' as const,
    ),
    new Promise<'failing'>(resolve => setTimeout(resolve, 2000, 'failing').unref()),
  ])
  return { name, status, latency_ms: Math.round(performance.now() - started) }
}
