import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type Folder = { id: string; name: string; parent_id: string | null; version: number }

const VIEW = sql`f.id, f.name, f.parent_id, f.version`

/** By name; there are at most a thousand. */
export async function selectFolders(tx: TenantTx): Promise<Folder[]> {
  const { rows } = await sql<Folder>`
    /* reads all: a tenant has at most a thousand folders */
    select ${VIEW} from document_folder f where f.tenant_id = ${tx.tenantId}
     order by f.name collate platform.names, f.id`.execute(tx)
  return rows
}

export async function selectFolder(tx: TenantTx, id: string): Promise<Folder | undefined> {
  const { rows } = await sql<Folder>`
    select ${VIEW} from document_folder f where f.tenant_id = ${tx.tenantId} and f.id = ${id}::uuid`.execute(
    tx,
  )
  return rows[0]
}

/** False: the folder above has one of this name. */
export async function insertFolder(
  tx: TenantTx,
  { id, name, parent_id }: Omit<Folder, 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into document_folder (tenant_id, id, name, parent_id) values (${tx.tenantId}, ${id}, ${name}, ${parent_id})
        on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** False: the folder above has another of this name. */
export async function updateFolder(
  tx: TenantTx,
  { id, name, parent_id }: Omit<Folder, 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    update document_folder f set name = ${name}, version = version + 1
     where f.tenant_id = ${tx.tenantId} and f.id = ${id}::uuid
       and not exists (select from document_folder o where o.tenant_id = ${tx.tenantId} and o.name = ${name}
                          and o.parent_id is not distinct from ${parent_id}::uuid and o.id <> f.id)
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function isFolderUsed(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from document d where d.tenant_id = ${tx.tenantId} and d.folder_id = ${id}::uuid)
        or exists (select from document_folder f where f.tenant_id = ${tx.tenantId} and f.parent_id = ${id}::uuid) as used`.execute(
    tx,
  )
  return rows[0]!.used
}

export async function deleteFolder(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from document_folder where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}
