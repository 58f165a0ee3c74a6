import { Button, Skeleton } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Campaign, preflightQuery } from '../../../../data/review/campaigns.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { Card } from '../../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../../parts/state/problem-alert.tsx'
import { reviewTexts } from '../../texts.ts'
import { Forecast } from './forecast.tsx'

type PreflightCardProps = { campaign: Campaign; isDirty: boolean; onOpen: (items: number) => void }

/** What would happen if it were opened now, and the button that does it. */
export function PreflightCard({ campaign, isDirty, onOpen }: PreflightCardProps) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const { data, error } = useQuery(preflightQuery(campaign.id, campaign.version, language))
  return (
    <Card
      title={t('reviews.preflight')}
      description={isDirty ? t('reviews.preflight.unsaved') : t('reviews.preflight.text')}
      actions={
        <Button
          leftSection={<IconPlayerPlay size={18} className="rtl-flip" />}
          disabled={!data?.ok || isDirty}
          onClick={() => onOpen(data?.total ?? 0)}
        >
          {t('reviews.open')}
        </Button>
      }
    >
      <ProblemAlert error={error} />
      {!data && !error && <Skeleton height={64} />}
      {data && <Forecast data={data} />}
    </Card>
  )
}
