import type { Generated, JSONColumnType } from 'kysely'

export const CLIENT_TYPES = ['confidential', 'public'] as const
/** RFC 8628; offered where OAUTH_EXTENSIONS says so. */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
export const GRANT_TYPES = [
  'authorization_code',
  'refresh_token',
  'client_credentials',
  DEVICE_GRANT,
] as const
export const AUTH_METHODS = ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'] as const
export const ID_TOKEN_ALGORITHMS = ['ES256', 'RS256', 'EdDSA'] as const

/** The scopes that an application may ask for. */
export const SCOPES = [
  'openid',
  'profile',
  'email',
  'phone',
  'offline_access',
  'erp.read',
  'erp.write',
] as const
export type Scope = (typeof SCOPES)[number]

/** Shown to the person like a scope, by clients that may see national identifiers as part of `profile`. */
export const NATIONAL_IDENTIFIERS = 'national_identifiers'

export type PublicKeySet = { readonly keys: readonly Readonly<Record<string, unknown>>[] }

export type ClientTables = {
  oidc_client: {
    tenant_id: Generated<string>
    id: string
    client_id: string
    name: string
    type: (typeof CLIENT_TYPES)[number]
    first_party: Generated<boolean>
    national_identifiers: Generated<boolean>
    resource: string | null
    service_account: string | null
    required_acr: 'acr:2' | 'acr:eid:advanced' | 'acr:eid:qualified' | null
    redirect_uris: Generated<string[]>
    post_logout_redirect_uris: Generated<string[]>
    backchannel_logout_uri: string | null
    grant_types: Generated<string[]>
    scopes: Generated<string[]>
    token_endpoint_auth_method: (typeof AUTH_METHODS)[number]
    id_token_signed_response_alg: Generated<(typeof ID_TOKEN_ALGORITHMS)[number]>
    jwks: JSONColumnType<PublicKeySet, string | null> | null
    secret_hash: Buffer | null
    former_secret_hash: Buffer | null
    former_secret_expires_at: string | null
    enabled: Generated<boolean>
    logo_uri: string | null
    launch_uri: string | null
    category: string | null
    description: string | null
    /** Both null: every member. */
    audience_roles: string[] | null
    audience_units: string[] | null
    access_ttl: number | null
    refresh_idle: number | null
    refresh_max: number | null
    /** Of an application that is known by a document at its client_id; null for one that was registered. */
    document_host: string | null
    document_expires_at: string | null
    last_used_at: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
  oidc_client_use: {
    tenant_id: string
    client_id: string
    day: string
    sign_ins: Generated<number>
    refreshes: Generated<number>
    client_credentials: Generated<number>
    failures: Generated<number>
  }
}

/** A delivery of a back-channel logout, as lists show it. */
export type LogoutDelivery = {
  readonly id: string
  readonly session_id: string
  readonly user: { readonly id: string; readonly name: string; readonly email: string }
  readonly cause: string
  readonly status: 'queued' | 'retrying' | 'delivered' | 'failed'
  readonly attempt: number
  readonly next_attempt_at: string | null
  readonly http_status: number | null
  readonly problem: string | null
  readonly created_at: string
  readonly finished_at: string | null
}
