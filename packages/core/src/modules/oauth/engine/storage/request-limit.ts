import { errors, Provider } from 'oidc-provider'
import { defineProcessValue } from '../../../../kernel/process-values.ts'
import { subscriberNetwork } from '../../../../kernel/visitor/networks.ts'
import type { EngineRequest } from '../request.ts'

type Window = { count: number; readonly endsAt: number }

/** Requests that strangers had kept, by network, in the present window. */
const WINDOWS = defineProcessValue('oauth requests by network', () => new Map<string, Window>())

const MOST_NETWORKS = 50_000

/** A server that proved which client it is asks for many people from one address. */
function isOfClient(): boolean {
  const { route, client } = Provider.ctx!.oidc
  return route !== 'authorization' && client?.clientAuthMethod !== 'none'
}

/**
 * Whoever is not signed in leaves a row behind that waits for them. A network gets so many of them in a while; whoever floods
 * us is told to come later, and nothing is kept.
 */
export function limitStrangers({ ctx, identity }: EngineRequest): void {
  const limit = ctx.services.settings.OAUTH_LIMIT_ADDRESS
  if (identity || limit === null || ctx.ip === null || isOfClient()) return
  const windows = ctx.services.processValues.of(WINDOWS)
  const network = subscriberNetwork(ctx.ip)
  const now = Date.now()
  const known = windows.get(network)
  const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + limit.seconds * 1000 }
  if (++window.count > limit.count)
    throw new errors.TemporarilyUnavailable('too many requests, try again later')
  // The network that was seen least lately gives way.
  windows.delete(network)
  if (windows.size >= MOST_NETWORKS) windows.delete(windows.keys().next().value!)
  windows.set(network, window)
}
