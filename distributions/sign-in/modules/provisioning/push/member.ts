import type { MemberProfile } from '@tamga/core'
import type { Member } from './attributes.ts'
import { personName } from './person-name.ts'
import type { MemberRow } from './push-store.ts'

/** What is pushed of a member: what the tenant keeps, and what the person says of themself. */
export const memberOf = (row: MemberRow, profile: MemberProfile | undefined): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  ...personName(row.name, profile),
  phone: profile?.phone ?? '',
  roles: row.roles,
  position: row.position ?? '',
  employee_number: row.employee_number ?? '',
  unit_path: row.unit_path,
  unit_code: row.unit_code ?? '',
  manager_name: row.manager_name ?? '',
  manager_remote_id: row.manager_remote_id ?? '',
})
