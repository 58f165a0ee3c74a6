import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type ConsentRow = { client_id: string; scopes: string[]; granted_at: string }

export async function listConsents(tx: TenantTx, personId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select client_id, scopes, granted_at from oidc_consent where person_id = ${personId} order by granted_at desc`.execute(
    tx,
  )
  return rows
}

/** Takes the agreement back and ends every token that came from it. */
export async function withdraw(tx: TenantTx, personId: string, clientId: string): Promise<boolean> {
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
