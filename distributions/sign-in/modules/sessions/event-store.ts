import {
  type DayCount,
  type KeysetOrder,
  type Page,
  type PageQuery,
  type SessionCause,
  selectDayCounts,
  selectPage,
  sql,
  type TenantTx,
  timeKey,
  uuidKey,
} from '@tamga/core'

export type SessionEvent = {
  id: string
  session_id: string
  user: { id: string; name: string; email: string }
  cause: SessionCause
  /** Null: the service itself, or somebody who had not signed in. */
  terminated_by: { id: string; name: string; email: string } | null
  reason: string | null
  ip: string | null
  at: string
}

export type EventFilter = {
  user?: string
  cause?: SessionCause
  terminated_by?: string
  /** Milliseconds since 1970; `from` is included, `to` is not. */
  from?: number
  to?: number
}

type Condition = ReturnType<typeof sql>

const NEWEST_FIRST: KeysetOrder<SessionEvent> = {
  name: '-at',
  descending: true,
  columns: [timeKey(sql`at`, row => row.at), uuidKey(sql`id`, row => row.id)],
}

/** How many sessions ended on each of the last days. */
export const selectEventDays = (tx: TenantTx, zone: string): Promise<DayCount[]> =>
  selectDayCounts(
    tx,
    zone,
    (from, to) => sql`from session_event where tenant_id = ${tx.tenantId} and at >= ${from} and at < ${to}`,
  )

export async function selectEvents(
  tx: TenantTx,
  filter: EventFilter,
  query: PageQuery,
): Promise<Page<SessionEvent>> {
  const wanted = matches(tx, filter)
  return selectPage<SessionEvent>(tx, query, {
    order: NEWEST_FIRST,
    select: ({ after, order, limit }) => sql`
      select id, session_id, json_build_object('id', person_id, 'name', person_name, 'email', person_email) as user, cause,
             case when terminated_by is not null then json_build_object('id', terminated_by,
               'name', coalesce(terminated_by_name, ''), 'email', coalesce(terminated_by_email, '')) end as terminated_by,
             reason, ip, at
        from session_event where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from session_event where ${wanted}`,
  })
}

function matches(tx: TenantTx, { user, cause, terminated_by, from, to }: EventFilter): Condition {
  const parts = [sql`tenant_id = ${tx.tenantId}`]
  if (user) parts.push(sql`person_id = ${user}`)
  // Written out: by a parameter the planner would not know how rare a cause is.
  if (cause) parts.push(sql`cause = ${sql.lit(cause)}`)
  if (terminated_by) parts.push(sql`terminated_by = ${terminated_by}`)
  if (from !== undefined) parts.push(sql`at >= ${new Date(from)}`)
  if (to !== undefined) parts.push(sql`at < ${new Date(to)}`)
  return sql.join(parts, sql` and `)
}
