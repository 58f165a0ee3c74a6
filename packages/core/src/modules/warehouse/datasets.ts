import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

export const stockRecords = defineDataset({
  key: 'stock',
  permission: 'warehouse.read',
  app: 'warehouse',
  tables: ['stock_level', 'stock_location', 'stock_lot', 'product'],
  from: ({ tenant }) => sql`
    from stock_level s
    join stock_location l on l.tenant_id = s.tenant_id and l.id = s.location_id
    join product p on p.tenant_id = s.tenant_id and p.id = s.product_id
    left join stock_lot o on o.tenant_id = s.tenant_id and o.product_id = s.product_id and o.lot = s.lot
   where s.tenant_id = ${tenant} and s.is_internal and s.quantity <> 0`,
  dimensions: [
    { key: 'name', label: 'product', type: 'text', sql: sql`p.name` },
    { key: 'sku', type: 'text', sql: sql`p.sku` },
    { key: 'stock_location', type: 'text', sql: sql`l.name` },
    { key: 'lot', type: 'text', sql: sql`nullif(s.lot, '')` },
    { key: 'expires_on', type: 'date', sql: sql`o.expires_on` },
    { key: 'stock_quantity', type: 'text', sql: sql`trim_scale(s.quantity)::text` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'stock_total', type: 'number', sql: sql`sum(s.quantity)::double precision` },
  ],
  order: { by: 'name', last: sql`s.location_id::text || s.product_id || s.lot` },
})

export const moveRecords = defineDataset({
  key: 'stock_moves',
  permission: 'warehouse.read',
  app: 'warehouse',
  tables: ['stock_move', 'stock_posting', 'stock_location', 'product'],
  from: ({ tenant }) => sql`
    from stock_move m
    join stock_posting d on d.tenant_id = m.tenant_id and d.id = m.posting_id
    join stock_location f on f.tenant_id = m.tenant_id and f.id = m.from_id
    join stock_location t on t.tenant_id = m.tenant_id and t.id = m.to_id
    join product p on p.tenant_id = m.tenant_id and p.id = m.product_id
   where m.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'name', label: 'product', type: 'text', sql: sql`p.name` },
    { key: 'sku', type: 'text', sql: sql`p.sku` },
    {
      key: 'posting_kind',
      type: 'text',
      sql: sql`d.kind`,
      values: {
        set: 'posting_kind',
        of: ['receipt', 'delivery', 'transfer', 'adjustment', 'correction', 'count', 'inventory'],
      },
    },
    { key: 'moved_on', type: 'date', sql: sql`m.on_day` },
    { key: 'moved_from', type: 'text', sql: sql`nullif(f.name, '')` },
    { key: 'moved_to', type: 'text', sql: sql`nullif(t.name, '')` },
    { key: 'lot', type: 'text', sql: sql`nullif(m.lot, '')` },
    { key: 'stock_quantity', type: 'text', sql: sql`trim_scale(m.quantity)::text` },
    { key: 'stock_cost', type: 'text', sql: sql`trim_scale(m.cost)::text` },
    { key: 'created_at', type: 'time', sql: sql`d.created_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    { key: 'stock_total', type: 'number', sql: sql`sum(m.quantity)::double precision` },
    { key: 'cost_total', type: 'number', sql: sql`sum(m.cost)::double precision` },
  ],
  order: { by: 'created_at', last: sql`m.id` },
})
