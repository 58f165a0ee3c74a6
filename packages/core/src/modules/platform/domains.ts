import { inPlatform, type SessionContext, type TenantRef } from '../../kernel/context.ts'
import { invalid } from '../../kernel/http/problem.ts'
import { assignDomain } from '../sso/index.ts'
import { selectTenant } from '../tenancy/index.ts'

export type GivenDomain = { domain: string; tenant: TenantRef | null }

/** Assigns a domain to a tenant, given by id or slug, and takes it from others. */
export async function giveDomain(
  ctx: SessionContext,
  domain: string,
  tenant: string | null,
): Promise<GivenDomain> {
  const found =
    tenant === null ? null : await inPlatform(ctx, 'domain of a tenant', tx => selectTenant(tx, tenant))
  if (found === undefined) throw invalid({ path: '/tenant', code: 'unknown_tenant' })
  const held = await assignDomain(ctx, domain, found)
  return { domain: held, tenant: found && { id: found.id, slug: found.slug, name: found.name } }
}
