import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { decodeCursor, encodeCursor, invalidCursor, type Page, toPage } from '../../../kernel/http/page.ts'
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

/** Documents that one page looks at for those that the filter wants. */
const LOOK_AT_MOST = 2000
const COUNT_AT_MOST = 10_000
const DEFAULT_LIMIT = 50

type Window = {
  readonly reader: Reader | null
  readonly among?: readonly string[] | undefined
  readonly before: string | null
  readonly most: number
}

/**
 * Ids of the newest documents that the reader may see; of all when there is no reader, for whoever manages documents. Under each name
 * that gives access the index is read in its order and no further than needed.
 */
function newestOf(tx: TenantTx, { reader, among, before, most }: Window): RawBuilder<unknown> {
  const limit = sql.lit(most)
  const after = before === null ? sql`true` : sql`d.id < ${before}::uuid`
  // A search has judged access already.
  if (among)
    return sql`select d.id from unnest(${among}::uuid[]) as d(id) where ${after} order by d.id desc limit ${limit}`
  if (!reader)
    return sql`select d.id from document d where d.tenant_id = ${tx.tenantId} and ${after} order by d.id desc limit ${limit}`
  return sql`
    select distinct seen.id from (
      select own.id from unnest(${createSubjects(tx.tenantId, reader)}) as s(subject_id) cross join lateral (
        select d.id from (select tenant_id, subject_id, document_id as id from document_access) d
         where d.tenant_id = ${tx.tenantId} and d.subject_id = s.subject_id and ${after}
         order by d.id desc limit ${limit}) own
      union all select d.id from unnest(${reader.duties ?? []}::uuid[]) as d(id) where ${after}) seen
     order by seen.id desc limit ${limit}`
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
export async function selectDocuments(
  tx: TenantTx,
  reader: Reader | null,
  { search = {}, ...query }: DocumentListQuery & { readonly search?: Search | undefined },
): Promise<Page<DocumentRow>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const wanted = wantedBy(query, search)
  const isFiltered = [query.status, query.owner, query.folder, query.label, search.expression].some(
    one => one !== undefined,
  )
  const seen = { reader, among: search.among }
  const window = { ...seen, before: placeOf(query.cursor), most: isFiltered ? LOOK_AT_MOST : limit + 1 }
  const { rows } = await sql<DocumentRow>`
    /* reads much: a filter is asked of a bounded part of the list */
    select ${VIEW} ${joined(tx, newestOf(tx, window))}
     where ${wanted} order by d.id desc limit ${sql.lit(limit + 1)}`.execute(tx)
  const page = toPage(rows, limit, row => [row.id])
  if (isFiltered && page.next_cursor === null) page.next_cursor = await endOf(tx, window)
  return query.count ? { ...page, ...(await countDocuments(tx, seen, wanted)) } : page
}

/** Where the next page goes on when this one was not filled by all that it looked at. */
async function endOf(tx: TenantTx, window: Window): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    /* reads much: the end of what is looked at is counted off by the index */
    select seen.id from (${newestOf(tx, window)}) seen order by seen.id desc offset ${sql.lit(window.most - 1)} limit 1`.execute(
    tx,
  )
  return rows[0] ? encodeCursor([rows[0].id]) : null
}

async function countDocuments(
  tx: TenantTx,
  seen: Pick<Window, 'reader' | 'among'>,
  wanted: RawBuilder<unknown>,
) {
  const all = newestOf(tx, { ...seen, before: null, most: COUNT_AT_MOST + 1 })
  const { rows } = await sql<{ looked: number; found: number }>`
    /* reads much: counted up to a bound */
    select count(*) as looked, count(*) filter (where ${wanted}) as found ${joined(tx, all)}`.execute(tx)
  const { looked, found } = rows[0]!
  return looked > COUNT_AT_MOST
    ? { total: Math.min(found, COUNT_AT_MOST), total_is_lower_bound: true as const }
    : { total: found }
}

/** Whether the reader may see no more than one page looks at: then all of it is looked at. */
export async function hasFewDocuments(tx: TenantTx, reader: Reader): Promise<boolean> {
  const few = newestOf(tx, { reader, before: null, most: LOOK_AT_MOST + 1 })
  const { rows } = await sql<{ count: number }>`
    /* reads much: counted off by the index, up to a bound */
    select count(*) from (${few}) seen`.execute(tx)
  return rows[0]!.count <= LOOK_AT_MOST
}

function placeOf(cursor: string | undefined): string | null {
  const values = decodeCursor(cursor, 1)
  if (values === null) return null
  if (!isUuid(values[0])) throw invalidCursor()
  return values[0]
}
