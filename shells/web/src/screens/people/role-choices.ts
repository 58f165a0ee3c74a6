import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../app/session.ts'
import { allRolesQuery } from './organisation-queries.ts'

export type RoleChoice = { value: string; label: string; description: string; disabled: boolean }

/** Roles to choose from. Nobody gives a role that carries more than they hold themselves. */
export function useRoleChoices({ without = [] }: { without?: readonly string[] } = {}): RoleChoice[] {
  const { permissions } = useMe()
  const { data } = useQuery(allRolesQuery)
  return (data?.items ?? [])
    .filter(role => role.key !== 'user' && !without.includes(role.id))
    .map(role => ({
      value: role.id,
      label: role.name,
      description: role.description,
      disabled: role.permissions.some(permission => !permissions.includes(permission)),
    }))
}
