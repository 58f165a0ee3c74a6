import { sql } from 'kysely'
import { type KeysetOrder, type PageQuery, selectPage, uuidKey } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ProductOfRow } from '../tables.ts'

export type ReorderRow = ProductOfRow & {
  readonly location_id: string
  readonly location_name: string
  readonly minimum: string
  readonly target: string
  readonly quantity: string
  readonly missing: string
}

const ORDER: KeysetOrder<ReorderRow> = {
  name: 'product',
  descending: false,
  columns: [
    uuidKey(sql`r.product_id`, row => row.product_id),
    uuidKey(sql`r.location_id`, row => row.location_id),
  ],
}

const NAMES = sql`
  cross join lateral (
    select coalesce(sum(s.quantity), 0) as quantity from stock_level s
     where s.tenant_id = r.tenant_id and s.product_id = r.product_id and s.location_id = r.location_id) q
  cross join lateral (select * from product g where g.tenant_id = r.tenant_id and g.id = r.product_id limit 1) g
  cross join lateral (select * from goods_unit u where u.tenant_id = r.tenant_id and u.id = g.unit_id limit 1) u
  cross join lateral (select * from stock_location l where l.tenant_id = r.tenant_id and l.id = r.location_id limit 1) l`

const COLUMNS = sql.raw(`
  r.product_id, g.name as product_name, g.sku, u.code as unit_code, r.location_id, l.name as location_name,
  trim_scale(r.minimum)::text as minimum, trim_scale(r.target)::text as target, trim_scale(q.quantity)::text as quantity,
  case when q.quantity < r.minimum then trim_scale(r.target - q.quantity)::text else '0' end as missing`)

/** Rules in the order of their products; of those that are short, each page looks at a bounded part. */
export function selectReorderRules(
  tx: TenantTx,
  query: PageQuery & { readonly short?: boolean; readonly product?: string },
): Promise<Page<ReorderRow>> {
  const known = query.product
    ? sql`r.tenant_id = ${tx.tenantId} and r.product_id = ${query.product}::uuid`
    : sql`r.tenant_id = ${tx.tenantId}`
  const wanted = query.short ? sql`q.quantity < r.minimum` : sql`true`
  return selectPage<ReorderRow>(tx, query, {
    order: ORDER,
    select: ({ after, order, limit }) => sql`
      /* reads much: what is short is looked for in a bounded part of the rules */
      select ${COLUMNS} from stock_reorder r ${NAMES}
       where ${known} and ${after} and ${wanted} order by ${order} limit ${limit}`,
    searched: query.short ? sql`from stock_reorder r where ${known}` : undefined,
  })
}

export type ReorderRule = {
  readonly product_id: string
  readonly location_id: string
  readonly minimum: string
  readonly target: string
}

export async function upsertReorderRule(tx: TenantTx, rule: ReorderRule): Promise<void> {
  await sql`
    insert into stock_reorder (product_id, location_id, minimum, target)
    values (${rule.product_id}, ${rule.location_id}, ${rule.minimum}::numeric, ${rule.target}::numeric)
    on conflict (tenant_id, product_id, location_id)
    do update set minimum = excluded.minimum, target = excluded.target`.execute(tx)
}

export async function deleteReorderRule(
  tx: TenantTx,
  { product_id, location_id }: Pick<ReorderRule, 'product_id' | 'location_id'>,
): Promise<void> {
  await sql`
    delete from stock_reorder
     where tenant_id = ${tx.tenantId} and product_id = ${product_id} and location_id = ${location_id}`.execute(
    tx,
  )
}
