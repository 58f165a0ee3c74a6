import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../problem.ts'

/** The installation is closed for work on it; `until` is when the operator expects to be done. */
export type Maintenance = { readonly until: Date | null }

export type MaintenanceRules = {
  /** What this process knows, without waiting; null while the installation is open. */
  current(): Maintenance | null
  isOperator(request: FastifyRequest): Promise<boolean>
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const RETRY_SECONDS = 60
const LONGEST_RETRY_SECONDS = 3600

/** What a load balancer asks, and what pages are made of. */
const ALWAYS_OPEN =
  /^\/(health|ready|metrics|manifest\.webmanifest|favicon\.ico|sw\.js)$|^\/(assets|docs\/assets|brand|icons)\//

const OPERATORS_DOOR = '/login?operator'

/** While the installation is under maintenance, operators work and everybody else is told when to come back. */
export function mountMaintenance(server: FastifyInstance, rules: MaintenanceRules): void {
  server.publicDocuments.closeWhile(() => rules.current() !== null)
  server.addHook('onRequest', (request, reply, done) => {
    const maintenance = rules.current()
    if (!maintenance || isAlwaysOpen(request)) return done()
    rules.isOperator(request).then(isOperator => {
      if (isOperator) return done()
      const seconds = retryAfter(maintenance)
      if (!wantsPage(request))
        return done(new AppError(503, 'maintenance', { headers: { 'retry-after': String(seconds) } }))
      rules.sendPage(request, reply.code(503).header('retry-after', String(seconds)))
    }, done)
  })
}

const isAlwaysOpen = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operation?.shape.duringMaintenance === true ||
  ALWAYS_OPEN.test(url.split('?', 1)[0]!) ||
  url === OPERATORS_DOOR ||
  url.startsWith(`${OPERATORS_DOOR}&`)

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !url.startsWith('/api/')

const retryAfter = ({ until }: Maintenance): number => {
  if (!until) return RETRY_SECONDS
  const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
  return Math.min(Math.max(seconds, RETRY_SECONDS), LONGEST_RETRY_SECONDS)
}
