import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { DatasetQuery } from '../run/query.ts'

export type ExportStatus = 'queued' | 'running' | 'ready' | 'failed' | 'cancelled'
export type Format = 'csv' | 'xlsx'

export type ReportExport = {
  id: string
  name: string
  query: DatasetQuery
  format: Format
  language: string
  status: ExportStatus
  rows: number
  total: number | null
  size: number
  problem: string | null
  created_by: string
  created_at: string
  finished_at: string | null
  expires_at: string
}

const VIEW = sql`
  id, name, query, format, language, status, rows, total, size, problem, created_by, created_at, finished_at, expires_at`

export type NewExport = Pick<ReportExport, 'id' | 'name' | 'query' | 'format' | 'language' | 'created_by'> & {
  readonly expires_at: Date
}

export async function insertExport(tx: TenantTx, given: NewExport): Promise<ReportExport> {
  const { id, name, query, format, language, created_by, expires_at } = given
  const { rows } = await sql<ReportExport>`
    insert into report_export (id, name, query, format, language, created_by, expires_at)
    values (${id}, ${name}, ${JSON.stringify(query)}::jsonb, ${format}, ${language}, ${created_by}, ${expires_at})
    returning ${VIEW}`.execute(tx)
  return rows[0]!
}

export async function selectExport(tx: TenantTx, id: string): Promise<ReportExport | undefined> {
  const { rows } = await sql<ReportExport>`
    select ${VIEW} from report_export
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and expires_at > now()`.execute(tx)
  return rows[0]
}

export function selectExports(tx: TenantTx, personId: string, query: PageQuery): Promise<Page<ReportExport>> {
  const wanted = sql`tenant_id = ${tx.tenantId} and created_by = ${personId}::uuid and expires_at > now()`
  return selectPage<ReportExport>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from report_export where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from report_export where ${wanted}`,
  })
}

/** How many of a person's wait or run. */
export async function countOpenExports(tx: TenantTx, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from report_export
     where tenant_id = ${tx.tenantId} and created_by = ${personId}::uuid and status in ('queued', 'running')
       and expires_at > now()`.execute(tx)
  return rows[0]!.count
}

export async function countExportBytes(tx: TenantTx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    /* reads all: files live for a day, and their sum is what is limited */
    select coalesce(sum(size), 0)::bigint as bytes from report_export where tenant_id = ${tx.tenantId}`.execute(
    tx,
  )
  return rows[0]!.bytes
}

type ExportChange = {
  readonly from: readonly ExportStatus[]
  readonly to: ExportStatus
  readonly problem?: string | null
}

/** Undefined: it is not in one of these states any more. */
export async function updateExportStatus(
  tx: TenantTx,
  id: string,
  { from, to, problem = null }: ExportChange,
): Promise<ReportExport | undefined> {
  const isOver = to !== 'queued' && to !== 'running'
  const { rows } = await sql<ReportExport>`
    update report_export set status = ${to}, problem = ${problem},
           finished_at = ${isOver ? sql`date_trunc('milliseconds', now())` : sql`null`}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = any (${from}::text[])
    returning ${VIEW}`.execute(tx)
  return rows[0]
}

export async function updateTotal(tx: TenantTx, id: string, total: number): Promise<void> {
  await sql`
    update report_export set total = ${total}, rows = 0, size = 0
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

export type Part = { readonly position: number; readonly body: Buffer; readonly rows: number }

/** Adds a piece and says how far it is. False: it was cancelled meanwhile. */
export async function insertPart(tx: TenantTx, id: string, { position, body, rows }: Part): Promise<boolean> {
  const changed = await sql`
    update report_export set rows = ${rows}, size = size + ${body.length}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = 'running' returning 1`.execute(tx)
  if (changed.rows.length === 0) return false
  await sql`
    insert into report_export_part (export_id, position, body) values (${id}::uuid, ${position}, ${body})`.execute(
    tx,
  )
  return true
}

export async function selectPart(tx: TenantTx, id: string, position: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ body: Buffer }>`
    select body from report_export_part
     where tenant_id = ${tx.tenantId} and export_id = ${id}::uuid and position = ${position}::integer`.execute(
    tx,
  )
  return rows[0]?.body
}

export async function deleteParts(tx: TenantTx, id: string): Promise<void> {
  await sql`
    delete from report_export_part where tenant_id = ${tx.tenantId} and export_id = ${id}::uuid`.execute(tx)
}

export async function deleteExpiredExports(tx: TenantTx): Promise<void> {
  await sql`delete from report_export where tenant_id = ${tx.tenantId} and expires_at < now()`.execute(tx)
}

/** Ready and not expired: what the maker is told of. */
export async function selectReadyExports(
  tx: TenantTx,
  people: readonly string[] | undefined,
): Promise<{ id: string; name: string; created_by: string }[]> {
  const { rows } = await sql<{ id: string; name: string; created_by: string }>`
    ${people ? sql`` : sql`/* reads all: every file that waits for its maker; none is kept for more than some days */`}
    select id, name, created_by from report_export
     where tenant_id = ${tx.tenantId} and status = 'ready' and expires_at > now()
       ${people ? sql`and created_by = any (${people}::uuid[])` : sql``}`.execute(tx)
  return rows
}
