import type { Generated } from 'kysely'

export type LinkTables = {
  one_time_link: {
    id: string
    token_hash: Buffer | null
    purpose: string
    person_id: string | null
    tenant_id: string | null
    email: string | null
    expires_at: string
    used_at: string | null
    created_at: Generated<string>
  }
}
