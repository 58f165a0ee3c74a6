export type AddressFault =
  | 'address_malformed'
  | 'address_fragment'
  | 'address_wildcard'
  | 'address_userinfo'
  | 'address_https'
  | 'address_scheme'
  | 'address_custom_scheme'

export type AddressKind = {
  /** `com.example.app:/callback`, of apps on a device that keep no secret (RFC 8252 §7.1). */
  readonly custom?: boolean
  /** `http` to the machine itself. */
  readonly loopback?: boolean
  /** A page that people open, and no answer: it may name a place inside of it. */
  readonly fragment?: boolean
}

// RFC 3986 without what browsers repair on their own (`\`, spaces, quotes): they would go elsewhere than we compared.
const PRINTABLE = /^[\x21-\x7e]+$/
const REPAIRED = /[\\"<>^`{|}]|%(?![0-9a-f]{2})/i
const WEB = /^https?:\/\/([^/?#:@[\]]+|\[[0-9a-f:.]+\])(?::\d{1,5})?([^?#]*)(\?[^#]*)?(#.*)?$/i
// Reverse domain names have a dot: neither `javascript:` nor `data:` nor any scheme of the web has one.
const CUSTOM = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:\//i
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The fault of an address, if any; addresses are stored and compared byte for byte (RFC 9700 §2.1). */
export function faultOf(address: string, kind: AddressKind): AddressFault | null {
  if (!PRINTABLE.test(address) || REPAIRED.test(address)) return 'address_malformed'
  const url = URL.parse(address)
  if (!url || !/^[a-z][a-z0-9+.-]*:/i.test(address)) return 'address_malformed'
  if (address.includes('#') && !kind.fragment) return 'address_fragment'
  if (address.includes('*')) return 'address_wildcard'
  if (url.username || url.password) return 'address_userinfo'
  if (url.protocol === 'https:' || url.protocol === 'http:') return faultOfWeb(address, url, kind)
  if (!CUSTOM.test(address)) return 'address_scheme'
  return kind.custom ? null : 'address_custom_scheme'
}

function faultOfWeb(address: string, url: URL, { loopback = false }: AddressKind): AddressFault | null {
  const [, host, path] = WEB.exec(address) ?? []
  // A browser would normalise another spelling of the host (0x7f.1) or dots in the path, and go elsewhere.
  if (host?.toLowerCase() !== url.hostname || (path || '/') !== url.pathname) return 'address_malformed'
  if (url.protocol === 'http:' && !(loopback && LOOPBACK.has(url.hostname))) return 'address_https'
  return null
}

/** Host and port of an address; a custom scheme has none. */
export function hostOf(address: string): { name: string; port: string } | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return { name: url.hostname, port: url.port || (url.protocol === 'https:' ? '443' : '80') }
}

type HostSettings = { readonly OAUTH_REDIRECT_HOSTS: readonly string[]; readonly ENVIRONMENT: string }

/** Whether the operator allows this host: checked at registration, and again before every redirect. */
export function isAddressAllowed(
  { OAUTH_REDIRECT_HOSTS: hosts, ENVIRONMENT }: HostSettings,
  address: string,
): boolean {
  const host = hostOf(address)
  return host === null || isHostAllowed(host, { hosts, production: ENVIRONMENT === 'production' })
}

/** Entries of OAUTH_REDIRECT_HOSTS are host[:port]; one without a port allows every port of its host. */
export function isHostAllowed(
  { name, port }: { name: string; port: string },
  { hosts, production }: { hosts: readonly string[]; production: boolean },
): boolean {
  if (hosts.length === 0) return !production
  return hosts.some(entry => entry === name || entry === `${name}:${port}`)
}
