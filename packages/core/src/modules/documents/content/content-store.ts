import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type NewContent = { readonly sha256: Buffer; readonly size: number; readonly bytes: Buffer | null }

/** What the tenant has already is kept as it is. */
export async function insertContent(tx: TenantTx, { sha256, size, bytes }: NewContent): Promise<void> {
  await sql`
    insert into document_content (tenant_id, sha256, size, bytes) values (${tx.tenantId}, ${sha256}, ${size}, ${bytes})
        on conflict (tenant_id, sha256) do nothing`.execute(tx)
}

export type Part = { readonly from: number; readonly length: number }

/** Some of the bytes; null when they lie in the object store, undefined when there is no such content. */
export async function selectContentPart(
  tx: TenantTx,
  sha256: Buffer,
  { from, length }: Part,
): Promise<Buffer | null | undefined> {
  const { rows } = await sql<{ part: Buffer | null }>`
    select substring(c.bytes from ${from + 1}::integer for ${length}::integer) as part from document_content c
     where c.tenant_id = ${tx.tenantId} and c.sha256 = ${sha256}`.execute(tx)
  return rows[0]?.part
}

/** Whoever adds or deletes a content waits for the others who do. By its hash, since no service role may change the rows. */
async function lockHashes(tx: TenantTx, hashes: readonly Buffer[]): Promise<void> {
  for (const key of hashes.map(hash => `${tx.tenantId}/${hash.toString('hex')}`).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Whether the tenant has the content; nobody adds or deletes it before the transaction ends. */
export async function lockContent(tx: TenantTx, sha256: Buffer): Promise<boolean> {
  await lockHashes(tx, [sha256])
  const { rows } = await sql`
    select 1 from document_content c where c.tenant_id = ${tx.tenantId} and c.sha256 = ${sha256}`.execute(tx)
  return rows.length > 0
}

/** False: the tenant would keep more than it may. */
export async function updateUsage(
  tx: TenantTx,
  { by, most }: { by: number; most: number },
): Promise<boolean> {
  await sql`
    insert into document_usage (tenant_id) values (${tx.tenantId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql`
    update document_usage set bytes = bytes + ${by} where tenant_id = ${tx.tenantId} and bytes + ${by} <= ${most}
    returning 1`.execute(tx)
  return rows.length > 0
}

/** What these hashes kept and no version refers to any more; answers with what lay in the object store. */
export async function deleteUnusedContent(tx: TenantTx, hashes: readonly Buffer[]): Promise<string[]> {
  await lockHashes(tx, hashes)
  const { rows } = await sql<{ sha256: string; size: number; is_outside: boolean }>`
    delete from document_content c
     where c.tenant_id = ${tx.tenantId} and c.sha256 = any(${hashes}::bytea[])
       and not exists (select from document_version v where v.tenant_id = c.tenant_id and v.sha256 = c.sha256)
    returning encode(c.sha256, 'hex') as sha256, c.size, c.bytes is null as is_outside`.execute(tx)
  const freed = rows.reduce((sum, { size }) => sum + size, 0)
  if (freed > 0)
    await sql`
      update document_usage set bytes = greatest(0, bytes - ${freed}) where tenant_id = ${tx.tenantId}`.execute(
      tx,
    )
  return rows.filter(row => row.is_outside).map(row => row.sha256)
}
