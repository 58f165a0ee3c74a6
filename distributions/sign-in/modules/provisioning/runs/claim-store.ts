import { sql, type TenantTx } from '@tamga/core'
import type { PushProblem } from '../push/push-problem.ts'
import { type GroupState, selectGroupState, selectUserState, type UserState } from '../push/push-store.ts'
import type { Linked, PushOutcome } from '../push/push-user.ts'
import type { TraceStep } from '../tables.ts'
import type { TargetRow } from '../targets/target-store.ts'
import { insertGroupRuns, insertUserRuns } from './queue-store.ts'
import type { RunRow } from './run-store.ts'

export const ATTEMPTS = 7

const REMOVALS = sql`('user.deactivate', 'user.delete')`

export type Claim = { target_id: string; holder: string }

export type Work = {
  readonly run: RunRow
  readonly target: TargetRow
  /** Null for a resync, and for whoever has gone altogether. */
  readonly user: UserState | null
  readonly group: GroupState | null
}

/** The next run, with everything that its attempt has to say, in one transaction. */
export async function updateWorkClaimed(tx: TenantTx, claim: Claim): Promise<Work | undefined> {
  const target = await selectHeldTarget(tx, claim)
  if (!target || (target.max_removals !== null && (await pausedByRemovals(tx, target.id)))) return undefined
  const run = await claimRun(tx, claim)
  if (!run) return undefined
  const user = run.kind === 'user' ? await selectUserState(tx, target.id, run.subject_id) : null
  const group = run.kind === 'group' ? await selectGroupState(tx, target.id, run.subject_id) : null
  return { run, target, user, group }
}

async function selectHeldTarget(tx: TenantTx, { target_id, holder }: Claim): Promise<TargetRow | undefined> {
  const { rows } = await sql<TargetRow>`
    select * from scim_target where id = ${target_id} and lease_by = ${holder} and enabled and health <> 'paused'`.execute(
    tx,
  )
  return rows[0]
}

/**
 * The oldest run that is due, and of whose subject nothing else is under way: what concerns one person keeps its order. The target is read
 * again, because another worker may have paused it while this one waited for the row.
 */
