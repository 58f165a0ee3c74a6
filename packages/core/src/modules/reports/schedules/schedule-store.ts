import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'

export type Every = 'day' | 'week' | 'month'

export type Schedule = {
  report_id: string
  every: Every
  minute_of_day: number
  zone: string
  people: string[]
  next_at: string
  created_by: string
  paused: boolean
  version: number
}

const VIEW = sql`report_id, every, minute_of_day, zone, people, next_at, created_by, paused, version`

export async function selectSchedule(tx: TenantTx, reportId: string): Promise<Schedule | undefined> {
  const { rows } = await sql<Schedule>`
    select ${VIEW} from report_schedule where tenant_id = ${tx.tenantId} and report_id = ${reportId}::uuid`.execute(
    tx,
  )
  return rows[0]
}

export type NewSchedule = Omit<Schedule, 'version' | 'next_at'> & {
  readonly next_at: Date
  readonly version: number | undefined
}

/** Undefined: somebody else was faster. */
export async function upsertSchedule(tx: TenantTx, given: NewSchedule): Promise<Schedule | undefined> {
  const { report_id, every, minute_of_day, zone, people, next_at, created_by, paused, version } = given
  const { rows } = await sql<Schedule>`
    insert into report_schedule as s (report_id, every, minute_of_day, zone, people, next_at, created_by, paused)
    values (${report_id}::uuid, ${every}, ${minute_of_day}, ${zone}, ${people}::uuid[], ${next_at}, ${created_by}, ${paused})
    on conflict (tenant_id, report_id) do update set every = excluded.every, minute_of_day = excluded.minute_of_day,
           zone = excluded.zone, people = excluded.people, next_at = excluded.next_at, created_by = excluded.created_by,
           paused = excluded.paused, version = s.version + 1
     where s.version = coalesce(${version ?? null}::integer, s.version)
    returning ${VIEW}`.execute(tx)
  return rows[0]
}

export async function deleteSchedule(tx: TenantTx, reportId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from report_schedule where tenant_id = ${tx.tenantId} and report_id = ${reportId}::uuid returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Which organisations have a report to send. */
export async function selectTenantsWithDueReports(tx: PlatformTx): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct tenant_id from report_schedule where next_at <= now() and not paused`.execute(tx)
  return rows.map(({ tenant_id }) => tenant_id)
}

export async function selectDueSchedules(tx: TenantTx): Promise<(Schedule & { name: string })[]> {
  const { rows } = await sql<Schedule & { name: string }>`
    select s.report_id, s.every, s.minute_of_day, s.zone, s.people, s.next_at, s.created_by, s.paused, s.version, r.name
      from report_schedule s join report r on r.tenant_id = s.tenant_id and r.id = s.report_id
     where s.tenant_id = ${tx.tenantId} and s.next_at <= now() and not s.paused and r.deleted_at is null
     order by s.next_at limit 100`.execute(tx)
  return rows
}

/** Moves on from a run. False: another process did. */
export async function updateNext(
  tx: TenantTx,
  reportId: string,
  { from, to }: { from: string; to: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update report_schedule set next_at = ${to}
     where tenant_id = ${tx.tenantId} and report_id = ${reportId}::uuid and next_at = ${from}::timestamptz returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export type Recipient = { id: string; name: string; email: string }

/** Those of the people who are active members. */
export async function selectActiveRecipients(tx: TenantTx, people: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select person_id as id, name, email from membership
     where tenant_id = ${tx.tenantId} and person_id = any (${people}::uuid[]) and status = 'active'
     order by name, person_id`.execute(tx)
  return rows
}
