import { type RawBuilder, sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { MoveRow, PostingKind, PostingRow } from '../tables.ts'

export type GivenLine = {
  readonly product_id: string
  readonly unit_id: string | null
  readonly quantity: string
  readonly unit_cost: string | null
}

export type ResolvedLine = {
  /** Null: there is no such product. */
  readonly product_id: string | null
  readonly product_name: string
  readonly is_stocked: boolean
  readonly tracking: 'none' | 'lot' | 'expiry'
  /** Whether the unit belongs to that of the product. */
  readonly is_convertible: boolean
  /** In units of the product. */
  readonly quantity: string
  /** Of the whole line; null where nobody said what it cost. */
  readonly value: string | null
}

/** What the lines of a request are about, in their order; quantities are converted here, where decimals are exact. */
export async function selectLines(tx: TenantTx, lines: readonly GivenLine[]): Promise<ResolvedLine[]> {
  const { rows } = await sql<ResolvedLine>`
    select p.id as product_id, coalesce(p.name, '') as product_name, coalesce(p.is_stocked, false) as is_stocked,
           coalesce(p.tracking, 'none') as tracking,
           coalesce(coalesce(u.base_id, u.id) = coalesce(o.base_id, o.id), false) as is_convertible,
           trim_scale(round(r.quantity * coalesce(u.factor / o.factor, 1), 6))::text as quantity,
           trim_scale(round(r.quantity * r.unit_cost, 4))::text as value
      from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as (product_id uuid, unit_id uuid, quantity numeric, unit_cost numeric))
           with ordinality as r(product_id, unit_id, quantity, unit_cost, n)
      left join lateral (
        select p.*, coalesce(r.unit_id, p.unit_id) as given_unit_id from product p
         where p.tenant_id = ${tx.tenantId} and p.id = r.product_id limit 1) p on true
      left join lateral (select * from goods_unit o where o.tenant_id = ${tx.tenantId} and o.id = p.unit_id limit 1) o on true
      left join lateral (
        select * from goods_unit u where u.tenant_id = ${tx.tenantId} and u.id = p.given_unit_id limit 1) u on true
     order by r.n`.execute(tx)
  return rows
}

export type NewPosting = {
  readonly id: string
  readonly kind: PostingKind
  readonly on_day: string
  readonly contact_id: string | null
  readonly reference: string
  readonly note: string
  readonly corrects_id: string | null
  readonly made_by: string
  /** Takes more than there is, too: what a till sold is sold. */
  readonly oversells: boolean
}

export type NewMove = {
  readonly product_id: string
  readonly lot: string
  readonly expires_on: string | null
  /** Nobody said of which lot: what expires first. */
  readonly is_picked: boolean
  readonly from_id: string
  readonly to_id: string
  readonly quantity: string
  readonly value: string | null
}

export type Shortage = { readonly product_id: string; readonly location_id: string; readonly free: string }

/** Undefined: done. Otherwise one of those that are lacking, and the transaction has to be given up. */
export async function insertPosting(
  tx: TenantTx,
  posting: NewPosting,
  moves: readonly NewMove[],
): Promise<Shortage | undefined> {
  const { rows } = await sql<Shortage>`
    select s.product_id, s.location_id, trim_scale(s.free)::text as free
      from platform.post_stock(${JSON.stringify(posting)}::jsonb, ${JSON.stringify(moves)}::jsonb) s`.execute(
    tx,
  )
  return rows[0]
}

const POSTING_COLUMNS = sql`
  p.id, p.kind, p.on_day, p.contact_id, p.reference, p.note, p.corrects_id, p.made_by, p.created_at,
  (select c.name from contact c where c.tenant_id = p.tenant_id and c.id = p.contact_id) as contact_name,
  (select k.id from stock_posting k where k.tenant_id = p.tenant_id and k.corrects_id = p.id) as corrected_by,
  m.lines, m.cost`

/** Lines and cost of the postings of one page. */
const SUMS = sql.raw(`cross join lateral (
  select count(*) as lines, trim_scale(coalesce(sum(v.cost), 0))::text as cost
    from stock_move v where v.tenant_id = p.tenant_id and v.posting_id = p.id) m`)

export type PostingsFilter = PageQuery & { readonly kind?: PostingKind; readonly contact?: string }

export async function selectPostings(tx: TenantTx, query: PostingsFilter): Promise<Page<PostingRow>> {
  const { kind, contact } = query
  const known = sql.join(
    [
      sql`p.tenant_id = ${tx.tenantId}`,
      ...(kind ? [sql`p.kind = ${kind}`] : []),
      ...(contact ? [sql`p.contact_id = ${contact}::uuid`] : []),
    ],
    sql` and `,
  )
  return selectPage<PostingRow>(tx, query, {
    order: newestFirst(sql`p.id`),
    select: ({ after, order, limit }) => sql`
      /* reads much: the lines of one page of postings */
      select ${POSTING_COLUMNS}
        from (select p.* from stock_posting p where ${known} and ${after} order by ${order} limit ${limit}) p ${SUMS}
       order by ${order}`,
    found: sql`from stock_posting p where ${known}`,
  })
}

export async function selectPosting(tx: TenantTx, id: string): Promise<PostingRow | undefined> {
  const { rows } = await sql<PostingRow>`
    select ${POSTING_COLUMNS} from stock_posting p ${SUMS}
     where p.tenant_id = ${tx.tenantId} and p.id = ${id}`.execute(tx)
  return rows[0]
}

/** Of two who take a posting back at once the second waits, and finds that it is done. */
export async function lockPosting(tx: TenantTx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stock posting ' || ${id}::text, 0))`.execute(tx)
}

const MOVE_COLUMNS = sql.raw(`
  m.id, m.posting_id, p.kind as posting_kind, p.reference, m.on_day, m.product_id, g.name as product_name, g.sku,
  u.code as unit_code, m.lot, m.from_id, f.kind as from_kind, f.name as from_name, m.to_id, t.kind as to_kind,
  t.name as to_name, trim_scale(m.quantity)::text as quantity, trim_scale(m.cost)::text as cost`)

/** Each name is looked up for its row: joined, whole tables might be read side by side. */
const MOVE_NAMES = sql.raw(`
  cross join lateral (select * from stock_posting p where p.tenant_id = m.tenant_id and p.id = m.posting_id limit 1) p
  cross join lateral (select * from product g where g.tenant_id = m.tenant_id and g.id = m.product_id limit 1) g
  cross join lateral (select * from goods_unit u where u.tenant_id = m.tenant_id and u.id = g.unit_id limit 1) u
  cross join lateral (select * from stock_location l where l.tenant_id = m.tenant_id and l.id = m.from_id limit 1) f
  cross join lateral (select * from stock_location l where l.tenant_id = m.tenant_id and l.id = m.to_id limit 1) t`)

/** All of one posting, in the order in which they were made. */
export async function selectMovesOf(tx: TenantTx, postingId: string): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    /* reads much: a posting has as many lines as an imported inventory */
    select ${MOVE_COLUMNS} from stock_move m ${MOVE_NAMES}
     where m.tenant_id = ${tx.tenantId} and m.posting_id = ${postingId} order by m.line`.execute(tx)
  return rows
}

export type MovesFilter = PageQuery & { readonly product?: string; readonly location?: string }

/** Newest first. Those of a location are found from both sides, each by its index. */
export async function selectMoves(tx: TenantTx, query: MovesFilter): Promise<Page<MoveRow>> {
  const { product, location } = query
  const known = product
    ? sql`m.tenant_id = ${tx.tenantId} and m.product_id = ${product}::uuid`
    : sql`m.tenant_id = ${tx.tenantId}`
  const sides: readonly RawBuilder<unknown>[] = location
    ? [sql`and m.from_id = ${location}::uuid`, sql`and m.to_id = ${location}::uuid`]
    : [sql``]
  return selectPage<MoveRow>(tx, query, {
    order: newestFirst(sql`m.id`),
    select: ({ after, order, limit }) => sql`
      /* reads much: where a product and a location are asked for, its moves elsewhere are passed over */
      select ${MOVE_COLUMNS} from (
        ${sql.join(
          sides.map(
            side =>
              sql`(select m.* from stock_move m where ${known} ${side} and ${after} order by ${order} limit ${limit})`,
          ),
          sql` union all `,
        )}) m ${MOVE_NAMES} order by ${order} limit ${limit}`,
  })
}

/** After a merge of contacts: what was posted for the first is the second's. */
export async function updateMergedContact(
  tx: TenantTx,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await sql`
    /* reads much: all that was posted for one contact */
    update stock_posting set contact_id = ${into} where tenant_id = ${tx.tenantId} and contact_id = ${from}`.execute(
    tx,
  )
  await sql`
    update stock_reservation set contact_id = ${into} where tenant_id = ${tx.tenantId} and contact_id = ${from}`.execute(
    tx,
  )
}

export async function hasPostingFor(tx: TenantTx, contactId: string): Promise<boolean> {
  const { rows } = await sql`
    (select from stock_posting where tenant_id = ${tx.tenantId} and contact_id = ${contactId} limit 1)
    union all
    (select from stock_reservation where tenant_id = ${tx.tenantId} and contact_id = ${contactId} limit 1)`.execute(
    tx,
  )
  return rows.length > 0
}

export async function hasMoved(tx: TenantTx, productId: string): Promise<boolean> {
  const { rows } = await sql`
    (select from stock_item where tenant_id = ${tx.tenantId} and product_id = ${productId})
    union all
    (select from stock_count_line where tenant_id = ${tx.tenantId} and product_id = ${productId} limit 1)
    union all
    (select from stock_reservation where tenant_id = ${tx.tenantId} and product_id = ${productId} limit 1)`.execute(
    tx,
  )
  return rows.length > 0
}
