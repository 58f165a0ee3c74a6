import type { Context, SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import { selectTenantsOfPerson } from '../../tenancy/index.ts'
import { selectPasswordHash } from '../passwords/credential-store.ts'
import { type LinkedLogin, linkedLogins } from './linked-logins.ts'

export type SignInMethods = Readonly<{
  /** A way into every tenant: a password, a passkey. */
  has_own: boolean
  /** Ids of the tenants that the person is an active member of. */
  tenants: readonly string[]
  logins: readonly LinkedLogin[]
}>

/** Modules that keep ways of their own to sign in say whether a person has one. */
export const furtherMethods =
  defineExtensionPoint<(tx: PlatformTx, ctx: Context, personId: string) => Promise<boolean>>(
    'identity.further-methods',
  )

async function hasPassword(tx: PlatformTx, ctx: Context, personId: string): Promise<boolean> {
  return ctx.services.settings.PASSWORD_LOGIN && (await selectPasswordHash(tx, personId)) !== null
}

async function hasFurtherMethod(tx: PlatformTx, ctx: Context, personId: string): Promise<boolean> {
  for (const has of ctx.services.modules.extensions(furtherMethods))
    if (await has(tx, ctx, personId)) return true
  return false
}

/** Whether a person could sign in to a tenant that takes no passwords. */
export async function hasWayInWithoutPassword(
  tx: PlatformTx,
  ctx: SessionContext,
  { person_id, tenant_id }: { person_id: string; tenant_id: string },
): Promise<boolean> {
  if (await hasFurtherMethod(tx, ctx, person_id)) return true
  const logins = await listLogins(tx, ctx, person_id)
  return logins.some(({ usable, tenant }) => usable && (tenant === null || tenant.id === tenant_id))
}

async function listLogins(tx: PlatformTx, ctx: SessionContext, personId: string): Promise<LinkedLogin[]> {
  const asking = { person_id: personId, session_id: ctx.session.id }
  const logins: LinkedLogin[] = []
  for (const source of ctx.services.modules.extensions(linkedLogins))
    logins.push(...(await source.list(tx, ctx, asking)))
  return logins
}

/** Whether a person can still sign in to every tenant of theirs, with what is stored at this moment. */
export async function hasOtherWayIn(tx: PlatformTx, ctx: SessionContext, personId: string): Promise<boolean> {
  const { has_own, tenants, logins } = await readSignInMethods(tx, ctx, {
    person_id: personId,
    logins: await listLogins(tx, ctx, personId),
  })
  const leadsTo = (tenant: string) =>
    logins.some(login => login.usable && (login.tenant === null || login.tenant.id === tenant))
  return has_own || (tenants.length > 0 && tenants.every(leadsTo))
}

export async function readSignInMethods(
  tx: PlatformTx,
  ctx: Context,
  of: { person_id: string; logins: readonly LinkedLogin[] },
): Promise<SignInMethods> {
  return {
    has_own: (await hasPassword(tx, ctx, of.person_id)) || (await hasFurtherMethod(tx, ctx, of.person_id)),
    tenants: (await selectTenantsOfPerson(tx, of.person_id)).map(({ id }) => id),
    logins: of.logins,
  }
}

export type Blocked = 'current_session' | 'last_login_method'

/**
 * Why a login cannot be removed; null when it can. It is refused for the login of the current session and for the last way to
 * sign in to a tenant.
 */
export function blockedBy(login: LinkedLogin, methods: SignInMethods): Blocked | null {
  if (login.current) return 'current_session'
  return isLastMethod(login, methods) ? 'last_login_method' : null
}

function isLastMethod(login: LinkedLogin, { has_own, tenants, logins }: SignInMethods): boolean {
  if (has_own) return false
  const others = logins.filter(other => other.id !== login.id && other.usable)
  const leadsTo = (tenant: string) =>
    others.some(other => other.tenant === null || other.tenant.id === tenant)
  const opened = login.tenant === null ? tenants : tenants.filter(id => id === login.tenant!.id)
  return opened.some(tenant => !leadsTo(tenant))
}
