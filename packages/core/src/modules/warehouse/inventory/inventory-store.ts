import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type NamedProduct = { readonly sku: string; readonly id: string; readonly tracking: string }

/** Products that are kept in stock, by their numbers. */
export async function selectStockedBySku(tx: TenantTx, numbers: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    /* reads much: as many as a file has lines */
    select p.sku, p.id, p.tracking from product p
     where p.tenant_id = ${tx.tenantId} and p.sku = any(${numbers}::text[]) and p.is_stocked`.execute(tx)
  return rows
}
