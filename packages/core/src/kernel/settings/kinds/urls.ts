import { resolve } from 'node:path'
import { defineKind, type Kind } from './kind.ts'

const isWeb = (url: URL | null): url is URL => url !== null && /^https?:$/.test(url.protocol)

/** Scheme, host and port alone, without a trailing slash: what browsers send as Origin. */
export const origin: Kind<string> = defineKind(
  'origin',
  'an origin such as https://sign-in.example.mn, without path, query or user',
  given => {
    const url = URL.parse(given)
    const isBare = isWeb(url) && url.pathname === '/' && !/[?#@]/.test(given)
    return isBare ? url.origin : undefined
  },
)

export const webUrl: Kind<string> = defineKind(
  'URL',
  'an http or https URL without user or fragment',
  given => {
    const url = URL.parse(given)
    return isWeb(url) && !url.username && !url.password && !url.hash ? given : undefined
  },
)

/** A path on this origin, or an http(s) URL. */
export const link: Kind<string> = defineKind(
  'link',
  'an http or https URL, or a path such as /docs',
  (given, place) => (/^\/(?![/\\])\S*$/.test(given) ? given : webUrl.parse(given, place)),
)

/** OpenID Connect Discovery 1.0 §2: an issuer has no query and no fragment; kept byte for byte. */
export const issuer: Kind<string> = defineKind('issuer', 'an issuer URL without query or fragment', given => {
  const url = URL.parse(given)
  return isWeb(url) && !/[?#@]/.test(given) ? given : undefined
})

/** OAuth 2.0 redirection endpoints are absolute and have no fragment (RFC 6749 §3.1.2); kept byte for byte. */
export const redirectUri: Kind<string> = defineKind(
  'redirect URI',
  'an absolute URI without fragment',
  given =>
    URL.canParse(given) && !given.includes('#') && !/^(javascript|data|file|vbscript):/i.test(given)
      ? given
      : undefined,
)

/** The URL class has no form for a socket path's empty host, so a stand-in host is put there. */
export const parsePostgresUrl = (given: string): URL | null =>
  /^postgres(ql)?:\/\//.test(given)
    ? URL.parse(given.replace(/^(\w+:\/\/(?:[^/@]*@)?)(?=[/?])/, '$1socket'))
    : null

export const postgresUrl: Kind<string> = defineKind(
  'PostgreSQL URL',
  'a URL such as postgres://user:password@host:5432/database, special characters percent-encoded',
  given => (parsePostgresUrl(given) ? given : undefined),
)

export const mailUrl: Kind<string> = defineKind(
  'mail transport',
  'smtp://user:password@host:587, smtps://…, file:DIRECTORY or log:',
  (given, place) => {
    if (given === 'log:') return given
    if (given.startsWith('file:')) return fileTransport(given.slice('file:'.length), place.cwd)
    const url = /^smtps?:\/\//.test(given) ? URL.parse(given) : null
    return url?.hostname ? given : undefined
  },
)

function fileTransport(folder: string, cwd: string): string | undefined {
  const bare = folder.replace(/^\/\/(?=\/)/, '')
  return bare === '' ? undefined : `file:${resolve(cwd, bare)}`
}
