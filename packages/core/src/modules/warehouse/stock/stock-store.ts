import { sql } from 'kysely'
import {
  type KeysetOrder,
  type PageQuery,
  selectPage,
  textKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { LevelRow, LocationKind } from '../tables.ts'

export type TotalRow = {
  readonly product_id: string
  readonly quantity: string
  readonly reserved: string
  readonly available: string
  readonly value: string
  /** Null where nothing is there. */
  readonly average_cost: string | null
}

/** What there is of some products, all in all or at one place. The value is that of all that the company has. */
export async function selectTotals(
  tx: TenantTx,
  products: readonly string[],
  location: string | undefined,
): Promise<TotalRow[]> {
  const at = (column: 's' | 'k') =>
    location ? sql`and ${sql.ref(`${column}.location_id`)} = ${location}::uuid` : sql``
  const { rows } = await sql<TotalRow>`
    /* reads much: of a page of products all places */
    select p.product_id, trim_scale(s.quantity)::text as quantity, trim_scale(k.quantity)::text as reserved,
           trim_scale(s.quantity - k.quantity)::text as available, trim_scale(coalesce(i.value, 0))::text as value,
           trim_scale(case when i.quantity > 0 then round(i.value / i.quantity, 4) end)::text as average_cost
      from unnest(${products}::uuid[]) as p(product_id)
      left join stock_item i on i.tenant_id = ${tx.tenantId} and i.product_id = p.product_id
      cross join lateral (
        select coalesce(sum(s.quantity), 0) as quantity from stock_level s
         where s.tenant_id = ${tx.tenantId} and s.product_id = p.product_id and s.is_internal ${at('s')}) s
      cross join lateral (
        select coalesce(sum(k.quantity), 0) as quantity from stock_reservation k
         where k.tenant_id = ${tx.tenantId} and k.product_id = p.product_id ${at('k')}) k`.execute(tx)
  return rows
}

export type PastRow = {
  readonly product_id: string
  readonly location_id: string
  readonly location_kind: LocationKind
  readonly location_name: string
  readonly quantity: string
}

/** What there was of some products at the end of a day: whole months before it, and the days of its own month. */
export async function selectPastTotals(
  tx: TenantTx,
  products: readonly string[],
  { on, location }: { readonly on: string; readonly location?: string | undefined },
): Promise<PastRow[]> {
  const here = location ? sql`and l.id = ${location}::uuid` : sql``
  const { rows } = await sql<PastRow>`
    /* reads much: of each product at each place one row a month, and the moves of one month */
    select p.product_id, l.id as location_id, l.kind as location_kind, l.name as location_name,
           trim_scale(sum(d.quantity))::text as quantity
      from unnest(${products}::uuid[]) as p(product_id)
      cross join lateral (
        select m.location_id, m.quantity from stock_month m
         where m.tenant_id = ${tx.tenantId} and m.product_id = p.product_id and m.month < date_trunc('month', ${on}::date)::date
        union all
        select side.location_id, side.quantity from stock_move v
         cross join lateral (values (v.from_id, -v.quantity), (v.to_id, v.quantity)) as side(location_id, quantity)
         where v.tenant_id = ${tx.tenantId} and v.product_id = p.product_id
           and v.on_day >= date_trunc('month', ${on}::date)::date and v.on_day <= ${on}::date) d
      join stock_location l on l.tenant_id = ${tx.tenantId} and l.id = d.location_id and l.kind = 'internal' ${here}
     group by p.product_id, l.id, l.kind, l.name
     order by l.name, l.id`.execute(tx)
  return rows
}

const LEVEL_COLUMNS = sql.raw(`
  s.location_id, s.product_id, g.name as product_name, g.sku, u.code as unit_code, s.lot, o.expires_on,
  trim_scale(s.quantity)::text as quantity`)

const LEVEL_NAMES = sql.raw(`
  cross join lateral (select * from product g where g.tenant_id = s.tenant_id and g.id = s.product_id limit 1) g
  cross join lateral (select * from goods_unit u where u.tenant_id = s.tenant_id and u.id = g.unit_id limit 1) u
  left join stock_lot o on o.tenant_id = s.tenant_id and o.product_id = s.product_id and o.lot = s.lot`)

const ORDER: KeysetOrder<LevelRow> = {
  name: 'product',
  descending: false,
  columns: [uuidKey(sql`s.product_id`, row => row.product_id), textKey(sql`s.lot`, row => row.lot, 'own')],
}

/** What lies at a place, products in the order in which they were entered. */
export async function selectLevels(
  tx: TenantTx,
  locationId: string,
  query: PageQuery,
): Promise<Page<LevelRow>> {
  const known = sql`s.tenant_id = ${tx.tenantId} and s.location_id = ${locationId} and s.quantity <> 0`
  return selectPage<LevelRow>(tx, query, {
    order: ORDER,
    select: ({ after, order, limit }) => sql`
      select ${LEVEL_COLUMNS}
        from (select s.* from stock_level s where ${known} and ${after} order by ${order} limit ${limit}) s ${LEVEL_NAMES}
       order by ${order}`,
    found: sql`from stock_level s where ${known}`,
  })
}

export type PlaceRow = LevelRow & { readonly location_kind: LocationKind; readonly location_name: string }

/** Where one product lies, by lot; at most a few hundred places. */
export async function selectPlaces(tx: TenantTx, productId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    /* reads much: the lots of one product that are still somewhere, and those that are gone */
    select ${LEVEL_COLUMNS}, l.kind as location_kind, l.name as location_name
      from stock_level s ${LEVEL_NAMES}
      join stock_location l on l.tenant_id = s.tenant_id and l.id = s.location_id
     where s.tenant_id = ${tx.tenantId} and s.product_id = ${productId} and s.is_internal and s.quantity <> 0
     order by l.name, l.id, o.expires_on nulls last, s.lot limit 500`.execute(tx)
  return rows
}

export type LayerRow = { readonly on_day: string; readonly quantity: string; readonly value: string }

/** What is still here of what came in, the oldest first. */
export async function selectLayers(tx: TenantTx, productId: string): Promise<LayerRow[]> {
  const { rows } = await sql<LayerRow>`
    select y.on_day, trim_scale(y.quantity)::text as quantity, trim_scale(y.value)::text as value
      from stock_layer y
     where y.tenant_id = ${tx.tenantId} and y.product_id = ${productId} and y.quantity <> 0
     order by y.number limit 200`.execute(tx)
  return rows
}
