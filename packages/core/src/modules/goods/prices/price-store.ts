import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { PriceRow } from '../tables.ts'

/** All prices of one product, at most a few hundred. */
export async function selectPrices(tx: TenantTx, productId: string): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select p.price_list_id, l.name as price_list_name, l.currency, trim_scale(p.min_quantity)::text as min_quantity,
           p.valid_from, p.valid_to, trim_scale(p.amount)::text as amount
      from product_price p join price_list l on l.tenant_id = p.tenant_id and l.id = p.price_list_id
     where p.tenant_id = ${tx.tenantId} and p.product_id = ${productId}
     order by l.name, p.price_list_id, p.min_quantity, p.valid_from`.execute(tx)
  return rows
}

export type NewPrice = Pick<PriceRow, 'price_list_id' | 'min_quantity' | 'valid_from' | 'valid_to' | 'amount'>

/** False: two prices would hold for the same list, quantity and day. */
export async function updatePrices(
  tx: TenantTx,
  productId: string,
  prices: readonly NewPrice[],
): Promise<boolean> {
  await sql`delete from product_price where tenant_id = ${tx.tenantId} and product_id = ${productId}`.execute(
    tx,
  )
  const { rows } = await sql`
    insert into product_price (product_id, price_list_id, min_quantity, valid_from, valid_to, amount)
    select ${productId}::uuid, r.price_list_id, r.min_quantity, r.valid_from, r.valid_to, r.amount
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
           as r(price_list_id uuid, min_quantity numeric, valid_from date, valid_to date, amount numeric)
    on conflict (tenant_id, product_id, price_list_id, min_quantity, valid_from) do nothing returning amount`.execute(
    tx,
  )
  return rows.length === prices.length
}

export type PriceQuestion = {
  readonly product_id: string
  /** Whose price holds where the product has none of its own. */
  readonly parent_id: string | null
  readonly quantity: string
  /** Units of the product in one of the units asked for, and as many as that are again. */
  readonly unit: { readonly factor: string; readonly own_factor: string }
  readonly customer: string | null
  readonly on: string
}

export type FoundPrice = {
  readonly amount: string
  readonly currency: string
  readonly price_list_id: string
  readonly price_list_name: string
  readonly includes_tax: boolean
  readonly min_quantity: string
}

/**
 * The price of one asked unit: of the variant before that of its parent, of a list for the customer before the one for everybody, of the
 * largest quantity that is reached, of the latest day. Computed here, where decimals are exact.
 */
export async function selectPrice(tx: TenantTx, question: PriceQuestion): Promise<FoundPrice | undefined> {
  const { product_id, parent_id, unit, customer, on } = question
  const ratio = sql`(${unit.factor}::numeric / ${unit.own_factor}::numeric)`
  const { rows } = await sql<FoundPrice>`
    select trim_scale(round(p.amount * ${ratio}, 4))::text as amount, l.currency, l.id as price_list_id,
           l.name as price_list_name, l.includes_tax, trim_scale(p.min_quantity)::text as min_quantity
      from product_price p join price_list l on l.tenant_id = p.tenant_id and l.id = p.price_list_id
     where p.tenant_id = ${tx.tenantId} and p.product_id = any(${[product_id, ...(parent_id ? [parent_id] : [])]}::uuid[])
       and p.min_quantity <= ${question.quantity}::numeric * ${ratio}
       and p.valid_from <= ${on}::date and (p.valid_to is null or p.valid_to >= ${on}::date) and not l.is_archived
       and (l.is_default or exists (
             select from price_list_customer k
              where k.tenant_id = l.tenant_id and k.price_list_id = l.id and k.contact_id = ${customer}::uuid))
     order by p.product_id = ${product_id} desc, l.is_default, p.min_quantity desc, p.valid_from desc, p.amount, l.id limit 1`.execute(
    tx,
  )
  return rows[0]
}
