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
import { lockPerson, normaliseEmail, type PersonsTenant, selectTenantsOfPerson } from '../../tenancy/index.ts'
import { updatePasswordHash } from '../passwords/credential-store.ts'
import type { MethodKey } from '../policy/method-policy.ts'
import { sessionRulesIn } from '../policy/session-policy.ts'
import {
  type BegunSession,
  invalidCredentials,
  type NewSession,
  OWES_FACTOR,
  type Proof,
  startSession,
  startSessionAlone,
} from '../sessions/begin-session.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { Account } from './account-store.ts'
import { isAllowedMethod, methodOf } from './allowed-methods.ts'
import { recordRefusedNetwork } from './allowed-networks.ts'
import { type FollowUp, runFollowUp } from './follow-up.ts'
import { endPreviousSession, findPreviousSession, requireReplaceable } from './previous-session.ts'
import { refuseUnproven } from './refuse-unproven.ts'
import { type SecondFactorDue, secondFactors, type WaitingSignIn } from './second-factor.ts'
import { type Verified, verifyAccount } from './verify-account.ts'

export type SignedIn = {
  session: NewSession
  user: PersonRef
  tenant: TenantRef
  tenants: TenantRef[]
  /** What a new session began with. */
  method?: MethodKey | undefined
}

/** The result of every first factor: a session, or a second factor to be proven first (POST /auth/mfa). */
export type Entered = SignedIn | SecondFactorDue

export type Login = { email: string; password: string; tenant?: string; replace?: boolean }

/** The result of a sign-in by password; the hash signs the device cookie. */
export type PasswordSignIn = {
  readonly entered: Entered
  readonly user: PersonRef
  readonly password_hash: string | null
}

/** Unknown address and wrong password get the same answer after the same work. */
export async function signInWithPassword(ctx: Context, input: Login): Promise<PasswordSignIn> {
  const { settings, metrics } = ctx.services
  if (!settings.PASSWORD_LOGIN) throw new AppError(403, 'login_method_disabled')
  const verified = await verifyAccount(ctx, normaliseEmail(input.email), input.password)
  if (!verified) {
    metrics.logins.inc({ method: 'password', outcome: 'refused' })
    throw invalidCredentials()
  }
  if (verified.account.is_unproven) await refuseUnproven(ctx, verified.account)
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, verified.account.id, input.replace)
  const entered = await enterWith(ctx, verified, input)
  if (previous && 'session' in entered.entered) await endPreviousSession(ctx, previous)
  return entered
}

async function enterWith(ctx: Context, verified: Verified, input: Login): Promise<PasswordSignIn> {
  const { account, rehash, failures } = verified
  const device = rememberedDevice(ctx, account.id)
  const proof: Proof = {
    auth_methods: ['pwd'],
    acr: 'acr:1',
    device,
    failures,
    password_hash: account.password_hash,
  }
  const user = refOf(account)
  const again = input.tenant === undefined && !rehash && (await enterLastTenant(ctx, account, proof))
  if (again) return { entered: again, user, password_hash: account.password_hash }
  const newHash = rehash ? await ctx.services.passwords.hash(input.password, callerNetwork(ctx)) : null
  const entered = await recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in', async tx => {
      const password_hash = newHash === null ? account.password_hash : await renewHash(tx, account, newHash)
      return enter(tx, ctx, { ...proof, password_hash, person: account, tenant: input.tenant })
    }),
  )
  return { entered, user, password_hash: newHash ?? account.password_hash }
}

/** Locks the person first, as everybody who changes a password does. Answers with the hash that holds now. */
async function renewHash(
  tx: PlatformTx,
  { id, password_hash: from }: Account,
  to: string,
): Promise<string | null> {
  await lockPerson(tx, id)
  return (await updatePasswordHash(tx, id, { from, to })) ? to : from
}

function rememberedDevice(ctx: Context, personId: string): Buffer | null {
  const [factors] = ctx.services.modules.extensions(secondFactors)
  return factors?.rememberedDevice(ctx, personId) ?? null
}

/**
 * Signs in with one statement: to the last used tenant, from a known device, where that tenant asks for nothing special. Undefined when
 * more is needed; nothing has been written then.
 */
