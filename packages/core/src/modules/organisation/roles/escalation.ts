import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, permissionDenied } from '../../../kernel/http/problem.ts'
import { ADMIN, EVERYTHING, holdRoles, permissionsOfRole, type Role } from '../../access/index.ts'

/** Nobody gives what they do not hold themselves: otherwise managing members would be the way to every other right. */
export function requireHeld(ctx: SessionContext, permissions: readonly string[]): void {
  const missing = missingPermission(ctx, permissions)
  if (missing !== null) throw permissionDenied(missing)
}

export function missingPermission(ctx: SessionContext, permissions: readonly string[]): string | null {
  if (ctx.roles.some(role => role.key === ADMIN)) return null
  const wanted = permissions.includes(EVERYTHING)
    ? [...ctx.services.modules.permissions, EVERYTHING]
    : permissions
  return wanted.find(permission => !ctx.permissions.has(permission)) ?? null
}

/** Roles that exist and that the caller may give. */
export async function rolesToGive(
  tx: TenantTx,
  ctx: SessionContext,
  idsOrKeys: readonly string[],
): Promise<Map<string, Role>> {
  const roles = await holdRoles(tx, idsOrKeys)
  for (const role of roles.values()) requireHeld(ctx, await permissionsOfRole(tx, role.id))
  return roles
}

/** Tenant work in which an attempt to give more than one holds is noted, though nothing of it is done. */
export async function inTenantNoted<T>(ctx: SessionContext, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  try {
    return await inTenant(ctx, work)
  } catch (error) {
    if (error instanceof AppError && error.code === 'permission_denied') {
      await inTenant(ctx, tx =>
        recordSecurity(tx, ctx, {
          action: 'access.escalation_refused',
          target: {
            type: 'permission',
            id: String(error.params['permission']),
            name: String(error.params['permission']),
          },
        }),
      )
    }
    throw error
  }
}
