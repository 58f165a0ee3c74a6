import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { selectTenantsOfPerson } from '../../tenancy/index.ts'
import { selectPasswordHash } from '../passwords/credential-store.ts'
import type { LinkedLogin } from './linked-logins.ts'

export type SignInMethods = Readonly<{
  has_password: boolean
  /** Ids of the tenants that the person is an active member of. */
  tenants: readonly string[]
  logins: readonly LinkedLogin[]
}>

export async function readSignInMethods(
  tx: PlatformTx,
  ctx: Context,
  of: { person_id: string; logins: readonly LinkedLogin[] },
): Promise<SignInMethods> {
  const hash = await selectPasswordHash(tx, of.person_id)
  return {
    has_password: ctx.services.settings.PASSWORD_LOGIN && hash !== null,
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

function isLastMethod(login: LinkedLogin, { has_password, tenants, logins }: SignInMethods): boolean {
  if (has_password) return false
  const others = logins.filter(other => other.id !== login.id && other.usable)
  const leadsTo = (tenant: string) =>
    others.some(other => other.tenant === null || other.tenant.id === tenant)
  const opened = login.tenant === null ? tenants : tenants.filter(id => id === login.tenant!.id)
  return opened.some(tenant => !leadsTo(tenant))
}
