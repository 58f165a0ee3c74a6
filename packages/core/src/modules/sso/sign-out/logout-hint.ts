import type { Context } from '../../../kernel/context.ts'
import { pathCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { ROOT } from '../providers/find-provider.ts'

const PATH = `${ROOT}/sso/logout`
/** Browsers keep cookies of up to 4096 bytes. */
const LONGEST = 3500

const nameOf = (ctx: Context): string => pathCookieName(ctx.services.settings, 'sso_hint')

/**
 * The ID token of a session stays in the browser that it is about, for the day it signs out at the provider too: nothing of it has
 * to be kept here.
 */
export function keepHint(ctx: Context, reply: ReplyTools, idToken: string): void {
  if (idToken.length > LONGEST) return
  reply.cookie(nameOf(ctx), idToken, { maxAge: ctx.services.settings.SESSION_MAX, path: PATH })
}

/** Reads the cookie and deletes it. */
export function takeHint(ctx: Context, reply: ReplyTools): string | undefined {
  const hint = ctx.cookie(nameOf(ctx))
  reply.cookie(nameOf(ctx), '', { maxAge: 0, path: PATH })
  return hint && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(hint) ? hint : undefined
}
