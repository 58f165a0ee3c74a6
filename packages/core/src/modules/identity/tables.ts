import type { Generated } from 'kysely'

export type IdentityTables = {
  credential: { person_id: string; password_hash: string; changed_at: Generated<string> }
  session: {
    id: string
    token_hash: Buffer
    person_id: string
    tenant_id: string
    created_at: Generated<string>
    authenticated_at: Generated<string>
    last_seen_at: Generated<string>
    idle_seconds: number
    idle_expires_at: string
    expires_at: string
    ip: string | null
    user_agent: string | null
    auth_methods: string[]
    provider_id: string | null
    confined: Generated<boolean>
    acr: Generated<string>
    kind: Generated<'browser' | 'shell'>
    device_id: string | null
    device_name: string | null
  }
}
