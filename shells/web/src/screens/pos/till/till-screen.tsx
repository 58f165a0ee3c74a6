import { Suspense } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { posTexts } from '../texts.ts'

// All of it in one piece: what the till needs must be here before the network goes away.
const TillDesk = lazyPart(() => import('./till-desk.tsx'), 'TillDesk')

export function TillScreen() {
  const t = useTexts(posTexts)
  return (
    <RequirePermission permission="pos.sell">
      <PageHeader
        title={t('pos.till')}
        breadcrumbs={[{ label: t('pos.title'), to: '/pos' }, { label: t('pos.till') }]}
      />
      <Suspense fallback={<CardWaiting />}>
        <TillDesk />
      </Suspense>
    </RequirePermission>
  )
}
