import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { TillRow } from '../tables.ts'

const COLUMNS = sql`
  t.id, t.name, t.prefix, t.location_id, t.is_archived, t.version,
  (select l.name from stock_location l where l.tenant_id = t.tenant_id and l.id = t.location_id) as location_name,
  h.id as lease_id, h.device_name, h.taken_by, h.taken_at,
  (select s.id from pos_shift s where s.tenant_id = t.tenant_id and s.till_id = t.id and s.closed_at is null) as open_shift`

const FROM = sql`
  from pos_till t left join pos_lease h on h.tenant_id = t.tenant_id and h.till_id = t.id and h.state = 'held'`

/** By name. A company has a few dozen. */
export async function selectTills(tx: TenantTx, isArchived: boolean): Promise<TillRow[]> {
  const { rows } = await sql<TillRow>`
    /* reads all: a company has a few dozen tills */
    select ${COLUMNS} ${FROM} where t.tenant_id = ${tx.tenantId} and t.is_archived = ${isArchived}
     order by t.name collate platform.names, t.id limit 2000`.execute(tx)
  return rows
}

export async function selectTill(tx: TenantTx, id: string): Promise<TillRow | undefined> {
  const { rows } = await sql<TillRow>`
    select ${COLUMNS} ${FROM} where t.tenant_id = ${tx.tenantId} and t.id = ${id}`.execute(tx)
  return rows[0]
}

/** Of two that take a till or open a shift at once the second waits. */
export async function lockTill(tx: TenantTx, id: string): Promise<void> {
  await sql`select from pos_till where tenant_id = ${tx.tenantId} and id = ${id} for update`.execute(tx)
}

/** Undefined: the name or the prefix is taken. */
export async function insertTill(
  tx: TenantTx,
  till: Pick<TillRow, 'name' | 'prefix' | 'location_id'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into pos_till (name, prefix, location_id) values (${till.name}, ${till.prefix}, ${till.location_id})
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export async function hasTillNamed(tx: TenantTx, name: string, without: string): Promise<boolean> {
  const { rows } = await sql`
    select from pos_till where tenant_id = ${tx.tenantId} and name = ${name} and id <> ${without}`.execute(tx)
  return rows.length > 0
}

/** False: somebody else changed it since that version. */
export async function updateTill(
  tx: TenantTx,
  { id, name, location_id, is_archived, version }: TillRow,
): Promise<boolean> {
  const { rows } = await sql`
    update pos_till set name = ${name}, location_id = ${location_id}, is_archived = ${is_archived}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}
