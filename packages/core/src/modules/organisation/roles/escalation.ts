import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, permissionDenied } from '../../../kernel/http/problem.ts'
import {
  ADMIN,
  EVERYTHING,
  hasRole,
  isAdministrator,
  lockRoles,
  type Role,
  selectPermissionsOfRole,
} from '../../access/index.ts'

/** Nobody gives what they do not hold themselves: otherwise managing members would be the way to every other right. */
export function requireHeld(ctx: SessionContext, permissions: readonly string[]): void {
  const missing = missingPermission(ctx, permissions)
  if (missing !== null) throw permissionDenied(missing)
}

export function missingPermission(ctx: SessionContext, permissions: readonly string[]): string | null {
  if (isAdministrator(ctx)) return null
  const wanted = permissions.includes(EVERYTHING)
    ? [...ctx.services.modules.permissions, EVERYTHING]
    : permissions
  return wanted.find(permission => !ctx.permissions.has(permission)) ?? null
}

/** Only an administrator acts on an administrator: otherwise managing members would be the way to lock them all out. */
export async function requireMayActOn(tx: TenantTx, ctx: SessionContext, personId: string): Promise<void> {
  if (isAdministrator(ctx) || !(await hasRole(tx, personId, ADMIN))) return
  throw new AppError(403, 'administrator_protected')
}

/** Roles that exist and that the caller may give. */
export async function rolesToGive(
  tx: TenantTx,
  ctx: SessionContext,
  idsOrKeys: readonly string[],
): Promise<Map<string, Role>> {
  const roles = await lockRoles(tx, idsOrKeys)
  for (const role of roles.values()) requireHeld(ctx, await selectPermissionsOfRole(tx, role.id))
  return roles
}

/** Tenant work in which an attempt to give more than one holds is noted, though nothing of it is done. */
export async function inTenantNoted<T>(ctx: SessionContext, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  try {
    return await inTenant(ctx, work)
  } catch (error) {
    const wanted = error instanceof AppError ? overreachIn(error) : null
    if (wanted !== null)
      await inTenant(ctx, tx =>
        recordSecurity(tx, ctx, {
          action: 'access.escalation_refused',
          target: { type: 'permission', id: wanted, name: wanted },
        }),
      )
    throw error
  }
}

/** What somebody reached for without holding it. */
function overreachIn({ code, params }: AppError): string | null {
  if (code === 'administrator_protected') return EVERYTHING
  return code === 'permission_denied' ? String(params['permission']) : null
}
