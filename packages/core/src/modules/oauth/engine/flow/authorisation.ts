import type { KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { LookUp } from '../../../../kernel/database/look-ups.ts'
import type { Identity } from '../../../../kernel/http/steps/identify.ts'
import { isInstallationWide, type RegisteredClient } from '../../../clients/index.ts'
import { checkEntrance } from '../../../identity/index.ts'
import { type ClientFingerprint, isStillAgreed } from '../../consents/client-fingerprint.ts'
import { registrationOf } from '../clients/clients.ts'
import { type EngineRequest, requestOf } from '../request.ts'

/** What a person may do with a client in a tenant, and what they agreed to before. */
export type Standing = {
  readonly key: string
  readonly tenant_id: string
  readonly tenant_slug: string
  readonly tenant_status: string
  readonly member_status: string | null
  readonly sessions_ended_at: string | null
  readonly scopes: string[] | null
  readonly claims: string[] | null
  /** What the client was when they agreed. */
  readonly agreed_client: ClientFingerprint | null
}

const STANDING: LookUp = {
  name: 'oidc standing',
  role: 'platform',
  text: `
    with k as materialized (
      select key, split_part(key, ' ', 1)::uuid as person_id, split_part(key, ' ', 2)::uuid as tenant_id, split_part(key, ' ', 3) as client_id
        from unnest((select $1::text[])) key)
    select k.key, t.id as tenant_id, t.slug as tenant_slug, t.status as tenant_status, m.status as member_status,
           m.sessions_ended_at, o.scopes, o.claims, o.client as agreed_client
      from k
      join tenant t on t.id = k.tenant_id
      left join membership m on m.tenant_id = t.id and m.person_id = k.person_id
      left join oidc_consent o on o.tenant_id = t.id and o.person_id = m.person_id and o.client_id = k.client_id`,
}

/** A client belongs to a tenant; one of the installation takes the tenant that was chosen, else that of the session. */
export function tenantFor(client: RegisteredClient, identity: Identity, chosen?: string): string {
  return isInstallationWide(client) ? (chosen ?? identity.tenant_id) : client.tenant_id
}

export async function readStanding(
  request: Pick<EngineRequest, 'ctx' | 'identity'>,
  client: RegisteredClient,
  tenantId: string,
): Promise<Standing | undefined> {
  const { ctx, identity } = request
  const key = `${identity!.person_id} ${tenantId} ${client.client_id}`
  return ctx.services.database.lookUp<Standing>(STANDING, key)
}

/** A session from a tenant's own identity provider says nothing elsewhere, nor does one that was ended there. */
export function needsNewSignIn(identity: Identity, { tenant_id, sessions_ended_at }: Standing): boolean {
  if (identity.confined && identity.tenant_id !== tenant_id) return true
  return sessions_ended_at !== null && identity.authenticated_at <= sessions_ended_at
}

/** What the person agreed to with this client, as far as it is still the same one. */
export function agreedWith(
  client: RegisteredClient,
  { scopes, claims, agreed_client }: Standing,
): { scopes: readonly string[]; claims: readonly string[] } {
  if (!isStillAgreed(agreed_client, client)) return { scopes: [], claims: [] }
  return { scopes: scopes ?? [], claims: claims ?? [] }
}

type ConsentResult = { consent?: { tenant?: string } }

/** Only members of the tenant get in: api.md, /sso/clients. */
export async function requireStanding(ctx: KoaContextWithOIDC): Promise<Standing> {
  const request = requestOf(ctx.req)
  const client = registrationOf(ctx.oidc.client!)
  const chosen = (ctx.oidc.result as ConsentResult | undefined)?.consent?.tenant
  const standing = await readStanding(request, client, tenantFor(client, request.identity!, chosen))
  const isMember = standing?.member_status === 'active' && standing.tenant_status === 'active'
  if (!isMember) throw new errors.AccessDenied('the person is no member of the organisation')
  await requireLetIn(request, standing)
  request.standing = standing
  request.tenant = { id: standing.tenant_id, slug: standing.tenant_slug }
  return standing
}

/** In the tenant of the session that was asked when the session began there. */
async function requireLetIn({ ctx, identity }: EngineRequest, { tenant_id }: Standing): Promise<void> {
  const { person_id, tenant_id: tenantOfSession } = identity!
  if (tenant_id === tenantOfSession || (await checkEntrance(ctx, { person_id, tenant_id }))) return
  throw new errors.AccessDenied('the organisation does not let people in from this network')
}
