import type { Generated } from 'kysely'

export type InvitationTables = {
  invitation: {
    tenant_id: Generated<string>
    id: string
    person_id: string
    email: string
    name: string
    search: Generated<string>
    language: string
    status: Generated<'pending' | 'accepted' | 'revoked'>
    link_id: string
    expires_at: string
    sent_at: Generated<string>
    invited_by: string | null
    invited_by_name: string | null
    created_at: Generated<string>
    closed_at: string | null
    registration_number: string | null
  }
}
