import type { Link } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { ringTexts } from '../texts.ts'

/** Says whose word is missing, or who stopped it. */
export function LinkStatus({ link }: { link: Link }) {
  const t = useTexts(ringTexts)
  if (link.status === 'approved') return <StatusBadge tone="success">{t('ring.link.approved')}</StatusBadge>
  if (link.status === 'suspended')
    return (
      <StatusBadge tone="danger">
        {t(link.we_suspend ? 'ring.link.suspended' : 'ring.link.suspended_there')}
      </StatusBadge>
    )
  return (
    <StatusBadge tone="warning">
      {t(link.we_approve ? 'ring.link.waits_there' : 'ring.link.waits_here')}
    </StatusBadge>
  )
}
