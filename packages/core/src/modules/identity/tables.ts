import type { Generated, JSONColumnType } from 'kysely'

export type LinkPurpose = 'invitation' | 'password_reset' | 'email_verify' | 'setup'

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
  }
  one_time_link: {
    id: string
    token_hash: Buffer | null
    purpose: LinkPurpose
    person_id: string | null
    tenant_id: string | null
    email: string | null
    expires_at: string
    used_at: string | null
    created_at: Generated<string>
  }
  mail_message: {
    tenant_id: string
    id: string
    kind: string
    person_id: string | null
    link_id: string | null
    link_purpose: LinkPurpose | null
    link_expires_at: string | null
    language: string
    params: JSONColumnType<Record<string, string>, string>
    status: Generated<'queued' | 'retrying' | 'sent' | 'failed' | 'cancelled'>
    attempt: Generated<number>
    next_attempt_at: string | null
    problem: string | null
    created_at: Generated<string>
    finished_at: string | null
  }
}
