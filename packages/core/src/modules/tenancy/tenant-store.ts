import { type Selectable, sql } from 'kysely'
import { isUuid } from '../../kernel/crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { PeopleTables, TenancyTables } from './tables.ts'

export type Tenant = Selectable<TenancyTables['tenant']>

/** The first row of a new tenant, written from inside it. Undefined when the slug is taken. */
export async function insertTenant(
  tx: TenantTx,
  input: { slug: string; name: string },
): Promise<Tenant | undefined> {
  await sql`savepoint new_tenant`.execute(tx)
  try {
    return await tx
      .withTables<TenancyTables>()
      .insertInto('tenant')
      .values({ id: tx.tenantId, ...input, delete_after: null })
      .returningAll()
      .executeTakeFirst()
  } catch (error) {
    await sql`rollback to savepoint new_tenant`.execute(tx)
    if ((error as { code?: string }).code === '23505') return undefined
    throw error
  }
}

export async function selectCurrentTenant(tx: TenantTx): Promise<Tenant | undefined> {
  return tx
    .withTables<TenancyTables>()
    .selectFrom('tenant')
    .selectAll()
    .where('id', '=', tx.tenantId)
    .executeTakeFirst()
}

export async function updateTenant(
  tx: TenantTx,
  changes: Partial<Pick<Tenant, 'name' | 'status' | 'delete_after' | 'default_language' | 'languages'>>,
  version?: number,
): Promise<Tenant | undefined> {
  let update = tx
    .withTables<TenancyTables>()
    .updateTable('tenant')
    .set({ ...changes, version: sql`version + 1` } as never)
    .where('id', '=', tx.tenantId)
  if (version !== undefined) update = update.where('version', '=', version)
  return update.returningAll().executeTakeFirst()
}

export async function selectTenant(tx: PlatformTx, idOrSlug: string): Promise<Tenant | undefined> {
  return (
    tx
      .withTables<PeopleTables>()
      .selectFrom('tenant')
      .selectAll()
      // A slug may look like an id.
      .where(eb => eb.or([eb('slug', '=', idOrSlug), ...(isUuid(idOrSlug) ? [eb('id', '=', idOrSlug)] : [])]))
      .executeTakeFirst()
  )
}

export async function selectTenantIds(tx: PlatformTx): Promise<string[]> {
  const rows = await tx
    .withTables<PeopleTables>()
    .selectFrom('tenant')
    .modifyFront(sql`/* reads all: a job goes through every organisation */`)
    .select('id')
    .orderBy('created_at')
    .execute()
  return rows.map(row => row.id)
}

export async function hasTenants(tx: PlatformTx): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from tenant) as any`.execute(tx)
  return rows[0]!.any
}

/**
 * Deletes the tenant with all rows that refer to it. Undefined when it was restored meanwhile or another process deleted it.
 */
export async function deleteDueTenant(
  tx: PlatformTx,
  id: string,
): Promise<Pick<Tenant, 'id' | 'slug' | 'name'> | undefined> {
  await sql`select set_config('statement_timeout', '600s', true)`.execute(tx)
  const { rows } = await sql<Pick<Tenant, 'id' | 'slug' | 'name'>>`
    delete from tenant where id = ${id} and status = 'deleting' and delete_after <= now() returning id, slug, name`.execute(
    tx,
  )
  if (rows[0])
    await sql`
      /* reads all: once, when an organisation ends for good */
      update person set last_tenant_id = null where last_tenant_id = ${id}`.execute(tx)
  return rows[0]
}

export type TenantSummary = Pick<Tenant, 'id' | 'slug' | 'name' | 'status' | 'created_at'> & {
  members: number
}

export async function selectTenantSummaries(tx: PlatformTx): Promise<TenantSummary[]> {
  const { rows } = await sql<TenantSummary>`
    /* reads all: a command of the operator lists every organisation */
    select t.id, t.slug, t.name, t.status, t.created_at,
           (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active') as members
      from tenant t order by t.created_at, t.slug`.execute(tx)
  return rows
}
