import type { Context, TenantRef } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { unauthenticated } from '../../../kernel/http/problem.ts'
import { NATIONAL_IDENTIFIERS, type RegisteredClient } from '../../clients/index.ts'
import { amrOf } from '../engine/flow/authentication.ts'
import { endOfFamily } from '../engine/storage/grants.ts'
import { claimsIn, scopesIn } from '../interactions/scopes.ts'
import { type DeviceInteraction, insertGrant, lockSession } from './store.ts'

export type Approval = {
  readonly interaction: DeviceInteraction
  readonly client: RegisteredClient
  readonly visitor: Identity
  readonly tenant: TenantRef
}

const inSeconds = (time: string | number): number => Math.floor(new Date(time).getTime() / 1000)

const scopesOf = ({ interaction: { params }, client }: Approval): string[] =>
  (params['scope'] ?? '').split(' ').filter(scope => client.scopes.includes(scope))

/** Claims that were requested one by one add the scopes that they belong to. */
const agreedScopes = (approval: Approval): string[] => {
  const asked = scopesIn(approval.interaction.params, approval.client)
  return [...scopesOf(approval), ...asked.filter(scope => scope === NATIONAL_IDENTIFIERS)]
}

const resourcesOf = ({ params: { resource } }: DeviceInteraction): string[] =>
  resource === undefined ? [] : [resource].flat()

/** OpenID Connect Core §5.5, §5.5.1.1 and §3.1.2.1 max_age: what the ID token is asked to say. */
function claimsOf({ params }: DeviceInteraction): object | undefined {
  const asked = params['claims'] ? JSON.parse(params['claims']) : {}
  const id_token = {
    ...asked.id_token,
    ...(params['max_age'] !== undefined && { auth_time: { essential: true } }),
    ...(params['acr_values'] && { acr: { values: params['acr_values'].split(' ') } }),
  }
  const claims = { ...asked, ...(Object.keys(id_token).length > 0 && { id_token }) }
  return Object.keys(claims).length > 0 ? claims : undefined
}

/** The payload of the device code for the next poll: the same as that of an authorization code. */
export function approvedCode(approval: Approval): object {
  const { interaction, visitor } = approval
  const resources = resourcesOf(interaction)
  return {
    accountId: visitor.person_id,
    acr: visitor.acr,
    amr: amrOf(visitor.auth_methods),
    authTime: inSeconds(visitor.authenticated_at),
    claims: claimsOf(interaction),
    scope: scopesOf(approval).join(' '),
    sessionUid: visitor.id,
    sid: visitor.id,
    ...(resources.length > 0 && { resource: resources.length === 1 ? resources[0] : resources }),
  }
}

/**
 * Creates the grant of the tokens to come. The session is locked: when it ends concurrently, either its end revokes the grant
 * or the session is not found here.
 */
export async function beginFamily(tx: PlatformTx, ctx: Context, approval: Approval): Promise<string> {
  const { visitor, client, tenant } = approval
  if (!(await lockSession(tx, visitor.id))) throw unauthenticated()
  const id = uuidv7()
  const offline = scopesOf(approval).includes('offline_access')
  const expires = endOfFamily(ctx, visitor, { client, offline })
  await insertGrant(tx, id, {
    tenant_id: tenant.id,
    person_id: visitor.person_id,
    client_id: client.client_id,
    session_id: visitor.id,
    offline,
    payload: grantOf(approval, expires),
    expires_at: expires,
  })
  return id
}

/** In the engine's format of a grant. */
function grantOf(approval: Approval, exp: number): Record<string, unknown> {
  const { interaction, client, visitor } = approval
  const scopes = scopesOf(approval)
  const forResources = scopes.filter(scope => scope.startsWith('erp.')).join(' ')
  return {
    iat: inSeconds(Date.now()),
    exp,
    accountId: visitor.person_id,
    acr: visitor.acr,
    clientId: client.client_id,
    openid: { scope: agreedScopes(approval).join(' '), claims: claimsIn(interaction.params) },
    resources: Object.fromEntries(resourcesOf(interaction).map(resource => [resource, forResources])),
  }
}
