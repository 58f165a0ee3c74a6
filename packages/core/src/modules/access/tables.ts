import type { Generated, Selectable } from 'kysely'

export type AccessTables = {
  role: {
    tenant_id: Generated<string>
    id: string
    key: string
    name: string
    description: Generated<string>
    built_in: Generated<boolean>
    created_at: Generated<string>
    version: Generated<number>
  }
  role_permission: { tenant_id: Generated<string>; role_id: string; permission: string }
  role_owner: { tenant_id: Generated<string>; role_id: string; person_id: string }
  membership_role: {
    tenant_id: Generated<string>
    person_id: string
    role_id: string
    automatic: Generated<boolean>
    granted_at: Generated<string>
    granted_by: string | null
    granted_by_name: string | null
  }
  permission_use: {
    tenant_id: Generated<string>
    person_id: string
    permission: string
    last_used_on: string
  }
}

export type Role = Selectable<AccessTables['role']>
