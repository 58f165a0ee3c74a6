import type { TenantRef } from '../../kernel/context.ts'
import { logoAddress } from '../logos/index.ts'
import type { ClientFields, ClientRow } from './client-store.ts'
import type { ClientView } from './contract.ts'
import { audienceOf } from './launch/audience.ts'

export function viewOf(client: ClientRow, owner: TenantRef | null): ClientView {
  const {
    secret_hash,
    former_secret_hash: _f,
    former_secret_expires_at: _e,
    tenant_id: _t,
    audience_roles: _r,
    audience_units: _u,
    ...shown
  } = client
  return {
    ...(shown as Omit<ClientView, 'has_secret' | 'logo_address' | 'audience' | 'tenant'>),
    has_secret: secret_hash !== null,
    logo_address: logoAddress(client.logo_uri),
    audience: audienceOf(client) as ClientView['audience'],
    tenant: owner && { id: owner.id, slug: owner.slug, name: owner.name },
  }
}

export const targetOf = ({ id, name }: ClientRow) => ({ type: 'client', id, name })

/** The fields for the audit log: never a secret, nor its hash. */
export function contentOf(client: ClientFields) {
  return {
    name: client.name,
    type: client.type,
    first_party: client.first_party,
    national_identifiers: client.national_identifiers,
    resource: client.resource,
    service_account: client.service_account,
    required_acr: client.required_acr,
    redirect_uris: client.redirect_uris,
    post_logout_redirect_uris: client.post_logout_redirect_uris,
    backchannel_logout_uri: client.backchannel_logout_uri,
    grant_types: client.grant_types,
    scopes: client.scopes,
    token_endpoint_auth_method: client.token_endpoint_auth_method,
    id_token_signed_response_alg: client.id_token_signed_response_alg,
    jwks: client.jwks,
    has_secret: client.secret_hash !== null,
    enabled: client.enabled,
    logo_uri: client.logo_uri,
    launch_uri: client.launch_uri,
    category: client.category,
    description: client.description,
    audience: audienceOf(client),
    access_ttl: client.access_ttl,
    refresh_idle: client.refresh_idle,
    refresh_max: client.refresh_max,
  }
}
