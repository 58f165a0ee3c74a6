import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Semaphore } from '../../reliability/semaphore.ts'
import { OutboundError } from '../outbound-error.ts'
import { type AddressPolicy, normalizeHost } from './allow-list.ts'

export type ResolvedAddress = { address: string; family: number }
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>

export const lookupBySystem: Lookup = hostname => systemLookup(hostname, { all: true, verbatim: true })

export type Target = { hostname: string; port: number; origin: string }
export type ResolveParts = { policy: AddressPolicy; lookup: Lookup; lookups: Semaphore }

/** The addresses that may be connected to. The caller connects to these and resolves nothing again. */
export async function resolvePermitted(parts: ResolveParts, target: Target): Promise<ResolvedAddress[]> {
  const { policy } = parts
  const host = normalizeHost(target.hostname)
  const literal = isIP(host)
  const found = literal ? [{ address: host, family: literal }] : await resolve(parts, host, target.origin)
  if (policy.allowsHost(host, target.port)) return found
  if (found.every(({ address }) => policy.permits(address, target.port))) return found
  // One internal address among public ones is an attack or a mistake; only what the operator named remains.
  const named = found.filter(({ address }) => policy.allowsAddress(address, target.port))
  if (named.length === 0) throw new OutboundError('address_not_allowed', { origin: target.origin })
  return named
}

async function resolve(parts: ResolveParts, host: string, origin: string): Promise<ResolvedAddress[]> {
  // getaddrinfo occupies a thread of the pool that password hashing needs too, so few run at once.
  const found = await parts.lookups
    .run('all', () => parts.lookup(host))
    .catch(error => {
      const { code } = error as { code?: string }
      throw new OutboundError('dns_failed', { origin, code })
    })
  if (found.length === 0) throw new OutboundError('dns_failed', { origin, code: 'ENODATA' })
  return found
}
