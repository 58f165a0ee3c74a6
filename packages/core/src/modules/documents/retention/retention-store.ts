import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

type Named = { readonly id: string; readonly name: string }

export type RetentionRule = {
  readonly id: string
  readonly folder: Named | null
  readonly template: Named | null
  readonly months: number
  readonly effective_at: string
  readonly created_at: string
  readonly version: number
}

export async function selectRetentionRules(tx: TenantTx): Promise<RetentionRule[]> {
  const { rows } = await sql<RetentionRule>`
    /* reads all: a tenant has a rule for each folder and template at most */
    select r.id, r.months, r.effective_at, r.created_at, r.version,
           (select json_build_object('id', f.id, 'name', f.name) from document_folder f
             where f.tenant_id = r.tenant_id and f.id = r.folder_id) as folder,
           (select json_build_object('id', t.id, 'name', t.name) from document_template t
             where t.tenant_id = r.tenant_id and t.id = r.template_id) as template
      from document_retention r where r.tenant_id = ${tx.tenantId}
     order by r.created_at, r.id`.execute(tx)
  return rows
}

export type NewRule = {
  readonly id: string
  readonly folder_id: string | null
  readonly template_id: string | null
  readonly months: number
  readonly effective_at: Date
}

/** False: there is a rule for the same documents. */
export async function insertRetentionRule(tx: TenantTx, rule: NewRule): Promise<boolean> {
  const { rows } = await sql`
    insert into document_retention (tenant_id, id, folder_id, template_id, months, effective_at)
    values (${tx.tenantId}, ${rule.id}, ${rule.folder_id}, ${rule.template_id}, ${rule.months}, ${rule.effective_at})
        on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export async function updateRetentionRule(
  tx: TenantTx,
  id: string,
  { months, effective_at }: Pick<NewRule, 'months' | 'effective_at'>,
): Promise<void> {
  await sql`
    update document_retention set months = ${months}, effective_at = ${effective_at}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

export async function deleteRetentionRule(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from document_retention where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

/** Which documents a rule speaks of, and since when they are due. */
export type Due = {
  readonly template_id: string | null
  /** The folder with those below it that have no rule of their own; null for everything. */
  readonly folders: readonly string[] | null
  readonly otherFolders: readonly string[]
  readonly otherTemplates: readonly string[]
  readonly before: Date
}

export type DueDocument = { readonly id: string; readonly updated_at: string }

/** Not while it is on hold or on its way through an approval. */
const isDue = (tx: TenantTx, due: Due): RawBuilder<unknown> => sql`
  d.tenant_id = ${tx.tenantId} and d.updated_at < ${due.before} and not d.legal_hold and d.status <> 'in_approval'
  and ${
    due.template_id !== null
      ? sql`d.template_id = ${due.template_id}::uuid`
      : sql`(d.template_id is null or d.template_id <> all(${due.otherTemplates}::uuid[]))
        and ${
          due.folders !== null
            ? sql`d.folder_id = any(${due.folders}::uuid[])`
            : sql`(d.folder_id is null or d.folder_id <> all(${due.otherFolders}::uuid[]))`
        }`
  }`

/** Behind the one that was seen last, oldest first: what cannot go now does not stand in the way. */
export async function selectDueDocuments(
  tx: TenantTx,
  due: Due,
  { after, limit }: { after: DueDocument | undefined; limit: number },
): Promise<DueDocument[]> {
  const behind = after
    ? sql`(d.updated_at, d.id) > (${after.updated_at}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<DueDocument>`
    /* reads much: what is held stays behind among the oldest, once a day */
    select d.id, d.updated_at from document d where ${isDue(tx, due)} and ${behind}
     order by d.updated_at, d.id limit ${limit}`.execute(tx)
  return rows
}

export async function countDueDocuments(tx: TenantTx, due: Due, most: number): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    /* reads much: counted up to a bound, for whoever sets the rules */
    select count(*)::integer as due from (select from document d where ${isDue(tx, due)} limit ${most}) d`.execute(
    tx,
  )
  return rows[0]!.due
}

/** Behind its lock: whether it is still due and nothing happened since. */
export async function selectStillDue(tx: TenantTx, due: Due, { id, updated_at }: DueDocument) {
  const { rows } = await sql<{ id: string; title: string }>`
    select d.id, d.title from document d
     where ${isDue(tx, due)} and d.id = ${id}::uuid and d.updated_at = ${updated_at}::timestamptz`.execute(tx)
  return rows[0]
}

/** What decides how long a document is kept. */
export async function selectRetentionFacts(tx: TenantTx, id: string) {
  const { rows } = await sql<{ folder_id: string | null; template_id: string | null }>`
    select d.folder_id, d.template_id from document d where d.tenant_id = ${tx.tenantId} and d.id = ${id}::uuid`.execute(
    tx,
  )
  return rows[0]
}
