import { Button, Group, Text } from '@mantine/core'
import { IconPackage, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Product, type ProductsQuery, productsQuery } from '../../data/business/goods.ts'
import { categoriesQuery } from '../../data/business/goods-lists.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { goodsAddress } from './address.ts'
import { ProductPicture } from './product-picture.tsx'
import { goodsTexts } from './texts.ts'

const NewProductDialog = lazyPart(() => import('./product/new-product-dialog.tsx'), 'NewProductDialog')

type Table = ReturnType<typeof useTableSearch<'category' | 'archived'>>

export function ProductsTab() {
  const t = useTexts(goodsTexts)
  const table = useTableSearch<'category' | 'archived'>({
    filters: ['category', 'archived'],
    defaultSort: 'name',
    defaultLimit: 50,
  })
  const query = useQuery(productsQuery(table.apiQuery as ProductsQuery))
  const [isAdding, setAdding] = useAdding()
  const canManage = useCan('goods.manage')
  const add = canManage && (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('goods.add')}
    </Button>
  )
  return (
    <>
      <Filters table={table} add={add} />
      <DataTable
        label={t('goods.products')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={product => product.id}
        rowLabel={product => product.name}
        hrefOf={({ id }) => `/goods/${id}`}
        empty={{
          icon: IconPackage,
          title: t('goods.empty.title'),
          text: t('goods.empty.text'),
          action: add,
        }}
      />
      <LazyOverlay opened={isAdding}>
        <NewProductDialog opened={isAdding} onClose={() => setAdding(false)} />
      </LazyOverlay>
    </>
  )
}

function Filters({ table, add }: { table: Table; add: React.ReactNode }) {
  const t = useTexts(goodsTexts)
  const { data } = useQuery(categoriesQuery)
  const categories = data?.items ?? []
  return (
    <FilterBar table={table} searchLabel={t('goods.search')} actions={add}>
      {categories.length > 0 && (
        <FilterSelect
          table={table}
          name="category"
          label={t('goods.category')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FilterSelect
        table={table}
        name="archived"
        label={t('goods.archived')}
        options={[{ value: 'true', label: t('goods.archived.only') }]}
      />
    </FilterBar>
  )
}

function useColumns(): Column<Product>[] {
  const t = useTexts(goodsTexts)
  return [
    {
      key: 'name',
      header: t('goods.name'),
      sortKey: 'name',
      isPrimary: true,
      width: '36%',
      render: product => <NameCell product={product} />,
    },
    { key: 'sku', header: t('goods.sku'), render: ({ sku }) => <bdi>{sku}</bdi> },
    {
      key: 'category',
      header: t('goods.category'),
      hideBelow: 'md',
      render: ({ category }) => <bdi>{category?.name}</bdi>,
    },
    {
      key: 'barcode',
      header: t('goods.barcode'),
      hideBelow: 'lg',
      render: ({ barcodes }) => <bdi>{barcodes[0]?.code}</bdi>,
    },
    { key: 'unit', header: t('goods.unit'), render: ({ unit }) => <bdi>{unit.code}</bdi> },
    {
      key: 'tax',
      header: t('goods.tax_class'),
      hideBelow: 'lg',
      render: ({ tax_class }) => t(`goods.tax.${tax_class}`),
    },
  ]
}

function NameCell({ product }: { product: Product }) {
  const t = useTexts(goodsTexts)
  const { name, parent, options, variants } = product
  const about = parent
    ? Object.values(options).join(' · ') || parent.name
    : variants > 0
      ? t('goods.variants.count', { count: variants })
      : null
  return (
    <Group gap="sm" wrap="nowrap">
      <ProductPicture product={product} size={32} />
      <div>
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        {about && (
          <Text size="xs" c="dimmed">
            <bdi>{about}</bdi>
          </Text>
        )}
      </div>
    </Group>
  )
}

function useAdding() {
  const { dialog } = goodsAddress.useSearch()
  const navigate = goodsAddress.useNavigate()
  const canManage = useCan('goods.manage')
  const set = (isOpen: boolean) =>
    void navigate({
      search: old => ({ ...old, dialog: isOpen ? 'new' : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [canManage && dialog === 'new', set] as const
}
