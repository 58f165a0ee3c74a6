import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export type Cookie = { name: string; value: string; maxAge: number; path?: string; httpOnly?: boolean }

const isHttps = (publicOrigin: string) => publicOrigin.startsWith('https:')

/** `__Host-` ties the cookie to this origin; it needs Secure, so plain http has a name of its own. */
export const sessionCookieName = (publicOrigin: string): string =>
  isHttps(publicOrigin) ? '__Host-tamga_session' : 'tamga_session'

/** Tells a browser that a person signed in with before; it opens nothing by itself. */
export const deviceCookieName = (publicOrigin: string): string =>
  isHttps(publicOrigin) ? '__Host-tamga_device' : 'tamga_device'

/** Binds a sign-in that waits for its second factor to the browser that began it. */
export const factorCookieName = (publicOrigin: string): string =>
  isHttps(publicOrigin) ? '__Host-tamga_mfa' : 'tamga_mfa'

/** Holds the tokens of a browser in which people asked not to be asked for a second factor again. */
export const rememberedCookieName = (publicOrigin: string): string =>
  isHttps(publicOrigin) ? '__Host-tamga_remembered' : 'tamga_remembered'

/** Binds one sign-in to the browser that began it: a name for each, so that two tabs do not overwrite each other. */
export const attemptCookieName = (publicOrigin: string, kind: string, id: string): string =>
  `${isHttps(publicOrigin) ? '__Secure-' : ''}tamga_${kind}_${hash('sha256', id, 'hex').slice(0, 16)}`

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
