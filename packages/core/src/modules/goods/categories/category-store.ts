import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { CategoryRow } from '../tables.ts'

const COLUMNS = sql.raw('c.id, c.parent_id, c.name, c.version')

/** By name; the tree is put together by whoever draws it. */
export async function selectCategories(tx: TenantTx): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    /* reads all: a company sorts its goods into a few hundred categories */
    select ${COLUMNS} from goods_category c where c.tenant_id = ${tx.tenantId}
     order by c.name collate platform.names, c.id limit 2000`.execute(tx)
  return rows
}

export async function selectCategory(tx: TenantTx, id: string): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    select ${COLUMNS} from goods_category c where c.tenant_id = ${tx.tenantId} and c.id = ${id}`.execute(tx)
  return rows[0]
}

/** Undefined: there is one of this name beside it. */
export async function insertCategory(
  tx: TenantTx,
  { name, parent_id }: Pick<CategoryRow, 'name' | 'parent_id'>,
): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    insert into goods_category as c (name, parent_id) values (${name}, ${parent_id})
    on conflict (tenant_id, parent_id, name) do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

export async function hasCategoryBeside(
  tx: TenantTx,
  { id, parent_id, name }: CategoryRow,
): Promise<boolean> {
  const { rows } = await sql`
    select from goods_category
     where tenant_id = ${tx.tenantId} and parent_id is not distinct from ${parent_id}::uuid and name = ${name} and id <> ${id}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Undefined: somebody else changed it since that version. */
export async function updateCategory(
  tx: TenantTx,
  { id, name, version }: CategoryRow,
): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`
    update goods_category c set name = ${name}, version = c.version + 1
     where c.tenant_id = ${tx.tenantId} and c.id = ${id} and c.version = ${version} returning ${COLUMNS}`.execute(
    tx,
  )
  return rows[0]
}

/** False: something lies in it. */
export async function deleteCategory(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    /* reads all: the categories below it are looked for among a few hundred */
    delete from goods_category c where c.tenant_id = ${tx.tenantId} and c.id = ${id}
       and not exists (select from product p where p.tenant_id = ${tx.tenantId} and p.category_id = ${id})
       and not exists (select from goods_category p where p.tenant_id = ${tx.tenantId} and p.parent_id = ${id})
    returning c.id`.execute(tx)
  return rows.length > 0
}
