import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext, type TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError, stepUpRequired } from '../../../kernel/http/problem.ts'
import {
  hasEndedSessionsSince,
  type PersonsTenant,
  selectTenantsOfPerson,
  updateLastTenant,
} from '../../tenancy/index.ts'
import type { MethodPolicy } from '../policy/method-policy.ts'
import { type Lifetimes, sessionRulesIn } from '../policy/session-policy.ts'
import { moveSession } from '../sessions/begin-session.ts'
import { endSessionsOverLimit } from '../sessions/session-limit.ts'
import { selectOwesFactor, selectSessionPasskey } from '../sessions/session-strength-store.ts'
import { isShellSession } from '../sessions/shell-session-store.ts'
import { isAllowedBeginning, methodOf } from './allowed-methods.ts'
import { recordRefusedNetwork, requireAllowedNetwork } from './allowed-networks.ts'
import { secondFactors } from './second-factor.ts'
import type { SignedIn } from './sign-in.ts'

/** The same session in another tenant of the person, under a new token. */
export async function switchTenant(ctx: SessionContext, wanted: string): Promise<SignedIn> {
  try {
    return await recordRefusedNetwork(ctx, () =>
      inPlatform(ctx, 'switch tenant', tx => moveInto(tx, ctx, wanted)),
    )
  } catch (error) {
    if (error instanceof AppError && error.status === 403) await recordRefusedSwitch(ctx, wanted, error.code)
    throw error
  }
}

/** Recorded in the tenant of the session: the wanted one may not exist. */
async function recordRefusedSwitch(ctx: SessionContext, wanted: string, code: string): Promise<void> {
  await inPlatform(ctx, 'switch tenant', tx =>
    recordSecurity(tx, ctx, {
      action: 'session.switch_refused',
      target: { type: 'session', id: ctx.session.id, name: ctx.person.email },
      changes: { tenant: [ctx.tenant.slug, wanted], code: [null, code] },
    }),
  )
}

async function moveInto(tx: PlatformTx, ctx: SessionContext, wanted: string): Promise<SignedIn> {
  // The same answer for tenants of the person and for others: the provider of the current tenant learns nothing about
  // memberships.
  if (ctx.session.confined && wanted !== ctx.tenant.id && wanted !== ctx.tenant.slug)
    throw new AppError(403, 'reauthentication_required')
  const tenants = await selectTenantsOfPerson(tx, ctx.person.id)
  const tenant = tenants.find(({ id, slug }) => id === wanted || slug === wanted)
  if (!tenant) throw new AppError(403, 'not_a_member')
  const rules = await sessionRulesIn(tx, ctx, tenant.id)
  await updateLastTenant(tx, ctx.person.id, tenant.id)
  const entered = { person_id: ctx.person.id, tenant_id: tenant.id }
  requireAllowedNetwork(ctx, rules, entered)
  if (tenant.id !== ctx.tenant.id) await requireFreshEnough(tx, ctx, { tenant, lifetimes: rules })
  await requireTaken(tx, ctx, rules.methods)
  await requireStrongEnough(tx, ctx, tenant)
  const session = await moveSession(tx, ctx.session, { tenant_id: tenant.id, lifetimes: rules })
  if (!session) throw await refusalOf(tx, ctx)
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

/** A native shell stays in the tenant that its device is registered with; any other session had another token already. */
async function refusalOf(tx: PlatformTx, { session }: SessionContext): Promise<AppError> {
  if (await isShellSession(tx, session.id)) return new AppError(403, 'reauthentication_required')
  return new AppError(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
}

/**
 * Refuses a confined session, one that is older than the last end of this person's sessions there, and one that is older than
 * the tenant allows.
 */
async function requireFreshEnough(
  tx: PlatformTx,
  ctx: SessionContext,
  to: { tenant: PersonsTenant; lifetimes: Lifetimes },
): Promise<void> {
  const { tenant, lifetimes } = to
  const place = { tenant_id: tenant.id, person_id: ctx.person.id }
  // The membership stays locked until the session has moved: whoever ends this person's sessions there waits, and then ends
  // this one too.
  const wereEnded = await hasEndedSessionsSince(tx, place, ctx.session.authenticated_at)
  const isTooOld = Date.parse(ctx.session.authenticated_at) + lifetimes.max * 1000 <= Date.now()
  if (ctx.session.confined || isTooOld || wereEnded) throw new AppError(403, 'reauthentication_required')
}

/** By the switches of the tenant, and by its rules for passkeys where the session began with one. */
async function requireTaken(
  tx: PlatformTx,
  ctx: SessionContext,
  policies: readonly MethodPolicy[],
): Promise<void> {
  const { id, auth_methods, confined } = ctx.session
  const beginning = { auth_methods, confined }
  const passkey = methodOf(beginning) === 'passkey' ? await selectSessionPasskey(tx, id) : null
  if (!isAllowedBeginning(policies, { ...beginning, passkey }))
    throw new AppError(403, 'reauthentication_required')
}

/** A session with one factor enters no tenant that requires two of this person: it is raised first. */
async function requireStrongEnough(
  tx: PlatformTx,
  ctx: SessionContext,
  tenant: PersonsTenant,
): Promise<void> {
  const { acr, auth_methods } = ctx.session
  const owing = { tenant_id: tenant.id, person_id: ctx.person.id, acr, auth_methods }
  if (!(await selectOwesFactor(tx, owing))) return
  const [factors] = ctx.services.modules.extensions(secondFactors)
  throw stepUpRequired({ acr: 'acr:2', methods: (await factors?.methods(tx, ctx, ctx.person.id)) ?? [] })
}

const tenantRef = ({ id, slug, name }: TenantRef): TenantRef => ({ id, slug, name })
