import { Button, Text } from '@mantine/core'
import { IconBuildingWarehouse, IconFileImport } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import {
  locationsQuery,
  type StockOfProduct,
  type StockQuery,
  stockQuery,
} from '../../data/business/warehouse.ts'
import { useCan } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { DayField } from '../../parts/day/day-field.tsx'
import { PostingActions, useDialog } from './posting/posting-actions.tsx'
import { QuantityText } from './quantity-text.tsx'
import { warehouseTexts } from './texts.ts'

/** Where there is nothing to tell: no cost without stock, nothing free on a day that is over. */
const NONE = '–'

/** Goods that are kept in stock, and what there is of each. */
export function StockTab() {
  const t = useTexts(warehouseTexts)
  const table = useTableSearch<'location' | 'on'>({ filters: ['location', 'on'], defaultLimit: 50 })
  const query = useQuery(stockQuery(table.apiQuery as StockQuery))
  const locations = (useQuery(locationsQuery).data?.items ?? []).filter(({ kind }) => kind === 'internal')
  return (
    <>
      <FilterBar table={table} searchLabel={t('warehouse.search')} actions={<StockActions />}>
        {locations.length > 1 && (
          <FilterSelect
            table={table}
            name="location"
            label={t('warehouse.location')}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <DayField
          label={t('warehouse.on')}
          value={table.filters.on ?? ''}
          onChange={day => table.setFilter('on', day)}
        />
      </FilterBar>
      <DataTable
        label={t('warehouse.stock')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ product }) => product.id}
        rowLabel={({ product }) => product.name}
        hrefOf={({ product }) => `/warehouse/products/${product.id}`}
        empty={{
          icon: IconBuildingWarehouse,
          title: t('warehouse.stock.empty'),
          text: t('warehouse.stock.empty.text'),
        }}
      />
    </>
  )
}

function StockActions() {
  const t = useTexts(warehouseTexts)
  const [, setDialog] = useDialog()
  const canManage = useCan('warehouse.manage')
  return (
    <>
      {canManage && (
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} />}
          onClick={() => setDialog('import')}
        >
          {t('warehouse.import')}
        </Button>
      )}
      <PostingActions />
    </>
  )
}

function useColumns(): Column<StockOfProduct>[] {
  const t = useTexts(warehouseTexts)
  const { language } = useLanguage()
  const moneyText = (money: StockOfProduct['value']) =>
    money ? <bdi>{`${fmt.decimal(language, money.amount)} ${money.currency}`}</bdi> : NONE
  return [
    {
      key: 'name',
      header: t('warehouse.product'),
      isPrimary: true,
      width: '38%',
      render: ({ product }) => (
        <>
          <Text size="sm" fw={600}>
            <bdi>{product.name}</bdi>
          </Text>
          {product.sku && (
            <Text size="xs" c="dimmed">
              <bdi>{product.sku}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'quantity',
      header: t('warehouse.quantity'),
      render: ({ quantity, product }) => <QuantityText quantity={quantity} unit={product.unit} />,
    },
    {
      key: 'available',
      header: t('warehouse.available'),
      render: ({ available, product }) =>
        available === null ? NONE : <QuantityText quantity={available} unit={product.unit} />,
    },
    {
      key: 'average',
      header: t('warehouse.average_cost'),
      hideBelow: 'md',
      render: ({ average_cost: cost }) => moneyText(cost),
    },
    {
      key: 'value',
      header: t('warehouse.value'),
      hideBelow: 'lg',
      render: ({ value }) => moneyText(value),
    },
  ]
}
