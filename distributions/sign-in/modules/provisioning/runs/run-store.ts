import {
  type KeysetOrder,
  type Page,
  type PageQuery,
  type Selectable,
  selectPage,
  sql,
  type TenantTx,
  timeKey,
  uuidKey,
} from '@tamga/core'
import type { Operation, ProvisioningTables, RunStatus } from '../tables.ts'

export type RunRow = Selectable<ProvisioningTables['scim_run']>
export type Progress = { total: number; succeeded: number; failed: number; waiting: number }
export type ShownRun = RunRow & { progress: Progress | null }

export type RunFilter = {
  target?: string
  operation?: Operation
  status?: RunStatus
  user?: string
  resync?: string
  q?: string
  from?: string
  to?: string
}
export type RunQuery = RunFilter & PageQuery

const progress = sql`
  case when r.kind = 'resync' then (
    select json_build_object('total', count(*), 'succeeded', count(*) filter (where c.status = 'succeeded'),
             'failed', count(*) filter (where c.status = 'failed'),
             'waiting', count(*) filter (where c.status in ('queued', 'retrying', 'running')))
      from scim_run c where c.tenant_id = r.tenant_id and c.resync_id = r.id) end as progress`

const NEWEST_FIRST: KeysetOrder<ShownRun> = {
  name: '-created_at',
  descending: true,
  columns: [timeKey(sql`r.created_at`, row => row.created_at), uuidKey(sql`r.id`, row => row.id)],
}

export async function selectRuns(tx: TenantTx, query: RunQuery): Promise<Page<ShownRun>> {
  const wanted = runConditions(query)
  return selectPage<ShownRun>(tx, query, {
    order: NEWEST_FIRST,
    select: ({ after, order, limit }) => sql`
      select r.*, ${progress} from scim_run r where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from scim_run r where ${wanted}`,
    searched:
      query.q || query.operation ? sql`from scim_run r where ${runConditions(known(query))}` : undefined,
  })
}

export async function selectRun(tx: TenantTx, id: string): Promise<ShownRun | undefined> {
  const { rows } = await sql<ShownRun>`select r.*, ${progress} from scim_run r where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** Words and operations are known to no index. */
const known = ({ q: _, operation: __, ...filter }: RunFilter): RunFilter => filter

export function runConditions({ target, operation, status, user, resync, q, from, to }: RunFilter) {
  const parts = [sql`true`]
  if (target) parts.push(sql`r.target_id = ${target}`)
  if (operation)
    parts.push(
      sql`/* reads much: an operation is looked for in a bounded part of the list */ r.operation = ${operation}`,
    )
  // Written out: by a parameter the planner would not know how rare a state is.
  if (status) parts.push(sql`r.status = ${sql.lit(status)}`)
  if (user) parts.push(sql`r.kind = 'user' and r.subject_id = ${user}`)
  if (resync) parts.push(sql`r.resync_id = ${resync}`)
  if (q)
    parts.push(
      sql`/* reads much: words are looked for in a bounded part of the list */ strpos(lower(r.subject_name || ' ' || coalesce(r.subject_email, '')), lower(${q})) > 0`,
    )
  if (from) parts.push(sql`r.created_at >= ${from}::timestamptz`)
  if (to) parts.push(sql`r.created_at < ${to}::timestamptz`)
  return sql.join(parts, sql` and `)
}

/** Failed runs back to the start, unless something newer of the same subject waits already. Says which. */
export async function updateFailedToQueued(
  tx: TenantTx,
  filter: RunFilter & { ids?: readonly string[]; isResyncLeftOut?: boolean },
): Promise<string[]> {
  const chosen = filter.ids
    ? sql`r.id = any(${[...filter.ids]}::uuid[])`
    : runConditions({ ...filter, status: 'failed' })
  const { rows } = await sql<{ id: string }>`
    update scim_run set status = 'queued', attempt = 0, next_attempt_at = null, finished_at = null, problem_code = null,
           problem_detail = null, http_status = null, forced = true
     where id in (
       select distinct on (r.target_id, r.kind, r.subject_id) r.id from scim_run r
         join scim_target t on t.tenant_id = r.tenant_id and t.id = r.target_id
        where ${chosen} and r.status = 'failed' ${filter.isResyncLeftOut ? sql`and r.kind <> 'resync'` : sql``}
          and not exists (select from scim_run o where o.tenant_id = r.tenant_id and o.target_id = r.target_id and o.kind = r.kind
                             and o.subject_id = r.subject_id and o.status in ('queued', 'retrying'))
        order by r.target_id, r.kind, r.subject_id, r.created_at desc)
       and status = 'failed'
    returning id`.execute(tx)
  return rows.map(row => row.id)
}

export async function deleteOldRuns(tx: TenantTx): Promise<void> {
  // What is finished for so long was made before that: the index knows when.
  await sql`
    delete from scim_run
     where created_at < now() - interval '180 days' and finished_at < now() - interval '180 days'`.execute(tx)
}

/** Runs that wait for their next attempt are due now; how many. */
export async function updateRetriesDue(tx: TenantTx, targetId: string): Promise<number> {
  const { rows } = await sql`
    update scim_run set next_attempt_at = null where target_id = ${targetId} and status = 'retrying' returning 1`.execute(
    tx,
  )
  return rows.length
}
