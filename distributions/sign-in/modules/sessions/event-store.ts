import { type SessionCause, sql, type TenantTx } from '@tamga/core'

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

export type Position = { at: string; id: string }

type Condition = ReturnType<typeof sql>

/** Newest first, behind a position already seen: events written meanwhile never move a page. */
export async function readEvents(
  tx: TenantTx,
  filter: EventFilter,
  page: { after: Position | null; limit: number },
): Promise<SessionEvent[]> {
  const { after, limit } = page
  const position = after ? sql`and (at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<SessionEvent>`
    select id, session_id, json_build_object('id', person_id, 'name', person_name, 'email', person_email) as user, cause,
           case when terminated_by is not null then json_build_object('id', terminated_by,
             'name', coalesce(terminated_by_name, ''), 'email', coalesce(terminated_by_email, '')) end as terminated_by,
           reason, ip, at
      from session_event where ${matches(tx, filter)} ${position}
     order by at desc, id desc limit ${limit}`.execute(tx)
  return rows
}

export async function countEvents(tx: TenantTx, filter: EventFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from session_event where ${matches(tx, filter)}`.execute(tx)
  return rows[0]!.count
}

function matches(tx: TenantTx, { user, cause, terminated_by, from, to }: EventFilter): Condition {
  const parts = [sql`tenant_id = ${tx.tenantId}`]
  if (user) parts.push(sql`person_id = ${user}`)
  if (cause) parts.push(sql`cause = ${cause}`)
  if (terminated_by) parts.push(sql`terminated_by = ${terminated_by}`)
  if (from !== undefined) parts.push(sql`at >= to_timestamp(${from / 1000}::float8)`)
  if (to !== undefined) parts.push(sql`at < to_timestamp(${to / 1000}::float8)`)
  return sql.join(parts, sql` and `)
}
