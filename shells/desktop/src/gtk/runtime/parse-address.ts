import GLib from 'gi://GLib'
import type { Address } from '../../desktop/system.ts'

const PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 }

/** As far as origins are compared: an address with a user in it, or of another scheme, has none. */
export function parseAddress(text: string): Address | null {
  let uri: GLib.Uri
  try {
    uri = GLib.Uri.parse(text, GLib.UriFlags.HAS_PASSWORD | GLib.UriFlags.ENCODED)
  } catch {
    return null
  }
  const scheme = uri.get_scheme().toLowerCase()
  const host = uri.get_host()?.toLowerCase()
  const [port, usual] = [uri.get_port(), PORTS[scheme]]
  const isOfWeb = usual !== undefined && host && uri.get_userinfo() === null
  const suffix = port === -1 || port === usual ? '' : `:${port}`
  const name = host?.includes(':') ? `[${host}]` : host
  const query = uri.get_query()
  return {
    protocol: `${scheme}:`,
    origin: isOfWeb ? `${scheme}://${name}${suffix}` : 'null',
    path: query === null ? uri.get_path() : `${uri.get_path()}?${query}`,
  }
}
