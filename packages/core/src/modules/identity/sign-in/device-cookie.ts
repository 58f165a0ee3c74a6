import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import { deriveKey } from '../../../kernel/crypto/derive.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { deviceCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'

/** A device that the person used before, as its cookie claims; it counts once the signature is checked. */
export type DeviceMark = { readonly nonce: string; readonly signature: string }

type Signer = { readonly id: string; readonly email: string; readonly password_hash: string | null }

const LIFE = 365 * 24 * 3600
/** Several people may use one browser. */
const MARKS = 3
const MARK = /^[\w-]{11}\.[\w-]{20,60}\.[\w-]{43}$/

/** Tells the marks of several people in one cookie apart, without their addresses. */
const tagOf = (email: string): string => hash('sha256', `device of ${email}`, 'base64url').slice(0, 11)

/**
 * The secret is the stored password hash, which is random and never leaves the service. No further key is needed, and a new password
 * invalidates all device cookies. It stands at the end, so that nobody can lengthen what was signed; an HMAC by a derived key would be no
 * safer here, and was the dearest computation of a sign-in after the password.
 */
const signatureOf = ({ id, password_hash }: Signer, nonce: string): string =>
  hash('sha256', `device cookie ${id} ${nonce} ${password_hash}`, 'base64url')

/** How marks were signed until November 2026: they live for a year, and each sign-in replaces one. */
function formerSignatureOf({ id, password_hash }: Signer, nonce: string): string {
  const key = deriveKey(password_hash ?? '', 'device cookie')
  return createHmac('sha256', key).update(`${id} ${nonce}`).digest('base64url')
}

function marksIn(ctx: Context): string[] {
  const cookie = ctx.cookie(deviceCookieName(ctx.services.settings)) ?? ''
  return cookie
    .split('~')
    .filter(mark => MARK.test(mark))
    .slice(0, MARKS)
}

export function readDeviceMark(ctx: Context, email: string): DeviceMark | null {
  const mark = marksIn(ctx).find(one => one.startsWith(`${tagOf(email)}.`))
  const [, nonce, signature] = mark?.split('.') ?? []
  return nonce !== undefined && signature !== undefined ? { nonce, signature } : null
}

export function isSignedFor(account: Signer, { nonce, signature }: DeviceMark): boolean {
  if (account.password_hash === null) return false
  const given = Buffer.from(signature)
  return [signatureOf, formerSignatureOf].some(sign =>
    timingSafeEqual(given, Buffer.from(sign(account, nonce))),
  )
}

/** Set after every sign-in: failed attempts of unknown devices do not delay this one. */
export function setDeviceCookie(ctx: Context, reply: ReplyTools, account: Signer): void {
  const tag = tagOf(account.email)
  const nonce = newToken()
  const others = marksIn(ctx).filter(mark => !mark.startsWith(`${tag}.`))
  const marks = [`${tag}.${nonce}.${signatureOf(account, nonce)}`, ...others].slice(0, MARKS)
  reply.cookie(deviceCookieName(ctx.services.settings), marks.join('~'), { maxAge: LIFE })
}
