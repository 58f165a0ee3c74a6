import type { Context } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { pathCookieName, sessionCookieName } from '../../../kernel/http/cookies.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { selectIdentity } from '../../../kernel/http/identity/identity-store.ts'
import { AppError, unauthenticated } from '../../../kernel/http/problem.ts'
import { INTERACTION } from '../engine/flow/interaction-cookie.ts'

/** One answer for an expired interaction, one of another browser, and one that never existed. */
export const interactionExpired = () => new AppError(404, 'interaction_expired')

/** Requires the cookie that was set when the request began. */
export function requireOwnBrowser(ctx: Context, uid: string, kind = INTERACTION): void {
  if (ctx.cookie(pathCookieName(ctx.services.settings, kind)) !== uid) throw interactionExpired()
}

/** Who is signed in in this browser. */
export async function findVisitor(ctx: Context): Promise<Identity | undefined> {
  const { settings, database } = ctx.services
  const token = ctx.cookie(sessionCookieName(settings))
  const identity = token === null ? undefined : await selectIdentity(database, hashToken(token))
  return identity?.member_status === 'active' ? identity : undefined
}

export async function requireVisitor(ctx: Context): Promise<Identity> {
  const identity = await findVisitor(ctx)
  if (!identity) throw unauthenticated()
  return identity
}
