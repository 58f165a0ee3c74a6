import { LANGUAGES } from '@tamga/formats'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Identity, TokenIdentity } from '../../../kernel/http/steps/identify.ts'
import { selectToken } from '../engine/storage/token-store.ts'
import { AUTHORIZE_MEMBER } from './authorize-member-store.ts'

/**
 * An access token of a person authenticates as that person, in the tenant of the token only. DPoP-bound tokens are no bearer
 * tokens, and tokens without a person are refused.
 */
export async function identifyByToken(database: Database, token: string): Promise<TokenIdentity | undefined> {
  const hash = hashToken(token)
  const found = await selectToken(database, hash)
  if (found?.model !== 'AccessToken' || !found.is_alive || found.client_version === null) return undefined
  if (found.payload['jkt'] !== undefined || found.payload['aud'] !== undefined) return undefined
  const key = `${found.tenant_id} ${found.person!.id}`
  const member = await database.lookUp<Identity>(AUTHORIZE_MEMBER, key)
  if (!member) return undefined
  const issued = new Date(Number(found.payload['iat']) * 1000).toISOString()
  return {
    ...member,
    id: found.session_id!,
    token_hash: hash,
    created_at: issued,
    authenticated_at: issued,
    last_seen_at: issued,
    expires_at: new Date(Number(found.payload['exp']) * 1000).toISOString(),
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
    scopes: new Set(String(found.payload['scope'] ?? '').split(' ')),
  }
}
