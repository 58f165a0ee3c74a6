import { type RawBuilder, sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { Tenant, TenantStatus } from '../tenancy/index.ts'

export type TenantRow = Pick<
  Tenant,
  'id' | 'slug' | 'name' | 'status' | 'created_at' | 'delete_after' | 'version'
> & { members: number }

export type TenantFilter = { q?: string; status?: string }

/** The id is made of the time, so it stands for the order of creation. */
export type TenantOrder = { column: 'id' | 'name' | 'slug'; descending: boolean }

const COLUMNS = sql`t.id, t.slug, t.name, t.status, t.created_at, t.delete_after, t.version,
  (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active') as members`

const KEYS: Readonly<Record<TenantOrder['column'], RawBuilder<string>>> = {
  id: sql`t.id`,
  name: sql`t.name collate platform.names`,
  slug: sql`t.slug`,
}

export async function listTenantRows(
  tx: PlatformTx,
  filter: TenantFilter,
  page: { order: TenantOrder; after: { key: string; id: string } | null; limit: number },
): Promise<TenantRow[]> {
  const { order, after } = page
  const direction = order.descending ? sql`desc` : sql`asc`
  const beyond = order.descending ? sql`<` : sql`>`
  const key = KEYS[order.column]
  const behind = after
    ? sql`and (${key}, t.id) ${beyond} (${typed(order, after.key)}, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<TenantRow>`
    select ${COLUMNS} from tenant t where ${matches(filter)} ${behind}
     order by ${key} ${direction}, t.id ${direction} limit ${page.limit}`.execute(tx)
  return rows
}

const typed = ({ column }: TenantOrder, value: string) =>
  column === 'id' ? sql`${value}::uuid` : sql`${value}::text`

export async function countTenants(tx: PlatformTx, filter: TenantFilter): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from tenant t where ${matches(filter)}`.execute(tx)
  return rows[0]!.total
}

function matches({ q, status }: TenantFilter) {
  const conditions = [sql`true`]
  if (q) conditions.push(sql`strpos(lower(t.slug || ' ' || t.name), lower(${q})) > 0`)
  if (status) conditions.push(sql`t.status = ${status}`)
  return sql.join(conditions, sql` and `)
}

export async function readTenantRow(tx: PlatformTx, id: string): Promise<TenantRow | undefined> {
  const { rows } = await sql<TenantRow>`select ${COLUMNS} from tenant t where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** The tenant's own row, held until the end of the transaction. */
export async function holdTenant(tx: TenantTx): Promise<Tenant | undefined> {
  const { rows } = await sql<Tenant>`select * from tenant where id = ${tx.tenantId} for update`.execute(tx)
  return rows[0]
}

/** What the tenant was before somebody ordered its deletion: the order itself wrote it down. */
export async function statusBeforeDeletion(tx: TenantTx): Promise<TenantStatus> {
  const { rows } = await sql<{ status: TenantStatus | null }>`
    select changes #>> '{status,0}' as status from audit_record
     where action = 'tenant.deletion_requested' order by seq desc limit 1`.execute(tx)
  return rows[0]?.status ?? 'active'
}

export async function dueDeletions(tx: PlatformTx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tenant where status = 'deleting' and delete_after <= now() order by delete_after`.execute(
    tx,
  )
  return rows.map(row => row.id)
}

/** Takes everything that refers to the tenant along. Undefined when it was restored meanwhile, or another process was first. */
export async function deleteDueTenant(
  tx: PlatformTx,
  id: string,
): Promise<Pick<Tenant, 'id' | 'slug' | 'name'> | undefined> {
  await sql`select set_config('statement_timeout', '600s', true)`.execute(tx)
  const { rows } = await sql<Pick<Tenant, 'id' | 'slug' | 'name'>>`
    delete from tenant where id = ${id} and status = 'deleting' and delete_after <= now() returning id, slug, name`.execute(
    tx,
  )
  return rows[0]
}

/** What points at a tenant without a foreign key. */
export async function forgetTenant(tx: PlatformTx, id: string): Promise<void> {
  await sql`delete from mail_message where tenant_id = ${id}`.execute(tx)
  await sql`delete from oidc_logout_delivery where tenant_id = ${id}`.execute(tx)
  await sql`delete from oidc_grant where tenant_id = ${id}`.execute(tx)
  await sql`delete from oidc_client_use where tenant_id = ${id}`.execute(tx)
  await sql`delete from oidc_client where tenant_id = ${id}`.execute(tx)
  await sql`update person set last_tenant_id = null where last_tenant_id = ${id}`.execute(tx)
}
