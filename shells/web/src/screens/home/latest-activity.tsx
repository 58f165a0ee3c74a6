import { Anchor, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { latestOwnQuery, latestRecordsQuery } from '../../data/dashboard.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Timeline } from '../../parts/history/timeline.tsx'
import { ownTimelineItemOf, timelineItemOf } from '../../parts/history/timeline-item.tsx'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { homeTexts } from './texts.ts'

/** The last records of the log, or the person's own where the log is closed to them. */
export function LatestActivity() {
  const t = useTexts(homeTexts)
  const mayRead = useCan('audit.read')
  const { data, error, isPending } = useQuery(mayRead ? latestRecordsQuery : latestOwnQuery)
  const all = mayRead ? (
    <Anchor component={Link} to="/audit" size="sm">
      {t('home.activity.all')}
    </Anchor>
  ) : (
    <Anchor size="sm" renderRoot={root => <Link to="/profile" search={{ tab: 'activity' }} {...root} />}>
      {t('home.activity.all')}
    </Anchor>
  )
  return (
    <Card title={mayRead ? t('home.activity') : t('home.activity.own')} actions={all}>
      <ProblemAlert error={error} />
      {isPending && <Waiting />}
      {data && (
        <Timeline
          items={data.items.map(mayRead ? timelineItemOf : ownTimelineItemOf)}
          empty={t('home.activity.none')}
        />
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <Delayed>
      <Stack gap="md">
        {[1, 2, 3, 4, 5].map(line => (
          <Skeleton key={line} height={36} radius="md" />
        ))}
      </Stack>
    </Delayed>
  )
}