async function enterLastTenant(ctx: Context, account: Account, proof: Proof): Promise<SignedIn | undefined> {
  const tenant_id = account.last_tenant_id
  if (tenant_id === null) return undefined
  const start = { ...proof, person: account, tenant_id }
  const begun = await startSessionAlone(ctx, start)
  if (!begun || begun === OWES_FACTOR) return undefined
  return signedIn(ctx, begun, start)
}

/** The person, the wanted tenant, and how the person was authenticated. */
export type Entrance = Proof & {
  person: PersonRef & { last_tenant_id: string | null }
  tenant?: string | undefined
  /** Done once the session has begun: at once, or after a second factor. */
  followUp?: FollowUp
}

/** Begins a session in the tenant asked for, else the last used, else the oldest membership. */
export async function enter(tx: PlatformTx, ctx: Context, choice: Entrance): Promise<Entered> {
  const { person, followUp } = choice
  const tenants = await selectTenantsOfPerson(tx, person.id)
  const wanted = choice.tenant
  const tenant = wanted
    ? tenants.find(({ id, slug }) => id === wanted || slug === wanted)
    : await findUsualTenant(tx, ctx, { tenants, choice })
  if (!tenant) throw new AppError(403, 'not_a_member')
  const begun = await startSession(tx, ctx, { ...choice, tenant_id: tenant.id })
  if (begun === OWES_FACTOR) return askForFactor(tx, ctx, { ...choice, tenant_id: tenant.id })
  await runFollowUp(tx, ctx, { session_id: begun.session.id, followUp })
  return signedIn(ctx, begun, { ...choice, tenant_id: tenant.id })
}

/** The last used, else the oldest membership, of those that let the person in by this method. */
async function findUsualTenant(
  tx: PlatformTx,
  ctx: Context,
  { tenants, choice }: { tenants: PersonsTenant[]; choice: Entrance },
): Promise<PersonsTenant | undefined> {
  const last = tenants.find(({ id }) => id === choice.person.last_tenant_id)
  const usual = [...(last ? [last] : []), ...tenants]
  for (const tenant of usual) {
    const { methods } = await sessionRulesIn(tx, ctx, tenant.id)
    if (isAllowedMethod(methods, choice)) return tenant
  }
  return usual[0]
}

function askForFactor(
  tx: PlatformTx,
  ctx: Context,
  { person, tenant_id, followUp, tenant: _, ...proof }: Entrance & { tenant_id: string },
): Promise<SecondFactorDue> {
  const [factors] = ctx.services.modules.extensions(secondFactors)
  if (!factors) throw new Error('a second factor is due, and no module can ask for it')
  return factors.ask(tx, ctx, { person: refOf(person), tenant_id, proof, followUp })
}

/** Begins the session of a sign-in whose second factor was proven. */
export async function enterWithFactor(
  tx: PlatformTx,
  ctx: Context,
  { person, tenant_id, proof, followUp }: WaitingSignIn,
): Promise<SignedIn> {
  const begun = await startSession(tx, ctx, { ...proof, person, tenant_id })
  if (begun === OWES_FACTOR) throw new AppError(403, 'reauthentication_required')
  await runFollowUp(tx, ctx, { session_id: begun.session.id, followUp })
  return signedIn(ctx, begun, { ...proof, person, tenant_id })
}

function signedIn(
  ctx: Context,
  { session, tenants }: Pick<BegunSession, 'session' | 'tenants'>,
  { person, auth_methods, confined, tenant_id }: Proof & { person: PersonRef; tenant_id: string },
): SignedIn {
  ctx.services.metrics.logins.inc({ method: auth_methods[0] ?? 'other', outcome: 'succeeded' })
  const tenant = tenants.find(({ id }) => id === tenant_id)!
  const method = methodOf({ auth_methods, confined })
  return { session, user: refOf(person), tenant, tenants: confined ? [tenant] : tenants, method }
}

export async function signOut(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'sign out', tx =>
    endSessions(tx, ctx, { of: { ids: [ctx.session.id] }, cause: 'logout' }),
  )
}

const refOf = ({ id, name, email }: PersonRef): PersonRef => ({ id, name, email })
