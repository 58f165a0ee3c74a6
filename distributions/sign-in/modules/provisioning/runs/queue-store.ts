import { sql, type TenantTx } from '@tamga/core'
import { dependsOnRoles, isGroupInScope, isInScope } from '../scope-store.ts'

type Condition = ReturnType<typeof sql>

export type RunOrder = {
  /** Null: every target that is enabled. */
  readonly target_id?: string
  /** Null: everybody. */
  readonly subjects: readonly string[] | null
  readonly forced?: boolean
  readonly resync_id?: string
}

/** A waiting run of the same subject takes the newest operation and keeps its position and attempts. */
const mergeWithWaiting = sql`
  on conflict (tenant_id, target_id, kind, subject_id) where status in ('queued', 'retrying')
  do update set operation = excluded.operation, subject_name = excluded.subject_name, subject_email = excluded.subject_email,
                forced = scim_run.forced or excluded.forced, resync_id = coalesce(excluded.resync_id, scim_run.resync_id)`

const among = (column: Condition, ids: readonly string[] | null): Condition =>
  ids === null ? sql`true` : sql`${column} = any(${[...ids]}::uuid[])`

/**
 * One waiting run for each target and person. Nothing is queued for whom a target neither has nor should have; what will be
 * pushed is read when the run is performed, so the newest state wins.
 */
export async function insertUserRuns(
  tx: TenantTx,
  order: RunOrder & { rolesAlone?: boolean },
): Promise<{ id: string; subject_id: string }[]> {
  const { target_id = null, subjects, forced = false, resync_id = null } = order
  const mattersByRole = order.rolesAlone ? dependsOnRoles : sql`true`
  const { rows } = await sql<{ id: string; subject_id: string }>`
    insert into scim_run (target_id, target_name, kind, operation, subject_id, subject_name, subject_email, forced, resync_id)
    select t.id, t.name, 'user',
           case when w.wanted and l.subject_id is not null then 'user.update'
                when w.wanted then 'user.create'
                when t.on_leave = 'delete' and not w.suspended then 'user.delete'
                else 'user.deactivate' end,
           m.person_id, m.name, m.email, ${forced}, ${resync_id}::uuid
      from scim_target t
      join membership m on m.tenant_id = t.tenant_id and ${among(sql`m.person_id`, subjects)}
      left join scim_link l on l.tenant_id = t.tenant_id and l.target_id = t.id and l.kind = 'user' and l.subject_id = m.person_id
     cross join lateral (select m.status = 'active' and ${isInScope} as wanted, m.status = 'suspended' and ${isInScope} as suspended) w
     where t.enabled and (${target_id}::uuid is null or t.id = ${target_id}) and ${mattersByRole}
       and (w.wanted or l.active or (l.subject_id is not null and t.on_leave = 'delete' and not w.suspended)
            or exists (select from scim_run o where o.tenant_id = t.tenant_id and o.target_id = t.id and o.kind = 'user'
                          and o.subject_id = m.person_id and l.subject_id is null
                          and (o.status in ('queued', 'retrying', 'running') or (o.status = 'failed' and o.operation = 'user.create'))))
     order by t.id, m.person_id
    ${mergeWithWaiting}
    returning id, subject_id`.execute(tx)
  return rows
}

/** A group for each role that the target takes; the role of every member only where the scope names it. */
export async function insertGroupRuns(tx: TenantTx, order: RunOrder): Promise<void> {
  const { target_id = null, subjects, forced = false, resync_id = null } = order
  await sql`
    insert into scim_run (target_id, target_name, kind, operation, subject_id, subject_name, forced, resync_id)
    select t.id, t.name, 'group',
           case when not s.wanted then 'group.delete' when s.remote_id is null then 'group.create' else 'group.update' end,
           s.id, s.name, ${forced}, ${resync_id}::uuid
      from scim_target t
     cross join lateral (
       select coalesce(r.id, l.subject_id) as id, coalesce(r.name, '') as name, l.remote_id,
              r.id is not null and t.push_groups and ${isGroupInScope} as wanted
         from (select * from role r where r.tenant_id = t.tenant_id and ${among(sql`r.id`, subjects)}) r
         full join (select * from scim_link l where l.tenant_id = t.tenant_id and l.target_id = t.id and l.kind = 'group'
                       and ${among(sql`l.subject_id`, subjects)}) l on l.subject_id = r.id) s
     where t.enabled and (${target_id}::uuid is null or t.id = ${target_id}) and (s.wanted or s.remote_id is not null)
     order by t.id, s.id
    ${mergeWithWaiting}`.execute(tx)
}

/** Returns the id of the waiting run, which may be an older one. */
export async function insertResync(tx: TenantTx, targetId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into scim_run (target_id, target_name, kind, operation, subject_id, subject_name)
    select id, name, 'resync', 'resync', id, name from scim_target where id = ${targetId} and enabled
    ${mergeWithWaiting}
    returning id`.execute(tx)
  return rows[0]?.id
}

/** One person by hand: at once, with everything, whether or not the target seems to be up to date. */
export async function insertPersonRun(
  tx: TenantTx,
  targetId: string,
  personId: string,
): Promise<{ id: string } | undefined> {
  const [queued] = await insertUserRuns(tx, { target_id: targetId, subjects: [personId], forced: true })
  if (queued) {
    await sql`update scim_run set next_attempt_at = null where id = ${queued.id}`.execute(tx)
    return queued
  }
  // Nothing to push as it seems; a run still shows that the target was asked.
  const { rows } = await sql<{ id: string }>`
    insert into scim_run (target_id, target_name, kind, operation, subject_id, subject_name, subject_email, forced)
    select t.id, t.name, 'user', 'user.deactivate', m.person_id, m.name, m.email, true
      from scim_target t join membership m on m.tenant_id = t.tenant_id and m.person_id = ${personId}
     where t.id = ${targetId}
    ${mergeWithWaiting}
    returning id`.execute(tx)
  return rows[0]
}
