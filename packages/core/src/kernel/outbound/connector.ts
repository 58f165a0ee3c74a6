import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import type { ResolvedAddress, Resolver, Target } from './address/resolve-address.ts'
import { OutboundError } from './outbound-error.ts'

export type ConnectorParts = { resolve: Resolver; connectTimeout: number; ca?: string | Buffer }

/**
 * Every new connection resolves and checks its own addresses and connects to exactly those: a name that is
 * rebound between check and connection changes nothing, and a pooled connection stays with its address.
 */
export function createGuardedConnector(tenant: string, parts: ConnectorParts): buildConnector.connector {
  return (options, callback) => {
    const target = readTarget(options)
    resolveInTime(tenant, target, parts).then(
      addresses => connectTo(parts, addresses)(options, callback),
      error => callback(error, null),
    )
  }
}

function readTarget({ hostname, port, protocol }: buildConnector.Options): Target {
  const number = Number(port) || (protocol === 'https:' ? 443 : 80)
  return { hostname, port: number, origin: `${protocol}//${hostname}${port ? `:${port}` : ''}` }
}

function connectTo(parts: ConnectorParts, addresses: ResolvedAddress[]): buildConnector.connector {
  const lookup: LookupFunction = (_hostname, { all }, done) => {
    if (all) return done(null, addresses)
    const [first] = addresses
    done(null, first!.address, first!.family)
  }
  return buildConnector({
    timeout: parts.connectTimeout,
    allowH2: false,
    maxCachedSessions: 0,
    autoSelectFamily: addresses.length > 1,
    ca: parts.ca,
    lookup,
  } as buildConnector.BuildOptions)
}

async function resolveInTime(tenant: string, target: Target, parts: ConnectorParts) {
  const clock = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new OutboundError('timeout', { origin: target.origin })
    // Whoever still waits for a look-up then gives up their turn.
    clock.abort(error)
    reject(error)
  }, parts.connectTimeout)
  return Promise.race([parts.resolve(tenant, target, clock.signal), late]).finally(() => clearTimeout(timer))
}
