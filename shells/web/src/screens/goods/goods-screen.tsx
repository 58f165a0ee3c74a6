import { IconCategory, IconPackage, IconRuler2, IconTags } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { goodsAddress } from './address.ts'
import { ProductsTab } from './products-tab.tsx'
import { goodsTexts } from './texts.ts'

const PriceListsTab = lazyPart(() => import('./lists/price-lists-tab.tsx'), 'PriceListsTab')
const CategoriesTab = lazyPart(() => import('./lists/categories-tab.tsx'), 'CategoriesTab')
const UnitsTab = lazyPart(() => import('./lists/units-tab.tsx'), 'UnitsTab')

const KEYS = ['products', 'price-lists', 'categories', 'units'] as const
type Key = (typeof KEYS)[number]

export function GoodsScreen() {
  const t = useTexts(goodsTexts)
  const { tab } = goodsAddress.useSearch()
  const navigate = goodsAddress.useNavigate()
  const open = KEYS.find(key => key === tab) ?? 'products'
  const change = (next: Key) =>
    void navigate({ search: next === 'products' ? {} : { tab: next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={t('goods.title')} description={t('goods.subtitle')} />
      <PageTabs
        label={t('goods.title')}
        tabs={[
          { key: 'products', label: t('goods.products'), icon: IconPackage, content: <ProductsTab /> },
          { key: 'price-lists', label: t('goods.price_lists'), icon: IconTags, content: <PriceListsTab /> },
          { key: 'categories', label: t('goods.categories'), icon: IconCategory, content: <CategoriesTab /> },
          { key: 'units', label: t('goods.units'), icon: IconRuler2, content: <UnitsTab /> },
        ]}
        open={open}
        onOpen={change}
      />
    </>
  )
}
