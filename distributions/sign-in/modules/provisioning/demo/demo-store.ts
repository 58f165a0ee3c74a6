import { sql, type TenantTx } from '@tamga/core'

/** The attempts of yesterday and today, so that the strip of the last 24 hours has something to show. */
export async function insertDemoHours(tx: TenantTx, targetId: string, isFailing: boolean): Promise<void> {
  await sql`
    insert into scim_target_hour (target_id, hour, succeeded, failed)
    select ${targetId}::uuid, date_trunc('hour', now()) - n * interval '1 hour', 2 + n % 5,
           case when ${isFailing}::boolean and n % 3 = 0 then 2 + n % 4 else 0 end
      from generate_series(1, 23) n where n % 4 <> 0`.execute(tx)
}
