import { type RawBuilder, sql } from 'kysely'
import type { PersonRef } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { DocumentRow, DocumentStatus } from '../tables.ts'

/** Columns of a document, here called d. */
export const VIEW = sql`
  d.id, d.title, d.number, d.status,
  json_build_object('id', d.owner_id, 'name', d.owner_name, 'email', coalesce(d.owner_email, '')) as owner,
  (select json_build_object('id', u.id, 'name', u.name, 'code', u.code) from unit u
    where u.tenant_id = d.tenant_id and u.id = d.unit_id) as unit,
  (select json_build_object('id', f.id, 'name', f.name) from document_folder f
    where f.tenant_id = d.tenant_id and f.id = d.folder_id) as folder,
  d.labels, d.version_no, encode(d.sha256, 'hex') as sha256, d.size, d.signatures, d.legal_hold, d.created_at, d.updated_at, d.version`

const NOW = sql`date_trunc('milliseconds', now())`

export async function selectDocument(tx: TenantTx, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${VIEW} from document d where d.tenant_id = ${tx.tenantId} and d.id = ${id}::uuid`.execute(tx)
  return rows[0]
}

export type NewDocument = {
  readonly id: string
  readonly title: string
  readonly owner: PersonRef
  readonly template_id: string | null
}

export async function insertDocument(
  tx: TenantTx,
  { id, title, owner, template_id }: NewDocument,
): Promise<void> {
  await sql`
    insert into document (tenant_id, id, title, owner_id, owner_name, owner_email, template_id, unit_id)
    values (${tx.tenantId}, ${id}, ${title}, ${owner.id}, ${owner.name}, ${owner.email || null}, ${template_id},
            (select m.unit_id from membership m where m.tenant_id = ${tx.tenantId} and m.person_id = ${owner.id}::uuid))`.execute(
    tx,
  )
}

export type DocumentFields = {
  readonly title?: string
  readonly number?: string | null
  readonly folder_id?: string | null
  readonly labels?: readonly string[]
}

export async function updateDocument(tx: TenantTx, id: string, fields: DocumentFields): Promise<void> {
  const set: RawBuilder<unknown>[] = [sql`version = version + 1`, sql`updated_at = ${NOW}`]
  if (fields.title !== undefined) set.push(sql`title = ${fields.title}`)
  if (fields.number !== undefined) set.push(sql`number = ${fields.number}`)
  if (fields.folder_id !== undefined) set.push(sql`folder_id = ${fields.folder_id}::uuid`)
  if (fields.labels !== undefined) set.push(sql`labels = ${fields.labels}::text[]`)
  await sql`update document set ${sql.join(set)} where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(
    tx,
  )
}

/** Locks a document until the transaction ends. */
export async function lockDocument(tx: TenantTx, id: string): Promise<void> {
  await sql`
    select from document d where d.tenant_id = ${tx.tenantId} and d.id = ${id}::uuid for no key update`.execute(
    tx,
  )
}

export type StatusChange = {
  readonly id: string
  readonly from: readonly DocumentStatus[]
  readonly to: DocumentStatus
}

/** False: the document is in none of these states any more, and nothing changed. */
export async function updateDocumentStatus(tx: TenantTx, { id, from, to }: StatusChange): Promise<boolean> {
  const { rows } = await sql`
    update document set status = ${to}, version = version + 1, updated_at = ${NOW}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = any(${from}::text[])
    returning 1`.execute(tx)
  return rows.length > 0
}

export type NewestVersion = {
  readonly document_id: string
  /** The version that the new one follows. */
  readonly after: number
  readonly from: readonly DocumentStatus[]
  readonly sha256: Buffer
  readonly size: number
}

/** The number of the new version; undefined when another came first, or the document is in none of these states. */
export async function updateNewestVersion(tx: TenantTx, newest: NewestVersion): Promise<number | undefined> {
  const { rows } = await sql<{ version_no: number }>`
    update document set version_no = version_no + 1, sha256 = ${newest.sha256}, size = ${newest.size},
                        version = version + 1, updated_at = ${NOW}
     where tenant_id = ${tx.tenantId} and id = ${newest.document_id}::uuid and version_no = ${newest.after}
       and status = any(${newest.from}::text[])
    returning version_no`.execute(tx)
  return rows[0]?.version_no
}

/** One signature more stands on the newest version. */
export async function updateSignatureCount(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update document set signatures = signatures + 1, version = version + 1, updated_at = ${NOW}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

export async function updateLegalHold(tx: TenantTx, id: string, isHeld: boolean): Promise<void> {
  await sql`
    update document set legal_hold = ${isHeld}, version = version + 1, updated_at = ${NOW}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

export async function deleteDocument(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from document where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}
