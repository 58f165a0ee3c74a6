import { type Context, inPlatform } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { type CookieSettings, pathCookieName, sessionCookieName } from '../../../kernel/http/cookies.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { selectRegisteredClient } from '../../clients/index.ts'
import { endSessions } from '../../identity/index.ts'
import { findVisitor, interactionExpired, requireOwnBrowser } from './browser.ts'
import { clientSummary } from './client-summary.ts'
import { insertLogout, type LogoutOrder, selectLogout, updateLogoutConsumed } from './logout-store.ts'

export const LOGOUTS_API = '/api/v1/oauth/logouts'

export const logoutCookieName = (settings: CookieSettings): string => pathCookieName(settings, 'logout')

const LOGOUT_TTL = 600

/** Stores the request until the person confirms it; returns its id. */
export async function keepLogout(ctx: Context, order: LogoutOrder): Promise<string> {
  const uid = newToken()
  const exp = Math.floor(Date.now() / 1000) + LOGOUT_TTL
  await inPlatform(ctx, 'sign-out at the wish of an application', tx =>
    insertLogout(tx, uid, { ...order, exp }),
  )
  return uid
}

export async function describeLogout(ctx: Context, uid: string) {
  requireOwnBrowser(ctx, uid, 'logout')
  const order = await inPlatform(ctx, 'sign-out at the wish of an application', tx => selectLogout(tx, uid))
  if (!order) throw interactionExpired()
  const client = order.client_id
    ? await selectRegisteredClient(ctx.services.database, order.client_id)
    : undefined
  const visitor = await findVisitor(ctx)
  return {
    client: client ? clientSummary(client) : null,
    user: visitor ? { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email } : null,
    expires_at: new Date(order.exp * 1000).toISOString(),
  }
}

export async function confirmLogout(ctx: Context, uid: string, reply: ReplyTools) {
  requireOwnBrowser(ctx, uid, 'logout')
  const order = await inPlatform(ctx, 'sign-out at the wish of an application', tx =>
    updateLogoutConsumed(tx, uid),
  )
  if (!order) throw interactionExpired()
  const visitor = await findVisitor(ctx)
  if (visitor) await endVisit(ctx, visitor)
  reply.cookie(sessionCookieName(ctx.services.settings), '', { maxAge: 0 })
  return { redirect_to: order.redirect_to ?? SIGNED_OUT }
}

/** The page after a logout without a redirect address. */
export const SIGNED_OUT = '/login?signed_out=true'

export async function endVisit(ctx: Context, visitor: Identity): Promise<void> {
  const actor = { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email }
  await inPlatform(ctx, 'sign-out at the wish of an application', tx =>
    endSessions(tx, { ...ctx, actor }, { of: { ids: [visitor.id] }, cause: 'logout' }),
  )
}
