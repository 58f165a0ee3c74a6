import { recordSecurity } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError, permissionDenied } from '../../kernel/http/problem.ts'
import { ADMIN, EVERYTHING, holdRole, permissionsOfRole, type Role } from '../access/index.ts'

/** Nobody gives what they do not hold themselves: otherwise managing members would be the way to every other right. */
export function requireHeld(ctx: SessionContext, permissions: readonly string[]): void {
  if (ctx.roles.some(role => role.key === ADMIN)) return
  const wanted = permissions.includes(EVERYTHING)
    ? [...ctx.services.modules.permissions, EVERYTHING]
    : permissions
  const missing = wanted.find(permission => !ctx.permissions.has(permission))
  if (missing !== undefined) throw permissionDenied(missing)
}

/** A role that exists and that the caller may give. */
export async function roleToGive(
  tx: TenantTx,
  ctx: SessionContext,
  idOrKey: string,
): Promise<Role | undefined> {
  const role = await holdRole(tx, idOrKey)
  if (role) requireHeld(ctx, await permissionsOfRole(tx, role.id))
  return role
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
