import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type NewCampaign, previewQuery } from '../../../../data/review/campaigns.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../../parts/state/problem-alert.tsx'
import { reviewTexts } from '../../texts.ts'
import { Forecast } from './forecast.tsx'

const PAUSE_MS = 400

/** Follows the form while it is filled in: what the campaign would create, before anything is saved. */
export function PreviewCard({ campaign }: { campaign: NewCampaign }) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  // Name and description change nothing of what is created.
  const { name: _, description: __, ...asked } = campaign
  const [settled] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS)
  const { data, error } = useQuery(previewQuery(settled, language))
  return (
    <Card title={t('reviews.preview')} description={t('reviews.preview.text')}>
      <ProblemAlert error={error} />
      {!data && !error && <Skeleton height={64} />}
      {data && <Forecast data={data} />}
    </Card>
  )
}
