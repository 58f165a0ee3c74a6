import { sql } from 'kysely'
import { PLATFORM_CHAIN } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type Periods = { readonly day: string; readonly month: string }

/** What the person used today, and the tenant in this month. */
export async function selectUsage(
  tx: TenantTx,
  personId: string,
  { day, month }: Periods,
): Promise<{ person: number; tenant: number }> {
  const { rows } = await sql<{ person: string; tenant: string }>`
    select coalesce((select tokens from assistant_usage
                      where tenant_id = ${tx.tenantId} and person_id = ${personId} and period = ${day}::date), 0) as person,
           coalesce((select tokens from assistant_usage
                      where tenant_id = ${tx.tenantId} and person_id = ${PLATFORM_CHAIN} and period = ${month}::date), 0) as tenant`.execute(
    tx,
  )
  return { person: Number(rows[0]!.person), tenant: Number(rows[0]!.tenant) }
}

export async function updateUsage(
  tx: TenantTx,
  personId: string,
  { day, month, tokens }: Periods & { readonly tokens: number },
): Promise<void> {
  await sql`
    insert into assistant_usage as u (tenant_id, person_id, period, tokens)
    values (${tx.tenantId}, ${personId}, ${day}::date, ${tokens}), (${tx.tenantId}, ${PLATFORM_CHAIN}, ${month}::date, ${tokens})
    on conflict (tenant_id, person_id, period) do update set tokens = u.tokens + excluded.tokens`.execute(tx)
}

export async function deleteOldUsage(tx: TenantTx, before: string): Promise<void> {
  await sql`delete from assistant_usage where tenant_id = ${tx.tenantId} and period < ${before}::date`.execute(
    tx,
  )
}
