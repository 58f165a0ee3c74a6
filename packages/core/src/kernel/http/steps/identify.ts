import { isLanguage } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import { hasApiTokenPrefix } from '../../crypto/api-token.ts'
import { hashToken } from '../../crypto/token.ts'
import { readCookie, sessionCookieName } from '../cookies.ts'
import { insufficientScope, sessionRequired, unauthenticated } from '../problem.ts'
import { languageOf } from '../request/language.ts'
import type { Entry } from './entry.ts'
import type { Identity, TokenIdentity } from './identity.ts'
import { selectIdentity } from './identity-store.ts'

export type { Identity, TokenIdentity } from './identity.ts'

/** Cookie or Bearer → SHA-256 → session; Bearer wins. A bearer token that is no session's may be a program's or an application's. */
export async function identify(entry: Entry): Promise<void> {
  const { request, mounting } = entry
  const token = presentedToken(request, sessionCookieName(mounting.services.settings.PUBLIC_ORIGIN))
  if (token === null) throw unauthenticated()
  const identity = hasApiTokenPrefix(token)
    ? await identifyProgram(entry, mounting.identifyByApiToken)
    : ((await selectIdentity(mounting.services.database, hashToken(token))) ??
      (await identifyEnrolling(entry, token)) ??
      (await identifyProgram(entry, mounting.identifyByToken)))
  const { languages, default_language } = identity
  request.language = languageOf(request, {
    enabled: languages.split(' ').filter(isLanguage),
    byDefault: default_language,
  })
  entry.identity = identity
}

/** Only where a second factor is added. */
async function identifyEnrolling(
  { request, rules, mounting }: Entry,
  token: string,
): Promise<Identity | undefined> {
  return rules.allowsEnrolment ? mounting.identifyEnrolling(request, token) : undefined
}

type Resolve = (token: string) => Promise<TokenIdentity | undefined>

/** A token opens routes whose permission it has; what a person alone may do is refused. Browsers send none of them as a cookie. */
async function identifyProgram({ request, rules }: Entry, resolve: Resolve): Promise<TokenIdentity> {
  const token = bearerToken(request)
  const identity = token === null ? undefined : await resolve(token)
  if (!identity) throw unauthenticated()
  const named = [rules.permission, rules.alternative].filter(permission => permission !== undefined)
  const [needed] = named
  if (needed === undefined || rules.sessionOnly) throw sessionRequired()
  const { scopes } = identity
  if (scopes && !named.some(permission => scopes.has(permission))) throw insufficientScope(needed)
  return identity
}

const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null

export function presentedToken(request: FastifyRequest, cookieName: string): string | null {
  if (request.headers.authorization !== undefined) return bearerToken(request)
  return readCookie(request.headers.cookie, cookieName)
}
