import { errors, Provider } from 'oidc-provider'
import { defineProcessValue } from '../../../../kernel/process-values.ts'
import { subscriberNetwork } from '../../../../kernel/visitor/networks.ts'
import type { EngineRequest } from '../request.ts'

type Window = { count: number; readonly endsAt: number }

/** Stored requests of anonymous callers in the current window, by network. */
const WINDOWS = defineProcessValue('oauth requests by network', () => new Map<string, Window>())

const MOST_NETWORKS = 50_000

/** An authenticated client sends requests for many people from one address: it is not limited. */
function isOfClient(): boolean {
  const { route, client } = Provider.ctx!.oidc
  return route !== 'authorization' && client?.clientAuthMethod !== 'none'
}

/**
 * Each anonymous request stores a row until the person answers. A network gets a limited number of them per window; beyond it
 * the request is refused and nothing is stored.
 */
export function limitAnonymousRequests({ ctx, identity }: EngineRequest): void {
  const limit = ctx.services.settings.OAUTH_LIMIT_ADDRESS
  if (identity || limit === null || ctx.ip === null || isOfClient()) return
  const windows = ctx.services.processValues.of(WINDOWS)
  const network = subscriberNetwork(ctx.ip)
  const now = Date.now()
  const known = windows.get(network)
  const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + limit.seconds * 1000 }
  if (++window.count > limit.count)
    throw new errors.TemporarilyUnavailable('too many requests, try again later')
  // Evicts the least recently seen network.
  windows.delete(network)
  if (windows.size >= MOST_NETWORKS) windows.delete(windows.keys().next().value!)
  windows.set(network, window)
}
