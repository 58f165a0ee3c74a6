import { sql, type TenantTx } from '@tamga/core'
import type { TargetRow } from '../targets/target-store.ts'

/** Renewed every other second: the runs of a process that was killed resume within ten. */
const LEASE = sql`interval '7 seconds'`

/** Targets of one tenant that are worked on at the same time, in all processes together: half of the places of one process. */
export const TARGETS_OF_ONE_TENANT = 6

export type Lease = { target: TargetRow } | { heldUntil: string } | { isShareUsed: true } | null

/** One process at a time works on a target. Null when there is nothing to do. */
export async function updateLeaseTaken(tx: TenantTx, targetId: string, holder: string): Promise<Lease> {
  if ((await countOtherLeases(tx, targetId)) >= TARGETS_OF_ONE_TENANT) return { isShareUsed: true }
  const { rows } = await sql<TargetRow>`
    update scim_target set lease_by = ${holder}, lease_until = now() + ${LEASE}
     where id = ${targetId} and enabled and health <> 'paused' and (lease_until is null or lease_until < now())
    returning *`.execute(tx)
  if (rows[0]) {
    await takeOver(tx, targetId)
    return { target: rows[0] }
  }
  const held = await sql<{ lease_until: string }>`
    select lease_until from scim_target where id = ${targetId} and enabled and health <> 'paused' and lease_until is not null`.execute(
    tx,
  )
  return held.rows[0] ? { heldUntil: held.rows[0].lease_until } : null
}

/** Serialised, so that two processes do not both take the last slot. */
async function countOtherLeases(tx: TenantTx, targetId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scim_lease ${tx.tenantId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) from scim_target where lease_until > now() and id <> ${targetId}`.execute(tx)
  return rows[0]!.count
}

/** Of the targets with work that is due and that nobody works on, the one that waits longest for its turn. */
export async function selectNextTarget(tx: TenantTx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.id from scim_target t
     cross join lateral (
       select min(r.created_at) as since from scim_run r
        where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status in ('queued', 'retrying')
          and (r.next_attempt_at is null or r.next_attempt_at <= now())) w
     where t.enabled and t.health <> 'paused' and (t.lease_until is null or t.lease_until < now()) and w.since is not null
     order by t.last_run_at nulls first, w.since, t.id limit 1`.execute(tx)
  return rows[0]?.id
}

/** Runs that the former holder left running are repeated, and count as an attempt. */
async function takeOver(tx: TenantTx, targetId: string): Promise<void> {
  await sql`
    update scim_run r set status = 'cancelled', problem_code = 'superseded', finished_at = now(), claimed_by = null
     where target_id = ${targetId} and status = 'running' and claimed_by is not null
       and exists (select from scim_run o where o.tenant_id = r.tenant_id and o.target_id = r.target_id and o.kind = r.kind
                      and o.subject_id = r.subject_id and o.status in ('queued', 'retrying'))`.execute(tx)
  await sql`
    update scim_run set status = 'retrying', problem_code = 'interrupted', attempt = least(attempt, 6), next_attempt_at = now(),
           claimed_by = null
     where target_id = ${targetId} and status = 'running' and claimed_by is not null`.execute(tx)
}

export async function updateLeaseRenewed(tx: TenantTx, targetId: string, holder: string): Promise<void> {
  await sql`
    update scim_target set lease_until = now() + ${LEASE} where id = ${targetId} and lease_by = ${holder}`.execute(
    tx,
  )
}

/** Releases the lease and returns when the next run is due; null for never. */
export async function updateLeaseReleased(
  tx: TenantTx,
  targetId: string,
  holder: string,
): Promise<string | null> {
  // The lock comes first: a run that came after this look finds the lease free, an earlier one is seen below.
  await sql`
    update scim_target set lease_by = null, lease_until = null where id = ${targetId} and lease_by = ${holder}`.execute(
    tx,
  )
  const { rows } = await sql<{ due: string | null }>`
    select min(coalesce(r.next_attempt_at, now())) as due from scim_run r
      join scim_target t on t.tenant_id = r.tenant_id and t.id = r.target_id and t.enabled and t.health <> 'paused'
     where r.target_id = ${targetId} and r.status in ('queued', 'retrying')`.execute(tx)
  return rows[0]!.due
}

/**
 * Held for the rest of the transaction, before any run is touched: whoever needs both takes the target first. A lease that is
 * just being given back is seen as free.
 */
export async function lockTargets(tx: TenantTx): Promise<string[]> {
  const { rows } = await sql<{ id: string; held: boolean }>`
    select id, coalesce(lease_until > now(), false) as held from scim_target where enabled and health <> 'paused'
     order by id for no key update`.execute(tx)
  return rows.filter(row => !row.held).map(row => row.id)
}

/** Those of the targets with work that is due. */
export async function selectTargetsWithWork(tx: TenantTx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from unnest(${[...ids]}::uuid[]) as t(id)
     where exists (select from scim_run r where r.target_id = t.id and r.status in ('queued', 'retrying')
                      and (r.next_attempt_at is null or r.next_attempt_at <= now()))`.execute(tx)
  return rows.map(row => row.id)
}
