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
import { normaliseEmail, selectTenantsOfPerson } from '../../tenancy/index.ts'
import { updatePasswordHash } from '../passwords/credential-store.ts'
import {
  type BegunSession,
  type NewSession,
  type Proof,
  startSession,
  startSessionAlone,
} from '../sessions/begin-session.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { sessionRulesOf } from '../sessions/session-policy.ts'
import type { Account } from './account-store.ts'
import { isAllowedNetwork, recordRefusedNetwork } from './allowed-networks.ts'
import { endPreviousSession, findPreviousSession, requireReplaceable } from './previous-session.ts'
import { type Verified, verifyAccount } from './verify-account.ts'

export type SignedIn = { session: NewSession; user: PersonRef; tenant: TenantRef; tenants: TenantRef[] }

export type Login = { email: string; password: string; tenant?: string; replace?: boolean }

/** The result of a sign-in by password; the hash signs the device cookie. */
export type PasswordSignIn = { readonly signedIn: SignedIn; readonly password_hash: string | null }

/** Unknown address and wrong password get the same answer after the same work. */
export async function signInWithPassword(ctx: Context, input: Login): Promise<PasswordSignIn> {
  const { settings, metrics } = ctx.services
  if (!settings.PASSWORD_LOGIN) throw new AppError(403, 'login_method_disabled')
  const verified = await verifyAccount(ctx, normaliseEmail(input.email), input.password)
  if (!verified) {
    metrics.logins.inc({ method: 'password', outcome: 'refused' })
    throw new AppError(401, 'invalid_credentials', { headers: { 'www-authenticate': 'Bearer' } })
  }
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, verified.account.id, input.replace)
  const entered = await enterWith(ctx, verified, input)
  if (previous) await endPreviousSession(ctx, previous)
  return entered
}

async function enterWith(ctx: Context, verified: Verified, input: Login): Promise<PasswordSignIn> {
  const { account, rehash, failures } = verified
  const proof = { auth_methods: ['pwd'], failures }
  const again = input.tenant === undefined && !rehash && (await enterLastTenant(ctx, account, proof))
  if (again) return { signedIn: again, password_hash: account.password_hash }
  const newHash = rehash ? await ctx.services.passwords.hash(input.password, callerNetwork(ctx)) : null
  const signedIn = await recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in', async tx => {
      if (newHash) await updatePasswordHash(tx, account.id, { from: account.password_hash, to: newHash })
      return enter(tx, ctx, { ...proof, person: account, tenant: input.tenant })
    }),
  )
  return { signedIn, password_hash: newHash ?? account.password_hash }
}

/**
 * Signs in with one statement: to the last used tenant, from a known device, without a session limit. Undefined when more is
 * needed; nothing has been written then.
 */
async function enterLastTenant(ctx: Context, account: Account, proof: Proof): Promise<SignedIn | undefined> {
  const tenant_id = account.last_tenant_id
  if (tenant_id === null || account.is_new_device) return undefined
  const rules = await sessionRulesOf(ctx, tenant_id)
  if (rules.limit !== null || !isAllowedNetwork(ctx, rules)) return undefined
  const start = { ...proof, person: account, tenant_id, lifetimes: rules }
  const begun = await startSessionAlone(ctx, start)
  return begun && signedIn(ctx, begun, { ...proof, person: account, tenant_id })
}

/** The person, the wanted tenant, and how the person was authenticated. */
export type Entrance = Proof & {
  person: PersonRef & { last_tenant_id: string | null }
  tenant?: string | undefined
}

/** Begins a session in the tenant asked for, else the last used, else the oldest membership. */
export async function enter(tx: PlatformTx, ctx: Context, choice: Entrance): Promise<SignedIn> {
  const { person } = choice
  const tenants = await selectTenantsOfPerson(tx, person.id)
  const wanted = choice.tenant
  const tenant = wanted
    ? tenants.find(({ id, slug }) => id === wanted || slug === wanted)
    : (tenants.find(({ id }) => id === person.last_tenant_id) ?? tenants[0])
  if (!tenant) throw new AppError(403, 'not_a_member')
  const begun = await startSession(tx, ctx, { ...choice, tenant_id: tenant.id })
  return signedIn(ctx, begun, { ...choice, tenant_id: tenant.id })
}

function signedIn(
  ctx: Context,
  { session, tenants }: Pick<BegunSession, 'session' | 'tenants'>,
  { person, auth_methods, confined, tenant_id }: Proof & { person: PersonRef; tenant_id: string },
): SignedIn {
  ctx.services.metrics.logins.inc({ method: auth_methods[0] ?? 'other', outcome: 'succeeded' })
  const tenant = tenants.find(({ id }) => id === tenant_id)!
  return { session, user: refOf(person), tenant, tenants: confined ? [tenant] : tenants }
}

export async function signOut(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'sign out', tx =>
    endSessions(tx, ctx, { of: { ids: [ctx.session.id] }, cause: 'logout' }),
  )
}

const refOf = ({ id, name, email }: PersonRef): PersonRef => ({ id, name, email })
