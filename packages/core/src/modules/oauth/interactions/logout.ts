import { sql } from 'kysely'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { sessionCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route.ts'
import type { Identity } from '../../../kernel/http/steps/identify.ts'
import { readClient } from '../../clients/index.ts'
import { endSessions } from '../../identity/index.ts'
import { findVisitor, interactionExpired, requireOwnBrowser } from './browser.ts'
import { clientFace } from './client-face.ts'

export const LOGOUT_COOKIE = 'tamga_logout'
export const LOGOUTS_API = '/api/v1/oauth/logouts'
const LOGOUT_TTL = 600

/** A sign-out that an application asked for; where to go afterwards was checked when it asked. */
export type LogoutOrder = { readonly client_id: string | null; readonly redirect_to: string | null }

type Stored = LogoutOrder & { readonly exp: number }

/** Keeps the order until the person confirms it; answers the value that names it. */
export async function keepLogout(ctx: Context, order: LogoutOrder): Promise<string> {
  const uid = newToken()
  const exp = Math.floor(Date.now() / 1000) + LOGOUT_TTL
  await inPlatform(ctx, 'sign-out at the wish of an application', tx =>
    sql`
    insert into oidc_token (id, model, client_id, payload, expires_at)
    values (${hashToken(uid)}, 'Logout', ${order.client_id}, ${JSON.stringify({ ...order, exp })}::jsonb, to_timestamp(${exp}))`.execute(
      tx,
    ),
  )
  return uid
}

async function find(tx: PlatformTx, uid: string): Promise<Stored | undefined> {
  const { rows } = await sql<{ payload: Stored }>`
    select payload from oidc_token
     where id = ${hashToken(uid)} and model = 'Logout' and expires_at > now() and consumed_at is null`.execute(
    tx,
  )
  return rows[0]?.payload
}

async function spend(tx: PlatformTx, uid: string): Promise<Stored | undefined> {
  const { rows } = await sql<{ payload: Stored }>`
    update oidc_token set consumed_at = now()
     where id = ${hashToken(uid)} and model = 'Logout' and expires_at > now() and consumed_at is null
    returning payload`.execute(tx)
  return rows[0]?.payload
}

export async function describeLogout(ctx: Context, uid: string) {
  requireOwnBrowser(ctx, uid, LOGOUT_COOKIE)
  const order = await inPlatform(ctx, 'sign-out at the wish of an application', tx => find(tx, uid))
  if (!order) throw interactionExpired()
  const client = order.client_id ? await readClient(ctx.services.database, order.client_id) : undefined
  const visitor = await findVisitor(ctx)
  return {
    client: client ? clientFace(client) : null,
    user: visitor ? { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email } : null,
    expires_at: new Date(order.exp * 1000).toISOString(),
  }
}

export async function confirmLogout(ctx: Context, uid: string, reply: ReplyTools) {
  requireOwnBrowser(ctx, uid, LOGOUT_COOKIE)
  const order = await inPlatform(ctx, 'sign-out at the wish of an application', tx => spend(tx, uid))
  if (!order) throw interactionExpired()
  const visitor = await findVisitor(ctx)
  if (visitor) await endVisit(ctx, visitor)
  reply.cookie(sessionCookieName(ctx.services.settings.PUBLIC_ORIGIN), '', { maxAge: 0 })
  return { redirect_to: order.redirect_to ?? SIGNED_OUT }
}

/** Where a person ends up when the application named no place. */
export const SIGNED_OUT = '/login?signed_out=true'

export async function endVisit(ctx: Context, visitor: Identity): Promise<void> {
  const actor = { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email }
  await inPlatform(ctx, 'sign-out at the wish of an application', tx =>
    endSessions(tx, { ...ctx, actor }, { of: { ids: [visitor.id] }, cause: 'logout' }),
  )
}
