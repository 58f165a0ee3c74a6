import { LANGUAGES } from '@tamga/formats'
import { isApiToken } from '../../../kernel/crypto/api-token.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { TokenIdentity } from '../../../kernel/http/identity/identity.ts'
import { AUTHENTICATE_API_TOKEN, NOTE_TOKEN_USE } from './identity-store.ts'

type FoundToken = Omit<TokenIdentity, 'scopes' | 'networks' | 'expires_at'> & {
  readonly expires_at: string | null
  readonly is_use_due: boolean
  readonly token_permissions: readonly string[] | null
  readonly networks: readonly string[]
  readonly tenant_networks: readonly string[] | null
  readonly token_name: string
  readonly token_prefix: string
}

/** Of a token without an end. */
const NEVER = '9999-12-31T23:59:59.999Z'

/** A personal token or one of a service account, with its holder's rights in the tenant that it was made in. */
export async function identifyByApiToken(
  database: Database,
  token: string,
): Promise<TokenIdentity | undefined> {
  if (!isApiToken(token)) return undefined
  const hash = hashToken(token)
  const found = await database.lookUp<FoundToken>(AUTHENTICATE_API_TOKEN, `\\x${hash.toString('hex')}`)
  if (!found) return undefined
  if (found.is_use_due) await database.run(NOTE_TOKEN_USE, [found.tenant_id, hash])
  const { networks, tenant_networks, token_permissions, is_person, token_name, token_prefix } = found
  return {
    ...found,
    authenticated_at: found.created_at,
    last_seen_at: found.created_at,
    expires_at: found.expires_at ?? NEVER,
    auth_methods: [],
    confined: true,
    is_slide_due: false,
    // A program may ask for any language, not only those of the tenant.
    languages: LANGUAGES.join(' '),
    scopes: token_permissions && new Set(token_permissions),
    token_label: `${token_name} (${token_prefix}…)`,
    // Networks that the tenant allows are about people: a service account stands in a data centre.
    networks: [networks, (is_person && tenant_networks) || []].filter(list => list.length > 0),
  }
}
