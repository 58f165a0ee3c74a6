import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { NotificationData } from '../../../kernel/notifications/notification-kind.ts'

export type Wanted = { person_id: string; subject: string; stage: string; data: NotificationData }
export type Present = Wanted & { id: string }

/** Two comparisons of a kind at once would undo each other: the second waits for the first, and sees what it did. */
export async function lockKind(tx: TenantTx, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications ${tx.tenantId} ${kind}`}, 0))`.execute(
    tx,
  )
}

export async function selectPresent(
  tx: TenantTx,
  kind: string,
  people: readonly string[] | undefined,
): Promise<Present[]> {
  const { rows } = await sql<Present>`
    /* reads much: what is shown of one kind is bounded by how many are told of how much */
    select id, person_id, subject, stage, data from notification
     where tenant_id = ${tx.tenantId} and kind = ${kind} and withdrawn_at is null
       ${people ? sql`and person_id = any(${people}::uuid[])` : sql``}`.execute(tx)
  return rows
}

/** Active members with one of these permissions, longest membership first. */
export async function selectHolders(
  tx: TenantTx,
  permissions: readonly string[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    /* reads all: who holds a role that allows it is asked only when something is due */
    select distinct m.person_id, m.created_at from membership m
      join membership_role g on g.tenant_id = m.tenant_id and g.person_id = m.person_id
      join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.permission = any(${permissions}::text[])
     where m.tenant_id = ${tx.tenantId} and m.status = 'active'
     order by m.created_at, m.person_id limit ${most}`.execute(tx)
  return rows.map(row => row.person_id)
}

export async function selectActivePeople(tx: TenantTx, people: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`
    /* reads all: everyone asked for, who may be everyone when all notices are made anew */
    select person_id from membership
     where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[]) and status = 'active'`.execute(
    tx,
  )
  return new Set(rows.map(row => row.person_id))
}

/** Counts the feeds of these people up by so many each, always in the same order. Answers with the versions reached. */
export async function upsertFeeds(
  tx: TenantTx,
  changes: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const people = [...changes.keys()].toSorted()
  const { rows } = await sql<{ person_id: string; version: number }>`
    insert into notification_feed as f (person_id, version)
    select * from unnest(${people}::uuid[], ${people.map(person => changes.get(person))}::bigint[])
    on conflict (tenant_id, person_id) do update set version = f.version + excluded.version
    returning person_id, version`.execute(tx)
  return new Map(rows.map(row => [row.person_id, Number(row.version)]))
}

export type Versioned<T> = T & { version: number }

/** New ones, and those that changed. Another stage, or one that was withdrawn before, is unread again. */
export async function upsertNotifications(
  tx: TenantTx,
  kind: string,
  wanted: readonly Versioned<Wanted>[],
): Promise<void> {
  await sql`
    insert into notification as n (person_id, kind, subject, stage, data, version)
    select w.person_id, ${kind}, w.subject, w.stage, w.data, w.version
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w(person_id uuid, subject text, stage text, data jsonb, version bigint)
    on conflict (tenant_id, person_id, kind, subject) do update
       set stage = excluded.stage, data = excluded.data, version = excluded.version, withdrawn_at = null,
           at = case when n.stage = excluded.stage and n.withdrawn_at is null then n.at else excluded.at end,
           read_at = case when n.stage = excluded.stage and n.withdrawn_at is null then n.read_at end,
           mailed_at = case when n.stage = excluded.stage and n.withdrawn_at is null then n.mailed_at end`.execute(
    tx,
  )
}

export async function updateWithdrawn(
  tx: TenantTx,
  gone: readonly Versioned<{ id: string }>[],
): Promise<void> {
  await sql`
    update notification n set withdrawn_at = now(), version = g.version
      from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g(id uuid, version bigint)
     where n.tenant_id = ${tx.tenantId} and n.id = g.id`.execute(tx)
}

/** What was withdrawn long ago: no stream is resumed from before. */
export async function deleteWithdrawn(tx: TenantTx): Promise<void> {
  await sql`
    /* reads all: each row that it reads is deleted */
    delete from notification where tenant_id = ${tx.tenantId} and withdrawn_at < now() - interval '30 days'`.execute(
    tx,
  )
}
