import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Context } from '../../../../kernel/context.ts'
import { uuidv7 } from '../../../../kernel/crypto/uuid.ts'
import { NATIONAL_IDENTIFIERS, type RegisteredClient, SHELL_CLIENT } from '../../../clients/index.ts'
import { selectSessionProvider } from '../../../identity/index.ts'
import { registrationOf } from '../clients/clients.ts'
import { agreedWith, requireMemberAccess } from '../flow/authorisation.ts'
import { isDeviceKnown } from '../flow/known-devices.ts'
import { requestOf } from '../request.ts'
import type { MemberAccess } from './member-access-store.ts'
import type { SessionView } from './session-view.ts'
import type { NewGrant } from './unit-of-work.ts'

/**
 * Every authorisation is a family of its own, made from what the person agreed to now or before, so that ending one device's
 * tokens leaves those of another alone. It is written with the code, at the end of the request.
 */
export async function loadExistingGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  requireAddress(ctx)
  // Somebody else may be about to sign in: nothing is judged by who is there now.
  if (ctx.oidc.promptPending('login') || ctx.oidc.promptPending('select_account')) return undefined
  const access = await requireMemberAccess(ctx)
  const grant = new ctx.oidc.provider.Grant({
    accountId: ctx.oidc.session!.accountId,
    clientId: ctx.oidc.client!.clientId,
  })
  grant.jti = uuidv7()
  const agreed = agreedTo(ctx, access, await mayRemember(ctx, access))
  grant.addOIDCScope(agreed.scopes.join(' '))
  grant.addOIDCClaims(agreed.claims)
  addResources(ctx, grant, agreed.scopes)
  keepGrant(ctx, grant, await inheritedOf(ctx))
  return grant
}

type GrantFields = Pick<Grant, 'accountId' | 'clientId'> & { openid?: object; resources?: object }

/** For the commit at the end. The engine's own way of saving would copy and check the fields several times over. */
function keepGrant(ctx: KoaContextWithOIDC, grant: Grant, shell: Inherited | undefined): void {
  const { accountId, clientId, openid, resources } = grant as unknown as GrantFields
  const iat = Math.floor(Date.now() / 1000)
  const { grants, identity } = requestOf(ctx)
  grants.set(grant.jti, { iat, accountId, clientId, openid, resources, acr: identity?.acr, shell })
}

/** What a session of a native shell takes over from the sign-in that the grant came from. */
export type Inherited = {
  readonly auth_methods: readonly string[]
  readonly authenticated_at: string
  readonly confined: boolean
  readonly provider_id: string | null
}

async function inheritedOf(ctx: KoaContextWithOIDC): Promise<Inherited | undefined> {
  const { identity, ctx: own } = requestOf(ctx)
  if (registrationOf(ctx.oidc.client!).client_id !== SHELL_CLIENT || !identity) return undefined
  const { id, auth_methods, authenticated_at, confined } = identity
  const provider_id = await selectSessionProvider(own.services.database, id)
  return { auth_methods, authenticated_at, confined, provider_id }
}

/** The engine compared it when the request came; it may have been taken from the client while the person was asked. */
function requireAddress({ oidc: { client, params } }: KoaContextWithOIDC): void {
  const address = params?.['redirect_uri']
  if (typeof address === 'string' && !client!.redirectUriAllowed(address))
    throw new errors.InvalidRedirectUri()
}

const NOTHING: { scopes: readonly string[]; claims: readonly string[] } = { scopes: [], claims: [] }

/**
 * Whoever names itself by a document is asked about each time, as another may come under the same name; a native shell, on each
 * device that is new.
 */
async function mayRemember(ctx: KoaContextWithOIDC, access: MemberAccess): Promise<boolean> {
  const client = registrationOf(ctx.oidc.client!)
  if (ctx.oidc.result?.['consent'] !== undefined) return true
  if (client.client_id === SHELL_CLIENT) {
    const request = requestOf(ctx)
    request.isDeviceKnown = await isDeviceKnown(ctx, access)
    return request.isDeviceKnown
  }
  return client.document_host === null
}

function agreedTo(
  ctx: KoaContextWithOIDC,
  access: MemberAccess,
  isRemembered: boolean,
): { scopes: string[]; claims: string[] } {
  const scopes = [...ctx.oidc.requestParamScopes]
  const claims = [...ctx.oidc.requestParamClaims]
  const client = registrationOf(ctx.oidc.client!)
  const agreed = isRemembered ? agreedWith(client, access) : NOTHING
  const identifiers = agreed.scopes.filter(scope => scope === NATIONAL_IDENTIFIERS)
  if (client.first_party)
    return { scopes: [...scopes.filter(scope => client.scopes.includes(scope)), ...identifiers], claims }
  return {
    scopes: [...scopes.filter(scope => agreed.scopes.includes(scope)), ...identifiers],
    claims: claims.filter(claim => agreed.claims.includes(claim)),
  }
}

function addResources(ctx: KoaContextWithOIDC, grant: Grant, scopes: string[]): void {
  for (const [indicator, server] of Object.entries(ctx.oidc.resourceServers ?? {}))
    grant.addResourceScope(indicator, scopes.filter(scope => server.scopes.has(scope)).join(' '))
}

export function familyOf(ctx: KoaContextWithOIDC, grantId: string): NewGrant {
  const { identity, tenant, grants, ctx: own } = requestOf(ctx)
  return newFamily(own, {
    identity: identity!,
    tenant_id: tenant!.id,
    client: registrationOf(ctx.oidc.client!),
    offline: ctx.oidc.requestParamScopes.has('offline_access'),
    payload: grants.get(grantId)!,
  })
}

export type Beginning = {
  readonly identity: SessionView
  readonly tenant_id: string
  readonly client: RegisteredClient
  readonly offline: boolean
  readonly payload: Record<string, unknown>
}

/** The family as it is stored. */
export const newFamily = (
  own: Context,
  { identity, tenant_id, client, offline, payload }: Beginning,
): NewGrant => ({
  tenant_id,
  person_id: identity.person_id,
  client_id: client.client_id,
  session_id: identity.id,
  offline,
  payload,
  expires_at: endOfFamily(own, identity, { client, offline }),
})

/** It lives as long as the session, with offline_access as long as refreshing may go on. */
export function endOfFamily(
  { services }: Context,
  session: Pick<SessionView, 'expires_at'>,
  { client, offline }: { client: RegisteredClient; offline: boolean },
): number {
  const sessionEnds = Math.floor(Date.parse(session.expires_at) / 1000)
  if (!offline) return sessionEnds
  const lasts = client.refresh_max ?? services.settings.REFRESH_MAX
  return Math.max(sessionEnds, Math.floor(Date.now() / 1000) + lasts)
}
