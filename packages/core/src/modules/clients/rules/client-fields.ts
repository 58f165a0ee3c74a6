import type { ClientFields, ClientRow } from '../client-store.ts'
import type { ClientInput } from '../contract.ts'
import type { PublicKeySet } from '../tables.ts'

const trimmed = (name: string): string => name.normalize('NFC').trim()

/** A text without anything to read in it is none. */
const textOf = (text: string | null | undefined): string | null => (text && trimmed(text)) || null

export const usesSecret = (client: Pick<ClientFields, 'token_endpoint_auth_method'>): boolean =>
  ['client_secret_basic', 'client_secret_post'].includes(client.token_endpoint_auth_method)

/** The fields of a new client; absent ones get their defaults. */
export function firstFields(input: ClientInput & { name: string }): ClientFields {
  const { type = 'confidential' } = input
  return {
    name: trimmed(input.name),
    type,
    first_party: input.first_party ?? false,
    national_identifiers: input.national_identifiers ?? false,
    resource: input.resource ?? null,
    service_account: input.service_account?.toLowerCase() ?? null,
    required_acr: input.required_acr ?? null,
    redirect_uris: input.redirect_uris ?? [],
    post_logout_redirect_uris: input.post_logout_redirect_uris ?? [],
    backchannel_logout_uri: input.backchannel_logout_uri ?? null,
    grant_types: input.grant_types ?? ['authorization_code', 'refresh_token'],
    scopes: input.scopes ?? ['openid', 'profile', 'email'],
    token_endpoint_auth_method:
      input.token_endpoint_auth_method ?? (type === 'public' ? 'none' : 'client_secret_basic'),
    id_token_signed_response_alg: input.id_token_signed_response_alg ?? 'ES256',
    jwks: (input.jwks as PublicKeySet | null | undefined) ?? null,
    secret_hash: null,
    former_secret_hash: null,
    former_secret_expires_at: null,
    enabled: input.enabled ?? true,
    logo_uri: input.logo_uri ?? null,
    launch_uri: input.launch_uri ?? null,
    category: textOf(input.category),
    description: textOf(input.description),
    audience_roles: null,
    audience_units: null,
    access_ttl: input.access_ttl ?? null,
    refresh_idle: input.refresh_idle ?? null,
    refresh_max: input.refresh_max ?? null,
  }
}

/** The given fields over the stored ones; with a changed authentication method the old secret or keys are removed. */
export function mergedFields(before: ClientRow, input: Omit<ClientInput, 'version'>): ClientFields {
  const {
    tenant_id: _t,
    id: _i,
    client_id: _c,
    created_at: _a,
    version: _v,
    last_used_at: _l,
    ...kept
  } = before
  const { jwks, type: _fixed, audience: _audience, ...given } = input
  const merged: ClientFields = { ...kept, ...given, name: trimmed(input.name ?? before.name) }
  merged.category = textOf(merged.category)
  merged.description = textOf(merged.description)
  merged.service_account = merged.service_account?.toLowerCase() ?? null
  const isSigned = merged.token_endpoint_auth_method === 'private_key_jwt'
  if (jwks !== undefined) merged.jwks = jwks as PublicKeySet | null
  else if (!isSigned) merged.jwks = null
  if (usesSecret(merged)) return merged
  return { ...merged, secret_hash: null, former_secret_hash: null, former_secret_expires_at: null }
}
