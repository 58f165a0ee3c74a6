import { type Selectable, sql } from 'kysely'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { TenancyTables } from '../tables.ts'

export type Unit = Selectable<TenancyTables['unit']>
export type UnitContent = Pick<Unit, 'name' | 'code' | 'manager_id'>

const tables = (tx: TenantTx) => tx.withTables<TenancyTables>()

/** Nobody else changes the shape of the tree before the transaction ends: of two moves that make a circle together, the second sees the first. */
export async function lockTree(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unit/${tx.tenantId}`}, 0))`.execute(tx)
}

/** Locks a unit until the transaction ends; `toDelete` also keeps members out of it. */
export async function lockUnit(tx: TenantTx, id: string, toDelete = false): Promise<Unit | undefined> {
  const unit = tables(tx).selectFrom('unit').selectAll().where('id', '=', id)
  return (toDelete ? unit.forUpdate() : unit.forNoKeyUpdate()).executeTakeFirst()
}

/** Units that members are about to be put into: they cannot be deleted before the transaction ends. */
export async function lockUnits(tx: TenantTx, ids: readonly string[]): Promise<Map<string, Unit>> {
  const { rows } = await sql<Unit>`
    select u.* from unit u where u.id = any(${ids}::uuid[]) order by u.id for key share`.execute(tx)
  return new Map(rows.map(unit => [unit.id, unit]))
}

export type UnitNames = Pick<Unit, 'name' | 'code' | 'parent_id'> & { readonly id?: string }

/** Which of the names that a unit is to have belongs to another: a code is the tenant's, a name one among siblings. */
export async function selectUnitClash(
  tx: TenantTx,
  { id, name, code, parent_id }: UnitNames,
): Promise<'code' | 'name' | null> {
  const isOther = sql`o.id is distinct from ${id ?? null}::uuid`
  const { rows } = await sql<{ clash: 'code' | 'name' | null }>`
    select case when exists (select from unit o where o.code = ${code}::text and ${isOther}) then 'code'
                when exists (select from unit o where o.parent_id = ${parent_id}::uuid and o.name = ${name} and ${isOther}) then 'name'
                when ${parent_id}::uuid is null
                 and exists (select from unit o where o.parent_id is null and o.name = ${name} and ${isOther}) then 'name' end as clash`.execute(
    tx,
  )
  return rows[0]!.clash
}

/** Adds a unit below another. */
export async function insertUnit(tx: TenantTx, unit: UnitContent & Pick<Unit, 'parent_id'>): Promise<string> {
  const id = uuidv7()
  await tables(tx)
    .insertInto('unit')
    .values({ id, ...unit })
    .execute()
  await sql`
    insert into unit_ancestor (unit_id, ancestor_id, distance)
    select ${id}::uuid, a.ancestor_id, a.distance + 1 from unit_ancestor a where a.unit_id = ${unit.parent_id}::uuid
     union all select ${id}::uuid, ${id}::uuid, 0`.execute(tx)
  return id
}

export async function updateUnit(tx: TenantTx, id: string, content: UnitContent): Promise<void> {
  await tables(tx)
    .updateTable('unit')
    .set({ ...content, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute()
}

/** Hangs a unit, with all below it, under another one. */
export async function updateUnitParent(tx: TenantTx, id: string, parentId: string | null): Promise<void> {
  await tables(tx)
    .updateTable('unit')
    .set({ parent_id: parentId, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute()
  await sql`
    /* reads much: what lies below the unit moves with it */
    with below as (select unit_id, distance from unit_ancestor where tenant_id = ${tx.tenantId} and ancestor_id = ${id}),
         above as (select ancestor_id, distance from unit_ancestor where tenant_id = ${tx.tenantId} and unit_id = ${parentId}::uuid),
         gone as (
           delete from unit_ancestor a using below b
            where a.tenant_id = ${tx.tenantId} and a.unit_id = b.unit_id
              and a.ancestor_id not in (select unit_id from below) and a.ancestor_id not in (select ancestor_id from above))
    insert into unit_ancestor (unit_id, ancestor_id, distance)
    select b.unit_id, a.ancestor_id, a.distance + 1 + b.distance from below b cross join above a
        on conflict (tenant_id, unit_id, ancestor_id) do update set distance = excluded.distance`.execute(tx)
}

export async function deleteUnit(tx: TenantTx, id: string): Promise<void> {
  await tables(tx).deleteFrom('unit').where('id', '=', id).execute()
}

/** Whether a unit holds anybody or anything; one with members, even invited ones, or with units below is in use. */
export async function selectUnitUse(
  tx: TenantTx,
  id: string,
): Promise<{ members: number; children: number }> {
  const { rows } = await sql<{ members: number; children: number }>`
    select (select count(*) from (select from membership where unit_id = ${id} and status <> 'left' limit 1000) m) as members,
           (select count(*) from (select from unit where parent_id = ${id} limit 1000) c) as children`.execute(
    tx,
  )
  return rows[0]!
}

export type Place = { readonly depth: number; readonly height: number; readonly is_below: boolean }

/** How deep the new parent lies, how many levels the unit brings along, and whether the parent lies in the unit itself. */
export async function selectPlace(tx: TenantTx, id: string | null, parentId: string | null): Promise<Place> {
  const { rows } = await sql<Place>`
    select coalesce((select max(distance) + 1 from unit_ancestor where unit_id = ${parentId}::uuid), 0)::int as depth,
           coalesce((select max(distance) from unit_ancestor where ancestor_id = ${id}::uuid), 0)::int as height,
           exists (select from unit_ancestor where unit_id = ${parentId}::uuid and ancestor_id = ${id}::uuid) as is_below`.execute(
    tx,
  )
  return rows[0]!
}

export type UnitRow = Omit<Unit, 'tenant_id' | 'created_at' | 'version'>

/** Many units at once, known ones changed and new ones added, with the tree in any order of lines. The caller holds the lock of the tree. */
export async function upsertUnits(tx: TenantTx, units: readonly UnitRow[]): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(units)}::json)
    as n (id uuid, parent_id uuid, name text, code text, manager_id uuid)`
  await sql`
    insert into unit (id, parent_id, name, code, manager_id)
    select n.id, n.parent_id, n.name, n.code, n.manager_id from ${rows}
     where not exists (select from unit o where o.id = n.id)`.execute(tx)
  await sql`
    /* reads all: a file may change every unit */
    update unit u set parent_id = n.parent_id, name = n.name, code = n.code, manager_id = n.manager_id, version = u.version + 1
      from ${rows}
     where u.tenant_id = ${tx.tenantId} and u.id = n.id
       and (u.parent_id, u.name, u.code, u.manager_id) is distinct from (n.parent_id, n.name, n.code, n.manager_id)`.execute(
    tx,
  )
  await sql`delete from unit_ancestor where tenant_id = ${tx.tenantId} /* reads all: an import may move everything */`.execute(
    tx,
  )
  await sql`
    /* reads all: the ancestors of every unit are written anew */
    insert into unit_ancestor (unit_id, ancestor_id, distance)
      with recursive above (unit_id, ancestor_id, distance) as (
        select id, id, 0 from unit
         union all
        select a.unit_id, u.parent_id, a.distance + 1
          from above a join unit u on u.id = a.ancestor_id and u.parent_id is not null)
    select * from above`.execute(tx)
}
