import type { AccessToken, Client, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider'
import { isInstallationWide } from '../../clients/index.ts'
import { registrationOf } from './clients.ts'
import { requestOf } from './request.ts'

/** The tenant is fixed in the family: it comes from there at every refresh, and from the client where there is no person. */
export function extraTokenClaims(ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials) {
  const { tenant } = requestOf(ctx.req)
  if (token.kind === 'AccessToken') return { tenant }
  const client = registrationOf(ctx.oidc.client!)
  return isInstallationWide(client)
    ? undefined
    : { tenant: { id: client.tenant_id, slug: client.tenant_slug } }
}

type Introspected = { clientId?: string; extra?: { tenant?: { id: string } } }

/** A tenant's client learns of tokens of its own tenant alone; one without a secret, of its own tokens alone. */
export async function mayIntrospect(
  ctx: KoaContextWithOIDC,
  client: Client,
  token: unknown,
): Promise<boolean> {
  const { clientId, extra } = token as Introspected
  if (clientId === client.clientId) return true
  if (client.clientAuthMethod === 'none') return false
  const caller = registrationOf(client)
  const tenantId = extra?.tenant?.id ?? requestOf(ctx.req).tenant?.id
  return isInstallationWide(caller) || caller.tenant_id === tenantId
}
