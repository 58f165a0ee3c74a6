import { type Context, inPlatform, type TenantRef } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isInstallationWide, type RegisteredClient } from '../../clients/index.ts'
import { checkAllowedEntry } from '../../identity/index.ts'
import { needsNewSignIn, readMemberAccess } from '../engine/flow/authorisation.ts'
import { type DeviceInteraction, updateInteraction } from './store.ts'

type Asked = { readonly interaction: DeviceInteraction; readonly client: RegisteredClient }

/** Whether the person has to sign in again: the device asks for it, or the session is not valid in the client's tenant. */
export async function isTooOld(
  ctx: Context,
  visitor: Identity,
  { interaction, client }: Asked,
): Promise<boolean> {
  const { params, signed_in_after, created_at } = interaction
  if (signed_in_after !== null && visitor.authenticated_at < signed_in_after) return true
  if (isOlder(visitor, params, created_at)) return true
  if (isInstallationWide(client)) return false
  const access = await readMemberAccess({ ctx, identity: visitor }, client, client.tenant_id)
  return access !== undefined && needsNewSignIn(visitor, access)
}

/** OpenID Connect Core §3.1.2.1 max_age. The engine turns zero into prompt=login. */
function isOlder(
  { authenticated_at }: Identity,
  { max_age, prompt }: DeviceInteraction['params'],
  askedAt: string,
): boolean {
  if (prompt?.split(' ').includes('login')) return authenticated_at < askedAt
  return max_age !== undefined && Date.parse(authenticated_at) + Number(max_age) * 1000 < Date.parse(askedAt)
}

type Choice = { readonly client: RegisteredClient; readonly visitor: Identity; readonly tenant: TenantRef }

/**
 * The same rules as in the authorization code flow: an active member, with a valid session, from an allowed network. Answers whether
 * they are in the audience of the application: if not, the device has to hear of it too.
 */
export async function requireMemberAccessIn(
  ctx: Context,
  uid: string,
  { client, visitor, tenant }: Choice,
): Promise<{ is_in_audience: boolean }> {
  const access = await readMemberAccess({ ctx, identity: visitor }, client, tenant.id)
  if (access?.member_status !== 'active' || access.tenant_status !== 'active')
    throw new AppError(403, 'not_a_member')
  if (needsNewSignIn(visitor, access)) {
    const turn = { session_id: null, signed_in_after: new Date().toISOString() }
    await inPlatform(ctx, 'request of a device', tx => updateInteraction(tx, uid, turn))
    throw new AppError(403, 'reauthentication_required')
  }
  const entering = { person_id: visitor.person_id, tenant_id: tenant.id }
  if (tenant.id !== visitor.tenant_id && !(await checkAllowedEntry(ctx, entering)))
    throw new AppError(403, 'network_not_allowed')
  return access
}
