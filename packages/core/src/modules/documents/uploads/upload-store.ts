import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type Upload = {
  id: string
  length: number
  received: number
  filename: string | null
  expires_at: string
}

const VIEW = sql`u.id, u.length, u.received, u.filename, u.expires_at`

export type NewUpload = Pick<Upload, 'id' | 'length' | 'filename'> & {
  readonly person_id: string
  readonly expires_at: Date
}

export async function insertUpload(tx: TenantTx, upload: NewUpload): Promise<void> {
  const { id, person_id, length, filename, expires_at } = upload
  await sql`
    insert into document_upload (tenant_id, id, person_id, length, filename, expires_at)
    values (${tx.tenantId}, ${id}, ${person_id}, ${length}, ${filename}, ${expires_at})`.execute(tx)
}

/** Of the person alone, for as long as it lasts. */
export async function selectUpload(tx: TenantTx, personId: string, id: string): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    select ${VIEW} from document_upload u
     where u.tenant_id = ${tx.tenantId} and u.id = ${id}::uuid and u.person_id = ${personId}::uuid and u.expires_at > now()`.execute(
    tx,
  )
  return rows[0]
}

export async function countUploads(tx: TenantTx, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from document_upload u where u.tenant_id = ${tx.tenantId} and u.person_id = ${personId}::uuid`.execute(
    tx,
  )
  return rows[0]!.count
}

/** Adds a part behind what is there; false when the upload has gone on in the meantime, or has no room for it. */
export async function insertUploadPart(
  tx: TenantTx,
  id: string,
  { position, bytes }: { position: number; bytes: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    update document_upload set received = received + ${bytes.length}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and received = ${position} and received + ${bytes.length} <= length
    returning 1`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    insert into document_upload_part (tenant_id, upload_id, position, bytes)
    values (${tx.tenantId}, ${id}, ${position}, ${bytes})`.execute(tx)
  return true
}

export async function selectUploadBytes(tx: TenantTx, id: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select p.bytes from document_upload_part p
     where p.tenant_id = ${tx.tenantId} and p.upload_id = ${id}::uuid order by p.position`.execute(tx)
  return Buffer.concat(rows.map(row => row.bytes))
}

/** False: somebody else took it first. */
export async function deleteUpload(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from document_upload where tenant_id = ${tx.tenantId} and id = ${id}::uuid returning 1`.execute(tx)
  return rows.length > 0
}
