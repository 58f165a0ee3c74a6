import { type Icon, IconCash, IconClock, IconReceipt } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { ButtonLink } from '../../parts/page/links.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { posTexts } from './texts.ts'

const SalesTab = lazyPart(() => import('./office/sales-tab.tsx'), 'SalesTab')
const ShiftsTab = lazyPart(() => import('./office/shifts-tab.tsx'), 'ShiftsTab')
const TillsTab = lazyPart(() => import('./office/tills-tab.tsx'), 'TillsTab')

const address = getRouteApi('/pos')
const KEYS = ['sales', 'shifts', 'tills'] as const
type Key = (typeof KEYS)[number]

const TABS: Readonly<Record<Key, { icon: Icon; content: ReactNode }>> = {
  sales: { icon: IconReceipt, content: <SalesTab /> },
  shifts: { icon: IconClock, content: <ShiftsTab /> },
  tills: { icon: IconCash, content: <TillsTab /> },
}

/** What the office sees of the tills. */
export function PosScreen() {
  const t = useTexts(posTexts)
  const { tab } = address.useSearch()
  const navigate = address.useNavigate()
  const canSell = useCan('pos.sell')
  const open = KEYS.find(key => key === tab) ?? 'sales'
  const change = (next: Key) =>
    void navigate({ search: next === 'sales' ? {} : { tab: next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={t('pos.title')}
        description={t('pos.subtitle')}
        actions={canSell && <ButtonLink to="/pos/till">{t('pos.till.open')}</ButtonLink>}
      />
      <PageTabs
        label={t('pos.title')}
        tabs={KEYS.map(key => ({ key, label: t(`pos.${key}`), ...TABS[key] }))}
        open={open}
        onOpen={change}
      />
    </>
  )
}
