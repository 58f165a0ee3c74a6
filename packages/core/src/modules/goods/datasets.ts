import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

export const productRecords = defineDataset({
  key: 'products',
  permission: 'goods.read',
  app: 'goods',
  tables: ['product', 'goods_category', 'goods_unit'],
  from: ({ tenant }) => sql`
    from product p
    join goods_unit u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    left join goods_category c on c.tenant_id = p.tenant_id and c.id = p.category_id
    left join product o on o.tenant_id = p.tenant_id and o.id = p.parent_id
   where p.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'name', label: 'product', type: 'text', sql: sql`p.name` },
    { key: 'sku', type: 'text', sql: sql`p.sku` },
    { key: 'variant_of', type: 'text', sql: sql`o.name` },
    { key: 'category', type: 'text', sql: sql`c.name` },
    { key: 'goods_unit', type: 'text', sql: sql`u.code` },
    {
      key: 'tax_class',
      type: 'text',
      sql: sql`p.tax_class`,
      values: { set: 'tax_class', of: ['standard', 'exempt', 'zero'] },
    },
    { key: 'is_stocked', type: 'boolean', sql: sql`p.is_stocked` },
    { key: 'is_archived', type: 'boolean', sql: sql`p.is_archived` },
    { key: 'created_at', type: 'time', sql: sql`p.created_at` },
    { key: 'updated_at', type: 'time', sql: sql`p.updated_at` },
  ],
  measures: [{ key: 'count', type: 'number', sql: sql`count(*)` }],
  order: { by: 'name', last: sql`p.id` },
})

export const priceRecords = defineDataset({
  key: 'prices',
  permission: 'goods.read',
  app: 'goods',
  tables: ['product_price', 'price_list', 'product'],
  from: ({ tenant }) => sql`
    from product_price r
    join price_list l on l.tenant_id = r.tenant_id and l.id = r.price_list_id
    join product p on p.tenant_id = r.tenant_id and p.id = r.product_id
   where r.tenant_id = ${tenant}`,
  dimensions: [
    { key: 'name', label: 'product', type: 'text', sql: sql`p.name` },
    { key: 'sku', type: 'text', sql: sql`p.sku` },
    { key: 'price_list', type: 'text', sql: sql`l.name` },
    { key: 'currency', type: 'text', sql: sql`l.currency` },
    { key: 'min_quantity', type: 'text', sql: sql`trim_scale(r.min_quantity)::text` },
    { key: 'price', type: 'text', sql: sql`trim_scale(r.amount)::text` },
    { key: 'valid_from', type: 'date', sql: sql`r.valid_from` },
    { key: 'valid_to', type: 'date', sql: sql`r.valid_to` },
  ],
  measures: [{ key: 'count', type: 'number', sql: sql`count(*)` }],
  order: { by: 'name', last: sql`r.product_id::text || r.price_list_id || r.min_quantity || r.valid_from` },
})
