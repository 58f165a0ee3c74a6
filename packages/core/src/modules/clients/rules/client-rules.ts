import { AppError, type FieldError, invalid } from '../../../kernel/http/problem.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import type { ClientFields } from '../client-store.ts'
import { DEVICE_GRANT } from '../tables.ts'
import { offeredScopes } from './scopes.ts'

type Rule = (client: ClientFields) => FieldError | false

const has = (client: ClientFields, grant: string) => client.grant_types.includes(grant)
const isPublic = ({ type }: ClientFields) => type === 'public'
const isSigned = (client: ClientFields) => client.token_endpoint_auth_method === 'private_key_jwt'
const grantAt = (client: ClientFields, grant: string) => `/grant_types/${client.grant_types.indexOf(grant)}`

/** Rules between the fields of a client. */
const RULES: readonly Rule[] = [
  client =>
    has(client, 'authorization_code') &&
    client.redirect_uris.length === 0 && { path: '/redirect_uris', code: 'redirect_uri_missing' },
  client =>
    has(client, 'client_credentials') &&
    isPublic(client) && { path: grantAt(client, 'client_credentials'), code: 'confidential_only' },
  client =>
    client.service_account !== null &&
    !has(client, 'client_credentials') && { path: '/service_account', code: 'needs_client_credentials' },
  client =>
    has(client, 'refresh_token') &&
    !has(client, 'authorization_code') &&
    !has(client, DEVICE_GRANT) && {
      path: grantAt(client, 'refresh_token'),
      code: 'needs_authorization_code',
    },
  client =>
    client.scopes.includes('offline_access') &&
    !has(client, 'refresh_token') && {
      path: `/scopes/${client.scopes.indexOf('offline_access')}`,
      code: 'needs_refresh_token',
    },
  client =>
    isPublic(client) !== (client.token_endpoint_auth_method === 'none') && {
      path: '/token_endpoint_auth_method',
      code: isPublic(client) ? 'public_without_secret' : 'confidential_authenticates',
    },
  client => isSigned(client) && client.jwks === null && { path: '/jwks', code: 'jwks_missing' },
  client => !isSigned(client) && client.jwks !== null && { path: '/jwks', code: 'jwks_unused' },
  ({ refresh_idle, refresh_max }) =>
    refresh_idle !== null &&
    refresh_max !== null &&
    refresh_idle > refresh_max && { path: '/refresh_idle', code: 'longer_than_refresh_max' },
]

export function requireConsistent(client: ClientFields): void {
  const errors = RULES.flatMap(rule => rule(client) || [])
  if (errors.length > 0) throw new AppError(422, 'client_inconsistent', { errors })
}

/** A grant type that is switched off cannot be added; a client that has it may keep it. */
export function requireOffered(
  { OAUTH_EXTENSIONS }: Settings,
  client: ClientFields,
  had: readonly string[] = [],
): void {
  const isNew = has(client, DEVICE_GRANT) && !had.includes(DEVICE_GRANT)
  if (!isNew || OAUTH_EXTENSIONS.includes('device')) return
  const errors = [{ path: grantAt(client, DEVICE_GRANT), code: 'grant_switched_off' }]
  throw new AppError(422, 'client_inconsistent', { errors })
}

/** Scopes of the platform, and those of the tenant's own services. */
export function requireKnownScopes(
  services: Services,
  scopes: readonly string[] = [],
  own: readonly string[] = [],
): void {
  const known = [...offeredScopes(services), ...own]
  const faults = scopes.flatMap((scope, index) =>
    known.includes(scope) ? [] : [{ path: `/scopes/${index}`, code: 'scope_unknown' }],
  )
  if (faults.length > 0) throw invalid(...faults)
}

export function requireKnownResource(
  { settings }: Services,
  resource: string | null | undefined,
  own: readonly string[] = [],
): void {
  if (resource && !settings.OAUTH_RESOURCES.includes(resource) && !own.includes(resource))
    throw invalid({ path: '/resource', code: 'resource_unknown' })
}
