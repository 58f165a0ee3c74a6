import type { Count } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { warehouseTexts } from '../texts.ts'

export function CountState({ count }: { count: Pick<Count, 'posted_at'> }) {
  const t = useTexts(warehouseTexts)
  return count.posted_at === null ? (
    <StatusBadge tone="warning">{t('warehouse.counts.open')}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t('warehouse.counts.closed')}</StatusBadge>
  )
}
