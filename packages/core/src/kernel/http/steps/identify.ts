import { isLanguage } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import { withBusinessScopes } from '../../business/business-scopes.ts'
import { hasApiTokenPrefix } from '../../crypto/api-token.ts'
import { hashToken } from '../../crypto/token.ts'
import { readCookie, sessionCookieName } from '../cookies.ts'
import type { EnrollingIdentity, TokenIdentity } from '../identity/identity.ts'
import { type IdentifyOptions, selectIdentity } from '../identity/identity-store.ts'
import { readRights, rightsOf } from '../identity/rights.ts'
import { insufficientScope, sessionRequired, unauthenticated } from '../problem.ts'
import { languageOf } from '../request/language.ts'
import type { Entry } from './entry.ts'

/** Cookie or Bearer → SHA-256 → session; Bearer wins. A bearer token that is no session's may be a program's or an application's. */
export async function identify(entry: Entry): Promise<void> {
  const { request, mounting } = entry
  const token = presentedToken(request, sessionCookieName(mounting.services.settings))
  if (token === null) throw unauthenticated()
  const identity = hasApiTokenPrefix(token)
    ? await identifyProgram(entry, mounting.identifyByApiToken)
    : ((await selectIdentity(mounting.services.database, hashToken(token), optionsOf(entry))) ??
      (await identifyEnrolling(entry, token)) ??
      (await identifyProgram(entry, mounting.identifyByToken)))
  const languages = identity.languages.split(' ').filter(isLanguage)
  request.language = languageOf(request, { enabled: languages, byDefault: identity.default_language })
  const rights =
    'rights_version' in identity
      ? await readRights(mounting.services, identity)
      : rightsOf(mounting.services, identity)
  entry.caller = { identity, rights, languages }
}

/** What a page asks for by itself does not keep its session alive: whoever left the browser open is signed out in time. */
const optionsOf = ({ request, rules }: Entry): IdentifyOptions => ({
  isRenewing: !rules.isBackground && request.headers['x-background'] === undefined,
  identifiedBy: rules.identifiedBy,
})

/** Only where a second factor is added. */
async function identifyEnrolling(
  { request, rules, mounting }: Entry,
  token: string,
): Promise<EnrollingIdentity | undefined> {
  return rules.allowsEnrolment ? mounting.identifyEnrolling(request, token) : undefined
}

type Resolve = (token: string) => Promise<TokenIdentity | undefined>

/** A token opens routes whose permission it has; what a person alone may do is refused. Browsers send none of them as a cookie. */
async function identifyProgram(
  { request, rules, mounting }: Entry,
  resolve: Resolve,
): Promise<TokenIdentity> {
  const token = bearerToken(request)
  const found = token === null ? undefined : await resolve(token)
  if (!found) throw unauthenticated()
  const named = [rules.permission, rules.alternative].filter(permission => permission !== undefined)
  const [needed] = named
  if (needed === undefined || rules.sessionOnly) throw sessionRequired()
  const scopes = found.scopes && withBusinessScopes(mounting.services.modules.businessScopes, found.scopes)
  if (scopes && !named.some(permission => scopes.has(permission))) throw insufficientScope(needed)
  if (scopes && rules.tokenPermission !== undefined && !scopes.has(rules.tokenPermission))
    throw insufficientScope(rules.tokenPermission)
  return { ...found, scopes }
}

const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null

export function presentedToken(request: FastifyRequest, cookieName: string): string | null {
  if (request.headers.authorization !== undefined) return bearerToken(request)
  return readCookie(request.headers.cookie, cookieName)
}
