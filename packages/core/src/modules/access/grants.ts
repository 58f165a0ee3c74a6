import { sql } from 'kysely'
import type { Context, RoleRef } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { emit } from '../../kernel/module/events.ts'
import { type GrantEvent, roleGranted, roleRevoked } from './events.ts'
import { ADMIN, countOtherAdministrators, findRole, holdsRole, type Role, USER } from './roles.ts'
import type { AccessTables } from './tables.ts'

const tables = (tx: TenantTx) => tx.withTables<AccessTables>()

/** Says whether the grant is new. */
export async function grantRole(
  tx: TenantTx,
  ctx: Context,
  personId: string,
  role: Pick<Role, 'id' | 'key'>,
): Promise<boolean> {
  const made = await tables(tx)
    .insertInto('membership_role')
    .values({
      person_id: personId,
      role_id: role.id,
      automatic: role.key === USER,
      granted_by: ctx.actor.id,
      granted_by_name: ctx.actor.name,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('role_id')
    .executeTakeFirst()
  if (made) await emit(tx, ctx, roleGranted, { person_id: personId, role_id: role.id })
  return made !== undefined
}

/** Many grants in one statement. */
export async function grantRoles(
  tx: TenantTx,
  ctx: Context,
  grants: readonly { person_id: string; role: Pick<Role, 'id' | 'key'> }[],
): Promise<void> {
  const { rows } = await sql<GrantEvent>`
    insert into membership_role (person_id, role_id, automatic, granted_by, granted_by_name)
    select *, ${ctx.actor.id}::uuid, ${ctx.actor.name}
      from unnest(${grants.map(grant => grant.person_id)}::uuid[], ${grants.map(grant => grant.role.id)}::uuid[],
                  ${grants.map(grant => grant.role.key === USER)}::boolean[])
        on conflict do nothing returning person_id, role_id`.execute(tx)
  for (const grant of rows) await emit(tx, ctx, roleGranted, grant)
}

/** Every member receives the role `user` by itself. */
export async function grantDefaultRole(tx: TenantTx, ctx: Context, personId: string): Promise<void> {
  await grantRole(tx, ctx, personId, (await findRole(tx, USER))!)
}

export async function revokeRole(
  tx: TenantTx,
  ctx: Context,
  personId: string,
  role: Pick<Role, 'id' | 'key'>,
): Promise<boolean> {
  if (role.key === ADMIN) await requireAnotherAdministrator(tx, personId)
  const gone = await tables(tx)
    .deleteFrom('membership_role')
    .where('person_id', '=', personId)
    .where('role_id', '=', role.id)
    .returning('role_id')
    .executeTakeFirst()
  if (gone) await emit(tx, ctx, roleRevoked, { person_id: personId, role_id: role.id })
  return gone !== undefined
}

/** The last administrator of a tenant cannot be removed, suspended or lose the role. */
export async function requireAnotherAdministrator(tx: TenantTx, personId: string): Promise<void> {
  if (!(await holdsRole(tx, personId, ADMIN))) return
  if ((await countOtherAdministrators(tx, personId)) === 0) throw new AppError(409, 'last_admin')
}

export async function revokeAllRoles(tx: TenantTx, ctx: Context, personId: string): Promise<void> {
  const gone = await tables(tx)
    .deleteFrom('membership_role')
    .where('person_id', '=', personId)
    .returning('role_id')
    .execute()
  for (const { role_id } of gone) await emit(tx, ctx, roleRevoked, { person_id: personId, role_id })
}

export async function rolesOfMember(tx: TenantTx, personId: string): Promise<RoleRef[]> {
  const { rows } = await sql<RoleRef>`
    select r.id, r.key, r.name from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.person_id = ${personId} order by r.key`.execute(tx)
  return rows
}

export type Grant = {
  role: RoleRef
  granted_at: string
  granted_by: { id: string | null; name: string } | null
  automatic: boolean
}

/** What a member holds, since when and from whom. */
export async function grantsOfMember(tx: TenantTx, personId: string): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select json_build_object('id', r.id, 'key', r.key, 'name', r.name) as role, g.granted_at, g.automatic,
           case when g.granted_by_name is not null then json_build_object('id', g.granted_by, 'name', g.granted_by_name) end as granted_by
      from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.person_id = ${personId} order by r.key`.execute(tx)
  return rows
}
