import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { hashToken, newToken } from '../../kernel/crypto/token.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { emit } from '../../kernel/module/events.ts'
import { type EndedSession, type SessionCause, sessionsEnded } from './events.ts'
import { type Lifetimes, lifetimesIn } from './session-policy.ts'
import type { IdentityTables } from './tables.ts'

export type NewSession = { id: string; token: string; expires_at: string }

export type SessionStart = {
  person_id: string
  tenant_id: string
  auth_methods: string[]
  provider_id?: string
  confined?: boolean
}

/** 256 random bits for the holder, their SHA-256 for us. */
export async function startSession(tx: PlatformTx, ctx: Context, start: SessionStart): Promise<NewSession> {
  const { idle, max } = await lifetimesIn(tx, ctx, start.tenant_id)
  const token = newToken()
  const row = await tx
    .withTables<IdentityTables>()
    .insertInto('session')
    .values({
      id: uuidv7(),
      token_hash: hashToken(token),
      person_id: start.person_id,
      tenant_id: start.tenant_id,
      idle_seconds: idle,
      idle_expires_at: sql<string>`now() + ${idle} * interval '1 second'`,
      expires_at: sql<string>`date_trunc('milliseconds', now() + ${max} * interval '1 second')`,
      ip: ctx.ip,
      user_agent: ctx.user_agent,
      auth_methods: start.auth_methods,
      provider_id: start.provider_id ?? null,
      confined: start.confined ?? false,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { ...row, token }
}

/** Moves a session to another tenant, whose lifetimes it takes on, under a new token; the old token is dead with this one update. */
export async function moveSession(
  tx: PlatformTx,
  session: { id: string; token_hash: Buffer },
  to: { tenant_id: string; lifetimes: Lifetimes },
): Promise<NewSession | undefined> {
  const { idle, max } = to.lifetimes
  const token = newToken()
  const row = await tx
    .withTables<IdentityTables>()
    .updateTable('session')
    .set({
      token_hash: hashToken(token),
      tenant_id: to.tenant_id,
      idle_seconds: idle,
      idle_expires_at: sql<string>`now() + ${idle} * interval '1 second'`,
      expires_at: sql<string>`least(expires_at, authenticated_at + ${max} * interval '1 second')`,
    })
    .where('id', '=', session.id)
    .where('token_hash', '=', session.token_hash)
    .returning(['id', 'expires_at'])
    .executeTakeFirst()
  return row && { ...row, token }
}

export type SessionEnding = {
  /** Which sessions, as a condition over the table `session`. */
  readonly where: RawBuilder<unknown>
  readonly cause: SessionCause
  readonly reason?: string | null
}

/** Ends sessions and writes who ended them and why, in one statement: a session that is gone always has its event. */
export async function endSessions(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  ending: SessionEnding,
): Promise<EndedSession[]> {
  const { rows } = await sql<EndedSession>`
    with ended as (delete from session where ${ending.where} returning id, person_id, tenant_id),
    noted as (
      insert into session_event (tenant_id, id, session_id, person_id, person_name, person_email, cause,
                                 terminated_by, terminated_by_name, terminated_by_email, reason, ip)
      select e.tenant_id, platform.uuidv7(), e.id, e.person_id, coalesce(m.name, ''), coalesce(m.email, ''), ${ending.cause},
             ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${ctx.actor.email}, ${ending.reason ?? null}, ${ctx.ip}
        from ended e left join membership m on m.tenant_id = e.tenant_id and m.person_id = e.person_id)
    select id, person_id, tenant_id from ended`.execute(tx as TenantTx)
  if (rows.length > 0) await emit(tx, ctx, sessionsEnded, { sessions: rows, cause: ending.cause })
  return rows
}

/** How many sessions a person has open in the tenant of the transaction. */
export async function countSessionsOfMember(tx: TenantTx, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from session
     where person_id = ${personId} and tenant_id = ${tx.tenantId} and expires_at > now() and idle_expires_at > now()`.execute(
    tx,
  )
  return rows[0]!.count
}

/** All sessions a person has in the tenant of the transaction. */
export const endSessionsOfMember = (
  tx: TenantTx,
  ctx: Context,
  personId: string,
  ending: Omit<SessionEnding, 'where'>,
): Promise<EndedSession[]> =>
  endSessions(tx, ctx, { ...ending, where: sql`person_id = ${personId} and tenant_id = ${tx.tenantId}` })
