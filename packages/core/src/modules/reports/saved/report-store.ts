import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { DatasetQuery } from '../run/query.ts'
import type { Chart } from './built-in.ts'

export type SavedReport = {
  id: string
  name: string
  query: DatasetQuery
  chart: Chart
  created_by: { id: string | null; name: string }
  created_at: string
  updated_at: string
  deleted_at: string | null
  version: number
}

const VIEW = sql`
  id, name, query, chart, json_build_object('id', created_by, 'name', created_by_name) as created_by, created_at, updated_at,
  deleted_at, version`

export type NewReport = {
  readonly id: string
  readonly name: string
  readonly query: DatasetQuery
  readonly chart: Chart
  readonly created_by: { readonly id: string; readonly name: string }
}

export async function insertReport(tx: TenantTx, report: NewReport): Promise<SavedReport> {
  const { id, name, query, chart, created_by } = report
  const { rows } = await sql<SavedReport>`
    insert into report (id, name, query, chart, created_by, created_by_name)
    values (${id}, ${name}, ${JSON.stringify(query)}::jsonb, ${chart}, ${created_by.id}, ${created_by.name})
    returning ${VIEW}`.execute(tx)
  return rows[0]!
}

/** Newest first; those that were deleted today where they are asked for. */
export function selectReports(
  tx: TenantTx,
  query: PageQuery,
  isDeleted: boolean,
): Promise<Page<SavedReport>> {
  const state = isDeleted ? sql`deleted_at is not null` : sql`deleted_at is null`
  const wanted = sql`tenant_id = ${tx.tenantId} and ${state}`
  return selectPage<SavedReport>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from report where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from report where ${wanted}`,
  })
}

export async function selectReport(tx: TenantTx, id: string): Promise<SavedReport | undefined> {
  const { rows } = await sql<SavedReport>`
    select ${VIEW} from report where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

export type ReportChange = {
  readonly name: string
  readonly query: DatasetQuery
  readonly chart: Chart
  /** Undefined: whatever version there is. */
  readonly version: number | undefined
}

/** Undefined: it is deleted, or not of that version any more. */
export async function updateReport(
  tx: TenantTx,
  id: string,
  { name, query, chart, version }: ReportChange,
): Promise<SavedReport | undefined> {
  const { rows } = await sql<SavedReport>`
    update report set name = ${name}, query = ${JSON.stringify(query)}::jsonb, chart = ${chart}, version = version + 1,
           updated_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and deleted_at is null
       and version = coalesce(${version ?? null}::integer, version)
    returning ${VIEW}`.execute(tx)
  return rows[0]
}

/** Deletes it for the time being, or brings it back. Undefined: it is so already. */
export async function updateDeleted(
  tx: TenantTx,
  id: string,
  isDeleted: boolean,
): Promise<SavedReport | undefined> {
  const { rows } = await sql<SavedReport>`
    update report set deleted_at = ${isDeleted ? sql`date_trunc('milliseconds', now())` : sql`null`}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and (deleted_at is null) = ${isDeleted}
    returning ${VIEW}`.execute(tx)
  return rows[0]
}

export async function deleteOldReports(tx: TenantTx): Promise<void> {
  await sql`
    delete from report where tenant_id = ${tx.tenantId} and deleted_at < now() - interval '1 day'`.execute(tx)
}

export async function selectStars(tx: TenantTx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ report: string }>`
    select report from report_star where tenant_id = ${tx.tenantId} and person_id = ${personId}`.execute(tx)
  return rows.map(({ report }) => report)
}

export async function insertStar(tx: TenantTx, personId: string, report: string): Promise<void> {
  await sql`
    insert into report_star (person_id, report) values (${personId}, ${report}) on conflict do nothing`.execute(
    tx,
  )
}

export async function deleteStar(tx: TenantTx, personId: string, report: string): Promise<void> {
  await sql`
    delete from report_star
     where tenant_id = ${tx.tenantId} and person_id = ${personId} and report = ${report}`.execute(tx)
}
