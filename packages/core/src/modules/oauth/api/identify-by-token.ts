import { LANGUAGES } from '@tamga/formats'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { TokenIdentity } from '../../../kernel/http/identity/identity.ts'
import { identifyServiceAccount } from '../../machine-access/index.ts'
import { type FoundToken, selectToken } from '../engine/storage/token-store.ts'
import { AUTHORIZE_MEMBER } from './authorize-member-store.ts'

/**
 * An access token of a person authenticates as that person, in the tenant of the token only; one that a client got for itself, as the
 * service account that it is bound to. DPoP-bound tokens are no bearer tokens.
 */
export async function identifyByToken(database: Database, token: string): Promise<TokenIdentity | undefined> {
  const hash = hashToken(token)
  const found = await findBearer(database, hash, undefined)
  if (found?.model === 'ClientCredentials') return identifyClient(database, hash, found)
  return found?.model === 'AccessToken' ? identifyPerson(database, hash, found) : undefined
}

/** The same for a token of a person that is for one resource of ours and for nothing else (RFC 8707), with its client. */
export async function identifyForResource(
  database: Database,
  token: string,
  audience: string,
): Promise<{ identity: TokenIdentity; client_id: string } | undefined> {
  const hash = hashToken(token)
  const found = await findBearer(database, hash, audience)
  const identity = found?.model === 'AccessToken' && (await identifyPerson(database, hash, found))
  return identity ? { identity, client_id: String(found.payload['clientId']) } : undefined
}

async function findBearer(
  database: Database,
  hash: Buffer,
  audience: string | undefined,
): Promise<FoundToken | undefined> {
  const found = await selectToken(database, hash)
  if (!found?.is_alive || found.client_version === null) return undefined
  return found.payload['jkt'] === undefined && found.payload['aud'] === audience ? found : undefined
}

async function identifyPerson(
  database: Database,
  hash: Buffer,
  found: FoundToken,
): Promise<TokenIdentity | undefined> {
  const key = `${found.tenant_id} ${found.person!.id}`
  const member = await database.lookUp<TokenIdentity>(AUTHORIZE_MEMBER, key)
  if (!member) return undefined
  const { issued_at, expires_at, scopes } = grantedBy(found)
  return {
    ...member,
    id: found.session_id!,
    token_hash: hash,
    created_at: issued_at,
    authenticated_at: issued_at,
    last_seen_at: issued_at,
    expires_at,
    auth_methods: [],
    acr: 'acr:1',
    confined: true,
    is_slide_due: false,
    requires_factor: false,
    refuses_password: false,
    // An application may ask for any language, not only those of the tenant.
    languages: LANGUAGES.join(' '),
    is_person: true,
    networks: [],
    scopes,
    token_label: labelOf(found),
  }
}

/** Without a service account a client has no rights here. */
async function identifyClient(
  database: Database,
  token_hash: Buffer,
  found: FoundToken,
): Promise<TokenIdentity | undefined> {
  const { client_tenant_id: tenant_id, client_service_account: service_account_id } = found
  if (tenant_id === null || service_account_id === null) return undefined
  const identity = await identifyServiceAccount(database, {
    tenant_id,
    service_account_id,
    token_hash,
    ...grantedBy(found),
  })
  return identity && { ...identity, token_label: labelOf(found) }
}

/** The application that acted, for the audit log. */
const labelOf = ({ payload }: FoundToken): string => `client ${String(payload['clientId'])}`

const grantedBy = ({ payload }: FoundToken) => ({
  issued_at: new Date(Number(payload['iat']) * 1000).toISOString(),
  expires_at: new Date(Number(payload['exp']) * 1000).toISOString(),
  scopes: new Set(String(payload['scope'] ?? '').split(' ')),
})
