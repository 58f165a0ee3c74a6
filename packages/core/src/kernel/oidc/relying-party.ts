/** Our registration at a provider, against which its answers are checked. */
export type RelyingParty = Readonly<{
  /** The provider's id: what its cache and its circuit go by. */
  key: string
  /** Whose calls these are: a tenant, or the provider itself where it is the installation's. */
  tenant: string
  /** Changes with whatever is kept about the provider: an older answer of discovery counts no longer. */
  revision: string
  issuer: string
  client_id: string
  client_secret: string | null
}>

/** Asymmetric signatures alone: `none` proves nothing, and HS256 would take the public key for a secret. */
export const ALGORITHMS: readonly string[] = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
]

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Plain http never leaves the machine. */
export function isSecure(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || isLoopback(address)
}

export function isLoopback(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname)
}

/** OpenID Connect Discovery 1.0 §4.1 */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
