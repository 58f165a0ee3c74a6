import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type ExpiringInvitations = {
  /** Null: whoever invited is no longer there. */
  inviter_id: string | null
  stage: 'soon' | 'expired'
  count: number
  first_at: string
}

/** Unanswered invitations that end within two days, or ended within the last two weeks, counted for each inviter. */
export async function selectExpiringInvitations(tx: TenantTx): Promise<ExpiringInvitations[]> {
  const { rows } = await sql<ExpiringInvitations>`
    /* reads much: the invitations of some days, counted once an hour */
    select m.person_id as inviter_id, case when i.expires_at > now() then 'soon' else 'expired' end as stage,
           count(*) as count, min(i.expires_at) as first_at
      from invitation i
      left join membership m on m.tenant_id = i.tenant_id and m.person_id = i.invited_by and m.status = 'active'
     where i.tenant_id = ${tx.tenantId} and i.status = 'pending'
       and i.expires_at > now() - interval '14 days' and i.expires_at < now() + interval '2 days'
     group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
