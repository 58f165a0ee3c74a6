import { compactVerify, createLocalJWKSet } from 'jose'
import type { Context } from '../../../../kernel/context.ts'
import { isAddressAllowed, type RegisteredClient, selectRegisteredClient } from '../../../clients/index.ts'
import { findVisitor } from '../../interactions/browser.ts'
import { endVisit, keepLogout, SIGNED_OUT } from '../../interactions/logout.ts'
import type { Engine } from '../holder.ts'

export type LogoutParams = Readonly<Record<string, string | undefined>>

type Hint = { readonly sub: string; readonly aud: string; readonly sid?: string }

/** `done`: the session is over, or there was none. `confirm`: the person decides. `refused`: nothing happens. */
export type LogoutAnswer =
  | { readonly kind: 'done'; readonly location: string }
  | { readonly kind: 'confirm'; readonly uid: string }
  | { readonly kind: 'refused'; readonly description: string }

const refused = (description: string): LogoutAnswer => ({ kind: 'refused', description })

/** OpenID Connect RP-Initiated Logout 1.0. Without a hint that is about this very session, the person is asked. */
export async function orderLogout(ctx: Context, engine: Engine, params: LogoutParams): Promise<LogoutAnswer> {
  const { id_token_hint, client_id, post_logout_redirect_uri } = params
  const hint = id_token_hint === undefined ? undefined : await readHint(ctx, engine, id_token_hint)
  if (id_token_hint !== undefined && !hint) return refused('could not validate id_token_hint')
  if (hint && client_id !== undefined && client_id !== hint.aud)
    return refused('client_id does not match the provided id_token_hint')
  const named = hint?.aud ?? client_id
  const client = named === undefined ? undefined : await selectRegisteredClient(ctx.services.database, named)
  if (named !== undefined && !client) return refused('the client is not known')
  if (!isKnownAddress(ctx, client, post_logout_redirect_uri))
    return refused('post_logout_redirect_uri not registered')
  const location = client ? locationOf(params) : null
  const visitor = await findVisitor(ctx)
  if (!visitor) return { kind: 'done', location: location ?? SIGNED_OUT }
  if (hint?.sub === visitor.person_id && hint.sid === visitor.id) {
    await endVisit(ctx, visitor)
    return { kind: 'done', location: location ?? SIGNED_OUT }
  }
  const uid = await keepLogout(ctx, { client_id: client?.client_id ?? null, redirect_to: location })
  return { kind: 'confirm', uid }
}

/** An ID token of ours, however old: it says who asks, and lets nobody in. */
async function readHint(ctx: Context, { keySet }: Engine, token: string): Promise<Hint | undefined> {
  try {
    const keys = createLocalJWKSet(JSON.parse(keySet.body))
    const { payload } = await compactVerify(token, keys)
    const claims = JSON.parse(Buffer.from(payload).toString('utf8'))
    const isOurs = claims.iss === ctx.services.settings.PUBLIC_ORIGIN && typeof claims.aud === 'string'
    return isOurs && typeof claims.sub === 'string' ? claims : undefined
  } catch {
    return undefined
  }
}

/** Byte for byte; without a client there is nothing to compare with, and the address is left alone. */
function isKnownAddress(
  { services: { settings } }: Context,
  client: RegisteredClient | undefined,
  address: string | undefined,
): boolean {
  if (client === undefined || address === undefined) return true
  return client.post_logout_redirect_uris.includes(address) && isAddressAllowed(settings, address)
}

function locationOf({ post_logout_redirect_uri, state }: LogoutParams): string | null {
  if (post_logout_redirect_uri === undefined) return null
  if (state === undefined) return post_logout_redirect_uri
  const url = new URL(post_logout_redirect_uri)
  url.searchParams.set('state', state)
  return url.href
}
