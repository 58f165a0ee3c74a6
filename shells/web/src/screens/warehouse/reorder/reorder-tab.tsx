import { Text } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReorderQuery, type ReorderRule, reorderQuery } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { QuantityText } from '../quantity-text.tsx'
import { warehouseTexts } from '../texts.ts'

/** From which quantity on goods are ordered, and what is short of it. */
export function ReorderTab() {
  const t = useTexts(warehouseTexts)
  const table = useTableSearch<'short'>({ filters: ['short'], defaultLimit: 50 })
  const { short, cursor, limit } = table.apiQuery as ReorderQuery
  const query = useQuery(reorderQuery({ short, cursor, limit }))
  return (
    <>
      <FilterBar table={table}>
        <FilterSelect
          table={table}
          name="short"
          label={t('warehouse.state')}
          options={[{ value: 'true', label: t('warehouse.reorder.short') }]}
        />
      </FilterBar>
      <DataTable
        label={t('warehouse.reorder')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ product, location }) => `${product.id} ${location.id}`}
        rowLabel={({ product }) => product.name}
        hrefOf={({ product }) => `/warehouse/products/${product.id}`}
        empty={{
          icon: IconShoppingCart,
          title: t('warehouse.reorder.empty'),
          text: t('warehouse.reorder.empty.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<ReorderRule>[] {
  const t = useTexts(warehouseTexts)
  const amount = (name: 'quantity' | 'minimum' | 'target') => (rule: ReorderRule) => (
    <QuantityText quantity={rule[name]} unit={rule.product.unit} />
  )
  return [
    {
      key: 'product',
      header: t('warehouse.product'),
      isPrimary: true,
      width: '30%',
      render: ({ product }) => (
        <Text size="sm" fw={600}>
          <bdi>{product.name}</bdi>
        </Text>
      ),
    },
    {
      key: 'location',
      header: t('warehouse.location'),
      render: ({ location }) => <bdi>{location.name}</bdi>,
    },
    { key: 'quantity', header: t('warehouse.quantity'), render: amount('quantity') },
    { key: 'minimum', header: t('warehouse.reorder.minimum'), hideBelow: 'md', render: amount('minimum') },
    { key: 'target', header: t('warehouse.reorder.target'), hideBelow: 'lg', render: amount('target') },
    {
      key: 'missing',
      header: t('warehouse.reorder.missing'),
      render: ({ missing, product }) =>
        missing === '0' ? '–' : <QuantityText quantity={missing} unit={product.unit} />,
    },
  ]
}
