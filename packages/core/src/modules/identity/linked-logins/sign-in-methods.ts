import type { Context, SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import { selectTenantsOfPerson } from '../../tenancy/index.ts'
import { selectPasswordHash } from '../passwords/credential-store.ts'
import type { MethodKey, MethodPolicy, PasskeyPolicy } from '../policy/method-policy.ts'
import { sessionRulesIn } from '../policy/session-policy.ts'
import { type LinkedLogin, linkedLogins } from './linked-logins.ts'

/** A module that keeps a way of its own to sign in says whether a person has one that these policies take. */
export type FurtherMethod = Readonly<{
  key: MethodKey
  has(
    tx: PlatformTx,
    ctx: Context,
    of: { person_id: string; policies: readonly PasskeyPolicy[] },
  ): Promise<boolean>
}>

export const furtherMethods = defineExtensionPoint<FurtherMethod>('identity.further-methods')

/** A tenant of the person, and the person's own ways that it takes: a password, a passkey. */
type Entrance = Readonly<{
  tenant_id: string
  policies: readonly MethodPolicy[]
  own: readonly MethodKey[]
}>

export type SignInMethods = Readonly<{ entrances: readonly Entrance[]; logins: readonly LinkedLogin[] }>

type Place = { readonly person_id: string; readonly policies: readonly MethodPolicy[] }

const takes = (policies: readonly MethodPolicy[], key: MethodKey): boolean =>
  policies.every(({ methods }) => methods[key])

async function ownMethods(tx: PlatformTx, ctx: Context, place: Place): Promise<MethodKey[]> {
  const { person_id, policies } = place
  const own: MethodKey[] = []
  const hasPassword =
    ctx.services.settings.PASSWORD_LOGIN && (await selectPasswordHash(tx, person_id)) !== null
  if (hasPassword && takes(policies, 'password')) own.push('password')
  const passkeyPolicies = policies.map(({ passkeys }) => passkeys)
  for (const { key, has } of ctx.services.modules.extensions(furtherMethods))
    if (takes(policies, key) && (await has(tx, ctx, { person_id, policies: passkeyPolicies }))) own.push(key)
  return own
}

/** A login opens a tenant that it belongs to, or any, where the tenant takes its kind. */
const opens = (login: LinkedLogin, { tenant_id, policies }: Omit<Entrance, 'own'>): boolean =>
  (login.tenant === null || login.tenant.id === tenant_id) && takes(policies, login.method)

/** Whether a person could sign in to a tenant under these rules, with what is stored at this moment. */
export async function hasWayIn(
  tx: PlatformTx,
  ctx: SessionContext,
  to: Place & { readonly tenant_id: string },
): Promise<boolean> {
  if ((await ownMethods(tx, ctx, to)).length > 0) return true
  const logins = await listLogins(tx, ctx, to.person_id)
  return logins.some(login => login.usable && opens(login, to))
}

async function listLogins(tx: PlatformTx, ctx: SessionContext, personId: string): Promise<LinkedLogin[]> {
  const asking = { person_id: personId, session_id: ctx.session.id }
  const logins: LinkedLogin[] = []
  for (const source of ctx.services.modules.extensions(linkedLogins))
    logins.push(...(await source.list(tx, ctx, asking)))
  return logins
}

/** Whether, after a way was removed, a person can still sign in to every tenant of theirs that took it. */
export async function hasOtherWayIn(
  tx: PlatformTx,
  ctx: SessionContext,
  { person_id, removed }: { person_id: string; removed: MethodKey },
): Promise<boolean> {
  const { entrances, logins } = await readSignInMethods(tx, ctx, {
    person_id,
    logins: await listLogins(tx, ctx, person_id),
  })
  if (entrances.length === 0) return (await ownMethods(tx, ctx, { person_id, policies: [] })).length > 0
  const usable = logins.filter(login => login.usable)
  return entrances
    .filter(({ policies }) => takes(policies, removed))
    .every(entrance => entrance.own.length > 0 || usable.some(login => opens(login, entrance)))
}

export async function readSignInMethods(
  tx: PlatformTx,
  ctx: Context,
  { person_id, logins }: { person_id: string; logins: readonly LinkedLogin[] },
): Promise<SignInMethods> {
  const entrances: Entrance[] = []
  for (const { id: tenant_id } of await selectTenantsOfPerson(tx, person_id)) {
    const { methods: policies } = await sessionRulesIn(tx, ctx, tenant_id)
    entrances.push({ tenant_id, policies, own: await ownMethods(tx, ctx, { person_id, policies }) })
  }
  return { entrances, logins }
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

function isLastMethod(login: LinkedLogin, { entrances, logins }: SignInMethods): boolean {
  const others = logins.filter(other => other.id !== login.id && other.usable)
  return entrances
    .filter(entrance => opens(login, entrance))
    .some(entrance => entrance.own.length === 0 && !others.some(other => opens(other, entrance)))
}
