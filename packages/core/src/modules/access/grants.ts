import type { Context } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { type GrantEvent, roleGranted, roleRevoked } from './events.ts'
import {
  countOtherAdministrators,
  deleteGrant,
  deleteGrants,
  deleteGrantsOfPeople,
  hasRole,
  insertGrant,
  insertGrants,
  type NewGrant,
} from './grant-store.ts'
import { ADMIN, USER } from './role-names.ts'
import { selectRole } from './role-store.ts'
import type { Role } from './tables.ts'

/** A role of a member, named by the role itself. */
export type MemberRole = { readonly person_id: string; readonly role: Pick<Role, 'id' | 'key'> }

const grantOf = ({ person_id, role }: MemberRole): NewGrant => ({
  person_id,
  role_id: role.id,
  automatic: role.key === USER,
})

/** Says whether the grant is new. */
export async function grantRole(tx: TenantTx, ctx: Context, wanted: MemberRole): Promise<boolean> {
  const isNew = await insertGrant(tx, grantOf(wanted), ctx.actor)
  const { person_id, role } = wanted
  if (isNew) await roleGranted.emit(tx, ctx, { person_id, role_id: role.id })
  return isNew
}

/** Many grants in one statement. */
export async function grantRoles(tx: TenantTx, ctx: Context, wanted: readonly MemberRole[]): Promise<void> {
  await roleGranted.emitMany(tx, ctx, await insertGrants(tx, wanted.map(grantOf), ctx.actor))
}

/** Every member has the role `user`. */
export async function grantDefaultRole(tx: TenantTx, ctx: Context, person_id: string): Promise<void> {
  await grantRole(tx, ctx, { person_id, role: (await selectRole(tx, USER))! })
}

/** Says whether the member had the role. */
export async function revokeRole(
  tx: TenantTx,
  ctx: Context,
  { person_id, role }: MemberRole,
): Promise<boolean> {
  if (role.key === ADMIN) await requireAnotherAdministrator(tx, person_id)
  const grant = { person_id, role_id: role.id }
  const wasHeld = await deleteGrant(tx, grant)
  if (wasHeld) await roleRevoked.emit(tx, ctx, grant)
  return wasHeld
}

/** Revokes many grants in one statement, without checks: the caller makes them. Returns those that existed. */
export async function revokeGrants(
  tx: TenantTx,
  ctx: Context,
  grants: readonly GrantEvent[],
): Promise<GrantEvent[]> {
  if (grants.length === 0) return []
  const gone = await deleteGrants(tx, grants)
  await roleRevoked.emitMany(tx, ctx, gone)
  return gone
}

/** The last administrator of a tenant cannot be removed, suspended or lose the role. */
export async function requireAnotherAdministrator(tx: TenantTx, personId: string): Promise<void> {
  if (!(await hasRole(tx, personId, ADMIN))) return
  if ((await countOtherAdministrators(tx, personId)) === 0) throw new AppError(409, 'last_admin')
}

export const revokeAllRoles = (tx: TenantTx, ctx: Context, personId: string): Promise<void> =>
  revokeAllRolesOf(tx, ctx, [personId])

export async function revokeAllRolesOf(
  tx: TenantTx,
  ctx: Context,
  personIds: readonly string[],
): Promise<void> {
  await roleRevoked.emitMany(tx, ctx, await deleteGrantsOfPeople(tx, personIds))
}
