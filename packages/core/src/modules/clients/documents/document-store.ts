import { sql } from 'kysely'
import { PLATFORM_CHAIN } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { PublicKeySet } from '../tables.ts'

export type ClientDocument = {
  readonly client_id: string
  readonly name: string
  readonly redirect_uris: readonly string[]
  readonly scopes: readonly string[]
  readonly token_endpoint_auth_method: 'none' | 'private_key_jwt'
  readonly jwks: PublicKeySet | null
  readonly document_host: string
  readonly seconds: number
}

/** What a document says now. Its version rises only when it says something else, so that whoever agreed to it is asked again. */
export async function upsertDocumentClient(tx: PlatformTx, given: ClientDocument): Promise<void> {
  const { client_id, name, redirect_uris, scopes, token_endpoint_auth_method: method, seconds } = given
  const type = method === 'none' ? 'public' : 'confidential'
  const jwks = given.jwks === null ? null : JSON.stringify(given.jwks)
  await sql`
    insert into oidc_client as c (tenant_id, id, client_id, name, type, redirect_uris, grant_types, scopes, token_endpoint_auth_method, jwks,
                                  document_host, document_expires_at)
    values (${PLATFORM_CHAIN}, ${uuidv7()}, ${client_id}, ${name}, ${type}, ${redirect_uris}::text[], '{authorization_code,refresh_token}',
            ${scopes}::text[], ${method}, ${jwks}::jsonb, ${given.document_host}, now() + ${seconds} * interval '1 second')
    on conflict (client_id) do update
       set name = excluded.name, type = excluded.type, redirect_uris = excluded.redirect_uris, scopes = excluded.scopes,
           token_endpoint_auth_method = excluded.token_endpoint_auth_method, jwks = excluded.jwks,
           document_expires_at = excluded.document_expires_at, version = c.version + 1
     where c.document_host is not null`.execute(tx)
}
