import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { emit } from '../../kernel/module/events.ts'
import { type GrantEvent, roleChanged, roleRevoked } from './events.ts'
import { type Role, setPermissions } from './roles.ts'
import type { AccessTables } from './tables.ts'

export type RoleContent = {
  key: string
  name: string
  description: string
  permissions: readonly string[]
  owners: readonly string[]
}

const tables = (tx: TenantTx) => tx.withTables<AccessTables>()

const keyTaken = () => new AppError(409, 'role_key_taken')

export async function createRole(tx: TenantTx, content: RoleContent): Promise<Role> {
  const { permissions, owners, ...fields } = content
  const role = await tables(tx)
    .insertInto('role')
    .values({ id: uuidv7(), ...fields })
    .onConflict(conflict => conflict.columns(['tenant_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!role) throw keyTaken()
  await setPermissions(tx, role.id, permissions)
  await setOwners(tx, role.id, owners)
  return role
}

/** Holds a role as it is until the transaction ends; `toDelete` also keeps new grants away. */
export async function lockRole(tx: TenantTx, id: string, toDelete = false): Promise<Role | undefined> {
  const role = tables(tx).selectFrom('role').selectAll().where('id', '=', id)
  return (toDelete ? role.forUpdate() : role.forNoKeyUpdate()).executeTakeFirst()
}

export async function changeRole(
  tx: TenantTx,
  ctx: Context,
  id: string,
  content: RoleContent,
): Promise<void> {
  const { permissions, owners, ...fields } = content
  try {
    await tables(tx)
      .updateTable('role')
      .set({ ...fields, version: sql`version + 1` } as never)
      .where('id', '=', id)
      .execute()
  } catch (error) {
    throw (error as { code?: string }).code === '23505' ? keyTaken() : error
  }
  await setPermissions(tx, id, permissions)
  await setOwners(tx, id, owners)
  await emit(tx, ctx, roleChanged, { role_id: id })
}

/** Takes the role from everyone who has it, and deletes it. */
export async function deleteRole(tx: TenantTx, ctx: Context, id: string): Promise<void> {
  const grants = await tables(tx)
    .deleteFrom('membership_role')
    .where('role_id', '=', id)
    .returning(['person_id', 'role_id'])
    .execute()
  for (const grant of grants satisfies GrantEvent[]) await emit(tx, ctx, roleRevoked, grant)
  await tables(tx).deleteFrom('role').where('id', '=', id).execute()
  await emit(tx, ctx, roleChanged, { role_id: id })
}

async function setOwners(tx: TenantTx, roleId: string, owners: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('role_owner').where('role_id', '=', roleId).execute()
  if (owners.length === 0) return
  await tables(tx)
    .insertInto('role_owner')
    .values(owners.map(person_id => ({ role_id: roleId, person_id })))
    .execute()
}
