import { isInRange, isPublicAddress, parseAddress, unmapAddress } from './address.ts'

type Range = Parameters<typeof isInRange>[1]
type HostEntry = { host: string; port: number | null }
type RangeEntry = { range: Range; port: number | null }
export type AllowEntry = HostEntry | RangeEntry

export type AddressPolicy = {
  /** The operator allowed this host name, whatever it resolves to. */
  allowsHost: (hostname: string, port: number) => boolean
  /** The operator allowed this address. */
  allowsAddress: (address: string, port: number) => boolean
  /** Public, or allowed by the operator. */
  permits: (address: string, port: number) => boolean
}

/** Entries of OUTBOUND_ALLOW: host, host:port, address, address:port, [v6]:port, CIDR. Throws naming a bad one. */
export function parseAllowEntry(entry: string): AllowEntry {
  const text = entry.trim()
  const parsed = text.includes('/') ? parseRange(text) : parseHost(text)
  if (!parsed) throw new Error(`OUTBOUND_ALLOW: "${entry}" is not a host, host:port, address or CIDR`)
  return parsed
}

export function createAddressPolicy(allow: readonly string[]): AddressPolicy {
  const entries = allow.filter(entry => entry.trim() !== '').map(parseAllowEntry)
  const hosts = entries.filter((entry): entry is HostEntry => 'host' in entry)
  const ranges = entries.filter((entry): entry is RangeEntry => 'range' in entry)

  function allowsAddress(text: string, port: number): boolean {
    const address = parseAddress(text)
    if (!address) return false
    const plain = unmapAddress(address)
    return ranges.some(entry => isPort(entry, port) && isInRange(plain, entry.range))
  }

  return {
    allowsHost: (hostname, port) =>
      hosts.some(entry => isPort(entry, port) && entry.host === normalizeHost(hostname)),
    allowsAddress,
    permits: (address, port) => isPublicAddress(address) || allowsAddress(address, port),
  }
}

/** Lower case, without the brackets of an IPv6 literal and without the dot that ends an absolute name. */
export function normalizeHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
}

function isPort(entry: { port: number | null }, port: number): boolean {
  return entry.port === null || entry.port === port
}

function parseRange(text: string): RangeEntry | null {
  const [base = '', bits = '', ...rest] = text.split('/')
  const address = parseAddress(base.replace(/^\[|\]$/g, ''))
  const most = address?.kind() === 'ipv4' ? 32 : 128
  if (!address || rest.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most) return null
  return { range: [address, Number(bits)], port: null }
}

function parseHost(text: string): AllowEntry | null {
  const bare = parseAddress(text)
  if (bare) return wholeAddress(bare, null)
  const match = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(text)
  const port = match?.[2] ? Number(match[2]) : null
  if (!match?.[1] || (port !== null && (port < 1 || port > 65_535))) return null
  const host = parseHostName(match[1])
  if (!host) return null
  const address = parseAddress(host)
  return address ? wholeAddress(address, port) : { host, port }
}

function wholeAddress(address: Range[0], port: number | null): RangeEntry {
  const plain = unmapAddress(address)
  return { range: [plain, plain.kind() === 'ipv4' ? 32 : 128], port }
}

// The URL parser brings names into the form that request URLs have too: punycode, lower case, decimal addresses.
function parseHostName(text: string): string | null {
  if (/[\s/?#@*\\%]/.test(text) || !URL.canParse(`http://${text}`)) return null
  return normalizeHost(new URL(`http://${text}`).hostname) || null
}
