import { recordSecurity } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError, permissionDenied } from '../../kernel/http/problem.ts'
import { hasAnyRole, hasRole } from './grant-store.ts'
import { ADMIN } from './role-names.ts'
import { lockRoles, selectPermissionsOfRole } from './role-store.ts'
import { EVERYTHING, isAdministrator } from './roles.ts'
import type { Role } from './tables.ts'

/** Nobody grants permissions that they lack: otherwise managing members would lead to every other right. */
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

/** Only administrators change administrators: otherwise managing members would allow to lock them all out. */
export async function requireMayActOn(tx: TenantTx, ctx: SessionContext, personId: string): Promise<void> {
  if (isAdministrator(ctx) || !(await hasRole(tx, personId, ADMIN))) return
  throw new AppError(403, 'administrator_protected')
}

export async function requireMayActOnAll(
  tx: TenantTx,
  ctx: SessionContext,
  people: readonly string[],
): Promise<void> {
  if (isAdministrator(ctx) || !(await hasAnyRole(tx, people, ADMIN))) return
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

/** Runs work in the tenant. An attempt to grant more than the caller holds rolls it back, and is recorded in the audit log. */
export async function inTenantRecordingEscalation<T>(
  ctx: SessionContext,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  try {
    return await inTenant(ctx, work)
  } catch (error) {
    const wanted = error instanceof AppError ? escalatedPermission(error) : null
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

/** The permission that the caller tried to grant without holding it. */
function escalatedPermission({ code, params }: AppError): string | null {
  if (code === 'administrator_protected') return EVERYTHING
  return code === 'permission_denied' ? String(params['permission']) : null
}
