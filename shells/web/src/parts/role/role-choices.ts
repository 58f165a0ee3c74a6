import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import { allRolesQuery } from '../../data/organisation/roles.ts'
import { useRoleNames } from './role-names.ts'

export type RoleChoice = { value: string; label: string; description: string; disabled: boolean }

/** Roles to choose from. Nobody gives a role that carries more than they hold themselves. */
export function useRoleChoices({ without = [] }: { without?: readonly string[] } = {}): RoleChoice[] {
  const { permissions } = useMe()
  const { data } = useQuery(allRolesQuery)
  const { nameOf, descriptionOf } = useRoleNames()
  return (data?.items ?? [])
    .filter(role => role.key !== 'user' && !without.includes(role.id))
    .map(role => ({
      value: role.id,
      label: nameOf(role),
      description: descriptionOf(role),
      disabled: role.permissions.some(permission => !permissions.includes(permission)),
    }))
}
