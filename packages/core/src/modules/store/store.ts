import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { isChoice } from '../../kernel/module/feature.ts'
import type { StoreTables } from './tables.ts'

/** The apps that the tenant has, each with whether it is active. */
export type Installations = ReadonlyMap<string, boolean>

export type NewInstallation = { app: string; version: string; active: boolean; installed_by: string | null }

const tables = (tx: TenantTx) => tx.withTables<StoreTables>()

/** Serialises changes of one tenant's apps: each is decided on the result of the one before. */
export async function lockInstallations(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`app_installation/${tx.tenantId}`}, 0))`.execute(
    tx,
  )
}

export async function selectInstallations(tx: TenantTx): Promise<Installations> {
  const rows = await tables(tx).selectFrom('app_installation').select(['app', 'active']).execute()
  return new Map(rows.filter(({ app }) => !isChoice(app)).map(row => [row.app, row.active]))
}

export async function insertInstallations(tx: TenantTx, rows: readonly NewInstallation[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('app_installation')
    .values([...rows])
    .execute()
}

export async function deleteInstallation(tx: TenantTx, app: string): Promise<void> {
  await tables(tx).deleteFrom('app_installation').where('app', '=', app).execute()
}

export async function updateActive(tx: TenantTx, app: string, active: boolean): Promise<void> {
  await tables(tx).updateTable('app_installation').set({ active }).where('app', '=', app).execute()
}

/** For listeners and jobs, which are not behind the check of a request: whether the app is active in the tenant. */
export async function isAppActive(tx: TenantTx, app: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('app_installation')
    .select('active')
    .where('app', '=', app)
    .executeTakeFirst()
  return row?.active ?? false
}

export async function selectTenantsUsing(tx: PlatformTx, app: string, personId?: string): Promise<string[]> {
  const ofPerson = personId
    ? sql`and exists (select from membership m where m.tenant_id = i.tenant_id and m.person_id = ${personId})`
    : sql``
  const { rows } = await sql<{ tenant_id: string }>`
    select i.tenant_id from app_installation i join tenant t on t.id = i.tenant_id and t.status = 'active'
     where i.app = ${app} and i.active ${ofPerson} order by 1`.execute(tx)
  return rows.map(row => row.tenant_id)
}
