import { hasApiTokenPrefix } from '../../../kernel/crypto/api-token.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { selectIdentity } from '../../../kernel/http/identity/identity-store.ts'
import { SHELL_CLIENT, SHELL_SCOPE } from '../../clients/index.ts'
import type { Inherited } from '../engine/storage/grants.ts'
import { selectToken } from '../engine/storage/token-store.ts'

/** The grant that a token of a native shell belongs to, with what its session inherits. */
export type ShellGrant = Inherited & {
  readonly grant_id: string
  readonly session_id: string
  readonly tenant: { readonly id: string; readonly slug: string }
  readonly person: { readonly id: string; readonly name: string; readonly email: string }
  readonly acr: string
  readonly expires_at: string
  /** Thumbprint of the key that the token is bound to (RFC 9449 §6). */
  readonly key_thumbprint: string
}

/** `other`: the token is good, but none of a shell. */
export type FoundShell = ShellGrant | 'other' | undefined

export async function findShellGrant(database: Database, token: string): Promise<FoundShell> {
  if (hasApiTokenPrefix(token)) return 'other'
  const hash = hashToken(token)
  const found = await selectToken(database, hash)
  if (!found) return (await selectIdentity(database, hash, { isRenewing: false })) ? 'other' : undefined
  if (!found.is_alive || found.client_version === null) return undefined
  const { model, payload, grant_payload, person } = found
  const scopes = String(payload['scope'] ?? '').split(' ')
  const isShell =
    model === 'AccessToken' && payload['clientId'] === SHELL_CLIENT && scopes.includes(SHELL_SCOPE)
  const shell = grant_payload?.['shell'] as Inherited | undefined
  if (!isShell || !shell || !person || typeof payload['jkt'] !== 'string') return 'other'
  return {
    ...shell,
    grant_id: found.grant_id!,
    session_id: found.session_id!,
    tenant: { id: found.tenant_id!, slug: found.tenant_slug! },
    person: { id: person.id, name: person.name, email: person.contact_email },
    acr: String(grant_payload!['acr'] ?? 'acr:1'),
    expires_at: new Date(found.grant_exp! * 1000).toISOString(),
    key_thumbprint: payload['jkt'],
  }
}
