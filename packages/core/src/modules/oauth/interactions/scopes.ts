import type { Context } from '../../../kernel/context.ts'
import {
  isApiScope,
  isSensitiveScope,
  NATIONAL_IDENTIFIERS,
  type RegisteredClient,
} from '../../clients/index.ts'
import { CLAIMS } from '../engine/claims/person-claims.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The names of single claims that were asked for beside the scopes (OpenID Connect Core §5.5). */
export function claimsIn({ claims }: Params): string[] {
  if (!claims) return []
  const { userinfo, id_token } = JSON.parse(claims) as { userinfo?: object; id_token?: object }
  return [...new Set([...Object.keys(userinfo ?? {}), ...Object.keys(id_token ?? {})])]
}

const scopeOf = (claim: string): string | undefined =>
  Object.entries(CLAIMS).find(([scope, claims]) => scope !== 'openid' && claims.includes(claim))?.[0]

/**
 * What the person is asked for: the scopes, those that single claims belong to, as far as the client may have them, and the
 * national identifiers where `profile` contains them.
 */
export function scopesIn(
  params: Params,
  { scopes, national_identifiers }: Pick<RegisteredClient, 'scopes' | 'national_identifiers'>,
): string[] {
  const named = (params['scope'] ?? '').split(' ').filter(Boolean)
  const asked = new Set([...named, ...claimsIn(params).flatMap(claim => scopeOf(claim) ?? [])])
  const given = [...asked].filter(scope => scopes.includes(scope))
  return national_identifiers && given.includes('profile') ? [...given, NATIONAL_IDENTIFIERS] : given
}

/** A scope of a service of the tenant is known by its name alone. */
function descriptionOf({ services, language }: Pick<Context, 'services' | 'language'>, name: string): string {
  const key = isApiScope(services, name) ? `permission.${name}` : `scope.${name}`
  return services.translator.has(key) ? services.translator.text(language, key) : name
}

export const describeScopes = ({ services, language }: Context, scopes: readonly string[]) =>
  scopes.map(name => ({
    name,
    description: descriptionOf({ services, language }, name),
    sensitive: isSensitiveScope(services, name),
  }))
