import type { Generated, JSONColumnType } from 'kysely'

export type OutboxTables = {
  mail_message: {
    tenant_id: string
    id: string
    kind: string
    person_id: string | null
    link_id: string | null
    link_purpose: string | null
    link_expires_at: string | null
    language: string
    params: JSONColumnType<Record<string, string>, string>
    address: string | null
    brand_tenant_id: string | null
    status: Generated<'queued' | 'retrying' | 'sent' | 'failed' | 'cancelled'>
    attempt: Generated<number>
    next_attempt_at: string | null
    problem: string | null
    created_at: Generated<string>
    finished_at: string | null
  }
}
