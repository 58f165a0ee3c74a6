import { sql } from 'kysely'
import type { Context, RoleRef } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { emit, emitMany } from '../../kernel/module/events.ts'
import { type GrantEvent, roleGranted, roleRevoked } from './events.ts'
import { ADMIN, USER } from './role-names.ts'
import { countOtherAdministrators, findRole, holdsRole, type Role } from './roles.ts'
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
  await emitMany(tx, ctx, roleGranted, rows)
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

/** Many grants in one statement; which of them may go is the caller's to know. Answers with those that were still there. */
export async function revokeGrants(
  tx: TenantTx,
  ctx: Context,
  grants: readonly GrantEvent[],
): Promise<GrantEvent[]> {
  if (grants.length === 0) return []
  const { rows } = await sql<GrantEvent>`
    delete from membership_role g
     using unnest(${grants.map(grant => grant.person_id)}::uuid[], ${grants.map(grant => grant.role_id)}::uuid[]) as w (person_id, role_id)
     where g.tenant_id = ${tx.tenantId} and g.person_id = w.person_id and g.role_id = w.role_id
    returning g.person_id, g.role_id`.execute(tx)
  await emitMany(tx, ctx, roleRevoked, rows)
  return rows
}

/** The active administrators, who cannot change in number before the transaction ends. */
export async function lockAdministrators(
  tx: TenantTx,
): Promise<{ person_id: string; last_seen_at: string | null }[]> {
  await sql`select 1 from role where key = ${ADMIN} for no key update`.execute(tx)
  const { rows } = await sql<{ person_id: string; last_seen_at: string | null }>`
    select m.person_id, m.last_seen_at from membership_role g
      join role r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.key = ${ADMIN}
      join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id and m.status = 'active'
     order by m.last_seen_at desc nulls last, m.person_id`.execute(tx)
  return rows
}

/** The last administrator of a tenant cannot be removed, suspended or lose the role. */
export async function requireAnotherAdministrator(tx: TenantTx, personId: string): Promise<void> {
  if (!(await holdsRole(tx, personId, ADMIN))) return
  if ((await countOtherAdministrators(tx, personId)) === 0) throw new AppError(409, 'last_admin')
}

export const revokeAllRoles = (tx: TenantTx, ctx: Context, personId: string): Promise<void> =>
  revokeAllRolesOf(tx, ctx, [personId])

export async function revokeAllRolesOf(
  tx: TenantTx,
  ctx: Context,
  personIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<GrantEvent>`
    delete from membership_role where tenant_id = ${tx.tenantId} and person_id = any(${personIds}::uuid[])
    returning person_id, role_id`.execute(tx)
  await emitMany(tx, ctx, roleRevoked, rows)
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
