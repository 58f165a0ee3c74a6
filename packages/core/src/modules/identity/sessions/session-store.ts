import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../kernel/context.ts'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { EndedSession, SessionCause } from '../events.ts'
import type { Lifetimes } from '../policy/session-policy.ts'
import type { IdentityTables } from '../tables.ts'

/** A condition over the table `session`: an expired session is over even before the sweep deletes its row. */
export const isUnexpired = sql`expires_at > now() and idle_expires_at > now()`

/** Selects sessions by their ids, their people, or all of a tenant; each further field narrows the selection. */
export type SessionSelection = (
  | { readonly ids: readonly string[]; readonly people?: readonly string[] }
  | { readonly people: readonly string[] }
  | { readonly tenant_id: string }
) & {
  readonly tenant_id?: string | undefined
  readonly provider_id?: string | undefined
  /** The session that is not ended. */
  readonly keep?: string | undefined
  /** Leaves expired sessions to the sweep. */
  readonly live?: boolean
}

function conditionOf(selection: SessionSelection): RawBuilder<unknown> {
  const { ids, people, tenant_id, provider_id, keep, live } = selection as Partial<
    Record<'ids' | 'people', readonly string[]>
  > &
    SessionSelection
  return sql.join(
    [
      ...(ids ? [sql`id = any(${ids}::uuid[])`] : []),
      ...(people ? [sql`person_id = any(${people}::uuid[])`] : []),
      ...(tenant_id === undefined ? [] : [sql`tenant_id = ${tenant_id}`]),
      ...(provider_id === undefined ? [] : [sql`provider_id = ${provider_id}`]),
      ...(keep === undefined ? [] : [sql`id <> ${keep}`]),
      ...(live ? [isUnexpired] : []),
    ],
    sql` and `,
  )
}

export type EndingNote = {
  readonly cause: SessionCause
  readonly reason: string | null
  readonly actor: Actor
  readonly ip: string | null
}

/** Deletes sessions and writes an event with cause and actor for each, in one statement. */
export async function deleteSessions(
  tx: TenantTx | PlatformTx,
  selection: SessionSelection,
  { cause, reason, actor, ip }: EndingNote,
): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    with ended as (delete from session where ${conditionOf(selection)} returning id, person_id, tenant_id, token_hash),
    noted as (
      insert into session_event (tenant_id, id, session_id, token_hash, person_id, person_name, person_email, cause,
                                 terminated_by, terminated_by_name, terminated_by_email, reason, ip)
      select e.tenant_id, platform.uuidv7(), e.id, e.token_hash, e.person_id, coalesce(m.name, ''), coalesce(m.email, ''), ${cause},
             ${actor.id}::uuid, ${actor.name}, ${actor.email}, ${reason}, ${ip}
        from ended e left join membership m on m.tenant_id = e.tenant_id and m.person_id = e.person_id)
    select id, person_id, tenant_id from ended`.execute(tx as TenantTx)
  return rows
}

/** How many sessions a person has open in the tenant of the transaction. */
export async function countSessionsOfMember(tx: TenantTx, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from session
     where person_id = ${personId} and tenant_id = ${tx.tenantId} and ${isUnexpired}`.execute(tx)
  return rows[0]!.count
}

/** The oldest sessions of a person in a tenant, beyond the newest `limit - 1` and the one that just began. */
export async function selectSessionsOverLimit(
  tx: PlatformTx,
  begun: { id: string; person_id: string; tenant_id: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from session
     where person_id = ${begun.person_id} and tenant_id = ${begun.tenant_id} and id <> ${begun.id} and ${isUnexpired}
     order by created_at desc, id desc offset ${begun.limit - 1}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function selectExpiredSessions(tx: PlatformTx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from session where least(idle_expires_at, expires_at) <= now()
     limit ${limit} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Replaces the token and the tenant in one update. Undefined when the session had another token already. */
export async function updateSessionTenant(
  tx: PlatformTx,
  session: { id: string; token_hash: Buffer },
  to: { tenant_id: string; token_hash: Buffer; lifetimes: Lifetimes },
): Promise<{ id: string; expires_at: string } | undefined> {
  const { idle, max } = to.lifetimes
  return (
    tx
      .withTables<IdentityTables>()
      .updateTable('session')
      .set({
        token_hash: to.token_hash,
        tenant_id: to.tenant_id,
        idle_seconds: idle,
        idle_expires_at: sql<string>`now() + ${idle} * interval '1 second'`,
        expires_at: sql<string>`least(expires_at, authenticated_at + ${max} * interval '1 second')`,
      })
      .where('id', '=', session.id)
      .where('token_hash', '=', session.token_hash)
      // The device of a native shell is registered with one tenant: for another, the shell asks for a grant of its own.
      .where('kind', '=', 'browser')
      .returning(['id', 'expires_at'])
      .executeTakeFirst()
  )
}

export type OwnSessionRow = {
  id: string
  tenant: { id: string; slug: string; name: string }
  created_at: string
  last_seen_at: string
  expires_at: string
  ip: string | null
  user_agent: string | null
  auth_methods: string[]
  kind: 'browser' | 'shell'
  device_name: string | null
}

/** A person's sessions, newest first, in one tenant or in whichever they are. */
export function selectSessionsOfPerson(
  tx: PlatformTx,
  of: { person_id: string; tenant_id: string | undefined },
  query: PageQuery,
): Promise<Page<OwnSessionRow>> {
  return selectPage<OwnSessionRow>(tx, query, {
    order: newestFirst(sql`s.id`),
    select: ({ after, order, limit }) => sql`
      select s.id, json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant, s.created_at, s.last_seen_at,
             s.expires_at, s.ip, s.user_agent, s.auth_methods, s.kind, s.device_name
        from session s join tenant t on t.id = s.tenant_id
       where s.person_id = ${of.person_id} and s.expires_at > now() and s.idle_expires_at > now()
         ${of.tenant_id === undefined ? sql`` : sql`and s.tenant_id = ${of.tenant_id}`}
         and ${after}
       order by ${order} limit ${limit}`,
  })
}

export type EndedNotice = {
  readonly cause: SessionCause
  /** Who ended it, where it was somebody else. */
  readonly by: string | null
  readonly reason: string | null
}

/** How the session of a token ended, in the last days. */
export async function selectEnding(tx: PlatformTx, tokenHash: Buffer): Promise<EndedNotice | undefined> {
  const { rows } = await sql<EndedNotice>`
    select cause, case when terminated_by is distinct from person_id then nullif(terminated_by_name, '') end as by, reason
      from session_event where token_hash = ${tokenHash} and at > now() - interval '30 days'`.execute(tx)
  return rows[0]
}

export async function deleteForgottenDevices(tx: PlatformTx): Promise<void> {
  await sql`delete from known_device where last_seen_at < now() - interval '1 year'`.execute(tx)
}

export async function isSessionLive(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from session where id = ${id} and expires_at > now() and idle_expires_at > now()`.execute(tx)
  return rows.length > 0
}
