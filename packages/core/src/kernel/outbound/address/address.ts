import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

// Reachable from inside a cloud only, though the address itself is a public one (Azure's wire server).
const METADATA = new Set(['168.63.129.16'])
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96]

/**
 * Whether an address belongs to the public Internet (IANA special-purpose registries, RFC 6890). What embeds
 * an IPv4 address is refused whole, but NAT64 of a public one, which IPv6-only networks need (RFC 6052).
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text)
  if (!address) return false
  return isIPv4(address) ? isPublicIPv4(address) : isPublicIPv6(address)
}

export function parseAddress(text: string): Address | null {
  // ipaddr.js would also read 0x7f.1 and 010.0.0.1; only the four-part decimal form may count as an address.
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  return ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null
}

/** The IPv4 address itself when it is written as ::ffff:a.b.c.d, since that is where the system connects. */
export function unmapAddress(address: Address): Address {
  return !isIPv4(address) && address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

export function isInRange(address: Address, range: [Address, number]): boolean {
  return address.kind() === range[0].kind() && address.match(range)
}

function isIPv4(address: Address): address is ipaddr.IPv4 {
  return address.kind() === 'ipv4'
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !METADATA.has(address.toString())
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  if (isInRange(address, NAT64)) return isPublicIPv4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  // Only 2000::/3 is given out as global unicast; the special ranges inside it are named by range().
  return isInRange(address, GLOBAL_UNICAST) && address.range() === 'unicast' && !isIsatap(address)
}

// RFC 5214 §6.1: the interface identifier ::[02]00:5efe:a.b.c.d carries an IPv4 address.
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , flags, mark] = address.parts
  return mark === 0x5efe && (flags === 0 || flags === 0x0200)
}
