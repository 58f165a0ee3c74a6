import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { selectTenantsOfPerson } from '../../tenancy/index.ts'
import { selectPasswordHash } from '../passwords/credential-store.ts'
import type { LinkedLogin } from './linked-logins.ts'

export type WaysIn = Readonly<{
  has_password: boolean
  /** Ids of the tenants that the person is an active member of. */
  tenants: readonly string[]
  logins: readonly LinkedLogin[]
}>

export async function waysIn(
  tx: PlatformTx,
  ctx: Context,
  of: { person_id: string; logins: readonly LinkedLogin[] },
): Promise<WaysIn> {
  const hash = await selectPasswordHash(tx, of.person_id)
  return {
    has_password: ctx.services.settings.PASSWORD_LOGIN && hash !== null,
    tenants: (await selectTenantsOfPerson(tx, of.person_id)).map(({ id }) => id),
    logins: of.logins,
  }
}

export type Blocked = 'current_session' | 'last_login_method'

/** Why a login cannot be taken away now; null: it can. Nobody cuts off the branch they sit on, or their only way into a tenant. */
export function blockedBy(login: LinkedLogin, ways: WaysIn): Blocked | null {
  if (login.current) return 'current_session'
  return isLastWay(login, ways) ? 'last_login_method' : null
}

function isLastWay(login: LinkedLogin, { has_password, tenants, logins }: WaysIn): boolean {
  if (has_password) return false
  const others = logins.filter(other => other.id !== login.id && other.usable)
  const leadsTo = (tenant: string) =>
    others.some(other => other.tenant === null || other.tenant.id === tenant)
  const opened = login.tenant === null ? tenants : tenants.filter(id => id === login.tenant!.id)
  return opened.some(tenant => !leadsTo(tenant))
}
