import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken } from '../crypto/token.ts'
import { checkDatabase } from '../metrics/database-checks.ts'
import { METRICS_CONTENT_TYPE } from '../metrics/metrics.ts'
import type { Services } from '../services.ts'
import { notFound } from './problem.ts'

/** Liveness, readiness and metrics. They stand outside the request steps: health is never shed and needs no session. */
export function mountOperations(
  server: FastifyInstance,
  services: Services,
  isStopping: () => boolean,
): void {
  server.get('/health', () => ({ status: 'ok' }))
  server.get('/ready', async (_request, reply) => {
    const found = await checkDatabase(services.database)
    const checks = found.map(({ name, status, latency_ms }) => ({ name, status, latency_ms }))
    const isReady = !isStopping() && checks.every(({ status }) => status === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : isStopping() ? 'stopping' : 'failing', checks })
  })
  if (services.settings.METRICS_PORT === undefined) mountMetrics(server, services, mayReadMetrics(services))
}

/** On a port of their own everybody who reaches it may read them. */
export function mountMetrics(
  server: FastifyInstance,
  services: Services,
  mayRead: (request: FastifyRequest) => boolean = () => true,
): void {
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw notFound()
    return reply.header('content-type', METRICS_CONTENT_TYPE).send(await services.metrics.page())
  })
}

/** On the public port: with the token where one is set, and without one to nobody in production, wherever they call from. */
function mayReadMetrics({ settings }: Services): (request: FastifyRequest) => boolean {
  const { METRICS_TOKEN: token, ENVIRONMENT } = settings
  if (token === undefined) return () => ENVIRONMENT !== 'production'
  const expected = hashToken(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(hashToken(headers.authorization ?? ''), expected)
}
