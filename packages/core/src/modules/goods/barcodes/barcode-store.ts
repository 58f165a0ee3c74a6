import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type NewBarcode = { readonly key: string; readonly code: string; readonly unit_id: string }

export type FoundBarcode = {
  readonly key: string
  readonly product_id: string
  readonly product_name: string
  readonly unit_id: string
  readonly unit_code: string
  /** How many units of the product one of this code is. */
  readonly factor: string
}

export async function selectBarcodes(tx: TenantTx, keys: readonly string[]): Promise<FoundBarcode[]> {
  const { rows } = await sql<FoundBarcode>`
    select b.key, b.product_id, p.name as product_name, b.unit_id, u.code as unit_code,
           trim_scale(round(u.factor / o.factor, 8))::text as factor
      from product_barcode b
      join product p on p.tenant_id = b.tenant_id and p.id = b.product_id
      join goods_unit u on u.tenant_id = b.tenant_id and u.id = b.unit_id
      join goods_unit o on o.tenant_id = p.tenant_id and o.id = p.unit_id
     where b.tenant_id = ${tx.tenantId} and b.key = any(${keys}::text[])`.execute(tx)
  return rows
}

/** False: one of the codes was given to another product at the same moment. */
export async function updateBarcodes(
  tx: TenantTx,
  productId: string,
  barcodes: readonly NewBarcode[],
): Promise<boolean> {
  await sql`delete from product_barcode where tenant_id = ${tx.tenantId} and product_id = ${productId}`.execute(
    tx,
  )
  const { rows } = await sql`
    insert into product_barcode (key, code, product_id, unit_id, position)
    select r.key, r.code, ${productId}::uuid, r.unit_id, r.position
      from unnest(${barcodes.map(({ key }) => key)}::text[], ${barcodes.map(({ code }) => code)}::text[],
                  ${barcodes.map(({ unit_id }) => unit_id)}::uuid[]) with ordinality as r(key, code, unit_id, position)
    on conflict (tenant_id, key) do nothing returning key`.execute(tx)
  return rows.length === barcodes.length
}
