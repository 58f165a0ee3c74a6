import type { ToolSet } from '../../kernel/tools/tool.ts'

export const warehouseTools: ToolSet = {
  records: [
    {
      kind: 'product_stock',
      name: 'product.name',
      screen: '/warehouse/products/:id',
      read: 'GET /api/v1/warehouse/products/:id',
    },
  ],
  reads: [
    {
      name: 'find_stock',
      description:
        'Goods that are kept in stock and how much there is of each, now or at the end of a day; by the beginnings of words of their name, number or barcode.',
      route: 'GET /api/v1/warehouse/stock',
      takes: ['q', 'category', 'location', 'on', 'limit', 'cursor', 'count'],
      fields: ['product.name', 'product.sku', 'product.unit', 'quantity', 'reserved', 'available', 'value'],
      record: { kind: 'product_stock', id: 'product.id' },
    },
    {
      name: 'read_product_stock',
      description: 'Where one product lies, by location and lot, and what it cost on average.',
      route: 'GET /api/v1/warehouse/products/:id',
      takes: ['id'],
      fields: ['product.name', 'quantity', 'reserved', 'available', 'value', 'average_cost', 'places'],
    },
    {
      name: 'list_stock_moves',
      description: 'Moves of goods between locations, newest first; of one product or one location.',
      route: 'GET /api/v1/warehouse/moves',
      takes: ['product', 'location', 'limit', 'cursor', 'count'],
      fields: ['on', 'posting.kind', 'product.name', 'lot', 'from.name', 'to.name', 'quantity', 'cost'],
    },
  ],
}
