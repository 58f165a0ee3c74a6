import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import { deriveKey } from '../../../kernel/crypto/derive.ts'
import { lastUsedCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { normaliseEmail } from '../../tenancy/index.ts'
import { METHOD_KEYS, type MethodKey } from '../policy/method-policy.ts'

const LIFE = 365 * 24 * 3600
/** Several people may use one browser. */
const MARKS = 3
const MARK = /^[\w-]{11}\.[a-z]+\.[\w-]{43}$/

/** The address is not readable in the cookie. */
const tagOf = (email: string): string =>
  createHash('sha256')
    .update(`last used by ${normaliseEmail(email)}`)
    .digest('base64url')
    .slice(0, 11)

/** Without a key nothing is remembered. The key knows no person: what the cookie says does not depend on who exists. */
function signatureOf({ services }: Context, tag: string, method: string): string | undefined {
  const key = services.settings.SSO_SECRET_KEY
  if (!key) return undefined
  return createHmac('sha256', deriveKey(key, 'last used')).update(`${tag} ${method}`).digest('base64url')
}

function marksIn(ctx: Context): string[] {
  const cookie = ctx.cookie(lastUsedCookieName(ctx.services.settings)) ?? ''
  return cookie
    .split('~')
    .filter(mark => MARK.test(mark))
    .slice(0, MARKS)
}

/** The way by which this browser last signed somebody with the address in; null when it never did. */
export function readLastUsed(ctx: Context, email: string): MethodKey | null {
  const mark = marksIn(ctx).find(one => one.startsWith(`${tagOf(email)}.`))
  const [tag = '', method = '', signature = ''] = mark?.split('.') ?? []
  const expected = signatureOf(ctx, tag, method)
  if (expected === undefined || signature.length !== expected.length) return null
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return METHOD_KEYS.find(key => key === method) ?? null
}

/** For the sign-in page alone: programs have none. */
export function setLastUsed(
  ctx: Context,
  reply: ReplyTools,
  { email, method }: { email: string; method: MethodKey },
): void {
  if (!ctx.is_browser) return
  const tag = tagOf(email)
  const signature = signatureOf(ctx, tag, method)
  if (signature === undefined) return
  const others = marksIn(ctx).filter(mark => !mark.startsWith(`${tag}.`))
  const marks = [`${tag}.${method}.${signature}`, ...others].slice(0, MARKS)
  reply.cookie(lastUsedCookieName(ctx.services.settings), marks.join('~'), { maxAge: LIFE })
}
