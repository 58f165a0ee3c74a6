import type { Client, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { type KnownResource, selectKnownResources } from '../../../oauth-resources/index.ts'
import { registrationOf } from '../clients/clients.ts'
import { requestOf } from '../request.ts'
import { findOwnResource } from './own-resources.ts'

/** Whom an access token may be for (RFC 8707), with the scopes that mean something there. */
export async function findResource(
  ctx: KoaContextWithOIDC,
  indicator: string,
  client: Client,
): Promise<ResourceServer> {
  const { services } = requestOf(ctx).ctx
  const { settings } = services
  const accessTokenTTL = registrationOf(client).access_ttl ?? settings.ACCESS_TTL
  const own = findOwnResource(services, indicator)
  if (own)
    return {
      scope: own.scopes(services).join(' '),
      audience: indicator,
      accessTokenTTL,
      accessTokenFormat: 'opaque',
    }
  const known = await findKnown(ctx, indicator, client)
  if (known)
    return {
      // What the application is not registered for is left out, or the person would be asked for it for ever.
      scope: known.scopes.filter(scope => registrationOf(client).scopes.includes(scope)).join(' '),
      audience: indicator,
      accessTokenTTL: registrationOf(client).access_ttl ?? known.ttl ?? settings.ACCESS_TTL,
      accessTokenFormat: known.format,
      jwt: { sign: { alg: 'ES256' } },
    }
  if (!settings.OAUTH_RESOURCES.includes(indicator)) throw new errors.InvalidTarget()
  return {
    scope: 'erp.read erp.write',
    audience: indicator,
    accessTokenTTL,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  }
}

/** A service of the tenant that the application belongs to. One of the whole installation gets no tokens for the services of a tenant. */
async function findKnown(
  ctx: KoaContextWithOIDC,
  indicator: string,
  client: Client,
): Promise<KnownResource | undefined> {
  const { tenant_id } = registrationOf(client)
  const found = await selectKnownResources(requestOf(ctx).ctx.services.database, indicator)
  return found.find(resource => resource.tenant_id === tenant_id)
}
