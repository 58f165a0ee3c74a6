import { hasSameKeys, type RegisteredClient } from '../../clients/index.ts'

/** What of a client decides who gets its codes and tokens. A person's consent is bound to it. */
export type ClientFingerprint = Pick<
  RegisteredClient,
  'tenant_id' | 'type' | 'token_endpoint_auth_method' | 'redirect_uris' | 'jwks'
>

export const fingerprintOf = ({
  tenant_id,
  type,
  token_endpoint_auth_method,
  redirect_uris,
  jwks,
}: ClientFingerprint): ClientFingerprint => ({
  tenant_id,
  type,
  token_endpoint_auth_method,
  redirect_uris,
  jwks,
})

const STRENGTH = { none: 0, client_secret_basic: 1, client_secret_post: 1, private_key_jwt: 2 } as const

/**
 * Whether a consent that was given to `agreed` still counts for the client as it is now. It does when addresses were taken
 * away or the authentication became stronger; an address, key, owner or type that is new makes it another client.
 */
export function isStillAgreed(agreed: ClientFingerprint | null, client: ClientFingerprint): boolean {
  if (agreed === null || agreed.tenant_id !== client.tenant_id || agreed.type !== client.type) return false
  if (STRENGTH[client.token_endpoint_auth_method] < STRENGTH[agreed.token_endpoint_auth_method]) return false
  return (
    client.redirect_uris.every(uri => agreed.redirect_uris.includes(uri)) &&
    hasSameKeys(agreed.jwks, client.jwks)
  )
}
