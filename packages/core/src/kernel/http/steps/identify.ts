import { isLanguage } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import { hashToken } from '../../crypto/token.ts'
import { readCookie, sessionCookieName } from '../cookies.ts'
import { insufficientScope, sessionRequired, unauthenticated } from '../problem.ts'
import { languageOf } from '../request/language.ts'
import type { Entry } from './entry.ts'
import type { TokenIdentity } from './identity.ts'
import { selectIdentity } from './identity-store.ts'

export type { Identity, TokenIdentity } from './identity.ts'

/** Cookie or Bearer → SHA-256 → session; Bearer wins. A bearer token that is no session's may be an application's. */
export async function identify(entry: Entry): Promise<void> {
  const { request, mounting } = entry
  const token = presentedToken(request, sessionCookieName(mounting.services.settings.PUBLIC_ORIGIN))
  if (token === null) throw unauthenticated()
  const { database } = mounting.services
  const identity = (await selectIdentity(database, hashToken(token))) ?? (await identifyApplication(entry))
  const { languages, default_language } = identity
  request.language = languageOf(request, {
    enabled: languages.split(' ').filter(isLanguage),
    byDefault: default_language,
  })
  entry.identity = identity
}

/** An access token may call routes whose permission is among its scopes; routes that need the person alone are refused. */
async function identifyApplication({ request, rules, mounting }: Entry): Promise<TokenIdentity> {
  const token = bearerToken(request)
  const identity = token === null ? undefined : await mounting.identifyByToken(token)
  if (!identity) throw unauthenticated()
  const named = [rules.permission, rules.alternative].filter(permission => permission !== undefined)
  const [needed] = named
  if (needed === undefined) throw sessionRequired()
  if (!named.some(permission => identity.scopes.has(permission))) throw insufficientScope(needed)
  return identity
}

const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null

export function presentedToken(request: FastifyRequest, cookieName: string): string | null {
  if (request.headers.authorization !== undefined) return bearerToken(request)
  return readCookie(request.headers.cookie, cookieName)
}
