import {
  IconArrowsExchange,
  IconBuildingWarehouse,
  IconClipboardCheck,
  IconMapPin,
  IconShoppingCart,
} from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { warehouseAddress } from './address.ts'
import { isPosted, useDialog } from './posting/posting-actions.tsx'
import { StockTab } from './stock-tab.tsx'
import { warehouseTexts } from './texts.ts'

const PostingsTab = lazyPart(() => import('./postings-tab.tsx'), 'PostingsTab')
const CountsTab = lazyPart(() => import('./counts/counts-tab.tsx'), 'CountsTab')
const ReorderTab = lazyPart(() => import('./reorder/reorder-tab.tsx'), 'ReorderTab')
const LocationsTab = lazyPart(() => import('./locations-tab.tsx'), 'LocationsTab')
const NewCountDialog = lazyPart(() => import('./counts/new-count-dialog.tsx'), 'NewCountDialog')
const ImportDialog = lazyPart(() => import('./inventory/import-dialog.tsx'), 'ImportDialog')
const PostingDialog = lazyPart(() => import('./posting/posting-dialog.tsx'), 'PostingDialog')

const KEYS = ['stock', 'postings', 'counts', 'reorder', 'locations'] as const
type Key = (typeof KEYS)[number]

export function WarehouseScreen() {
  const t = useTexts(warehouseTexts)
  const { tab } = warehouseAddress.useSearch()
  const navigate = warehouseAddress.useNavigate()
  const open = KEYS.find(key => key === tab) ?? 'stock'
  const change = (next: Key) =>
    void navigate({ search: next === 'stock' ? {} : { tab: next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={t('warehouse.title')} description={t('warehouse.subtitle')} />
      <PageTabs
        label={t('warehouse.title')}
        tabs={[
          { key: 'stock', label: t('warehouse.stock'), icon: IconBuildingWarehouse, content: <StockTab /> },
          {
            key: 'postings',
            label: t('warehouse.postings'),
            icon: IconArrowsExchange,
            content: <PostingsTab />,
          },
          { key: 'counts', label: t('warehouse.counts'), icon: IconClipboardCheck, content: <CountsTab /> },
          { key: 'reorder', label: t('warehouse.reorder'), icon: IconShoppingCart, content: <ReorderTab /> },
          { key: 'locations', label: t('warehouse.locations'), icon: IconMapPin, content: <LocationsTab /> },
        ]}
        open={open}
        onOpen={change}
      />
      <Dialogs />
    </>
  )
}

function Dialogs() {
  const [dialog, setDialog] = useDialog()
  const close = () => setDialog(null)
  return (
    <LazyOverlay opened={dialog !== null}>
      {isPosted(dialog) && <PostingDialog key={dialog} kind={dialog} onClose={close} />}
      {dialog === 'import' && <ImportDialog onClose={close} />}
      {dialog === 'count' && <NewCountDialog onClose={close} />}
    </LazyOverlay>
  )
}
