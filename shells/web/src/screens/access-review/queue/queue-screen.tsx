import { Button, Skeleton } from '@mantine/core'
import { IconChecks, IconClipboardCheck, IconMoodSmile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queueQuery } from '../../../data/review/items.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { reviewQueueAddress } from '../address.ts'
import { reviewTexts } from '../texts.ts'
import { Desk } from './desk.tsx'

export function QueueScreen() {
  return (
    <RequirePermission permission="sso_access_review.read">
      <Queue />
    </RequirePermission>
  )
}

function Queue() {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const { campaign } = reviewQueueAddress.useSearch()
  const { data, error, refetch, dataUpdatedAt } = useQuery(queueQuery(campaign, language))
  const total = data?.total
  return (
    <>
      <PageHeader
        title={t('reviews.queue.title')}
        count={total ? t('reviews.items.count', { count: total }) : undefined}
        description={t('reviews.queue.subtitle')}
        actions={
          <Button
            variant="default"
            leftSection={<IconClipboardCheck size={18} />}
            renderRoot={props => <Link to="/sso/reviews" {...props} />}
          >
            {t('reviews.queue.campaigns')}
          </Button>
        }
      />
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <Skeleton height={360} />
        </Delayed>
      )}
      {data && data.items.length > 0 && (
        <Desk
          key={dataUpdatedAt}
          items={data.items}
          total={data.total ?? data.items.length}
          onEnd={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState
            icon={campaign ? IconChecks : IconMoodSmile}
            title={t('reviews.queue.empty')}
            text={t('reviews.queue.empty.text')}
          />
        </Card>
      )}
    </>
  )
}
