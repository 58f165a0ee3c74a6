import { isIP } from 'node:net'
import { defineKind, type Kind } from './kind.ts'

const hostLabels =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*\.?$/

function isHost(given: string): boolean {
  const bare = given.startsWith('[') && given.endsWith(']') ? given.slice(1, -1) : given
  return bare === given ? isIP(given) !== 6 && hostLabels.test(given) : isIP(bare) === 6
}

const isPort = (given: string) => /^\d{1,5}$/.test(given) && Number(given) >= 1 && Number(given) <= 65_535

function parseHostPort(given: string): string | undefined {
  const [, host, port] = /^(.*?)(?::(\d+))?$/.exec(given.toLowerCase()) ?? []
  if (host === undefined || !isHost(host) || (port !== undefined && !isPort(port))) return undefined
  return port === undefined ? host : `${host}:${Number(port)}`
}

/** `example.mn`, `example.mn:8443`, `[::1]:8080`; no scheme, no path, no wildcard. */
export const hostPort: Kind<string> = defineKind(
  'host',
  'a host or host:port such as app.example.mn',
  parseHostPort,
)

function isNetwork(given: string): boolean {
  const [address, bits, ...rest] = given.split('/')
  const family = isIP(address!)
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? '')) return false
  return Number(bits) <= (family === 4 ? 32 : 128)
}

/** A destination the operator opens for outbound calls: host, host:port, address or CIDR. */
export const destination: Kind<string> = defineKind(
  'destination',
  'a host, host:port or network such as 10.0.0.0/8',
  given => {
    const lower = given.toLowerCase()
    if (lower.includes('/')) return isNetwork(lower) ? lower : undefined
    return isIP(lower) === 6 ? lower : parseHostPort(lower)
  },
)

/** A name server: an address, with a port where it is not 53. */
export const nameServer: Kind<string> = defineKind(
  'name server',
  'an address or address:port such as 10.0.0.53',
  given => {
    const lower = given.toLowerCase()
    if (isIP(lower) !== 0) return lower
    const host = parseHostPort(lower)
      ?.replace(/:\d+$/, '')
      .replace(/^\[|\]$/g, '')
    return host !== undefined && isIP(host) !== 0 ? lower : undefined
  },
)

const namedListeners: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1', '::1'],
  localhost: ['127.0.0.1', '::1'],
  any: ['0.0.0.0', '::'],
}

/** The addresses to listen on. Node opens `::` for IPv4 too unless told otherwise (ipv6Only). */
export const listenAddresses: Kind<readonly string[]> = defineKind(
  'addresses',
  'loopback, any, or comma-separated addresses such as 0.0.0.0',
  given => {
    const parts = given.split(',').map(part => part.trim().toLowerCase())
    const addresses = parts.flatMap(part =>
      Object.hasOwn(namedListeners, part) ? namedListeners[part]! : [part],
    )
    const isEachGood = addresses.every(one => isIP(one) !== 0 || hostLabels.test(one))
    return isEachGood ? Object.freeze([...new Set(addresses)]) : undefined
  },
)

export const email: Kind<string> = defineKind('e-mail', 'an e-mail address', given =>
  given.length <= 254 &&
  /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@]+$/u.test(given) &&
  isMailDomain(given.split('@')[1]!)
    ? given
    : undefined,
)

const isMailDomain = (domain: string) => URL.canParse(`http://${domain}`) && /^[^:/?#[\]]+$/.test(domain)

/** `Name <box@example.mn>` or a bare address. */
export const mailbox: Kind<string> = defineKind(
  'mailbox',
  'an e-mail address, or Name <address>',
  (given, place) => {
    const [, name, address] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(given) ?? [undefined, '', given]
    return name !== undefined && email.parse(address!.trim(), place) !== undefined ? given : undefined
  },
)
