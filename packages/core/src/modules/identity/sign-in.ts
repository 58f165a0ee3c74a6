import { sql } from 'kysely'
import { recordSecurity } from '../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  type PersonRef,
  PLATFORM_CHAIN,
  type SessionContext,
  type TenantRef,
} from '../../kernel/context.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { normaliseEmail, type PersonsTenant, tenantsOf } from '../tenancy/index.ts'
import { notingRefusedNetwork, requireAllowedNetwork } from './allowed-networks.ts'
import { moveSession, type NewSession, startSession } from './begin-session.ts'
import { endSessionsOverLimit } from './session-limit.ts'
import { type Lifetimes, sessionRulesIn } from './session-policy.ts'
import { endSessions } from './sessions.ts'
import { countFailure, forgetFailures, loginThrottles, refuseThrottled } from './throttle.ts'

export type SignedIn = { session: NewSession; user: PersonRef; tenant: TenantRef; tenants: TenantRef[] }

type Account = {
  id: string
  name: string
  email: string
  last_tenant_id: string | null
  password_hash: string | null
}

/** E-mail and password. A wrong e-mail and a wrong password are one answer, reached by the same work. */
export async function signInWithPassword(
  ctx: Context,
  input: { email: string; password: string; tenant?: string },
): Promise<SignedIn> {
  const { settings } = ctx.services
  if (!settings.PASSWORD_LOGIN) throw new AppError(403, 'login_method_disabled')
  const email = normaliseEmail(input.email)
  const account = await inPlatform(ctx, 'sign in', tx => findAccount(tx, email))
  const { ok, rehash } = await verifyThrottled(ctx, email, account, input.password)
  if (!account || !ok) {
    ctx.services.metrics.logins.inc({ method: 'password', outcome: 'refused' })
    throw new AppError(401, 'invalid_credentials', {}, { headers: { 'www-authenticate': 'Bearer' } })
  }
  const newHash = rehash ? await ctx.services.passwords.hash(input.password) : null
  return notingRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in', async tx => {
      if (newHash) await replaceHash(tx, account, newHash)
      await forgetFailures(tx, loginThrottles(ctx, email)[0])
      return enter(tx, ctx, account, { tenant: input.tenant, auth_methods: ['pwd'] })
    }),
  )
}

/** Where to, and how they proved who they are; a provider of the tenant's own vouches for them there alone. */
export type Entrance = {
  tenant?: string | undefined
  auth_methods: string[]
  provider_id?: string
  confined?: boolean
}

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
  await rememberTenant(tx, person.id, tenant.id)
  const { tenant: _, ...proof } = choice
  const session = await startSession(tx, ctx, { person_id: person.id, tenant_id: tenant.id, ...proof })
  await sql`update membership set last_seen_at = date_trunc('milliseconds', now())
             where tenant_id = ${tenant.id} and person_id = ${person.id}`.execute(tx)
  await recordSecurity(
    tx,
    { ...ctx, actor: actorOf(person), tenant },
    {
      action: 'session.started',
      target: { type: 'session', id: session.id, name: person.email },
      changes: { auth_methods: [null, choice.auth_methods] },
    },
  )
  ctx.services.metrics.logins.inc({ method: choice.auth_methods[0] ?? 'other', outcome: 'succeeded' })
  const reach = choice.confined ? [tenant] : tenants
  return { session, user: refOf(person), tenant: tenantRef(tenant), tenants: reach.map(tenantRef) }
}

/** The same session in another tenant of the person, under a new token. */
export function switchTenant(ctx: SessionContext, wanted: string): Promise<SignedIn> {
  return notingRefusedNetwork(ctx, () => inPlatform(ctx, 'switch tenant', tx => moveInto(tx, ctx, wanted)))
}

async function moveInto(tx: PlatformTx, ctx: SessionContext, wanted: string): Promise<SignedIn> {
  // Alike for a tenant that they belong to and one that they do not: whose provider vouches for them learns nothing of it.
  if (ctx.session.confined && wanted !== ctx.tenant.id && wanted !== ctx.tenant.slug)
    throw new AppError(403, 'reauthentication_required')
  const tenants = await tenantsOf(tx, ctx.person.id)
  const tenant = tenants.find(({ id, slug }) => id === wanted || slug === wanted)
  if (!tenant) throw new AppError(403, 'not_a_member')
  const rules = await sessionRulesIn(tx, ctx, tenant.id)
  await rememberTenant(tx, ctx.person.id, tenant.id)
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
  // Held until the session has moved: whoever ends this person's sessions there meanwhile waits, and finds it.
  const { rows } = await sql<{ is_ended: boolean | null }>`
    select sessions_ended_at >= ${ctx.session.authenticated_at} as is_ended from membership
     where tenant_id = ${to.tenant.id} and person_id = ${ctx.person.id} for no key update`.execute(tx)
  const isTooOld = Date.parse(ctx.session.authenticated_at) + to.lifetimes.max * 1000 <= Date.now()
  if (ctx.session.confined || isTooOld || rows[0]?.is_ended)
    throw new AppError(403, 'reauthentication_required')
}

export async function signOut(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'sign out', tx =>
    endSessions(tx, ctx, { where: sql`id = ${ctx.session.id}`, cause: 'logout' }),
  )
}

/** The person, then the membership, then sessions: whoever holds more than one of them takes them in this order. */
async function rememberTenant(tx: PlatformTx, personId: string, tenantId: string): Promise<void> {
  await sql`update person set last_tenant_id = ${tenantId} where id = ${personId}`.execute(tx)
}

async function findAccount(tx: PlatformTx, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select p.id, p.name, p.email, p.last_tenant_id, c.password_hash
      from person p left join credential c on c.person_id = p.id where p.email = ${email}`.execute(tx)
  return rows[0]
}

/** The limit is looked at, and a failure counted, while the hash holds its place: see Guard. */
async function verifyThrottled(
  ctx: Context,
  email: string,
  account: Account | undefined,
  password: string,
): Promise<{ ok: boolean; rehash: boolean }> {
  const throttles = loginThrottles(ctx, email)
  const guard = {
    before: () => inPlatform(ctx, 'sign in', tx => refuseThrottled(tx, throttles)),
    wrong: () => inPlatform(ctx, 'sign in', tx => noteFailure(tx, ctx, email, account)),
  }
  if (account?.password_hash) return ctx.services.passwords.verify(account.password_hash, password, guard)
  await ctx.services.passwords.verifyNothing(password, guard)
  return { ok: false, rehash: false }
}

async function noteFailure(
  tx: PlatformTx,
  ctx: Context,
  email: string,
  account: Account | undefined,
): Promise<void> {
  await countFailure(tx, loginThrottles(ctx, email))
  const tenant = { id: account?.last_tenant_id ?? PLATFORM_CHAIN }
  await recordSecurity(
    tx,
    { ...ctx, tenant, actor: account ? actorOf(account) : { id: null, name: email, email } },
    {
      action: 'session.refused',
      target: { type: 'person', id: account?.id ?? '', name: email },
    },
  )
}

async function replaceHash(tx: PlatformTx, account: Account, hash: string): Promise<void> {
  await sql`update credential set password_hash = ${hash} where person_id = ${account.id} and password_hash = ${account.password_hash}`.execute(
    tx,
  )
}

const refOf = ({ id, name, email }: PersonRef): PersonRef => ({ id, name, email })
const actorOf = refOf
const tenantRef = ({ id, slug, name }: TenantRef): TenantRef => ({ id, slug, name })
