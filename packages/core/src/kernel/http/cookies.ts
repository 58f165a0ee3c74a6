import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export type Cookie = { name: string; value: string; maxAge: number; path?: string; httpOnly?: boolean }

const isHttps = (publicOrigin: string) => publicOrigin.startsWith('https:')

/** What the names of cookies derive from: flavours beside each other on one machine differ in COOKIE_NAME, for ports do not part cookies. */
export type CookieSettings = { readonly PUBLIC_ORIGIN: string; readonly COOKIE_NAME: string }

/** `__Host-` ties the cookie to this origin; it needs Secure, so plain http has a name of its own. */
const hostCookie = ({ PUBLIC_ORIGIN, COOKIE_NAME }: CookieSettings, kind: string): string =>
  `${isHttps(PUBLIC_ORIGIN) ? '__Host-' : ''}${COOKIE_NAME}_${kind}`

export const sessionCookieName = (settings: CookieSettings): string => hostCookie(settings, 'session')

/** Tells a browser that a person signed in with before; it opens nothing by itself. */
export const deviceCookieName = (settings: CookieSettings): string => hostCookie(settings, 'device')

/** By which way people last signed in with this browser, for the order on its sign-in page; it opens nothing. */
export const lastUsedCookieName = (settings: CookieSettings): string => hostCookie(settings, 'last_used')

/** Binds a sign-in that waits for its second factor to the browser that began it. */
export const factorCookieName = (settings: CookieSettings): string => hostCookie(settings, 'mfa')

/** Holds the tokens of a browser in which people asked not to be asked for a second factor again. */
export const rememberedCookieName = (settings: CookieSettings): string => hostCookie(settings, 'remembered')

/** A cookie with the path of what it belongs to, which `__Host-` does not allow. */
export const pathCookieName = ({ COOKIE_NAME }: CookieSettings, kind: string): string =>
  `${COOKIE_NAME}_${kind}`

/** Binds one sign-in to the browser that began it: a name for each, so that two tabs do not overwrite each other. */
export const attemptCookieName = (
  { PUBLIC_ORIGIN, COOKIE_NAME }: CookieSettings,
  kind: string,
  id: string,
): string =>
  `${isHttps(PUBLIC_ORIGIN) ? '__Secure-' : ''}${COOKIE_NAME}_${kind}_${hash('sha256', id, 'hex').slice(0, 16)}`

/** Judged by PUBLIC_ORIGIN, not by the connection: TLS usually ends at a proxy. */
export function setCookie(reply: FastifyReply, publicOrigin: string, cookie: Cookie): void {
  const parts = [
    `${cookie.name}=${cookie.value}`,
    `Path=${cookie.path ?? '/'}`,
    `Max-Age=${cookie.maxAge}`,
    'SameSite=Lax',
  ]
  if (cookie.httpOnly !== false) parts.push('HttpOnly')
  if (isHttps(publicOrigin)) parts.push('Secure')
  // Fastify keeps those that were set before.
  reply.header('set-cookie', parts.join('; '))
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim()
  }
  return null
}
