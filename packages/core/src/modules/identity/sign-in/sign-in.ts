import { recordSecurity } from '../../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  type PersonRef,
  type SessionContext,
  type TenantRef,
} from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { callerNetwork } from '../../../kernel/visitor/networks.ts'
import {
  normaliseEmail,
  type PersonsTenant,
  tenantsOf,
  updateLastTenant,
  wereSessionsEndedSince,
} from '../../tenancy/index.ts'
import { updatePasswordHash } from '../passwords/credential-store.ts'
import {
  type BegunSession,
  moveSession,
  type NewSession,
  type Proof,
  startSession,
  startSessionAlone,
} from '../sessions/begin-session.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { endSessionsOverLimit } from '../sessions/session-limit.ts'
import { type Lifetimes, sessionRulesIn, sessionRulesOf } from '../sessions/session-policy.ts'
import type { Account } from './account-store.ts'
import { isAllowedNetwork, recordRefusedNetwork, requireAllowedNetwork } from './allowed-networks.ts'
import { loginThrottles } from './login-throttles.ts'
import { verifyAccount } from './verify-account.ts'

export type SignedIn = { session: NewSession; user: PersonRef; tenant: TenantRef; tenants: TenantRef[] }

/** E-mail and password. A wrong e-mail and a wrong password are one answer, reached by the same work. */
export async function signInWithPassword(
  ctx: Context,
  input: { email: string; password: string; tenant?: string },
): Promise<SignedIn> {
  const { settings, metrics, passwords } = ctx.services
  if (!settings.PASSWORD_LOGIN) throw new AppError(403, 'login_method_disabled')
  const { account, rehash } = await verifyAccount(ctx, normaliseEmail(input.email), input.password)
  if (!account) {
    metrics.logins.inc({ method: 'password', outcome: 'refused' })
    throw new AppError(401, 'invalid_credentials', {}, { headers: { 'www-authenticate': 'Bearer' } })
  }
  const proof = { auth_methods: ['pwd'], failures: loginThrottles(ctx, account.email)[0]?.key }
  const again = input.tenant === undefined && !rehash && (await enterAgain(ctx, account, proof))
  if (again) return again
  const newHash = rehash ? await passwords.hash(input.password, callerNetwork(ctx)) : null
  return recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in', async tx => {
      if (newHash) await updatePasswordHash(tx, account.id, { from: account.password_hash, to: newHash })
      return enter(tx, ctx, account, { ...proof, tenant: input.tenant })
    }),
  )
}

/**
 * The ordinary sign-in is one statement: into the tenant used last, with a device that is known, where no number of sessions is
 * to be kept. Undefined when it takes more than that, and then nothing has happened yet.
 */
async function enterAgain(ctx: Context, account: Account, proof: Proof): Promise<SignedIn | undefined> {
  const tenant_id = account.last_tenant_id
  if (tenant_id === null || account.is_new_device) return undefined
  const rules = await sessionRulesOf(ctx, tenant_id)
  if (rules.limit !== null || !isAllowedNetwork(ctx, rules)) return undefined
  const start = { ...proof, person: account, tenant_id, lifetimes: rules }
  const begun = await startSessionAlone(ctx, start)
  return begun && signedIn(ctx, account, begun, { ...proof, tenant_id })
}

/** Where to, and how they proved who they are. */
export type Entrance = Proof & { tenant?: string | undefined }

/** Begins a session in the tenant asked for, else the last used, else the oldest membership. */
export async function enter(
  tx: PlatformTx,
  ctx: Context,
  person: PersonRef & { last_tenant_id: string | null },
  choice: Entrance,
): Promise<SignedIn> {
  const tenants = await tenantsOf(tx, person.id)
  const wanted = choice.tenant
  const tenant = wanted
    ? tenants.find(({ id, slug }) => id === wanted || slug === wanted)
    : (tenants.find(({ id }) => id === person.last_tenant_id) ?? tenants[0])
  if (!tenant) throw new AppError(403, 'not_a_member')
  const begun = await startSession(tx, ctx, { ...choice, person, tenant_id: tenant.id })
  return signedIn(ctx, person, begun, { ...choice, tenant_id: tenant.id })
}

