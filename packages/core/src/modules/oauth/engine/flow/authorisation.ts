import type { KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Identity } from '../../../../kernel/http/identity/identity.ts'
import { isInstallationWide, type RegisteredClient } from '../../../clients/index.ts'
import { checkAllowedEntry } from '../../../identity/index.ts'
import { isStillAgreed } from '../../consents/client-fingerprint.ts'
import { registrationOf } from '../clients/clients.ts'
import { type EngineRequest, requestOf } from '../request.ts'
import { type MemberAccess, selectMemberAccess } from '../storage/member-access-store.ts'
import type { SessionView } from '../storage/session-view.ts'

/** A client belongs to a tenant; one of the installation takes the tenant that was chosen, else that of the session. */
export function tenantFor(client: RegisteredClient, identity: Identity, chosen?: string): string {
  return isInstallationWide(client) ? (chosen ?? identity.tenant_id) : client.tenant_id
}

export const readMemberAccess = (
  { ctx, identity }: Pick<EngineRequest, 'ctx' | 'identity'>,
  client: RegisteredClient,
  tenantId: string,
): Promise<MemberAccess | undefined> =>
  selectMemberAccess(ctx.services.database, `${identity!.person_id} ${tenantId} ${client.client_id}`)

/** A session from a tenant's own identity provider says nothing elsewhere, nor does one that was ended there. */
export function needsNewSignIn(
  identity: SessionView,
  { tenant_id, sessions_ended_at }: MemberAccess,
): boolean {
  if (identity.confined && identity.tenant_id !== tenant_id) return true
  return sessions_ended_at !== null && identity.authenticated_at <= sessions_ended_at
}

/** What the person agreed to with this client, as far as it is still the same one. */
export function agreedWith(
  client: RegisteredClient,
  { scopes, claims, agreed_client }: MemberAccess,
): { scopes: readonly string[]; claims: readonly string[] } {
  if (!isStillAgreed(agreed_client, client)) return { scopes: [], claims: [] }
  return { scopes: scopes ?? [], claims: claims ?? [] }
}

export const isActiveMember = (access: MemberAccess | undefined): access is MemberAccess =>
  access?.member_status === 'active' && access.tenant_status === 'active'

type ConsentResult = { consent?: { tenant?: string } }

/** Only active members of an active tenant sign in to its applications, and of these the audience of each. */
export async function requireMemberAccess(ctx: KoaContextWithOIDC): Promise<MemberAccess> {
  const request = requestOf(ctx)
  const client = registrationOf(ctx.oidc.client!)
  const chosen = (ctx.oidc.result as ConsentResult | undefined)?.consent?.tenant
  const access = await readMemberAccess(request, client, tenantFor(client, request.identity!, chosen))
  if (!isActiveMember(access)) throw new errors.AccessDenied('the person is no member of the organisation')
  if (!access.is_in_audience) throw new errors.AccessDenied('the application is not for this person')
  // Before the person chose the tenant, it is only the one that they happen to be in.
  if (chosen !== undefined && !access.is_host_allowed)
    throw new errors.AccessDenied('the organisation does not let applications of this host in')
  await requireAllowedNetwork(request, access)
  request.access = access
  request.tenant = { id: access.tenant_id, slug: access.tenant_slug }
  return access
}

/** The session's own tenant checked the network when the session began; another tenant checks it now. */
async function requireAllowedNetwork(
  { ctx, identity }: EngineRequest,
  { tenant_id }: MemberAccess,
): Promise<void> {
  const { person_id, tenant_id: tenantOfSession } = identity!
  if (tenant_id === tenantOfSession || (await checkAllowedEntry(ctx, { person_id, tenant_id }))) return
  throw new errors.AccessDenied('the organisation does not let people in from this network')
}
