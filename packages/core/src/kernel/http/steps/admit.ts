import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../problem.ts'
import { enterTenant } from './enter-tenant.ts'
import type { Entry, Mounting, RouteRules } from './entry.ts'
import { identify } from './identify.ts'
import { OPEN_STEPS, SESSION_STEPS } from './steps.ts'

/** Takes a request through its steps; the first that refuses ends them. */
export function admit(rules: RouteRules, mounting: Mounting) {
  const steps = rules.access === 'open' ? OPEN_STEPS : SESSION_STEPS
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const entry: Entry = { request, reply, rules, mounting }
    try {
      for (const step of steps) {
        const waiting = step(entry)
        if (waiting) await waiting
      }
    } catch (error) {
      if (isCrossSite(error)) void reportCrossSite(entry, error)
      else reportRefusal(entry, error)
      throw error
    }
    request.ctx = entry.ctx!
  }
}

/** A change that a signed-in person was not allowed to make is recorded, and any use of a token from a network that is not its own. */
function reportRefusal({ request, session, mounting }: Entry, error: unknown): void {
  if (!session || !(error instanceof AppError)) return
  if (request.method === 'GET' && error.code !== 'token_network_refused') return
  // Whoever proves once more who they are goes on: that is no refusal.
  if (error.code === 'step_up_required') return
  mounting.onRefused(session, error, `${request.method} ${request.routeOptions.url}`)
}

const isCrossSite = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'cross_site_request'

/** After a cross-site request, finds the session of the cookie to record it in its tenant; the answer does not wait. */
async function reportCrossSite(entry: Entry, error: unknown): Promise<void> {
  try {
    await identify(entry)
    await enterTenant(entry)
    reportRefusal(entry, error)
  } catch {
    // No such session: nothing to record.
  }
}
