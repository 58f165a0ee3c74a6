import type { ExportedTable } from '../../kernel/module/exported-table.ts'

/** What the export of a tenant takes from this module. */
export const exportedTables: readonly ExportedTable[] = [
  {
    type: 'goods_unit',
    table: 'goods_unit',
    columns: ['id', 'code', 'name', 'base_id', 'factor', 'version'],
    key: ['id'],
  },
  {
    type: 'goods_category',
    table: 'goods_category',
    columns: ['id', 'parent_id', 'name', 'version'],
    key: ['id'],
  },
  {
    type: 'product',
    table: 'product',
    columns: [
      'id',
      'parent_id',
      'sku',
      'name',
      'options',
      'description',
      'category_id',
      'unit_id',
      'tax_class',
      'is_stocked',
      'tracking',
      'is_archived',
      'created_at',
      'updated_at',
      'version',
    ],
    key: ['id'],
  },
  {
    type: 'product_barcode',
    table: 'product_barcode',
    columns: ['key', 'code', 'product_id', 'unit_id', 'position'],
    key: ['key'],
  },
  {
    type: 'product_image',
    table: 'product_image',
    columns: ['id', 'product_id', 'address'],
    key: ['id'],
  },
  {
    type: 'price_list',
    table: 'price_list',
    columns: ['id', 'name', 'currency', 'includes_tax', 'is_default', 'is_archived', 'version'],
    key: ['id'],
  },
  {
    type: 'price_list_customer',
    table: 'price_list_customer',
    columns: ['price_list_id', 'contact_id'],
    key: ['price_list_id', 'contact_id'],
  },
  {
    type: 'product_price',
    table: 'product_price',
    columns: ['product_id', 'price_list_id', 'min_quantity', 'valid_from', 'valid_to', 'amount'],
    key: ['product_id', 'price_list_id', 'min_quantity', 'valid_from'],
  },
]
