import type { Generated, JSONColumnType, Selectable } from 'kysely'

export type AuditTables = {
  audit_record: {
    tenant_id: string
    id: string
    seq: Generated<number>
    at: Generated<string>
    kind: 'change' | 'security'
    action: string
    actor_id: string | null
    actor_name: string
    actor_email: string | null
    target_type: string | null
    target_id: string | null
    target_name: string | null
    changes: JSONColumnType<Record<string, [unknown, unknown]>, string>
    ip: string | null
    user_agent: string | null
    request_id: string | null
  }
  audit_seal: {
    tenant_id: string
    number: number
    from_seq: number
    to_seq: number
    records: number
    merkle_root: Buffer
    previous_hash: Buffer
    hash: Buffer
    mac: Buffer | null
    key_id: string | null
    sealed_at: Generated<string>
  }
}

export type AuditRow = Selectable<AuditTables['audit_record']>
export type SealRow = Selectable<AuditTables['audit_seal']>
