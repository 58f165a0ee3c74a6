import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'

export type DayKind = 'started' | 'refused' | 'opened' | 'ended' | 'joined'
export type DayCount = { readonly kind: DayKind; readonly day: number; readonly count: number }

/** What happened on each day, counted from 1; `starts` are the moments at which the days begin. */
export async function countByDay(tx: TenantTx, starts: readonly Date[]): Promise<DayCount[]> {
  const days = sql`${starts}::timestamptz[]`
  const since = starts[0]!
  const { rows } = await sql<DayCount>`
    /* reads all: figures are counted; those of a large organisation are kept, and counted again by a job */
    select case action when 'session.started' then 'started' else 'refused' end as kind,
           width_bucket(at, ${days}) as day, count(*)
      from audit_record
     where tenant_id = ${tx.tenantId} and action in ('session.started', 'session.refused') and at >= ${since}
     group by 1, 2
    union all
    select 'opened', width_bucket(created_at, ${days}), count(*)
      from (select created_at from session where tenant_id = ${tx.tenantId}
            union all
            select ${momentOf(sql`session_id`)} from session_event
             where tenant_id = ${tx.tenantId} and at >= ${since}) opened
     where created_at >= ${since} group by 2
    union all
    select 'ended', width_bucket(at, ${days}), count(*)
      from session_event where tenant_id = ${tx.tenantId} and at >= ${since} group by 2
    union all
    select 'joined', width_bucket(joined_at, ${days}), count(*)
      from membership where tenant_id = ${tx.tenantId} and status = 'active' and joined_at >= ${since} group by 2`.execute(
    tx,
  )
  return rows
}

/** An ended session has only its id left, and that begins with the moment it was made (RFC 9562, 5.7). */
const momentOf = (id: RawBuilder<unknown>) =>
  sql`to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`

export type Present = {
  readonly sessions: number
  readonly members: number
  readonly invited: number
  readonly invitations_expired: number
  readonly members_never_seen: number
  readonly administrators: number
  readonly apps_stopped: number
  readonly mails_failed: number
}

/** Current counts, in one statement. */
export async function countPresent(
  tx: TenantTx,
  given: { administratorRole: string; requiredApps: readonly string[] },
): Promise<Present> {
  const tenant = tx.tenantId
  const { rows } = await sql<Present>`
    /* reads all: figures are counted; those of a large organisation are kept, and counted again by a job */
    select
      (select count(*) from session
        where tenant_id = ${tenant} and expires_at > now() and idle_expires_at > now()) as sessions,
      m.members, m.members_never_seen, i.invited, i.invitations_expired,
      (select count(*) from membership_role mr
         join role r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
         join membership a on a.tenant_id = mr.tenant_id and a.person_id = mr.person_id
        where mr.tenant_id = ${tenant} and r.key = ${given.administratorRole} and a.status = 'active') as administrators,
      (select count(*) from app_installation
        where tenant_id = ${tenant} and not active and app <> all (${given.requiredApps}::text[])) as apps_stopped,
      (select count(*) from mail_message
        where tenant_id = ${tenant} and status = 'failed' and finished_at > now() - interval '14 days') as mails_failed
    from (select count(*) as members, count(*) filter (where last_seen_at is null) as members_never_seen
            from membership where tenant_id = ${tenant} and status = 'active') m,
         (select count(*) filter (where expires_at > now()) as invited,
                 count(*) filter (where expires_at <= now()) as invitations_expired
            from invitation where tenant_id = ${tenant} and status = 'pending') i`.execute(tx)
  return rows[0]!
}

export type Figures = { readonly present: Present; readonly counts: readonly DayCount[] }

/** What was counted not long ago, on the same day; old after half a minute. */
export async function selectFigures(
  tx: TenantTx,
  zone: string,
  today: Date,
): Promise<{ figures: Figures; is_old: boolean } | undefined> {
  const { rows } = await sql<{ figures: Figures; is_old: boolean }>`
    select figures, counted_at < now() - interval '30 seconds' as is_old from dashboard_figures
     where tenant_id = ${tx.tenantId} and zone = ${zone}
       and counted_at > greatest(now() - interval '10 minutes', ${today})`.execute(tx)
  return rows[0]
}

export async function upsertFigures(tx: TenantTx, zone: string, figures: Figures): Promise<void> {
  await sql`
    insert into dashboard_figures (zone, figures) values (${zone}, ${JSON.stringify(figures)}::jsonb)
    on conflict (tenant_id) do update set zone = excluded.zone, figures = excluded.figures, counted_at = now()`.execute(
    tx,
  )
}
