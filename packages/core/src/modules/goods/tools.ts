import type { ToolSet } from '../../kernel/tools/tool.ts'

const FIELDS = [
  'name',
  'sku',
  'parent.name',
  'options',
  'category.name',
  'unit.code',
  'tax_class',
  'tracking',
  'is_stocked',
  'variants',
  'archived',
]

export const goodsTools: ToolSet = {
  records: [{ kind: 'product', name: 'name', screen: '/goods/:id', read: 'GET /api/v1/goods/products/:id' }],
  reads: [
    {
      name: 'find_products',
      description:
        'Products of the organisation, by the beginnings of words of their name, number or barcode.',
      route: 'GET /api/v1/goods/products',
      takes: ['q', 'category', 'parent', 'archived', 'sort', 'limit', 'cursor', 'count'],
      fields: FIELDS,
      record: { kind: 'product', id: 'id' },
    },
    {
      name: 'read_product_price',
      description: 'What one of a product costs, for a quantity, a customer (id of a contact) and a day.',
      route: 'GET /api/v1/goods/products/:id/price',
      takes: ['id', 'quantity', 'customer', 'on'],
      fields: ['price', 'price_list.name', 'min_quantity', 'includes_tax', 'tax_rate'],
    },
  ],
}
