import { sql } from 'kysely'
import type { RoleRef } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { GrantEvent } from './events.ts'
import { ADMIN } from './role-names.ts'
import type { AccessTables } from './tables.ts'

const tables = (tx: TenantTx) => tx.withTables<AccessTables>()

export type NewGrant = GrantEvent & { automatic: boolean }
export type Granter = { readonly id: string | null; readonly name: string }

/** Says whether the grant is new. */
export async function insertGrant(tx: TenantTx, grant: NewGrant, by: Granter): Promise<boolean> {
  const made = await tables(tx)
    .insertInto('membership_role')
    .values({ ...grant, granted_by: by.id, granted_by_name: by.name })
    .onConflict(conflict => conflict.doNothing())
    .returning('role_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Many grants in one statement. Answers with those that are new. */
export async function insertGrants(
  tx: TenantTx,
  grants: readonly NewGrant[],
  by: Granter,
): Promise<GrantEvent[]> {
  const { rows } = await sql<GrantEvent>`
    insert into membership_role (person_id, role_id, automatic, granted_by, granted_by_name)
    select *, ${by.id}::uuid, ${by.name}
      from unnest(${grants.map(grant => grant.person_id)}::uuid[], ${grants.map(grant => grant.role_id)}::uuid[],
                  ${grants.map(grant => grant.automatic)}::boolean[])
        on conflict do nothing returning person_id, role_id`.execute(tx)
  return rows
}

export async function deleteGrant(tx: TenantTx, { person_id, role_id }: GrantEvent): Promise<boolean> {
  const gone = await tables(tx)
    .deleteFrom('membership_role')
    .where('person_id', '=', person_id)
    .where('role_id', '=', role_id)
    .returning('role_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Many grants in one statement. Answers with those that were still there. */
export async function deleteGrants(tx: TenantTx, grants: readonly GrantEvent[]): Promise<GrantEvent[]> {
  const { rows } = await sql<GrantEvent>`
    delete from membership_role g
     using unnest(${grants.map(grant => grant.person_id)}::uuid[], ${grants.map(grant => grant.role_id)}::uuid[]) as w (person_id, role_id)
     where g.tenant_id = ${tx.tenantId} and g.person_id = w.person_id and g.role_id = w.role_id
    returning g.person_id, g.role_id`.execute(tx)
  return rows
}

export async function deleteGrantsOfPeople(
  tx: TenantTx,
  personIds: readonly string[],
): Promise<GrantEvent[]> {
  const { rows } = await sql<GrantEvent>`
    delete from membership_role where tenant_id = ${tx.tenantId} and person_id = any(${personIds}::uuid[])
    returning person_id, role_id`.execute(tx)
  return rows
}

export async function deleteGrantsOfRole(tx: TenantTx, roleId: string): Promise<GrantEvent[]> {
  return tables(tx)
    .deleteFrom('membership_role')
    .where('role_id', '=', roleId)
    .returning(['person_id', 'role_id'])
    .execute()
}

/**
 * Locks the row of the administrator role, so that the number of administrators cannot change before the transaction ends. Of
 * two administrators who remove each other at once, the second waits and is told that they are the last.
 */
const lockAdministratorRole = (tx: TenantTx) =>
  sql`select 1 from role where key = ${ADMIN} for no key update`.execute(tx)

export type Administrator = { person_id: string; last_seen_at: string | null }

/** The active administrators, who cannot change in number before the transaction ends; who was seen last stands first. */
export async function lockAdministrators(tx: TenantTx): Promise<Administrator[]> {
  await lockAdministratorRole(tx)
  const { rows } = await sql<Administrator>`
    select m.person_id, m.last_seen_at from membership_role g
      join role r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.key = ${ADMIN}
      join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id and m.status = 'active'
     order by m.last_seen_at desc nulls last, m.person_id`.execute(tx)
  return rows
}

/** How many active administrators remain beside one person. */
export async function countOtherAdministrators(tx: TenantTx, personId: string): Promise<number> {
  await lockAdministratorRole(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) from membership_role g
      join role r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.key = ${ADMIN}
      join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id and m.status = 'active'
     where g.person_id <> ${personId}`.execute(tx)
  return rows[0]!.count
}

export async function hasRole(tx: TenantTx, personId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.person_id = ${personId} and r.key = ${key}`.execute(tx)
  return rows.length > 0
}

/** Whether any of these people has the role. */
export async function hasAnyRole(tx: TenantTx, people: readonly string[], key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from unnest(${people}::uuid[]) as i(id)
     cross join lateral (select role_id, tenant_id from membership_role where person_id = i.id) g
      join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where r.key = ${key} limit 1`.execute(tx)
  return rows.length > 0
}

export type Grant = {
  role: RoleRef
  granted_at: string
  granted_by: { id: string | null; name: string } | null
  automatic: boolean
}

/** What a member holds, since when and from whom. */
export async function selectGrantsOfMember(tx: TenantTx, personId: string): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select json_build_object('id', r.id, 'key', r.key, 'name', r.name) as role, g.granted_at, g.automatic,
           case when g.granted_by_name is not null then json_build_object('id', g.granted_by, 'name', g.granted_by_name) end as granted_by
      from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.person_id = ${personId} order by r.key`.execute(tx)
  return rows
}
