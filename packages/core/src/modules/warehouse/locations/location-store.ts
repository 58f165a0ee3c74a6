import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { LocationKind, LocationRow } from '../tables.ts'

const COLUMNS = sql.raw('l.id, l.kind, l.name, l.is_archived, l.version')

/** The company's own by name, then those outside. */
export async function selectLocations(tx: TenantTx, isArchived: boolean): Promise<LocationRow[]> {
  const { rows } = await sql<LocationRow>`
    /* reads all: a company keeps its goods in a few dozen places */
    select ${COLUMNS} from stock_location l where l.tenant_id = ${tx.tenantId} and l.is_archived = ${isArchived}
     order by l.kind <> 'internal', l.name collate platform.names, l.id limit 2000`.execute(tx)
  return rows
}

export async function selectLocation(tx: TenantTx, id: string): Promise<LocationRow | undefined> {
  const { rows } = await sql<LocationRow>`
    select ${COLUMNS} from stock_location l where l.tenant_id = ${tx.tenantId} and l.id = ${id}`.execute(tx)
  return rows[0]
}

/** Undefined: the name is taken. */
export async function insertLocation(tx: TenantTx, name: string): Promise<LocationRow | undefined> {
  const { rows } = await sql<LocationRow>`
    insert into stock_location as l (name) values (${name})
    on conflict (tenant_id, name) where kind = 'internal' do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** The place outside that goods come from or go to, made with the first of them. */
export async function upsertOutside(
  tx: TenantTx,
  kind: Exclude<LocationKind, 'internal'>,
): Promise<LocationRow> {
  const known = await sql<LocationRow>`
    select ${COLUMNS} from stock_location l
     where l.tenant_id = ${tx.tenantId} and l.kind = ${kind} and l.kind <> 'internal'`.execute(tx)
  if (known.rows[0]) return known.rows[0]
  const { rows } = await sql<LocationRow>`
    insert into stock_location as l (kind, name) values (${kind}, '')
    on conflict (tenant_id, kind) where kind <> 'internal' do update set name = '' returning ${COLUMNS}`.execute(
    tx,
  )
  return rows[0]!
}

export async function hasLocationNamed(tx: TenantTx, name: string, without: string): Promise<boolean> {
  const { rows } = await sql`
    select from stock_location
     where tenant_id = ${tx.tenantId} and name = ${name} and kind = 'internal' and id <> ${without}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Undefined: somebody else changed it since that version. */
export async function updateLocation(
  tx: TenantTx,
  { id, name, is_archived, version }: LocationRow,
): Promise<LocationRow | undefined> {
  const { rows } = await sql<LocationRow>`
    update stock_location l set name = ${name}, is_archived = ${is_archived}, version = version + 1
     where l.tenant_id = ${tx.tenantId} and l.id = ${id} and l.version = ${version} returning ${COLUMNS}`.execute(
    tx,
  )
  return rows[0]
}

/** Whether something lies there: such a place is not put away. */
export async function hasStock(tx: TenantTx, locationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from stock_level
     where tenant_id = ${tx.tenantId} and location_id = ${locationId} and quantity <> 0 limit 1`.execute(tx)
  return rows.length > 0
}

/** False: goods were there once, or are kept there for somebody. */
export async function deleteLocation(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from stock_location l where l.tenant_id = ${tx.tenantId} and l.id = ${id} and l.kind = 'internal'
       and not exists (select from stock_level s where s.tenant_id = ${tx.tenantId} and s.location_id = ${id})
       and not exists (select from stock_reservation s where s.tenant_id = ${tx.tenantId} and s.location_id = ${id})
       and not exists (select from stock_count s where s.tenant_id = ${tx.tenantId} and s.location_id = ${id})
    returning l.id`.execute(tx)
  return rows.length > 0
}
