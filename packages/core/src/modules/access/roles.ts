import { type Selectable, sql } from 'kysely'
import type { SessionContext } from '../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { ADMIN, BUILT_IN_ROLES, USER } from './role-names.ts'
import type { AccessTables } from './tables.ts'

export type Role = Selectable<AccessTables['role']>

/** Held by the administrator role: every permission that is compiled in. */
export const EVERYTHING = '*'

export const isAdministrator = (ctx: Pick<SessionContext, 'roles'>): boolean =>
  ctx.roles.some(role => role.key === ADMIN)

const tables = (tx: TenantTx) => tx.withTables<AccessTables>()

/** The two roles that every tenant has from its first moment. */
export async function createBuiltInRoles(tx: TenantTx): Promise<void> {
  const admin = uuidv7()
  await tables(tx)
    .insertInto('role')
    .values([
      { id: admin, key: ADMIN, ...BUILT_IN_ROLES[ADMIN], built_in: true },
      { id: uuidv7(), key: USER, ...BUILT_IN_ROLES[USER], built_in: true },
    ])
    .execute()
  await tables(tx).insertInto('role_permission').values({ role_id: admin, permission: EVERYTHING }).execute()
}

export async function findRole(tx: TenantTx, idOrKey: string): Promise<Role | undefined> {
  return tables(tx)
    .selectFrom('role')
    .selectAll()
    .where(isUuid(idOrKey) ? 'id' : 'key', '=', idOrKey)
    .executeTakeFirst()
}

/** Roles about to be granted, by the ids or keys asked for: they cannot be deleted before the transaction ends. */
export async function holdRoles(tx: TenantTx, idsOrKeys: readonly string[]): Promise<Map<string, Role>> {
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

export async function permissionsOfRole(tx: TenantTx, roleId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('role_permission')
    .select('permission')
    .where('role_id', '=', roleId)
    .orderBy('permission')
    .execute()
  return rows.map(row => row.permission)
}

/** Replaces the permissions of a role. */
export async function setPermissions(
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

/**
 * How many active administrators remain beside one person. The lock on the role's row makes two administrators who remove
 * each other at the same moment queue up, so that one of them is told that they are the last.
 */
export async function countOtherAdministrators(tx: TenantTx, personId: string): Promise<number> {
  await sql`select 1 from role where key = ${ADMIN} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) from membership_role g
      join role r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.key = ${ADMIN}
      join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id and m.status = 'active'
     where g.person_id <> ${personId}`.execute(tx)
  return rows[0]!.count
}

export async function holdsRole(tx: TenantTx, personId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.person_id = ${personId} and r.key = ${key}`.execute(tx)
  return rows.length > 0
}
