import { sql, type TenantTx } from '@tamga/core'
import { isGroupInScope, selectWishes, type UserWish } from '../scope-store.ts'

export type MemberRow = {
  id: string
  email: string
  name: string
  roles: string[]
  position: string | null
  employee_number: string | null
  /** Names from the top of the tree down to the unit of the member. */
  unit_path: string[]
  unit_code: string | null
  manager_name: string | null
  /** The entry of the manager at the target, once they have one there. */
  manager_remote_id: string | null
}

/** Members with the keys of their roles, whatever their status; their managers as the target knows them. */
export async function selectMembers(
  tx: TenantTx,
  ids: readonly string[],
  targetId: string | null,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.person_id as id, m.email, m.name, m.position, m.employee_number,
           array(select (select u.name from unit u where u.tenant_id = a.tenant_id and u.id = a.ancestor_id)
                   from unit_ancestor a where a.tenant_id = m.tenant_id and a.unit_id = m.unit_id order by a.distance desc) as unit_path,
           (select u.code from unit u where u.tenant_id = m.tenant_id and u.id = m.unit_id) as unit_code,
           (select b.name from membership b where b.tenant_id = m.tenant_id and b.person_id = m.manager_id) as manager_name,
           (select l.remote_id from scim_link l where l.tenant_id = m.tenant_id and l.target_id = ${targetId}::uuid
                                                  and l.kind = 'user' and l.subject_id = m.manager_id) as manager_remote_id,
           array(select (select r.key from role r where r.tenant_id = g.tenant_id and r.id = g.role_id)
                   from membership_role g
                  where g.tenant_id = m.tenant_id and g.person_id = m.person_id order by 1) as roles
      from membership m where m.person_id = any(${[...ids]}::uuid[]) order by m.person_id`.execute(tx)
  return rows
}

export type UserState = { row: MemberRow; wish: UserWish; remote_id: string | null }

export async function selectUserState(
  tx: TenantTx,
  targetId: string,
  personId: string,
): Promise<UserState | null> {
  const [row] = await selectMembers(tx, [personId], targetId)
  const wish = (await selectWishes(tx, targetId, [personId])).get(personId)
  if (!row || !wish) return null
  const link = await sql<{ remote_id: string }>`
    select remote_id from scim_link where target_id = ${targetId} and kind = 'user' and subject_id = ${personId}`.execute(
    tx,
  )
  return { row, wish, remote_id: link.rows[0]?.remote_id ?? null }
}

export type GroupState = {
  name: string | null
  members: string[]
  link: { remote_id: string; members: string[] | null } | null
}

/** A role as the target should have it; no name: not at all. */
export async function selectGroupState(tx: TenantTx, targetId: string, roleId: string): Promise<GroupState> {
  const { rows } = await sql<{ name: string }>`
    select r.name from role r join scim_target t on t.tenant_id = r.tenant_id and t.id = ${targetId} and t.push_groups
     where r.id = ${roleId} and ${isGroupInScope}`.execute(tx)
  const link = await sql<{ remote_id: string; members: string[] | null }>`
    select remote_id, members from scim_link where target_id = ${targetId} and kind = 'group' and subject_id = ${roleId}`.execute(
    tx,
  )
  const members = await sql<{ remote_id: string }>`
    select l.remote_id from membership_role g
      join scim_link l on l.tenant_id = g.tenant_id and l.target_id = ${targetId} and l.kind = 'user' and l.subject_id = g.person_id and l.active
     where g.role_id = ${roleId} order by 1`.execute(tx)
  return {
    name: rows[0]?.name ?? null,
    members: members.rows.map(row => row.remote_id),
    link: link.rows[0] ?? null,
  }
}

export async function isLinkedElsewhere(
  tx: TenantTx,
  { target_id, kind, subject_id }: { target_id: string; kind: string; subject_id: string },
  remoteId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from scim_link where target_id = ${target_id} and kind = ${kind} and remote_id = ${remoteId}
       and subject_id <> ${subject_id}`.execute(tx)
  return rows.length > 0
}
