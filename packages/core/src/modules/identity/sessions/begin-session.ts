import { noteRecord, securityRecord } from '../../../kernel/audit/record.ts'
import type { Acr, Context, PersonRef, TenantRef } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { UsedPasskey } from '../policy/method-policy.ts'
import { installationLifetimes, type Lifetimes, sessionRulesIn } from '../policy/session-policy.ts'
import { requireAllowedMethod } from '../sign-in/allowed-methods.ts'
import { requireAllowedNetwork } from '../sign-in/allowed-networks.ts'
import { insertSession, insertSessionAlone, type Opened, type SessionRow } from './begin-session-store.ts'
import { fingerprintOf, mailAboutNewDevice, REMEMBERED } from './known-devices.ts'
import { endSessionsOverLimit } from './session-limit.ts'
import { updateSessionTenant } from './session-store.ts'
import { updateSessionPasskey, updateSessionStrength } from './session-strength-store.ts'

/** Says the same for an unknown address, a wrong password, and one that was changed just now. */
export const invalidCredentials = (): AppError =>
  new AppError(401, 'invalid_credentials', { headers: { 'www-authenticate': 'Bearer' } })

export type NewSession = { id: string; token: string; expires_at: string }

/** How the person was authenticated. A session from a tenant's own provider is confined to that tenant. */
export type Proof = {
  auth_methods: string[]
  acr: Acr
  /** Hash of the token of a device that the person asked to remember: it spares them a second factor of their own choice. */
  device?: Buffer | null
  /** The key that the sign-in began with. */
  passkey?: UsedPasskey
  provider_id?: string
  confined?: boolean
  /** Key of the counter of failed attempts, which is reset. */
  failures?: Buffer | undefined
  /** What the password was found right by. Whoever changes it meanwhile ends what it proved. */
  password_hash?: string | null
}

export type SessionStart = Proof & { person: PersonRef; tenant_id: string }

export type BegunSession = { session: NewSession; tenants: TenantRef[]; is_new_device: boolean }

/** No session: the person owes a second factor first. */
export const OWES_FACTOR = 'owes factor'

/** The client gets a token of 256 random bits, we store its SHA-256. Undefined when the person may not enter the tenant, or not like this. */
async function beginSession(
  ctx: Context,
  { person, tenant_id, lifetimes, auth_methods, acr, ...start }: SessionStart & { lifetimes: Lifetimes },
  insert: (row: SessionRow) => Promise<Opened>,
): Promise<BegunSession | typeof OWES_FACTOR | undefined> {
  const id = uuidv7()
  const token = newToken()
  const record = securityRecord(
    { ...ctx, actor: { id: person.id, name: person.name, email: person.email }, tenant: { id: tenant_id } },
    {
      action: 'session.started',
      target: { type: 'session', id, name: person.email },
      changes: { auth_methods: [null, auth_methods], acr: [null, acr] },
    },
  )
  const opened = await insert({
    ...{ person_id: person.id, tenant_id, id, token_hash: hashToken(token), auth_methods, acr, record },
    ...{ idle: lifetimes.idle, max: lifetimes.max, ip: ctx.ip, user_agent: ctx.user_agent },
    ...{ provider_id: start.provider_id ?? null, confined: start.confined ?? false },
    ...{
      fingerprint: fingerprintOf(ctx),
      remembered: REMEMBERED,
      failures: start.failures ?? null,
      device: start.device ?? null,
      password_hash: start.password_hash ?? null,
    },
  })
  if (opened.outcome === 'owes_factor') return OWES_FACTOR
  if (opened.outcome === 'password_changed') throw invalidCredentials()
  if (opened.outcome !== 'begun') return undefined
  noteRecord(ctx, record)
  const { expires_at, is_new_device, tenants } = opened
  return { session: { id, token, expires_at }, tenants, is_new_device }
}

/**
 * Starts a session by password in one statement, from a known device. The database applies the tenant's lifetimes; undefined where its other
 * rules have to be looked at first.
 */
export const startSessionAlone = (
  ctx: Context,
  start: SessionStart,
): Promise<BegunSession | typeof OWES_FACTOR | undefined> =>
  beginSession(ctx, { ...start, lifetimes: installationLifetimes(ctx) }, row =>
    insertSessionAlone(ctx.services.database, row),
  )

/**
 * Starts a session in a transaction, with what follows from it: a mail about a new device, the end of sessions over the limit.
 */
export async function startSession(
  tx: PlatformTx,
  ctx: Context,
  start: SessionStart,
): Promise<Omit<BegunSession, 'is_new_device'> | typeof OWES_FACTOR> {
  const { person, tenant_id } = start
  const entering = { person_id: person.id, tenant_id }
  const rules = await sessionRulesIn(tx, ctx, tenant_id)
  requireAllowedNetwork(ctx, rules, entering)
  requireAllowedMethod(rules.methods, start)
  const begun = await beginSession(ctx, { ...start, lifetimes: rules }, row => insertSession(tx, row))
  if (!begun) throw new AppError(403, 'not_a_member')
  if (begun === OWES_FACTOR) return OWES_FACTOR
  if (start.passkey) await updateSessionPasskey(tx, begun.session.id, start.passkey)
  if (begun.is_new_device) await mailAboutNewDevice(tx, ctx, entering)
  await endSessionsOverLimit(tx, ctx, { ...entering, id: begun.session.id, limit: rules.limit })
  return begun
}

/** Moves a session to another tenant, with that tenant's lifetimes and a new token. */
export async function moveSession(
  tx: PlatformTx,
  session: { id: string; token_hash: Buffer },
  to: { tenant_id: string; lifetimes: Lifetimes },
): Promise<NewSession | undefined> {
  const token = newToken()
  const row = await updateSessionTenant(tx, session, { ...to, token_hash: hashToken(token) })
  return row && { ...row, token }
}

/** Adds what was proven later. A step-up also begins the time of the authentication anew, and gets a new token. */
export async function raiseSession(
  tx: PlatformTx,
  session: { id: string; token_hash: Buffer },
  { methods, acr, renews }: { methods: readonly string[]; acr: Acr; renews?: boolean },
): Promise<NewSession | undefined> {
  const token = newToken()
  const change = { methods, acr, ...(renews && { token_hash: hashToken(token) }) }
  const row = await updateSessionStrength(tx, session, change)
  return row && { ...row, token }
}
