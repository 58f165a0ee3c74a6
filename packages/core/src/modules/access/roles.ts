import type { Context, SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { permissionsForEveryone } from '../../kernel/module/define-module.ts'
import { roleChanged, roleRevoked } from './events.ts'
import { deleteGrantsOfRole } from './grant-store.ts'
import { ADMIN, BUILT_IN_ROLES, USER } from './role-names.ts'
import { deleteRoleRow, insertRole, updateOwners, updatePermissions, updateRole } from './role-store.ts'
import type { Role } from './tables.ts'

export type RoleContent = {
  key: string
  name: string
  description: string
  permissions: readonly string[]
  owners: readonly string[]
}

/** The permission of the administrator role: all that exist. */
export const EVERYTHING = '*'

export const isAdministrator = (ctx: Pick<SessionContext, 'roles'>): boolean =>
  ctx.roles.some(role => role.key === ADMIN)

const keyTaken = () => new AppError(409, 'role_key_taken')

/** The two roles that every tenant is created with. */
export async function createBuiltInRoles(tx: TenantTx, { services }: Context): Promise<void> {
  const admin = (await insertRole(tx, { key: ADMIN, ...BUILT_IN_ROLES[ADMIN], built_in: true }))!
  const user = (await insertRole(tx, { key: USER, ...BUILT_IN_ROLES[USER], built_in: true }))!
  await updatePermissions(tx, admin.id, [EVERYTHING])
  await updatePermissions(tx, user.id, services.modules.all.flatMap(permissionsForEveryone))
}

export async function createRole(
  tx: TenantTx,
  { permissions, owners, ...fields }: RoleContent,
): Promise<Role> {
  const role = await insertRole(tx, fields)
  if (!role) throw keyTaken()
  await updatePermissions(tx, role.id, permissions)
  await updateOwners(tx, role.id, owners)
  return role
}

export async function changeRole(
  tx: TenantTx,
  ctx: Context,
  { id, permissions, owners, ...fields }: RoleContent & { id: string },
): Promise<void> {
  if (!(await updateRole(tx, id, fields))) throw keyTaken()
  await updatePermissions(tx, id, permissions)
  await updateOwners(tx, id, owners)
  await roleChanged.emit(tx, ctx, { role_id: id })
}

/** Takes the role from everyone who has it, and deletes it. */
export async function removeRole(tx: TenantTx, ctx: Context, id: string): Promise<void> {
  await roleRevoked.emitMany(tx, ctx, await deleteGrantsOfRole(tx, id))
  await deleteRoleRow(tx, id)
  await roleChanged.emit(tx, ctx, { role_id: id })
}
