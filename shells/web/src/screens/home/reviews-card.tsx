import { IconChecklist } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { reviewsWaitingQuery } from '../../data/dashboard.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatCard } from '../../parts/numbers/stat-card.tsx'
import { useNow } from '../../parts/time/use-now.ts'
import { homeTexts } from './texts.ts'

/** What the person themselves has to decide, and by when. */
export function ReviewsCard() {
  const t = useTexts(homeTexts)
  const { language } = useLanguage()
  const now = useNow()
  const { data } = useQuery(reviewsWaitingQuery)
  const due = data?.due
    ? t('home.reviews.due', { time: fmt.relative(language, new Date(data.due), now) })
    : undefined
  return (
    <StatCard
      label={t('home.reviews')}
      icon={IconChecklist}
      value={data?.count ?? null}
      note={data?.count === 0 ? t('home.reviews.none') : due}
      to="/sso/reviews/queue"
    />
  )
}
