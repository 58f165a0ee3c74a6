import { sql } from 'kysely'
import { isUuid, uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { AccessTables, Role } from './tables.ts'

const tables = (tx: TenantTx) => tx.withTables<AccessTables>()

type RoleFields = { key: string; name: string; description: string }

/** Undefined when the key is taken. */
export async function insertRole(
  tx: TenantTx,
  fields: RoleFields & { built_in?: boolean },
): Promise<Role | undefined> {
  return tables(tx)
    .insertInto('role')
    .values({ id: uuidv7(), ...fields })
    .onConflict(conflict => conflict.columns(['tenant_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function selectRole(tx: TenantTx, idOrKey: string): Promise<Role | undefined> {
  return tables(tx)
    .selectFrom('role')
    .selectAll()
    .where(isUuid(idOrKey) ? 'id' : 'key', '=', idOrKey)
    .executeTakeFirst()
}

/** Roles about to be granted, by the ids or keys asked for: they cannot be deleted before the transaction ends. */
export async function lockRoles(tx: TenantTx, idsOrKeys: readonly string[]): Promise<Map<string, Role>> {
  const { rows } = await sql<Role>`
    select * from role where key = any(${idsOrKeys}::text[]) or id = any(${idsOrKeys.filter(isUuid)}::uuid[])
     order by id for key share`.execute(tx)
  const found = new Map(
    rows.flatMap(
      role =>
        [
          [role.key, role],
          [role.id, role],
        ] as const,
    ),
  )
  return new Map(
    idsOrKeys.flatMap(asked => {
      const role = found.get(isUuid(asked) ? asked.toLowerCase() : asked)
      return role ? [[asked, role] as const] : []
    }),
  )
}

/** Locks a role until the transaction ends; `toDelete` also blocks new grants of it. */
export async function lockRole(tx: TenantTx, id: string, toDelete = false): Promise<Role | undefined> {
  const role = tables(tx).selectFrom('role').selectAll().where('id', '=', id)
  return (toDelete ? role.forUpdate() : role.forNoKeyUpdate()).executeTakeFirst()
}

/** Says whether the key was free. */
export async function updateRole(tx: TenantTx, id: string, fields: RoleFields): Promise<boolean> {
  try {
    await tables(tx)
      .updateTable('role')
      .set({ ...fields, version: sql`version + 1` } as never)
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return false
    throw error
  }
}

export async function deleteRoleRow(tx: TenantTx, id: string): Promise<void> {
  await tables(tx).deleteFrom('role').where('id', '=', id).execute()
}

export async function selectPermissionsOfRole(tx: TenantTx, roleId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('role_permission')
    .select('permission')
    .where('role_id', '=', roleId)
    .orderBy('permission')
    .execute()
  return rows.map(row => row.permission)
}

/** Replaces the permissions of a role. */
export async function updatePermissions(
  tx: TenantTx,
  roleId: string,
  permissions: readonly string[],
): Promise<void> {
  await tables(tx).deleteFrom('role_permission').where('role_id', '=', roleId).execute()
  if (permissions.length === 0) return
  await tables(tx)
    .insertInto('role_permission')
    .values(permissions.map(permission => ({ role_id: roleId, permission })))
    .execute()
}

/** Replaces the owners of a role. */
export async function updateOwners(tx: TenantTx, roleId: string, owners: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('role_owner').where('role_id', '=', roleId).execute()
  if (owners.length === 0) return
  await tables(tx)
    .insertInto('role_owner')
    .values(owners.map(person_id => ({ role_id: roleId, person_id })))
    .execute()
}
