import type { Generated } from 'kysely'

export type MachineAccessTables = {
  service_account: {
    tenant_id: Generated<string>
    id: string
    name: string
    description: string
    owner_id: string
    status: Generated<'active' | 'suspended'>
    last_used_at: Generated<string | null>
    created_at: Generated<string>
    version: Generated<number>
  }
  service_account_role: {
    tenant_id: Generated<string>
    service_account_id: string
    role_id: string
    granted_at: Generated<string>
    granted_by: string | null
    granted_by_name: string | null
  }
  api_token: {
    tenant_id: Generated<string>
    id: string
    person_id: string | null
    service_account_id: string | null
    name: string
    permissions: string[] | null
    networks: string[]
    expires_at: string | null
    last_used_at: Generated<string | null>
    created_at: Generated<string>
  }
  api_token_secret: {
    tenant_id: Generated<string>
    token_id: string
    token_hash: Buffer
    prefix: string
    expires_at: string | null
    last_used_at: Generated<string | null>
    created_at: Generated<string>
  }
}
