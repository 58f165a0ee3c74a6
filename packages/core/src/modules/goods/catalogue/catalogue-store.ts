import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { TaxClass, Tracking } from '../tables.ts'

export type SaleItemRow = {
  readonly id: string
  readonly parent_id: string | null
  readonly name: string
  readonly sku: string | null
  readonly unit_id: string
  readonly unit_code: string
  readonly tax_class: TaxClass
  readonly tax_rate: string
  readonly is_stocked: boolean
  readonly tracking: Tracking
  readonly image: string | null
  readonly is_archived: boolean
  readonly updated_at: string
  readonly barcodes: readonly {
    readonly key: string
    readonly code: string
    readonly unit_id: string
    readonly unit_code: string
    readonly factor: string
  }[]
  /** Of the list for everybody, with tax. */
  readonly prices: readonly {
    readonly min_quantity: string
    readonly valid_from: string
    readonly valid_to: string | null
    readonly amount: string
  }[]
}

/** Over `product p` and its unit `o`: all that a till has to know of what it sells from a day on. */
const columnsFrom = (day: string) => sql`
  p.id, p.parent_id, p.name, p.sku, p.unit_id, o.code as unit_code, p.tax_class,
  trim_scale(platform.tax_rate(p.tax_class))::text as tax_rate, p.is_stocked, p.tracking, p.is_archived, p.updated_at,
  (select i.address from product_image i where i.tenant_id = p.tenant_id and i.product_id = p.id order by i.id limit 1) as image,
  (select coalesce(json_agg(json_build_object('key', b.key, 'code', b.code, 'unit_id', b.unit_id, 'unit_code', u.code,
            'factor', trim_scale(round(u.factor / o.factor, 8))::text) order by b.position), '[]')
     from product_barcode b join goods_unit u on u.tenant_id = b.tenant_id and u.id = b.unit_id
    where b.tenant_id = p.tenant_id and b.product_id = p.id) as barcodes,
  (select coalesce(json_agg(json_build_object('min_quantity', trim_scale(c.min_quantity)::text, 'valid_from', c.valid_from,
            'valid_to', c.valid_to, 'amount', trim_scale(case when l.includes_tax then c.amount
              else round(c.amount * (100 + platform.tax_rate(p.tax_class)) / 100, 4) end)::text) order by c.min_quantity, c.valid_from), '[]')
     from product_price c join price_list l on l.tenant_id = c.tenant_id and l.id = c.price_list_id
    where c.tenant_id = p.tenant_id and c.product_id = p.id and l.is_default and not l.is_archived and l.currency = 'MNT'
      and (c.valid_to is null or c.valid_to >= ${day}::date)) as prices`

/** What changed since a moment, in that order; one more than asked for says that there is more. */
export async function selectSaleItems(
  tx: TenantTx,
  after: { readonly time: string; readonly id: string },
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<SaleItemRow[]> {
  const { rows } = await sql<SaleItemRow>`
    /* reads much: barcodes and prices of one page of products */
    select ${columnsFrom(day)}
      from (select p.* from product p
             where p.tenant_id = ${tx.tenantId} and (p.updated_at, p.id) > (${after.time}::timestamptz, ${after.id}::uuid)
             order by p.updated_at, p.id limit ${limit}) p
      cross join lateral (select * from goods_unit o where o.tenant_id = p.tenant_id and o.id = p.unit_id limit 1) o
     order by p.updated_at, p.id`.execute(tx)
  return rows
}

export type PriceBasis = { readonly key: string; readonly recently: string }

/** Which list the prices of tills come from, in which version; and a moment ago, by which whatever was under way then is there. */
export async function selectPriceBasis(tx: TenantTx): Promise<PriceBasis> {
  const { rows } = await sql<PriceBasis>`
    select coalesce((select l.id || ':' || l.version from price_list l
                      where l.tenant_id = ${tx.tenantId} and l.is_default and not l.is_archived), '') as key,
           date_trunc('milliseconds', clock_timestamp() - interval '1 minute') as recently`.execute(tx)
  return rows[0]!
}

export type ScannedItemRow = SaleItemRow & {
  readonly scanned_unit_id: string
  readonly scanned_unit_code: string
  readonly factor: string
  readonly price: string | null
}

/** What a scanned code stands for, with what one of it costs today: one look-up by the key. */
export async function selectScannedItem(
  tx: TenantTx,
  key: string,
  day: string,
): Promise<ScannedItemRow | undefined> {
  const { rows } = await sql<ScannedItemRow>`
    select ${columnsFrom(day)}, k.unit_id as scanned_unit_id, v.code as scanned_unit_code,
           trim_scale(round(v.factor / o.factor, 8))::text as factor,
           trim_scale(round(platform.till_price(p.id, round(v.factor / o.factor, 6), null, ${day}::date) * v.factor / o.factor, 4))::text as price
      from product_barcode k
      cross join lateral (select * from product p where p.tenant_id = k.tenant_id and p.id = k.product_id limit 1) p
      cross join lateral (select * from goods_unit o where o.tenant_id = k.tenant_id and o.id = p.unit_id limit 1) o
      cross join lateral (select * from goods_unit v where v.tenant_id = k.tenant_id and v.id = k.unit_id limit 1) v
     where k.tenant_id = ${tx.tenantId} and k.key = ${key}`.execute(tx)
  return rows[0]
}
