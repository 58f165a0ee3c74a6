import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import { ownActivityQuery } from '../../data/own/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Timeline } from '../../parts/history/timeline.tsx'
import { ownTimelineItemOf } from '../../parts/history/timeline-item.tsx'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { profileTexts } from './texts.ts'

export function ActivityTab() {
  const t = useTexts(profileTexts)
  const { tenant } = useMe()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownActivityQuery)
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  const records = data?.pages.flatMap(page => page.items) ?? []
  return (
    <Card
      title={t('profile.activity.title')}
      description={t('profile.activity.text', { tenant: tenant.name })}
      maw={860}
    >
      {isPending ? (
        <Waiting />
      ) : (
        <Timeline items={records.map(ownTimelineItemOf)} empty={t('profile.activity.none')} />
      )}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('profile.more')}
          </Button>
        </Group>
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <Delayed>
      <Stack>
        {[1, 2, 3, 4, 5].map(line => (
          <Skeleton key={line} height={36} radius="md" />
        ))}
      </Stack>
    </Delayed>
  )
}
