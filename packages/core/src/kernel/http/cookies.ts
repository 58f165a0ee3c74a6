import type { FastifyReply } from 'fastify'

export type Cookie = { name: string; value: string; maxAge: number; path?: string; httpOnly?: boolean }

const isHttps = (publicOrigin: string) => publicOrigin.startsWith('https:')

/** `__Host-` ties the cookie to this origin; it needs Secure, so plain http has a name of its own. */
export const sessionCookieName = (publicOrigin: string): string =>
  isHttps(publicOrigin) ? '__Host-tamga_session' : 'tamga_session'

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
  const earlier = reply.getHeader('set-cookie')
  const all = [...(earlier === undefined ? [] : [earlier].flat().map(String)), parts.join('; ')]
  reply.header('set-cookie', all)
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim()
  }
  return null
}
