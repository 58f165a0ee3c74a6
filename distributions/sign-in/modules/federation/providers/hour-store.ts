import { sql, type TenantTx } from '@tamga/core'

export type Hour = { at: string; succeeded: number; failed: number }

/** Counts a sign-in, and forgets what nobody asks for any more. */
export async function upsertSignIn(tx: TenantTx, providerId: string, isSuccess: boolean): Promise<void> {
  const [succeeded, failed] = isSuccess ? [1, 0] : [0, 1]
  await sql`
    with old as (delete from federation_provider_hour where provider_id = ${providerId} and hour < now() - interval '8 days')
    insert into federation_provider_hour as h (provider_id, hour, succeeded, failed)
    select id, date_trunc('hour', now()), ${succeeded}, ${failed} from federation_provider where id = ${providerId}
    on conflict (tenant_id, provider_id, hour) do update
       set succeeded = h.succeeded + excluded.succeeded, failed = h.failed + excluded.failed`.execute(tx)
}

/** The last 24 hours of these providers, oldest first; hours in which nobody came are absent. */
export async function selectLastDays(tx: TenantTx, ids: readonly string[]): Promise<Map<string, Hour[]>> {
  const { rows } = await sql<Hour & { provider_id: string }>`
    select h.provider_id, to_char(h.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, h.succeeded, h.failed
      from unnest(${[...ids]}::uuid[]) as p (id)
      join federation_provider_hour h on h.provider_id = p.id
     where h.hour >= date_trunc('hour', now()) - interval '23 hours' order by h.hour`.execute(tx)
  return Map.groupBy(rows, row => row.provider_id) as Map<string, (Hour & { provider_id: string })[]>
}
