import { isInRange, parseAddress, unmapAddress } from '../outbound/address/address.ts'

type Network = Parameters<typeof isInRange>[1]

/** `10.0.0.0/8`, `2001:db8::/32`, or one address. */
export function parseNetwork(text: string): Network | null {
  const [base = '', bits, ...rest] = text.split('/')
  const address = parseAddress(base)
  if (!address || rest.length > 0) return null
  const most = address.kind() === 'ipv4' ? 32 : 128
  if (bits === undefined) return [address, most]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [address, Number(bits)] : null
}

/** An address that nobody knows is in no network. */
export function isInNetworks(ip: string | null, networks: readonly string[]): boolean {
  const address = ip === null ? null : parseAddress(ip)
  if (!address) return false
  const plain = unmapAddress(address)
  return networks.some(text => {
    const network = parseNetwork(text)
    return network !== null && isInRange(plain, network)
  })
}

/** Where the caller comes from: the network of one subscriber. */
export const callerNetwork = ({ ip }: { ip: string | null }): string =>
  ip === null ? 'unknown' : subscriberNetwork(ip)

/** One subscriber: an IPv4 address, or the whole /64 that an IPv6 subscriber owns, however its addresses are written. */
export function subscriberNetwork(ip: string): string {
  const parsed = parseAddress(ip)
  if (!parsed) return ip
  const address = unmapAddress(parsed)
  if (!('parts' in address)) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}
