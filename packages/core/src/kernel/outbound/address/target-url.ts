import { isIP } from 'node:net'
import { OutboundError } from '../outbound-error.ts'
import { type AddressPolicy, normalizeHost } from './allow-list.ts'

/** After WHATWG parsing, so decimal, octal and hexadecimal spellings of an address are already its plain form. */
export function parseTargetUrl(input: string | URL, base?: URL): URL {
  const url = URL.parse(String(input), base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol) || !url.hostname) throw new OutboundError('bad_url')
  if (url.username || url.password) throw new OutboundError('bad_url', { origin: url.origin })
  url.hash = ''
  return url
}

export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
}

/** Refuses an internal address written into the URL before anything is opened; names are checked on connecting. */
export function refuseInternalLiteral(policy: AddressPolicy, url: URL): void {
  const host = normalizeHost(url.hostname)
  if (isIP(host) === 0 || policy.permits(host, portOf(url))) return
  throw new OutboundError('address_not_allowed', { origin: url.origin })
}
