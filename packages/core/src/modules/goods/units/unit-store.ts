import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { UnitRow } from '../tables.ts'

const COLUMNS = sql.raw(
  `u.id, u.code, u.name, u.base_id, b.code as base_code, trim_scale(u.factor)::text as factor, u.version`,
)

const FROM = sql`from goods_unit u left join goods_unit b on b.tenant_id = u.tenant_id and b.id = u.base_id`

/** By code. A company counts in a few dozen. */
export async function selectGoodsUnits(tx: TenantTx): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    /* reads all: a company counts in a few dozen units */
    select ${COLUMNS} ${FROM} where u.tenant_id = ${tx.tenantId} order by u.code limit 500`.execute(tx)
  return rows
}

export async function selectGoodsUnit(tx: TenantTx, id: string): Promise<UnitRow | undefined> {
  const { rows } = await sql<UnitRow>`
    select ${COLUMNS} ${FROM} where u.tenant_id = ${tx.tenantId} and u.id = ${id}`.execute(tx)
  return rows[0]
}

export type NewUnit = Pick<UnitRow, 'code' | 'name' | 'base_id' | 'factor'>

/** Undefined: the code is taken. */
export async function insertGoodsUnit(tx: TenantTx, unit: NewUnit): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into goods_unit (code, name, base_id, factor)
    values (${unit.code}, ${unit.name}, ${unit.base_id}, ${unit.factor}::numeric)
    on conflict (tenant_id, code) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** The unit of what is counted by the piece, made with the first thing that needs it, in the language of whoever made it. */
export async function upsertPiece(
  tx: TenantTx,
  { code, name }: Pick<UnitRow, 'code' | 'name'>,
): Promise<string> {
  const known = await sql<{ id: string }>`
    /* reads all: a company counts in a few dozen units */
    select id from goods_unit where tenant_id = ${tx.tenantId} and is_piece order by id limit 1`.execute(tx)
  if (known.rows[0]) return known.rows[0].id
  const { rows } = await sql<{ id: string }>`
    insert into goods_unit (code, name, is_piece) values (${code}, ${name}, true)
    on conflict (tenant_id, code) do update set is_piece = true returning id`.execute(tx)
  return rows[0]!.id
}

export async function hasUnitCode(tx: TenantTx, code: string, without: string): Promise<boolean> {
  const { rows } = await sql`
    select from goods_unit where tenant_id = ${tx.tenantId} and code = ${code} and id <> ${without}`.execute(
    tx,
  )
  return rows.length > 0
}

/** False: somebody else changed it since that version. */
export async function updateGoodsUnit(
  tx: TenantTx,
  id: string,
  { code, name, version }: { code: string; name: string; version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update goods_unit set code = ${code}, name = ${name}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}

/** False: something is counted in it. */
export async function deleteGoodsUnit(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from goods_unit u where u.tenant_id = ${tx.tenantId} and u.id = ${id}
       and not exists (select from product p where p.tenant_id = ${tx.tenantId} and p.unit_id = ${id})
       and not exists (select from product_barcode p where p.tenant_id = ${tx.tenantId} and p.unit_id = ${id})
       and not exists (select from goods_unit p where p.tenant_id = ${tx.tenantId} and p.base_id = ${id})
    returning u.id`.execute(tx)
  return rows.length > 0
}
