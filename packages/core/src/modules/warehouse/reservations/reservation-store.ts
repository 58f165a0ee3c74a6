import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ReservationRow } from '../tables.ts'

const COLUMNS = sql`
  r.id, r.product_id, g.name as product_name, g.sku, u.code as unit_code, r.location_id, l.name as location_name,
  trim_scale(r.quantity)::text as quantity, r.contact_id, r.reference, r.until, r.made_by, r.created_at,
  (select c.name from contact c where c.tenant_id = r.tenant_id and c.id = r.contact_id) as contact_name`

const NAMES = sql.raw(`
  cross join lateral (select * from product g where g.tenant_id = r.tenant_id and g.id = r.product_id limit 1) g
  cross join lateral (select * from goods_unit u where u.tenant_id = r.tenant_id and u.id = g.unit_id limit 1) u
  cross join lateral (select * from stock_location l where l.tenant_id = r.tenant_id and l.id = r.location_id limit 1) l`)

export type ReservationsFilter = PageQuery & { readonly product?: string }

export async function selectReservations(
  tx: TenantTx,
  query: ReservationsFilter,
): Promise<Page<ReservationRow>> {
  const { product } = query
  const known = product
    ? sql`r.tenant_id = ${tx.tenantId} and r.product_id = ${product}::uuid`
    : sql`r.tenant_id = ${tx.tenantId}`
  return selectPage<ReservationRow>(tx, query, {
    order: newestFirst(sql`r.id`),
    select: ({ after, order, limit }) => sql`
      select ${COLUMNS}
        from (select r.* from stock_reservation r where ${known} and ${after} order by ${order} limit ${limit}) r ${NAMES}
       order by ${order}`,
    found: sql`from stock_reservation r where ${known}`,
  })
}

export async function selectReservation(tx: TenantTx, id: string): Promise<ReservationRow | undefined> {
  const { rows } = await sql<ReservationRow>`
    select ${COLUMNS} from stock_reservation r ${NAMES}
     where r.tenant_id = ${tx.tenantId} and r.id = ${id}`.execute(tx)
  return rows[0]
}

/** Whoever moves the product meanwhile waits. */
export async function lockItem(tx: TenantTx, productId: string): Promise<void> {
  await sql`insert into stock_item (product_id) values (${productId}) on conflict do nothing`.execute(tx)
  await sql`
    select from stock_item where tenant_id = ${tx.tenantId} and product_id = ${productId} for update`.execute(
    tx,
  )
}

export type NewReservation = Pick<
  ReservationRow,
  'id' | 'product_id' | 'location_id' | 'quantity' | 'contact_id' | 'reference' | 'until' | 'made_by'
>

export async function insertReservation(tx: TenantTx, made: NewReservation): Promise<void> {
  await sql`
    insert into stock_reservation (id, product_id, location_id, quantity, contact_id, reference, until, made_by)
    values (${made.id}, ${made.product_id}, ${made.location_id}, ${made.quantity}::numeric, ${made.contact_id},
            ${made.reference}, ${made.until}::date, ${made.made_by})`.execute(tx)
}

/** What of a product at a place is nobody's yet; below zero where more is kept than lies there. */
export async function selectFree(
  tx: TenantTx,
  { product_id, location_id }: Pick<ReservationRow, 'product_id' | 'location_id'>,
): Promise<string> {
  const { rows } = await sql<{ free: string }>`
    select trim_scale(
             coalesce((select sum(s.quantity) from stock_level s
                        where s.tenant_id = ${tx.tenantId} and s.product_id = ${product_id} and s.location_id = ${location_id}), 0)
           - coalesce((select sum(k.quantity) from stock_reservation k
                        where k.tenant_id = ${tx.tenantId} and k.product_id = ${product_id} and k.location_id = ${location_id}), 0)
           )::text as free`.execute(tx)
  return rows[0]!.free
}

export async function deleteReservation(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from stock_reservation where tenant_id = ${tx.tenantId} and id = ${id} returning id`.execute(tx)
  return rows.length > 0
}
