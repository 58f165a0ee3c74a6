import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

const ISSUES = [
  'oversold',
  'product_missing',
  'product_archived',
  'unit_missing',
  'price_changed',
  'customer_missing',
  'period_closed',
  'shift_closed',
  'clock_ahead',
]

const KIND = {
  key: 'sale_kind',
  type: 'text',
  sql: sql`s.kind`,
  values: { set: 'sale_kind', of: ['sale', 'return'] },
} as const

export const saleRecords = defineDataset({
  key: 'pos_sales',
  permission: 'pos.read',
  app: 'pos',
  tables: ['pos_sale', 'pos_till'],
  from: ({ tenant }) => sql`
    from pos_sale s join pos_till t on t.tenant_id = s.tenant_id and t.id = s.till_id
   where s.tenant_id = ${tenant}`,
  time: 'sold_at',
  dimensions: [
    { key: 'number', label: 'sale_number', type: 'text', sql: sql`s.number` },
    KIND,
    { key: 'till', type: 'text', sql: sql`t.name` },
    { key: 'seller', type: 'text', sql: sql`s.seller_name` },
    { key: 'total', label: 'sale_total', type: 'text', sql: sql`trim_scale(s.total)::text` },
    { key: 'sold_at', type: 'time', sql: sql`s.sold_at` },
  ],
  measures: [
    { key: 'count', type: 'number', sql: sql`count(*)` },
    {
      key: 'sale_sum',
      type: 'number',
      sql: sql`sum(case s.kind when 'sale' then s.total else -s.total end)::double precision`,
    },
  ],
  order: { by: '-sold_at', last: sql`s.id` },
})

/** What somebody has to look at, such as goods that were sold before they came. */
export const issueRecords = defineDataset({
  key: 'pos_issues',
  permission: 'pos.read',
  app: 'pos',
  tables: ['pos_sale_issue', 'pos_sale', 'pos_sale_line', 'pos_till'],
  from: ({ tenant }) => sql`
    from pos_sale_issue i
    join pos_sale s on s.tenant_id = i.tenant_id and s.id = i.sale_id
    join pos_till t on t.tenant_id = s.tenant_id and t.id = s.till_id
    left join pos_sale_line l on l.tenant_id = i.tenant_id and l.sale_id = i.sale_id and l.position = i.line
   where i.tenant_id = ${tenant}`,
  time: 'sold_at',
  dimensions: [
    {
      key: 'sale_issue',
      type: 'text',
      sql: sql`i.code`,
      values: { set: 'sale_issue', of: ISSUES },
    },
    { key: 'number', label: 'sale_number', type: 'text', sql: sql`s.number` },
    KIND,
    { key: 'name', label: 'product', type: 'text', sql: sql`l.name` },
    { key: 'quantity', label: 'sale_quantity', type: 'text', sql: sql`trim_scale(l.quantity)::text` },
    { key: 'till', type: 'text', sql: sql`t.name` },
    { key: 'seller', type: 'text', sql: sql`s.seller_name` },
    { key: 'sold_at', type: 'time', sql: sql`s.sold_at` },
  ],
  measures: [{ key: 'count', type: 'number', sql: sql`count(*)` }],
  order: { by: '-sold_at', last: sql`s.id::text || i.code || i.line` },
})
