import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { hashToken, newToken } from '../../kernel/crypto/token.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import { requireAllowedNetwork } from './allowed-networks.ts'
import { noteDevice } from './known-devices.ts'
import { endSessionsOverLimit } from './session-limit.ts'
import { type Lifetimes, sessionRulesIn } from './session-policy.ts'
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
  const { person_id, tenant_id } = start
  const { idle, max, limit, ...rules } = await sessionRulesIn(tx, ctx, tenant_id)
  requireAllowedNetwork(ctx, rules, start)
  const token = newToken()
  const row = await tx
    .withTables<IdentityTables>()
    .insertInto('session')
    .values({
      id: uuidv7(),
      token_hash: hashToken(token),
      person_id,
      tenant_id,
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
  await endSessionsOverLimit(tx, ctx, { id: row.id, person_id, tenant_id, limit })
  await noteDevice(tx, ctx, person_id)
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
