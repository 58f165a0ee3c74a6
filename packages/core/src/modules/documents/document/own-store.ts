import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

/** Documents of one person, for the copy of their own data. The files are fetched from …/versions/{no}/content. */
export async function selectOwnDocuments(tx: TenantTx, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select d.id, d.title, d.number, d.status, d.version_no, d.signatures, d.created_at, d.updated_at
      from document d where d.tenant_id = ${tx.tenantId} and d.owner_id = ${personId}::uuid order by d.id`.execute(
    tx,
  )
  return rows
}

/** What one person wrote; of the document only its id, since they may no longer see it. */
export async function selectOwnComments(tx: TenantTx, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    /* reads all: comments are found by their document; a person seldom asks for the copy of their data */
    select c.id, c.document_id, c.version_no, c.text, c.created_at
      from document_comment c where c.tenant_id = ${tx.tenantId} and c.author_id = ${personId}::uuid order by c.id`.execute(
    tx,
  )
  return rows
}
