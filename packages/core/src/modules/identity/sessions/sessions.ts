import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { emit } from '../../../kernel/module/events.ts'
import { type EndedSession, type SessionCause, sessionsEnded } from '../events.ts'

/** A condition over the table `session`: one past its time is over, though its row may wait for the sweep. */
export const isAlive = sql`expires_at > now() and idle_expires_at > now()`

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
