import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ProductOfRow } from '../tables.ts'

export type CountRow = {
  readonly id: string
  readonly location_id: string
  readonly location_name: string
  readonly is_blind: boolean
  readonly note: string
  readonly made_by: string
  readonly created_at: string
  readonly posted_at: string | null
  readonly posting_id: string | null
  readonly lines: number
  readonly version: number
}

const COLUMNS = sql`
  c.id, c.location_id, c.is_blind, c.note, c.made_by, c.created_at, c.posted_at, c.posting_id, c.version,
  (select l.name from stock_location l where l.tenant_id = c.tenant_id and l.id = c.location_id) as location_name,
  (select count(*) from stock_count_line k where k.tenant_id = c.tenant_id and k.count_id = c.id) as lines`

export const selectCounts = (tx: TenantTx, query: PageQuery): Promise<Page<CountRow>> =>
  selectPage<CountRow>(tx, query, {
    order: newestFirst(sql`c.id`),
    select: ({ after, order, limit }) => sql`
      /* reads much: the lines of one page of counts */
      select ${COLUMNS} from stock_count c where c.tenant_id = ${tx.tenantId} and ${after} order by ${order} limit ${limit}`,
    found: sql`from stock_count c where c.tenant_id = ${tx.tenantId}`,
  })

export async function selectCount(tx: TenantTx, id: string): Promise<CountRow | undefined> {
  const { rows } = await sql<CountRow>`
    /* reads much: the lines of one count */
    select ${COLUMNS} from stock_count c where c.tenant_id = ${tx.tenantId} and c.id = ${id}`.execute(tx)
  return rows[0]
}

/** Whoever counts and whoever closes the count wait for one another. */
export async function lockCount(tx: TenantTx, id: string): Promise<void> {
  await sql`select from stock_count where tenant_id = ${tx.tenantId} and id = ${id} for update`.execute(tx)
}

export async function insertCount(
  tx: TenantTx,
  made: Pick<CountRow, 'id' | 'location_id' | 'is_blind' | 'note' | 'made_by'>,
): Promise<void> {
  await sql`
    insert into stock_count (id, location_id, is_blind, note, made_by)
    values (${made.id}, ${made.location_id}, ${made.is_blind}, ${made.note}, ${made.made_by})`.execute(tx)
}

export type CountLineRow = ProductOfRow & {
  readonly lot: string
  readonly expected: string
  readonly counted: string
  readonly counted_by: string
}

export async function selectCountLines(tx: TenantTx, countId: string): Promise<CountLineRow[]> {
  const { rows } = await sql<CountLineRow>`
    /* reads much: the lines of one count */
    select k.product_id, g.name as product_name, g.sku, u.code as unit_code, k.lot,
           trim_scale(k.expected)::text as expected, trim_scale(k.counted)::text as counted, k.counted_by
      from stock_count_line k
      cross join lateral (select * from product g where g.tenant_id = k.tenant_id and g.id = k.product_id limit 1) g
      cross join lateral (select * from goods_unit u where u.tenant_id = k.tenant_id and u.id = g.unit_id limit 1) u
     where k.tenant_id = ${tx.tenantId} and k.count_id = ${countId} order by k.product_id, k.lot`.execute(tx)
  return rows
}

export type CountedLine = { readonly product_id: string; readonly lot: string; readonly counted: string }

/** Beside each goes what the books say at this moment. Counted again, the later count holds. */
export async function upsertCountLines(
  tx: TenantTx,
  { id, location_id }: Pick<CountRow, 'id' | 'location_id'>,
  { lines, by }: { readonly lines: readonly CountedLine[]; readonly by: string },
): Promise<void> {
  await sql`
    insert into stock_count_line (count_id, product_id, lot, expected, counted, counted_by)
    select ${id}::uuid, r.product_id, r.lot, coalesce(s.quantity, 0), r.counted, ${by}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(product_id uuid, lot text, counted numeric)
      left join lateral (
        select s.quantity from stock_level s
         where s.tenant_id = ${tx.tenantId} and s.location_id = ${location_id}::uuid and s.product_id = r.product_id
           and s.lot = r.lot limit 1) s on true
    on conflict (tenant_id, count_id, product_id, lot)
    do update set expected = excluded.expected, counted = excluded.counted, counted_by = excluded.counted_by`.execute(
    tx,
  )
}

export type DifferenceRow = {
  readonly product_id: string
  readonly lot: string
  readonly is_found: boolean
  readonly quantity: string
}

export async function selectDifferences(tx: TenantTx, countId: string): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    /* reads much: the lines of one count */
    select k.product_id, k.lot, k.counted > k.expected as is_found,
           trim_scale(abs(k.counted - k.expected))::text as quantity
      from stock_count_line k
     where k.tenant_id = ${tx.tenantId} and k.count_id = ${countId} and k.counted <> k.expected
     order by k.product_id, k.lot`.execute(tx)
  return rows
}

export async function updateCountPosted(tx: TenantTx, id: string, postingId: string | null): Promise<void> {
  await sql`
    update stock_count set posting_id = ${postingId}, version = version + 1,
           posted_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export async function deleteCount(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from stock_count where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}
