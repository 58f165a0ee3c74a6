import { type Context, inPlatform, type TenantRef } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isInstallationWide, type RegisteredClient } from '../../clients/index.ts'
import { selectTenantsOfHost } from '../../oauth-resources/index.ts'
import { type PersonsTenant, selectTenant, selectTenantsOfPerson } from '../../tenancy/index.ts'

const refOf = ({ id, slug, name }: PersonsTenant): TenantRef => ({ id, slug, name })

/** A session from a tenant's own provider stays in that tenant. */
export async function choicesOf(
  ctx: Context,
  visitor: Identity,
  client: RegisteredClient,
): Promise<TenantRef[]> {
  const all = await inPlatform(ctx, 'sign-in interaction', tx => selectTenantsOfPerson(tx, visitor.person_id))
  const { document_host: host } = client
  const letIn = host === null ? null : await selectTenantsOfHost(ctx.services.database, host)
  return all
    .filter(({ id }) => letIn === null || letIn.includes(id))
    .filter(({ id }) => (isInstallationWide(client) ? true : id === client.tenant_id))
    .filter(({ id }) => !visitor.confined || id === visitor.tenant_id)
    .map(refOf)
}

/** The tenant of the application: before the sign-in its page shows that tenant's sign-in methods. */
export async function tenantOf(ctx: Context, client: RegisteredClient): Promise<TenantRef | null> {
  const { tenant_id } = client
  if (isInstallationWide(client) || tenant_id === null) return null
  const found = await inPlatform(ctx, 'sign-in interaction', tx => selectTenant(tx, tenant_id))
  return found?.status === 'active' ? { id: found.id, slug: found.slug, name: found.name } : null
}

export const presentTenant = (
  tenants: TenantRef[],
  visitor: Identity,
  client: RegisteredClient,
): TenantRef | null => {
  const wanted = isInstallationWide(client) ? visitor.tenant_id : client.tenant_id
  return tenants.find(({ id }) => id === wanted) ?? tenants[0] ?? null
}

type Choice = {
  readonly visitor: Identity
  readonly client: RegisteredClient
  readonly wanted: string | undefined
}

/** The tenant that the person chose, or the only possible one. */
export async function chooseTenant(ctx: Context, { visitor, client, wanted }: Choice): Promise<TenantRef> {
  if (wanted !== undefined && !isInstallationWide(client)) throw new AppError(422, 'tenant_not_choosable')
  const tenants = await choicesOf(ctx, visitor, client)
  const tenant =
    wanted === undefined
      ? presentTenant(tenants, visitor, client)
      : tenants.find(({ id, slug }) => id === wanted || slug === wanted)
  if (!tenant) throw new AppError(403, 'not_a_member')
  return tenant
}
