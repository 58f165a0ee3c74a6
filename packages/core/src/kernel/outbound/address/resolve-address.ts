import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Semaphore } from '../../reliability/semaphore.ts'
import { createSingleflight } from '../../reliability/singleflight.ts'
import { OutboundError } from '../outbound-error.ts'
import { type AddressPolicy, normalizeHost } from './allow-list.ts'

export type ResolvedAddress = { address: string; family: number }
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>

export const lookupBySystem: Lookup = hostname => systemLookup(hostname, { all: true, verbatim: true })

export type Target = { hostname: string; port: number; origin: string }
export type ResolveParts = {
  policy: AddressPolicy
  /** Tried first, since it keeps nobody waiting; empty where it knows nothing. */
  query: Lookup | undefined
  lookup: Lookup
  lookUps: Semaphore
}
/** The addresses that may be connected to. The caller connects to these and resolves nothing again. */
export type Resolver = (tenant: string, target: Target, signal: AbortSignal) => Promise<ResolvedAddress[]>

export function createResolver({ policy, query, lookup, lookUps }: ResolveParts): Resolver {
  const queries = createSingleflight<ResolvedAddress[]>()
  const flights = createSingleflight<ResolvedAddress[]>()

  /** Asked once for all connections of a tenant that want the same name at the same time. */
  async function lookUp(tenant: string, host: string, signal: AbortSignal): Promise<ResolvedAddress[]> {
    const known = query ? await queries.run(tenant, host, () => query(host)) : []
    if (known.length > 0) return known
    const release = flights.isUnderWay(tenant, host) ? () => {} : await lookUps.acquire(tenant, signal)
    return flights.run(tenant, host, () => lookup(host)).finally(release)
  }

  async function resolve(tenant: string, host: string, about: { origin: string; signal: AbortSignal }) {
    const { origin, signal } = about
    const found = await lookUp(tenant, host, signal).catch(error => {
      if (error instanceof OutboundError) throw error
      const { code } = error as { code?: string }
      throw new OutboundError('dns_failed', { origin, code })
    })
    if (found.length === 0) throw new OutboundError('dns_failed', { origin, code: 'ENODATA' })
    return found
  }

  return async (tenant, target, signal) => {
    const host = normalizeHost(target.hostname)
    const { origin, port } = target
    const literal = isIP(host)
    const found = literal
      ? [{ address: host, family: literal }]
      : await resolve(tenant, host, { origin, signal })
    if (policy.allowsHost(host, port)) return found
    if (found.every(({ address }) => policy.permits(address, port))) return found
    // One internal address among public ones is an attack or a mistake; only what the operator named remains.
    const named = found.filter(({ address }) => policy.allowsAddress(address, port))
    if (named.length === 0) throw new OutboundError('address_not_allowed', { origin })
    return named
  }
}
