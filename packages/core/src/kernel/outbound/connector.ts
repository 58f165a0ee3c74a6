import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import {
  type ResolvedAddress,
  type ResolveParts,
  resolvePermitted,
  type Target,
} from './address/resolve-address.ts'
import { OutboundError } from './outbound-error.ts'

export type ConnectorParts = ResolveParts & { connectTimeout: number; ca?: string | Buffer }

/**
 * Every new connection resolves and checks its own addresses and connects to exactly those: a name that is
 * rebound between check and connection changes nothing, and a pooled connection stays with its address.
 */
export function createGuardedConnector(parts: ConnectorParts): buildConnector.connector {
  return (options, callback) => {
    const target = readTarget(options)
    withTimeout(resolvePermitted(parts, target), parts.connectTimeout, target.origin).then(
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

async function withTimeout<T>(work: Promise<T>, ms: number, origin: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutboundError('timeout', { origin })), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
