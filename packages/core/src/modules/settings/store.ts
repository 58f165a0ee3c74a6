import { type Selectable, sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { SettingsTables, TenantBrand } from './tables.ts'

export type BrandRow = Pick<Selectable<SettingsTables['tenant_brand']>, 'brand' | 'version'>

const tables = (tx: TenantTx) => tx.withTables<SettingsTables>()

/** A tenant without changes has no row: its defaults are here. */
export async function selectBrand(tx: TenantTx): Promise<BrandRow> {
  const row = await tables(tx).selectFrom('tenant_brand').select(['brand', 'version']).executeTakeFirst()
  return row ?? { brand: {}, version: 1 }
}

/** Locks the row until the transaction ends, and creates it when it is missing. */
export async function lockBrand(tx: TenantTx): Promise<BrandRow> {
  await sql`insert into tenant_brand default values on conflict do nothing`.execute(tx)
  return tables(tx)
    .selectFrom('tenant_brand')
    .select(['brand', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateBrand(tx: TenantTx, brand: TenantBrand): Promise<BrandRow> {
  return tables(tx)
    .updateTable('tenant_brand')
    .set({ brand: JSON.stringify(brand), updated_at: sql`now()`, version: sql`version + 1` } as never)
    .returning(['brand', 'version'])
    .executeTakeFirstOrThrow()
}
