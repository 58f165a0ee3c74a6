import { LANGUAGES } from '@tamga/formats'
import type { Database } from '../../../kernel/database/database.ts'
import type { TokenIdentity } from '../../../kernel/http/identity/identity.ts'
import { AUTHORIZE_SERVICE_ACCOUNT, NOTE_ACCOUNT_USE } from './identity-store.ts'

/** What is known of the access token of an application that is bound to a service account. */
export type AccountToken = {
  readonly tenant_id: string
  readonly service_account_id: string
  readonly token_hash: Buffer
  readonly issued_at: string
  readonly expires_at: string
  readonly scopes: ReadonlySet<string>
}

type FoundAccount = TokenIdentity & { readonly is_use_due: boolean }

/** The application acts as the account, as far as its scopes go. */
export async function identifyServiceAccount(
  database: Database,
  { tenant_id, service_account_id, token_hash, issued_at, expires_at, scopes }: AccountToken,
): Promise<TokenIdentity | undefined> {
  const key = `${tenant_id} ${service_account_id}`
  const account = await database.lookUp<FoundAccount>(AUTHORIZE_SERVICE_ACCOUNT, key)
  if (!account) return undefined
  if (account.is_use_due) await database.run(NOTE_ACCOUNT_USE, [tenant_id, service_account_id])
  return {
    ...account,
    id: service_account_id,
    token_hash,
    created_at: issued_at,
    authenticated_at: issued_at,
    last_seen_at: issued_at,
    expires_at,
    auth_methods: [],
    confined: true,
    is_slide_due: false,
    languages: LANGUAGES.join(' '),
    is_person: false,
    networks: [],
    scopes,
  }
}
