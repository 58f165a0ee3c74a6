import { type MemberProfile, sql, type TenantTx } from '@tamga/core'
import { isGroupWanted } from '../runs/queue-runs.ts'
import type { Member } from './attributes.ts'
import { personName } from './person-name.ts'
import type { UserWish } from './push-user.ts'

export type MemberRow = {
  id: string
  email: string
  name: string
  status: string
  roles: { id: string; key: string }[]
}

export type UserState = { row: MemberRow; wish: UserWish; remote_id: string | null }
type TargetRules = { id: string; scope: { roles?: string[] }; on_leave: 'deactivate' | 'delete' }

export async function readMembers(tx: TenantTx, ids: readonly string[]): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.person_id as id, m.email, m.name, m.status,
           coalesce((select json_agg(json_build_object('id', r.id, 'key', r.key) order by r.key) from membership_role g
                       join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
                      where g.tenant_id = m.tenant_id and g.person_id = m.person_id), '[]') as roles
      from membership m where m.person_id = any(${[...ids]}::uuid[]) order by m.person_id`.execute(tx)
  return rows
}

export const memberOf = (row: MemberRow, profile: MemberProfile | undefined): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  ...personName(row.name, profile),
  phone: profile?.phone ?? '',
  roles: row.roles.map(role => role.key),
})

/** Active where they belong; suspended people keep their entry, whoever left loses it the way the target wants. */
export function wishOf({ status, roles }: MemberRow, { scope, on_leave }: Omit<TargetRules, 'id'>): UserWish {
  const wanted = scope.roles ?? []
  const isInScope = wanted.length === 0 || roles.some(role => wanted.includes(role.id))
  if (status === 'active' && isInScope) return 'active'
  return status === 'suspended' && isInScope ? 'deactivate' : on_leave
}

export async function readUserState(
  tx: TenantTx,
  target: TargetRules,
  personId: string,
): Promise<UserState | null> {
  const [row] = await readMembers(tx, [personId])
  if (!row) return null
  const link = await sql<{ remote_id: string }>`
    select remote_id from scim_link where target_id = ${target.id} and kind = 'user' and subject_id = ${personId}`.execute(
    tx,
  )
  return { row, wish: wishOf(row, target), remote_id: link.rows[0]?.remote_id ?? null }
}

export type GroupState = {
  name: string | null
  members: string[]
  link: { remote_id: string; members: string[] | null } | null
}

/** A role as the target should have it; no name: not at all. */
export async function readGroupState(tx: TenantTx, targetId: string, roleId: string): Promise<GroupState> {
  const { rows } = await sql<{ name: string }>`
    select r.name from role r join scim_target t on t.tenant_id = r.tenant_id and t.id = ${targetId} and t.push_groups
     where r.id = ${roleId} and ${isGroupWanted}`.execute(tx)
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
