import { sql } from 'kysely'
import { indexedWords, replaceWords, type WordIndex } from '../../../kernel/database/search/word-index.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ProductContent, ProductRow } from '../tables.ts'

export const PRODUCT_WORDS: WordIndex = { table: 'product_word', owner: 'product_id' }

/** Over `product p`, with the names of what it refers to and what belongs to it. */
export const PRODUCT_COLUMNS = sql.raw(`
  p.id, p.parent_id, p.sku, p.name, p.options, p.description, p.category_id, p.unit_id, p.tax_class, p.is_stocked, p.tracking,
  p.is_archived, p.created_at, p.updated_at, p.version,
  (select o.name from product o where o.tenant_id = p.tenant_id and o.id = p.parent_id) as parent_name,
  (select c.name from goods_category c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category_name,
  (select u.code from goods_unit u where u.tenant_id = p.tenant_id and u.id = p.unit_id) as unit_code,
  (select count(*) from product v where v.tenant_id = p.tenant_id and v.parent_id = p.id) as variants,
  coalesce((select json_agg(json_build_object('code', b.code, 'unit_id', b.unit_id, 'unit_code', u.code) order by b.position)
     from product_barcode b join goods_unit u on u.tenant_id = b.tenant_id and u.id = b.unit_id
    where b.tenant_id = p.tenant_id and b.product_id = p.id), '[]') as barcodes,
  coalesce((select json_agg(json_build_object('id', i.id, 'address', i.address) order by i.id)
     from product_image i where i.tenant_id = p.tenant_id and i.product_id = p.id), '[]') as images`)

export async function selectProduct(tx: TenantTx, id: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${PRODUCT_COLUMNS} from product p where p.tenant_id = ${tx.tenantId} and p.id = ${id}`.execute(tx)
  return rows[0]
}

export async function lockProduct(tx: TenantTx, id: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${PRODUCT_COLUMNS} from product p
     where p.tenant_id = ${tx.tenantId} and p.id = ${id} for update of p`.execute(tx)
  return rows[0]
}

/** False: the number is taken. */
export async function insertProduct(tx: TenantTx, id: string, content: ProductContent): Promise<boolean> {
  const { rows } = await sql`
    insert into product (id, parent_id, sku, name, options, description, category_id, unit_id, tax_class, is_stocked, tracking)
    values (${id}, ${content.parent_id}, ${content.sku}, ${content.name}, ${JSON.stringify(content.options)}::jsonb,
            ${content.description}, ${content.category_id}, ${content.unit_id}, ${content.tax_class}, ${content.is_stocked},
            ${content.tracking})
    on conflict (tenant_id, sku) where sku is not null do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function selectBySku(tx: TenantTx, sku: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p where p.tenant_id = ${tx.tenantId} and p.sku = ${sku}`.execute(tx)
  return rows[0]?.id
}

export async function updateProduct(
  tx: TenantTx,
  id: string,
  content: ProductContent & { is_archived: boolean },
): Promise<void> {
  await sql`
    update product
       set sku = ${content.sku}, name = ${content.name}, options = ${JSON.stringify(content.options)}::jsonb,
           description = ${content.description}, category_id = ${content.category_id}, unit_id = ${content.unit_id},
           tax_class = ${content.tax_class}, is_stocked = ${content.is_stocked}, tracking = ${content.tracking},
           is_archived = ${content.is_archived}, updated_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

/** What belongs to a product is part of its version. */
export async function updateProductVersion(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update product set updated_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export async function updateProductWords(
  tx: TenantTx,
  id: string,
  { content, codes }: { content: ProductContent; codes: readonly string[] },
): Promise<void> {
  const words = indexedWords(content.name, content.sku, ...Object.values(content.options), ...codes)
  await replaceWords(tx, PRODUCT_WORDS, [{ id, words }])
}

export async function deleteProduct(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from product where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export async function insertImage(tx: TenantTx, productId: string, address: string): Promise<void> {
  await sql`insert into product_image (product_id, address) values (${productId}, ${address})`.execute(tx)
}

export async function deleteImage(tx: TenantTx, productId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from product_image where tenant_id = ${tx.tenantId} and product_id = ${productId} and id = ${id} returning id`.execute(
    tx,
  )
  return rows.length > 0
}
