import { sql } from 'kysely'
import type { PersonRef } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type SignerStatus = 'waiting' | 'signed' | 'declined'

export type DocumentSigner = {
  person: PersonRef
  position: number
  status: SignerStatus
  reason: string | null
  decided_at: string | null
}

/** Who is to sign, in their order. */
export async function selectSigners(tx: TenantTx, documentId: string): Promise<DocumentSigner[]> {
  const { rows } = await sql<DocumentSigner>`
    select json_build_object('id', person_id, 'name', name, 'email', email) as person, position, status, reason, decided_at
      from document_signer where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid order by position, name, person_id`.execute(
    tx,
  )
  return rows
}

export type NewSigner = { readonly person: PersonRef; readonly position: number }

/** Those who have signed stay as they are; the others are replaced, also whoever declined: the audit log keeps that they did. */
export async function upsertSigners(
  tx: TenantTx,
  documentId: string,
  signers: readonly NewSigner[],
): Promise<void> {
  await sql`
    delete from document_signer
     where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid and status <> 'signed'`.execute(
    tx,
  )
  await sql`
    insert into document_signer (tenant_id, document_id, person_id, name, email, position)
    select ${tx.tenantId}, ${documentId}, s.person_id, s.name, s.email, s.position
      from unnest(${signers.map(one => one.person.id)}::uuid[], ${signers.map(one => one.person.name)}::text[],
                  ${signers.map(one => one.person.email)}::text[], ${signers.map(one => one.position)}::integer[])
           as s(person_id, name, email, position)
    on conflict do nothing`.execute(tx)
}

/** False: this person is not asked, or has decided. */
export async function updateSigner(
  tx: TenantTx,
  documentId: string,
  decided: {
    readonly person_id: string
    readonly status: 'signed' | 'declined'
    readonly reason?: string | undefined
  },
): Promise<boolean> {
  const { rows } = await sql`
    update document_signer set status = ${decided.status}, reason = ${decided.reason ?? null},
           decided_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid and person_id = ${decided.person_id}::uuid
       and status = 'waiting'
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function selectMembersById(tx: TenantTx, ids: readonly string[]): Promise<PersonRef[]> {
  const { rows } = await sql<PersonRef>`
    select m.person_id as id, m.name, m.email from membership m
     where m.tenant_id = ${tx.tenantId} and m.person_id = any(${ids}::uuid[]) and m.status = 'active'`.execute(
    tx,
  )
  return rows
}
