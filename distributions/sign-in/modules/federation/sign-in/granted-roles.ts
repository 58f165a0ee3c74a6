import { AppError, type Claims, type Context, grantRole, revokeRole, type TenantTx } from '@tamga/core'
import type { ProviderRow } from '../providers/provider-store.ts'
import { mappedRoleValues } from './claim-mapping.ts'
import { type NamedRole, selectRolesByIds, selectRolesGivenBy } from './role-store.ts'

/** The roles that the claims stand for. */
export async function rolesFor(tx: TenantTx, provider: ProviderRow, claims: Claims): Promise<NamedRole[]> {
  const { roles } = provider.claim_mapping
  if (roles === null) return []
  const values = mappedRoleValues(claims, provider.claim_mapping)
  const ids = values.flatMap(value => (Object.hasOwn(roles.values, value) ? [roles.values[value]!] : []))
  return selectRolesByIds(tx, [...new Set(ids)])
}

/** Gives what the claims stand for, and takes back what this provider gave and they no longer do. Nothing else is touched. */
export async function changeGrants(
  tx: TenantTx,
  ctx: Context,
  { provider, personId, wanted }: { provider: ProviderRow; personId: string; wanted: readonly NamedRole[] },
): Promise<{ given: string[]; taken: string[] }> {
  const given: string[] = []
  const taken: string[] = []
  for (const role of wanted) if (await grantRole(tx, ctx, { person_id: personId, role })) given.push(role.key)
  const keep = new Set([...wanted.map(role => role.id), ...provider.default_roles])
  const stale =
    provider.claim_mapping.roles === null ? [] : await selectRolesGivenBy(tx, personId, provider.id)
  for (const role of stale.filter(({ id }) => !keep.has(id)))
    if (await revokeUnlessLast(tx, ctx, { person_id: personId, role })) taken.push(role.key)
  return { given, taken }
}

/** The last administrator stays one, whatever a provider says. */
async function revokeUnlessLast(
  tx: TenantTx,
  ctx: Context,
  grant: { person_id: string; role: NamedRole },
): Promise<boolean> {
  try {
    return await revokeRole(tx, ctx, grant)
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_admin') return false
    throw error
  }
}
