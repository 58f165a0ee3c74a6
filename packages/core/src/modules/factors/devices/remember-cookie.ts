import { createHash } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { rememberedCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'

/** Several people may use one browser. */
const MARKS = 3
const MARK = /^[\w-]{11}\.[\w-]{43}$/

/** Tells the marks of several people apart without naming them. */
const tagOf = (personId: string): string =>
  createHash('sha256').update(`remembered device of ${personId}`).digest('base64url').slice(0, 11)

function marksIn(ctx: Context): string[] {
  const cookie = ctx.cookie(rememberedCookieName(ctx.services.settings)) ?? ''
  return cookie
    .split('~')
    .filter(mark => MARK.test(mark))
    .slice(0, MARKS)
}

/** The hash of the token that this browser holds for a person. */
export function presentedDevice(ctx: Context, personId: string): Buffer | null {
  const mark = marksIn(ctx).find(one => one.startsWith(`${tagOf(personId)}.`))
  return mark === undefined ? null : hashToken(mark.slice(12))
}

export function setRememberedCookie(
  ctx: Context,
  reply: ReplyTools,
  { person_id, token }: { person_id: string; token: string },
): void {
  const { settings } = ctx.services
  const tag = tagOf(person_id)
  const others = marksIn(ctx).filter(mark => !mark.startsWith(`${tag}.`))
  const marks = [`${tag}.${token}`, ...others].slice(0, MARKS)
  reply.cookie(rememberedCookieName(settings), marks.join('~'), { maxAge: settings.REMEMBER_DEVICE })
}
