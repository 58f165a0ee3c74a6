import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Rate } from '../../../kernel/settings/settings.ts'

/** Counts one more in the window of the subject, or begins a new one. False, and nothing is counted: the window is full. */
export async function updateQuota(
  tx: TenantTx,
  subjectId: string,
  { count, seconds }: Rate,
): Promise<boolean> {
  const { rows } = await sql`
    insert into registry_quota as q (subject_id, used, window_ends_at)
    values (${subjectId}, 1, now() + ${seconds} * interval '1 second')
        on conflict (tenant_id, subject_id) do update
           set used = case when q.window_ends_at <= now() then 1 else q.used + 1 end,
               window_ends_at = case when q.window_ends_at <= now() then excluded.window_ends_at else q.window_ends_at end
         where q.window_ends_at <= now() or q.used < ${count}
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function selectQuotaWait(tx: TenantTx, subjectId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds from registry_quota
     where tenant_id = ${tx.tenantId} and subject_id = ${subjectId}::uuid`.execute(tx)
  return rows[0]?.seconds ?? 1
}

export async function deleteEndedQuotas(tx: TenantTx): Promise<void> {
  await sql`delete from registry_quota where tenant_id = ${tx.tenantId} and window_ends_at <= now()`.execute(
    tx,
  )
}
