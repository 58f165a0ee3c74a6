import { sql, type TenantTx } from '@tamga/core'

/**
 * Who is in scope of a target, said here and nowhere else: members with one of the roles that it names, every member where it names
 * none. `t` is the target, `m` the membership.
 */
export const isInScope = sql`(
  coalesce(jsonb_array_length(t.scope -> 'roles'), 0) = 0
  or exists (select from membership_role g where g.tenant_id = m.tenant_id and g.person_id = m.person_id
                and t.scope -> 'roles' ? g.role_id::text))`

/** Which roles (`r`) become groups: those that the scope names; without any, all but the role that every member has. */
export const isGroupInScope = sql`
  case when coalesce(jsonb_array_length(t.scope -> 'roles'), 0) = 0 then r.key <> 'user' else t.scope -> 'roles' ? r.id::text end`

/** Whether a change of somebody's roles can matter to a target. */
export const dependsOnRoles = sql`(
  coalesce(jsonb_array_length(t.scope -> 'roles'), 0) > 0 or t.attribute_mapping::text like '%roles%')`

/** The wanted state of a person's entry at a target. */
export type UserWish = 'active' | 'deactivate' | 'delete'

/** Active where they belong; suspended people keep their entry, whoever left loses it the way the target wants. */
export async function selectWishes(
  tx: TenantTx,
  targetId: string,
  ids: readonly string[],
): Promise<Map<string, UserWish>> {
  const { rows } = await sql<{ id: string; wish: UserWish }>`
    select m.person_id as id,
           case when m.status = 'active' and ${isInScope} then 'active'
                when m.status = 'suspended' and ${isInScope} then 'deactivate' else t.on_leave end as wish
      from membership m join scim_target t on t.tenant_id = m.tenant_id and t.id = ${targetId}
     where m.person_id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(row => [row.id, row.wish]))
}
