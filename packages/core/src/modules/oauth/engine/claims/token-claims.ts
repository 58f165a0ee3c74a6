import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { isInstallationWide, offeredScopes } from '../../../clients/index.ts'
import { registrationOf } from '../clients/clients.ts'
import { requestOf } from '../request.ts'

/** The tenant is fixed in the family: it comes from there at every refresh, and from the client where there is no person. */
export function extraTokenClaims(ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials) {
  const { tenant } = requestOf(ctx)
  if (token.kind === 'AccessToken') return { tenant }
  const client = registrationOf(ctx.oidc.client!)
  const forResource = token.resourceServer?.scope?.split(' ') ?? []
  requireKnownScopes(
    ctx,
    forResource.filter(scope => client.scopes.includes(scope)),
  )
  return isInstallationWide(client)
    ? undefined
    : { tenant: { id: client.tenant_id, slug: client.tenant_slug } }
}

/** Where a person is asked, OpenID Connect has unknown scopes left out; a machine is told (RFC 6749 §5.2). */
function requireKnownScopes(ctx: KoaContextWithOIDC, own: readonly string[]): void {
  const asked = String(ctx.oidc.body?.['scope'] ?? '').split(' ')
  const known = [...offeredScopes(requestOf(ctx).ctx.services), ...own]
  const unknown = asked.filter(scope => scope !== '' && !known.includes(scope))
  if (unknown.length > 0) throw new errors.InvalidScope('requested scope is unknown', unknown.join(' '))
}
