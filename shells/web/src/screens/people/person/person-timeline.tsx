import { Button, Group, SegmentedControl, Skeleton, Stack } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memberTimelineQuery, type TimelineView } from '../../../data/audit.ts'
import type { MemberDetail } from '../../../data/organisation/members.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Timeline } from '../../../parts/history/timeline.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { personAddress } from '../address.ts'
import { peopleTexts } from '../texts.ts'
import { timelineItem } from './timeline-item.tsx'
import { useReadable } from './use-readable.ts'

export function PersonTimeline({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const { view = 'about' } = personAddress.useSearch()
  const navigate = personAddress.useNavigate()
  const change = (next: string) =>
    void navigate({
      search: { tab: 'timeline', ...(next === 'by' && { view: 'by' }) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Card>
      <SegmentedControl
        mb="lg"
        aria-label={t('person.timeline.kind')}
        value={view}
        onChange={change}
        data={[
          { value: 'about', label: t('person.timeline.about') },
          { value: 'by', label: t('person.timeline.by') },
        ]}
      />
      <Records key={view} id={member.id} view={view} />
    </Card>
  )
}

function Records({ id, view }: { id: string; view: TimelineView }) {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  const query = useInfiniteQuery(memberTimelineQuery(id, view, language))
  const { readableValue, fieldLabel } = useReadable()
  if (query.error && !query.data)
    return <ProblemState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Waiting />
  const records = query.data.pages.flatMap(page => page.items)
  if (records.length === 0)
    return (
      <EmptyState
        icon={IconHistory}
        tone="gray"
        title={t('person.timeline.empty')}
        text={t('person.timeline.empty.text')}
      />
    )
  return (
    <>
      <Timeline
        items={records.map(record => timelineItem(record, view, readableValue))}
        fieldLabel={fieldLabel}
      />
      {query.hasNextPage && (
        <Group mt="lg" justify="center">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('person.timeline.more')}
          </Button>
        </Group>
      )}
    </>
  )
}

function Waiting() {
  return (
    <Delayed>
      <Stack aria-hidden>
        <Skeleton height={14} width="60%" />
        <Skeleton height={14} width="45%" />
        <Skeleton height={14} width="70%" />
      </Stack>
    </Delayed>
  )
}