function signedIn(
  ctx: Context,
  person: PersonRef,
  { session, tenants }: Pick<BegunSession, 'session' | 'tenants'>,
  { auth_methods, confined, tenant_id }: Proof & { tenant_id: string },
): SignedIn {
  ctx.services.metrics.logins.inc({ method: auth_methods[0] ?? 'other', outcome: 'succeeded' })
  const tenant = tenants.find(({ id }) => id === tenant_id)!
  return { session, user: refOf(person), tenant, tenants: confined ? [tenant] : tenants }
}

/** The same session in another tenant of the person, under a new token. */
export function switchTenant(ctx: SessionContext, wanted: string): Promise<SignedIn> {
  return recordRefusedNetwork(ctx, () => inPlatform(ctx, 'switch tenant', tx => moveInto(tx, ctx, wanted)))
}

async function moveInto(tx: PlatformTx, ctx: SessionContext, wanted: string): Promise<SignedIn> {
  // Alike for a tenant that they belong to and one that they do not: whose provider vouches for them learns nothing of it.
  if (ctx.session.confined && wanted !== ctx.tenant.id && wanted !== ctx.tenant.slug)
    throw new AppError(403, 'reauthentication_required')
  const tenants = await tenantsOf(tx, ctx.person.id)
  const tenant = tenants.find(({ id, slug }) => id === wanted || slug === wanted)
  if (!tenant) throw new AppError(403, 'not_a_member')
  const rules = await sessionRulesIn(tx, ctx, tenant.id)
  await updateLastTenant(tx, ctx.person.id, tenant.id)
  const entered = { person_id: ctx.person.id, tenant_id: tenant.id }
  requireAllowedNetwork(ctx, rules, entered)
  if (tenant.id !== ctx.tenant.id) await requireFreshEnough(tx, ctx, { tenant, lifetimes: rules })
  const session = await moveSession(tx, ctx.session, { tenant_id: tenant.id, lifetimes: rules })
  if (!session) throw new AppError(401, 'unauthenticated', {}, { headers: { 'www-authenticate': 'Bearer' } })
  await recordSecurity(
    tx,
    { ...ctx, tenant },
    {
      action: 'session.switched',
      target: { type: 'session', id: session.id, name: ctx.person.email },
    },
  )
  await endSessionsOverLimit(tx, ctx, { ...entered, id: session.id, limit: rules.limit })
  const reach = ctx.session.confined ? [tenant] : tenants
  return { session, user: ctx.person, tenant: tenantRef(tenant), tenants: reach.map(tenantRef) }
}

/** A confined session, one older than the day this person's sessions were ended there, or older than the tenant allows any. */
async function requireFreshEnough(
  tx: PlatformTx,
  ctx: SessionContext,
  to: { tenant: PersonsTenant; lifetimes: Lifetimes },
): Promise<void> {
  const { tenant, lifetimes } = to
  const place = { tenant_id: tenant.id, person_id: ctx.person.id }
  // The membership is held until the session has moved: whoever ends this person's sessions there meanwhile waits, and finds it.
  const wereEnded = await wereSessionsEndedSince(tx, place, ctx.session.authenticated_at)
  const isTooOld = Date.parse(ctx.session.authenticated_at) + lifetimes.max * 1000 <= Date.now()
  if (ctx.session.confined || isTooOld || wereEnded) throw new AppError(403, 'reauthentication_required')
}

export async function signOut(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'sign out', tx =>
    endSessions(tx, ctx, { of: { ids: [ctx.session.id] }, cause: 'logout' }),
  )
}

const refOf = ({ id, name, email }: PersonRef): PersonRef => ({ id, name, email })
const tenantRef = ({ id, slug, name }: TenantRef): TenantRef => ({ id, slug, name })
