import { CompiledQuery, sql } from 'kysely'
import { noteRecord, securityRecord } from '../../../kernel/audit/record.ts'
import type { Context, PersonRef, TenantRef } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { describeDevice } from '../../../kernel/visitor/device.ts'
import { requireAllowedNetwork } from '../sign-in/allowed-networks.ts'
import type { IdentityTables } from '../tables.ts'
import { fingerprintOf, REMEMBERED, tellOfDevice } from './known-devices.ts'
import { endSessionsOverLimit } from './session-limit.ts'
import { type Lifetimes, sessionRulesIn } from './session-policy.ts'

export type NewSession = { id: string; token: string; expires_at: string }

/** How they proved who they are; a provider of the tenant's own vouches for them there alone. */
export type Proof = {
  auth_methods: string[]
  provider_id?: string
  confined?: boolean
  /** What their failures are counted under: they are forgotten with this. */
  failures?: Buffer | undefined
}

export type SessionStart = Proof & { person: PersonRef; tenant_id: string }

type Begun = { expires_at: string; is_new_device: boolean; tenants: TenantRef[] }

export type BegunSession = { session: NewSession; tenants: TenantRef[]; is_new_device: boolean }

/** 256 random bits for the holder, their SHA-256 for us. Undefined when the person may not enter the tenant. */
export async function insertSession(
  ctx: Context,
  start: SessionStart & { lifetimes: Lifetimes },
  run: (text: string, values: unknown[]) => Promise<{ rows: readonly Begun[] }>,
): Promise<BegunSession | undefined> {
  const { person, tenant_id, lifetimes, auth_methods } = start
  const session = { id: uuidv7(), token: newToken() }
  const record = securityRecord(
    { ...ctx, actor: { id: person.id, name: person.name, email: person.email }, tenant: { id: tenant_id } },
    {
      action: 'session.started',
      target: { type: 'session', id: session.id, name: person.email },
      changes: { auth_methods: [null, auth_methods] },
    },
  )
  const { rows } = await run(
    'select * from platform.begin_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
    [
      ...[person.id, tenant_id, session.id, hashToken(session.token), lifetimes.idle, lifetimes.max],
      ...[auth_methods, start.provider_id ?? null, start.confined ?? false, ctx.ip, ctx.user_agent],
      ...[fingerprintOf(ctx.user_agent), REMEMBERED, start.failures ?? null, JSON.stringify(record)],
    ],
  )
  noteRecord(ctx, record)
  const begun = rows[0]
  if (!begun) return undefined
  const { expires_at, is_new_device, tenants } = begun
  return { session: { ...session, expires_at }, tenants, is_new_device }
}

/** Within a transaction, with all that may follow from it: a mail about a new device, the end of sessions over the limit. */
export async function startSession(
  tx: PlatformTx,
  ctx: Context,
  start: SessionStart,
): Promise<Omit<BegunSession, 'is_new_device'>> {
  const { person, tenant_id } = start
  const entering = { person_id: person.id, tenant_id }
  const rules = await sessionRulesIn(tx, ctx, tenant_id)
  requireAllowedNetwork(ctx, rules, entering)
  const begun = await insertSession(ctx, { ...start, lifetimes: rules }, (text, values) =>
    tx.executeQuery<Begun>(CompiledQuery.raw(text, values)),
  )
  if (!begun) throw new AppError(403, 'not_a_member')
  if (begun.is_new_device) await tellOfDevice(tx, ctx, person.id, describeDevice(ctx.user_agent))
  await endSessionsOverLimit(tx, ctx, { ...entering, id: begun.session.id, limit: rules.limit })
  return begun
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
