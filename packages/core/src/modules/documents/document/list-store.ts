import { type RawBuilder, sql } from 'kysely'
import {
  COUNT_AT_MOST,
  LOOK_AT_MOST,
  newestFirst,
  type PageQuery,
  type SearchWindow,
  selectPage,
} from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { createSubjects, type Reader } from '../access/access-store.ts'
import type { DocumentRow, DocumentStatus } from '../tables.ts'
import { VIEW } from './document-store.ts'

export type DocumentFilter = {
  readonly status?: DocumentStatus
  readonly owner?: string
  readonly folder?: string
  readonly label?: string
}
export type DocumentListQuery = PageQuery & DocumentFilter

/** What a search found; or what to look for, where it found too much to name. */
export type Search = { readonly among?: readonly string[]; readonly expression?: string }

type Seen = { readonly reader: Reader | null; readonly among?: readonly string[] | undefined }

/**
 * Ids of the newest documents that the reader may see; of all when there is no reader, for whoever manages documents. Under each name
 * that gives access the index is read in its order and no further than needed.
 */
function newestOf(tx: TenantTx, { reader, among, after, rows }: Seen & SearchWindow): RawBuilder<unknown> {
  // A search has judged access already.
  if (among)
    return sql`select d.id from unnest(${among}::uuid[]) as d(id) where ${after} order by d.id desc limit ${rows}`
  if (!reader)
    return sql`select d.id from document d where d.tenant_id = ${tx.tenantId} and ${after} order by d.id desc limit ${rows}`
  return sql`
    select distinct seen.id from (
      select own.id from unnest(${createSubjects(tx.tenantId, reader)}) as s(subject_id) cross join lateral (
        select d.id from (select tenant_id, subject_id, document_id as id from document_access) d
         where d.tenant_id = ${tx.tenantId} and d.subject_id = s.subject_id and ${after}
         order by d.id desc limit ${rows}) own
      union all select d.id from unnest(${reader.duties ?? []}::uuid[]) as d(id) where ${after}) seen
     order by seen.id desc limit ${rows}`
}

function wantedBy(
  { status, owner, folder, label }: DocumentFilter,
  { expression }: Search,
): RawBuilder<unknown> {
  const parts = [
    ...(status ? [sql`d.status = ${status}`] : []),
    ...(owner ? [sql`d.owner_id = ${owner}::uuid`] : []),
    ...(folder ? [sql`d.folder_id = ${folder}::uuid`] : []),
    ...(label ? [sql`${label} = any(d.labels)`] : []),
    ...(expression === undefined
      ? []
      : [
          sql`coalesce((select s.search @@ to_tsquery('simple', ${expression}) from document_search s
                          where s.tenant_id = d.tenant_id and s.document_id = d.id), false)`,
        ]),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** Each by its key: `offset 0` keeps the planner from reading all documents instead. */
const joined = (tx: TenantTx, ids: RawBuilder<unknown>) => sql`
  from (${ids}) page cross join lateral (
    select * from document one where one.tenant_id = ${tx.tenantId} and one.id = page.id offset 0) d`

/** The newest first. Where a filter finds little among many documents, a page may hold less than asked for and still have a next one. */
export function selectDocuments(
  tx: TenantTx,
  reader: Reader | null,
  { search = {}, ...query }: DocumentListQuery & { readonly search?: Search | undefined },
): Promise<Page<DocumentRow>> {
  const wanted = wantedBy(query, search)
  const isFiltered = [query.status, query.owner, query.folder, query.label, search.expression].some(
    one => one !== undefined,
  )
  const newest = (window: SearchWindow) => newestOf(tx, { reader, among: search.among, ...window })
  const counted = newest({ after: sql`true`, rows: sql.lit(COUNT_AT_MOST + 1) })
  return selectPage(tx, query, {
    order: newestFirst<DocumentRow>(sql`d.id`),
    select: ({ after, order, limit }) => sql`
      /* reads much: a filter is asked of a bounded part of the list */
      select ${VIEW} ${joined(tx, newest({ after, rows: isFiltered ? sql.lit(LOOK_AT_MOST) : limit }))}
       where ${wanted} order by ${order} limit ${limit}`,
    found: sql`/* reads much: counted up to a bound */ ${joined(tx, counted)} where ${wanted}`,
    searched: isFiltered ? window => sql`from (${newest(window)}) d` : undefined,
  })
}

/** Whether the reader may see no more than one page looks at: then all of it is looked at. */
export async function hasFewDocuments(tx: TenantTx, reader: Reader): Promise<boolean> {
  const few = newestOf(tx, { reader, after: sql`true`, rows: sql.lit(LOOK_AT_MOST + 1) })
  const { rows } = await sql<{ count: number }>`
    /* reads much: counted off by the index, up to a bound */
    select count(*) from (${few}) seen`.execute(tx)
  return rows[0]!.count <= LOOK_AT_MOST
}
