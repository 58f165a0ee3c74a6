import { type Selectable, sql } from 'kysely'
import type { LookUp } from '../../kernel/database/look-ups.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { SettingsTables, TenantBrand } from './tables.ts'

export type BrandRow = Pick<Selectable<SettingsTables['tenant_brand']>, 'brand' | 'version'>
const SECURITY = ['session_idle', 'session_max', 'session_limit', 'allowed_networks'] as const
export type SecurityRules = Pick<Selectable<SettingsTables['tenant_security']>, (typeof SECURITY)[number]>
export type SecurityRow = SecurityRules & { version: number }

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

export async function selectSecurity(tx: TenantTx): Promise<SecurityRow> {
  const row = await tables(tx)
    .selectFrom('tenant_security')
    .select([...SECURITY, 'version'])
    .executeTakeFirst()
  return (
    row ?? { session_idle: null, session_max: null, session_limit: null, allowed_networks: [], version: 1 }
  )
}

export async function lockSecurity(tx: TenantTx): Promise<SecurityRow> {
  await sql`insert into tenant_security default values on conflict do nothing`.execute(tx)
  return tables(tx)
    .selectFrom('tenant_security')
    .select([...SECURITY, 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSecurity(tx: TenantTx, change: SecurityRules): Promise<SecurityRow> {
  return tables(tx)
    .updateTable('tenant_security')
    .set({ ...change, updated_at: sql`now()`, version: sql`version + 1` } as never)
    .returning([...SECURITY, 'version'])
    .executeTakeFirstOrThrow()
}

/** Read by the platform role when a session begins. */
export const SECURITY_OF: LookUp = {
  name: 'session policy',
  role: 'platform',
  text: `
    select k.id as key, s.*
      from unnest((select $1::uuid[])) as k(id)
     cross join lateral (select ${SECURITY.join()} from tenant_security where tenant_id = k.id limit 1) s`,
}
