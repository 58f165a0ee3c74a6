import { sql, type TenantTx } from '@tamga/core'

/** Of a hundred attempts, so many failed ones make a target fail: one in three does, a single slip in a busy day does not. */
const FAILED_PERCENT = 5

const LAST_DAY = sql`date_trunc('hour', now()) - interval '23 hours'`

/** The last 24 hours of the target `t`; hours in which nothing happened are absent. */
export const selectLastDay = sql`
  (select coalesce(json_agg(json_build_object('at', to_char(h.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                                              'succeeded', h.succeeded, 'failed', h.failed) order by h.hour), '[]'::json)
     from scim_target_hour h where h.tenant_id = t.tenant_id and h.target_id = t.id and h.hour >= ${LAST_DAY})`

/**
 * The health of the target `t`, judged by what failed: its last attempt, a push that gave up within the last day, or more than a few of the
 * attempts of that day.
 */
export const selectJudgedHealth = sql`
  case when t.health in ('paused', 'failing') then t.health
       when exists (select from scim_run r where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status = 'failed'
                       and r.finished_at > now() - interval '1 day') then 'failing'
       when (select sum(h.failed) * 100 > sum(h.failed + h.succeeded) * ${sql.lit(FAILED_PERCENT)} from scim_target_hour h
              where h.tenant_id = t.tenant_id and h.target_id = t.id and h.hour >= ${LAST_DAY}) then 'failing'
       else t.health end`

/** How the last attempt ended. */
export async function selectHealth(tx: TenantTx, targetId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    health: string
  }>`select health from scim_target where id = ${targetId}`.execute(tx)
  return rows[0]?.health
}

export type UnhealthyTarget = { id: string; name: string; health: 'failing' | 'paused' }

export async function selectUnhealthyTargets(tx: TenantTx): Promise<UnhealthyTarget[]> {
  const { rows } = await sql<UnhealthyTarget>`
    select * from (select t.id, t.name, ${selectJudgedHealth} as health from scim_target t
                    where t.tenant_id = ${tx.tenantId} and t.enabled) judged
     where health in ('failing', 'paused') order by id limit 100`.execute(tx)
  return rows
}

/** Counted last in its transaction: attempts of one target that end together wait here for each other. */
export async function upsertAttempt(tx: TenantTx, targetId: string, isSuccess: boolean): Promise<void> {
  const [succeeded, failed] = isSuccess ? [1, 0] : [0, 1]
  await sql`
    insert into scim_target_hour as h (target_id, hour, succeeded, failed)
    select id, date_trunc('hour', now()), ${succeeded}, ${failed} from scim_target where id = ${targetId}
    on conflict (tenant_id, target_id, hour) do update
       set succeeded = h.succeeded + excluded.succeeded, failed = h.failed + excluded.failed`.execute(tx)
}

/** Nothing asks for more than a day. */
export async function deleteOldHours(tx: TenantTx): Promise<void> {
  await sql`delete from scim_target_hour where hour < now() - interval '8 days'`.execute(tx)
}
