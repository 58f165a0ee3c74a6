import { hasSameKeys, type RegisteredClient } from '../../clients/index.ts'

/** The fields of a client that decide who receives its codes and tokens. A consent is bound to them. */
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
 * Whether a consent given to `agreed` is valid for the client as it is now. It is when addresses were removed or the
 * authentication became stronger; a new address, key, owner or type requires a new consent.
 */
export function isStillAgreed(agreed: ClientFingerprint | null, client: ClientFingerprint): boolean {
  if (agreed === null || agreed.tenant_id !== client.tenant_id || agreed.type !== client.type) return false
  if (STRENGTH[client.token_endpoint_auth_method] < STRENGTH[agreed.token_endpoint_auth_method]) return false
  return (
    client.redirect_uris.every(uri => agreed.redirect_uris.includes(uri)) &&
    hasSameKeys(agreed.jwks, client.jwks)
  )
}
