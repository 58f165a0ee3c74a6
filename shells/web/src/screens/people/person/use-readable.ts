import { useQuery } from '@tanstack/react-query'
import { allRolesQuery } from '../../../data/organisation/roles.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { MEMBER_STATUSES } from '../member-status.tsx'
import { peopleTexts } from '../texts.ts'

const FIELDS = [
  'name',
  'email',
  'status',
  'role',
  'roles',
  'unit',
  'position',
  'manager',
  'employee_number',
] as const

/** Keys of roles and states as people call them; what is not known is shown as it was written. */
export function useReadable() {
  const t = useTexts(peopleTexts)
  const { data } = useQuery(allRolesQuery)
  const { nameOf } = useRoleNames()
  const roleName = (key: unknown) => {
    const role = data?.items.find(each => each.key === key)
    return role ? nameOf(role) : key
  }
  const readableValue = (field: string, value: unknown): unknown => {
    if (field === 'role') return roleName(value)
    if (field === 'roles' && Array.isArray(value)) return value.map(roleName)
    const status = field === 'status' && MEMBER_STATUSES.find(known => known === value)
    return status ? t(`people.status.${status}`) : value
  }
  const fieldLabel = (field: string): string => {
    const known = FIELDS.find(name => name === field)
    return known ? t(`person.field.${known}`) : field
  }
  return { readableValue, fieldLabel }
}
