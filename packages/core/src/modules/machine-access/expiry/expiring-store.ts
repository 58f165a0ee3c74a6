import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type ExpiringToken = {
  id: string
  name: string
  expires_at: string
  /** Whose it is, or who answers for the service account. */
  person_id: string
  service_account_id: string | null
}

/** Tokens that end within a week or ended within the last one; the first to end stands first. */
export async function selectExpiringTokens(tx: TenantTx, most: number): Promise<ExpiringToken[]> {
  const { rows } = await sql<ExpiringToken>`
    /* reads all: the tokens of a tenant, once for all notices about those that end in these weeks */
    select k.id, k.name, k.expires_at, coalesce(k.person_id, a.owner_id) as person_id, k.service_account_id
      from api_token k
      left join service_account a on a.tenant_id = k.tenant_id and a.id = k.service_account_id
     where k.tenant_id = ${tx.tenantId} and k.expires_at > now() - interval '7 days' and k.expires_at < now() + interval '7 days'
     order by k.expires_at limit ${most}`.execute(tx)
  return rows
}