async function claimRun(tx: TenantTx, { target_id, holder }: Claim): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update scim_run set status = 'running', attempt = attempt + 1, claimed_by = ${holder}, next_attempt_at = null
     where id = (
       select r.id from scim_run r
        where r.target_id = ${target_id} and r.status in ('queued', 'retrying')
          and (r.next_attempt_at is null or r.next_attempt_at <= now())
          and exists (select from scim_target t where t.id = r.target_id and t.health <> 'paused')
          and not exists (select from scim_run o where o.tenant_id = r.tenant_id and o.target_id = r.target_id and o.kind = r.kind
                             and o.subject_id = r.subject_id and o.status = 'running')
        order by r.created_at, r.id limit 1 for update skip locked)
       and status in ('queued', 'retrying')
    returning *`.execute(tx)
  return rows[0]
}

/** More removals in a day than the target allows: it stops before the next one, and somebody is asked. */
async function pausedByRemovals(tx: TenantTx, targetId: string): Promise<boolean> {
  const { rows } = await sql`
    update scim_target t set health = 'paused', paused_removals = n.waiting
      from (select count(*) as all, count(*) filter (where status in ('queued', 'retrying')) as waiting from scim_run
             where target_id = ${targetId} and operation in ${REMOVALS} and not approved
               and status in ('queued', 'retrying', 'running', 'succeeded') and created_at > now() - interval '1 day') n
     where t.id = ${targetId} and t.max_removals is not null and t.health <> 'paused' and n.all > t.max_removals and n.waiting > 0
    returning 1`.execute(tx)
  return rows.length > 0
}

type Report = { run: RunRow; trace: TraceStep[] }

/** False: the run was taken from this process meanwhile, and its outcome is somebody else's to tell. */
export async function updateRunFinished(
  tx: TenantTx,
  { run, trace }: Report,
  outcome: PushOutcome,
): Promise<boolean> {
  if (!(await updateHealth(tx, run.target_id, 'ok'))) return false
  const { rows } = await sql`
    update scim_run set status = 'succeeded', operation = ${outcome.operation}, http_status = ${outcome.http_status},
           problem_code = null, problem_detail = null, trace = ${JSON.stringify(trace)}::jsonb, finished_at = now(), claimed_by = null
     where id = ${run.id} and status = 'running' and claimed_by = ${run.claimed_by} returning 1`.execute(tx)
  if (rows.length === 0) return false
  const changed = await upsertLink(tx, run, outcome.link)
  // Groups name their members, and people their managers, by the ids that the target gave them.
  if (run.kind === 'user' && changed) {
    await queueGroupsOf(tx, run)
    await queuePeopleOf(tx, run)
  }
  return true
}

async function queuePeopleOf(tx: TenantTx, { target_id, subject_id }: RunRow): Promise<void> {
  const { rows } = await sql<{ person_id: string }>`
    select m.person_id from membership m where m.manager_id = ${subject_id} and m.status = 'active' order by m.person_id`.execute(
    tx,
  )
  if (rows.length > 0)
    await insertUserRuns(tx, { target_id, subjects: rows.map(({ person_id }) => person_id) })
}

async function upsertLink(
  tx: TenantTx,
  { target_id, kind, subject_id }: RunRow,
  link: Linked | null,
): Promise<boolean> {
  if (link === null) {
    const gone = await sql`
      delete from scim_link where target_id = ${target_id} and kind = ${kind} and subject_id = ${subject_id} returning 1`.execute(
      tx,
    )
    return gone.rows.length > 0
  }
  const { rows } = await sql<{ changed: boolean }>`
    with former as (select remote_id, active from scim_link
                     where target_id = ${target_id} and kind = ${kind} and subject_id = ${subject_id})
    insert into scim_link (target_id, kind, subject_id, remote_id, active, digest, members)
    values (${target_id}, ${kind}, ${subject_id}, ${link.remote_id}, ${link.active}, ${link.digest}, ${link.members}::text[])
    on conflict (tenant_id, target_id, kind, subject_id) do update set remote_id = excluded.remote_id, active = excluded.active,
           digest = excluded.digest, members = excluded.members, pushed_at = now()
    returning not exists (select from former where remote_id = ${link.remote_id} and active = ${link.active}) as changed`.execute(
    tx,
  )
  return rows[0]!.changed
}

async function queueGroupsOf(tx: TenantTx, { target_id, subject_id }: RunRow): Promise<void> {
  const { rows } = await sql<{ role_id: string }>`
    select g.role_id from membership_role g join scim_target t on t.tenant_id = g.tenant_id and t.id = ${target_id} and t.push_groups
     where g.person_id = ${subject_id} order by 1`.execute(tx)
  if (rows.length > 0) await insertGroupRuns(tx, { target_id, subjects: rows.map(row => row.role_id) })
}

/** Another attempt at its time, or none any more. A newer run of the same subject takes the place of this one. */
export async function updateRunPostponed(
  tx: TenantTx,
  { run, trace }: Report,
  { problem, delayMs }: { problem: PushProblem; delayMs: number },
): Promise<void> {
  const isLast = run.attempt >= ATTEMPTS
  if (!(await updateHealth(tx, run.target_id, 'failing'))) return
  await sql`
    update scim_run r set status = n.status, http_status = ${problem.http_status},
           problem_code = ${problem.code}, problem_detail = ${problem.detail}, trace = ${JSON.stringify(trace)}::jsonb, claimed_by = null,
           next_attempt_at = case when n.status = 'retrying' then now() + ${delayMs} * interval '1 millisecond' end,
           finished_at = case when n.status <> 'retrying' then now() end
      from (select case when ${isLast} then 'failed'
                        when exists (select from scim_run o where o.target_id = ${run.target_id} and o.kind = ${run.kind}
                                        and o.subject_id = ${run.subject_id} and o.status in ('queued', 'retrying')) then 'cancelled'
                        else 'retrying' end as status) n
     where r.id = ${run.id} and r.status = 'running' and r.claimed_by = ${run.claimed_by}`.execute(tx)
}

/** Before the run itself is touched: whoever needs both takes the target first. False: the target is gone. */
async function updateHealth(tx: TenantTx, targetId: string, health: 'ok' | 'failing'): Promise<boolean> {
  await sql`
    update scim_target set last_run_at = now(), health = case when health = 'paused' then health else ${health} end
     where id = ${targetId} and (health <> ${health} or last_run_at is null or last_run_at < now() - interval '1 second')`.execute(
    tx,
  )
  const { rows } = await sql`select 1 from scim_target where id = ${targetId} for key share`.execute(tx)
  return rows.length > 0
}

export async function updateServiceProvider(
  tx: TenantTx,
  targetId: string,
  known: NonNullable<TargetRow['service_provider']>,
): Promise<void> {
  await sql`
    update scim_target set service_provider = ${JSON.stringify(known)}::jsonb, service_provider_at = now() where id = ${targetId}`.execute(
    tx,
  )
}
