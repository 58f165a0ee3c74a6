import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { ClientFingerprint } from './client-fingerprint.ts'

export type ConsentRow = { client_id: string; scopes: string[]; granted_at: string }

export async function selectConsents(tx: TenantTx, personId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select client_id, scopes, granted_at from oidc_consent where person_id = ${personId} order by granted_at desc`.execute(
    tx,
  )
  return rows
}

/** Deletes the consent and revokes every grant that came from it. */
export async function deleteConsent(tx: TenantTx, personId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with withdrawn as (
      delete from oidc_consent where person_id = ${personId} and client_id = ${clientId} returning 1),
    ended as (
      update oidc_grant set revoked_at = now()
       where tenant_id = ${tx.tenantId} and person_id = ${personId} and client_id = ${clientId} and revoked_at is null
         and exists (select from withdrawn) returning 1)
    select exists (select from withdrawn) as known`.execute(tx)
  return rows[0]!.known
}

type ConsentKey = { readonly tenantId: string; readonly personId: string; readonly clientId: string }
type Consent = { scopes: string[]; claims: string[]; client: ClientFingerprint | null }

export async function lockConsent(
  tx: PlatformTx,
  { tenantId, personId, clientId }: ConsentKey,
): Promise<Consent | undefined> {
  const { rows } = await sql<Consent>`
    select scopes, claims, client from oidc_consent
     where tenant_id = ${tenantId} and person_id = ${personId} and client_id = ${clientId} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function upsertConsent(
  tx: PlatformTx,
  { tenantId, personId, clientId }: ConsentKey,
  { scopes, claims, client }: Consent,
): Promise<void> {
  await sql`
    insert into oidc_consent (tenant_id, person_id, client_id, scopes, claims, client)
    values (${tenantId}, ${personId}, ${clientId}, ${scopes}, ${claims}, ${JSON.stringify(client)}::jsonb)
    on conflict (tenant_id, person_id, client_id) do update
       set scopes = excluded.scopes, claims = excluded.claims, client = excluded.client, granted_at = now()`.execute(
    tx,
  )
}

export type UsedClient = {
  client_id: string
  consented_at: string | null
  scopes: string[]
  last_opened_at: string | null
}

/** Which clients a person agreed to or signed in to in this tenant, as far as grants are kept. */
export async function selectUsedClients(tx: TenantTx, personId: string): Promise<UsedClient[]> {
  const { rows } = await sql<UsedClient>`
    select coalesce(c.client_id, g.client_id) as client_id, c.granted_at as consented_at, coalesce(c.scopes, '{}') as scopes, g.last_opened_at
      from (select * from oidc_consent where tenant_id = ${tx.tenantId} and person_id = ${personId}) c
      full join (select client_id, max(created_at) as last_opened_at from oidc_grant
                  where tenant_id = ${tx.tenantId} and person_id = ${personId} group by client_id) g on g.client_id = c.client_id
     order by 1 limit 200`.execute(tx)
  return rows
}
