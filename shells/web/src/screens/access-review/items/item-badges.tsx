import type { ReviewItem } from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { reviewTexts } from '../texts.ts'

type Marks = Pick<ReviewItem, 'automatic' | 'changed_since'>

/** What sets a grant apart from the others: given to everybody, or no longer what it was. */
export function ItemBadges({ item: { automatic, changed_since } }: { item: Marks }) {
  const t = useTexts(reviewTexts)
  return (
    <>
      {automatic && <StatusBadge tone="neutral">{t('reviews.item.automatic')}</StatusBadge>}
      {changed_since && (
        <StatusBadge tone="warning">{t(`reviews.item.changed_since.${changed_since}`)}</StatusBadge>
      )}
    </>
  )
}

export function DecisionBadge({ decision }: { decision: ReviewItem['decision'] }) {
  const t = useTexts(reviewTexts)
  if (!decision) return <StatusBadge tone="neutral">{t('reviews.decision.undecided')}</StatusBadge>
  return (
    <StatusBadge tone={decision === 'keep' ? 'success' : 'danger'}>
      {t(`reviews.decided.${decision}`)}
    </StatusBadge>
  )
}

const TONES = { removed: 'danger', kept: 'success', already_gone: 'neutral' } as const

export function OutcomeBadge({ item: { outcome } }: { item: Pick<ReviewItem, 'outcome'> }) {
  const t = useTexts(reviewTexts)
  return outcome && <StatusBadge tone={TONES[outcome]}>{t(`reviews.outcome.${outcome}`)}</StatusBadge>
}
