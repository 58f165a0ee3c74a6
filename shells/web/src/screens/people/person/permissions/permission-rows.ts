import type { MemberDetail } from '../../../../data/organisation/members.ts'
import type { Permission, Role } from '../../../../data/organisation/roles.ts'

export type PermissionRow = {
  permission: string
  description: string
  /** Names of the roles it comes through; none for one that was used once and is held no more. */
  through: string[]
  last_used_on: string | null
}

/** What a member may do, through which of the roles, and when it was last of use. */
export function permissionRows(
  member: Pick<MemberDetail, 'roles' | 'permission_use'>,
  roles: readonly Role[],
  permissions: readonly Permission[],
): PermissionRow[] {
  const held = roles.filter(role => member.roles.some(({ id }) => id === role.id))
  const used = new Map(
    member.permission_use.map(({ permission, last_used_on }) => [permission, last_used_on]),
  )
  const described = new Map(permissions.map(({ permission, description }) => [permission, description]))
  const names = new Set([...held.flatMap(role => role.permissions), ...used.keys()])
  return [...names].sort().map(permission => ({
    permission,
    description: described.get(permission) ?? permission,
    through: held.filter(role => role.permissions.includes(permission)).map(role => role.name),
    last_used_on: used.get(permission) ?? null,
  }))
}
