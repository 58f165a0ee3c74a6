import { sql, type TenantTx } from '@tamga/core'
import { insertGroupRuns, insertUserRuns } from './queue-store.ts'
import type { RunRow } from './run-store.ts'

/** A resync is as many runs as there are people and groups; it is under way until the last of them has ended. */
export async function insertResyncRuns(tx: TenantTx, run: RunRow): Promise<void> {
  const order = { target_id: run.target_id, subjects: null, forced: true, resync_id: run.id }
  await sql`update scim_target set reconciled_at = now() where id = ${run.target_id}`.execute(tx)
  const { rows } = await sql`
    update scim_run set claimed_by = null where id = ${run.id} and status = 'running' and claimed_by = ${run.claimed_by}
    returning 1`.execute(tx)
  if (rows.length === 0) return
  await insertUserRuns(tx, order)
  await insertGroupRuns(tx, order)
  await updateResyncsEnded(tx, run.target_id)
}

export async function updateResyncsEnded(tx: TenantTx, targetId: string): Promise<void> {
  await sql`
    update scim_run p set finished_at = now(), status = case when c.failed then 'failed' else 'succeeded' end,
           problem_code = case when c.failed then 'some_failed' end
      from (select o.id, exists (select from scim_run f where f.tenant_id = o.tenant_id and f.resync_id = o.id and f.status = 'failed') as failed
              from scim_run o
             where o.target_id = ${targetId} and o.kind = 'resync' and o.status = 'running' and o.claimed_by is null
               and not exists (select from scim_run w where w.tenant_id = o.tenant_id and w.resync_id = o.id
                                  and w.status in ('queued', 'retrying', 'running'))) c
     where p.id = c.id`.execute(tx)
}
